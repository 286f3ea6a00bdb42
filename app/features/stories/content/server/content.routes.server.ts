import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiBase } from "#app/contract/call.ts";
import { refuse, serverMessages, succeed } from "#app/contract/replies.ts";
import { contentCalls } from "#app/features/stories/content/content.calls.ts";
import {
  contentMessages,
  filmMaxBytes,
  paperMaxBytes,
  refusedText,
  textsOf,
} from "#app/features/stories/content/content.messages.ts";
import * as schema from "#app/features/stories/content/content.schema.ts";
import { captionsFile } from "#app/lib/video-captions.ts";
import { readStored } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { keepUpload } from "#server/media/kept-uploads.ts";
import { previewContent, resetContent, saveContent } from "./content.service.server.ts";
import { contradictingFigures, figureContents } from "./content-figures.server.ts";
import { listContents, openContent } from "./content-read.server.ts";
import { isContentName } from "./content-rules.server.ts";

const missing = { status: 404, message: contentMessages.missing };
const limit = { maxBytes: paperMaxBytes, tooLarge: contentMessages.paperSize };
const paper = {
  field: "paper" as const,
  wrongType: contentMessages.paperType,
  image: limit,
  document: limit,
};
const film = {
  field: "film" as const,
  wrongType: contentMessages.filmType,
  video: { maxBytes: filmMaxBytes, tooLarge: contentMessages.filmSize },
};

const refuseFaults = (reply: FastifyReply, name: string, faults: schema.ContentFault[]) =>
  refuseWith(reply, { status: 422, message: refusedText(name, faults) }, { faults });

/** Account numbers and the questions of Zakat may wait for a second person; what else was changed is saved. */
const sendSaved = (
  reply: FastifyReply,
  { version, waits }: { version: number; waits?: string | undefined },
  message: string,
) => reply.code(waits ? 202 : 200).send(succeed({ message: waits ?? message, version }));

export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  async function keepFile(request: FastifyRequest, reply: FastifyReply) {
    const [file, ...more] = request.stagedFiles?.values() ?? [];
    if (!file) return reply.code(422).send(refuse(contentMessages.fileMissing));
    if (more.length > 0) return reply.code(422).send(refuse(serverMessages.tooManyFiles));
    await keepUpload(deps, signedIn(request), file);
    keepUploadedFiles(request);
    const message = contentMessages.fileUploaded;
    return reply.code(201).send(succeed({ message, path: `${apiBase}/${file.path}` }));
  }

  addRoute(app, contentCalls.listContents, {
    description: "Every content of the site, with when it was changed last, and by whom.",
    reply: schema.listContentsReply,
    handler: async () => succeed({ contents: await listContents(deps) }),
  });

  addRoute(app, contentCalls.readContent, {
    description: "What is saved under a name, else the original; with the rules of its value.",
    query: schema.contentQuery,
    reply: schema.readContentReply,
    refuses: [404],
    handler: async ({ query: { name } }, reply) =>
      isContentName(name) ? succeed({ content: await openContent(deps, name) }) : refuseWith(reply, missing),
  });

  addRoute(app, contentCalls.saveContent, {
    description: "Takes the place of what the site shows under this name.",
    body: schema.contentForm,
    reply: schema.saveContentReply,
    status: [200, 202],
    refuses: [404],
    refusal: schema.refusalWithFaults,
    bodyLimit: schema.maxContentBytes,
    handler: async (request, reply) => {
      const { name, version, value } = request.body;
      if (!isContentName(name)) return refuseWith(reply, missing);
      const saved = await saveContent(deps, signedIn(request), { name, version, value });
      if ("faults" in saved) return refuseFaults(reply, name, saved.faults);
      if ("fault" in saved) return refuseWith(reply, saved.fault);
      return sendSaved(reply, saved, textsOf(name).saved);
    },
  });

  addRoute(app, contentCalls.resetContent, {
    description: "Shows what the site came with. What was saved stays in the history.",
    body: schema.contentReset,
    reply: schema.saveContentReply,
    status: [200, 202],
    refuses: [404],
    handler: async (request, reply) => {
      const { name, version } = request.body;
      if (!isContentName(name)) return refuseWith(reply, missing);
      const saved = await resetContent(deps, signedIn(request), { name, version });
      if ("fault" in saved) return refuseWith(reply, saved.fault);
      return sendSaved(reply, saved, contentMessages.reset);
    },
  });

  addRoute(app, contentCalls.uploadPaper, {
    description: "A PDF, or a picture of a paper. It stays for a week, and as long as a content names it.",
    consumes: ["multipart/form-data"],
    body: schema.uploadForm,
    reply: schema.uploadReply,
    status: 201,
    form: receiveForm(deps, paper),
    config: { changesNothing: true },
    handler: (request, reply) => keepFile(request, reply),
  });

  addRoute(app, contentCalls.uploadContentFilm, {
    description: "One file a call. It stays for a week, and as long as a content names it.",
    consumes: ["multipart/form-data"],
    body: schema.uploadForm,
    reply: schema.uploadReply,
    status: 201,
    form: receiveForm(deps, film, captionsFile),
    config: { changesNothing: true },
    handler: (request, reply) => keepFile(request, reply),
  });

  addRoute(app, contentCalls.listFigureTopics, {
    description: "Figures about the same thing that differ, with where each shows, its year and source.",
    reply: schema.listFigureTopicsReply,
    handler: async () => succeed({ topics: contradictingFigures(await readStored(deps, figureContents)) }),
  });

  addRoute(app, contentCalls.previewContent, {
    description: "Stores a value for an hour. A page that is asked for with the key shows it.",
    body: schema.previewForm,
    reply: schema.previewReply,
    refuses: [404],
    refusal: schema.refusalWithFaults,
    bodyLimit: schema.maxContentBytes,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const { name, value } = request.body;
      if (!isContentName(name)) return refuseWith(reply, missing);
      const stored = await previewContent(deps, signedIn(request), name, value);
      return "faults" in stored ? refuseFaults(reply, name, stored.faults) : succeed(stored);
    },
  });
}
