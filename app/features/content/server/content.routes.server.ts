import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { apiBase } from "#app/contract/endpoint.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { contentMessages, paperMaxBytes } from "#app/features/content/content.messages.ts";
import {
  type ContentFault,
  contentForm,
  contentQuery,
  contentReset,
  contentRestore,
  listContentsReply,
  listFigureTopicsReply,
  listSavesReply,
  maxContentBytes,
  paperForm,
  previewForm,
  previewReply,
  readContentReply,
  refusalWithFaults,
  saveContentReply,
  uploadPaperReply,
} from "#app/features/content/content.schema.ts";
import { readStored } from "#server/content.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { keepUpload } from "#server/media/kept-uploads.ts";
import type { Services } from "#server/services.ts";
import {
  listContents,
  openContent,
  previewContent,
  resetContent,
  restoreContent,
  saveContent,
} from "./content.service.server.ts";
import { listSaves } from "./content.store.server.ts";
import { contradictingFigures, figureContents } from "./content-figures.server.ts";
import { isContentName } from "./content-rules.server.ts";

const faultReplies = {
  stale: { status: 409, message: contentMessages.stale },
  "no save": { status: 404, message: contentMessages.noSave },
  unfit: { status: 409, message: contentMessages.unfit },
  original: { status: 404, message: contentMessages.original },
} as const;

const missing = { status: 404, message: contentMessages.missing };

const limit = { maxBytes: paperMaxBytes, tooLarge: contentMessages.paperSize };
const paper = {
  field: "paper" as const,
  wrongType: contentMessages.paperType,
  image: limit,
  document: limit,
};

const refuseFaults = (reply: FastifyReply, faults: ContentFault[]) =>
  refuseWith(reply, { status: 422, message: contentMessages.refused(faults.length) }, { faults });

export function contentRoutes(services: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint("listContents", {
        summary: "What staff may change",
        description: "Every content of the site, with when it was changed last, and by whom.",
        reply: listContentsReply,
      }),
      handler: async () => succeed({ contents: await listContents(services) }),
    });

    app.route({
      ...endpoint("readContent", {
        summary: "One content",
        description: "What is saved under a name, else the original; with the rules of its value.",
        query: contentQuery,
        reply: readContentReply,
      }),
      handler: async ({ query: { name } }, reply) =>
        isContentName(name)
          ? succeed({ content: await openContent(services, name) })
          : refuseWith(reply, missing),
    });

    app.route({
      ...endpoint("saveContent", {
        summary: "Save a content",
        description: "Takes the place of what the site shows under this name.",
        body: contentForm,
        reply: saveContentReply,
        refusal: refusalWithFaults,
      }),
      bodyLimit: maxContentBytes,
      handler: async (request, reply) => {
        const { name, version, value } = request.body;
        if (!isContentName(name)) return refuseWith(reply, missing);
        const saved = await saveContent(services, signedIn(request), { name, version, value });
        if ("faults" in saved) return refuseFaults(reply, saved.faults);
        if ("fault" in saved) return refuseWith(reply, faultReplies[saved.fault]);
        return succeed({ message: contentMessages.saved, ...saved });
      },
    });

    app.route({
      ...endpoint("resetContent", {
        summary: "Restore the original",
        description: "Shows what the site came with. What was saved stays in the history.",
        body: contentReset,
        reply: saveContentReply,
      }),
      handler: async (request, reply) => {
        const { name, version } = request.body;
        if (!isContentName(name)) return refuseWith(reply, missing);
        const saved = await resetContent(services, signedIn(request), { name, version });
        if ("fault" in saved) return refuseWith(reply, faultReplies[saved.fault]);
        return succeed({ message: contentMessages.reset, ...saved });
      },
    });

    app.route({
      ...endpoint("listContentSaves", {
        summary: "The saves of a content",
        description: "The last saves of one content, newest first: when, by whom, and how much.",
        query: contentQuery,
        reply: listSavesReply,
      }),
      handler: async ({ query: { name } }, reply) => {
        if (!isContentName(name)) return refuseWith(reply, missing);
        const saves = await listSaves(services.db, name);
        return succeed({
          saves: saves.map(({ name: _name, user_name, ...save }) => ({ ...save, saved_by: user_name })),
        });
      },
    });

    app.route({
      ...endpoint("restoreContent", {
        summary: "Bring an earlier save back",
        description: "Saves what was saved as an earlier version once more.",
        body: contentRestore,
        reply: saveContentReply,
      }),
      handler: async (request, reply) => {
        const { name, ...body } = request.body;
        if (!isContentName(name)) return refuseWith(reply, missing);
        const saved = await restoreContent(services, signedIn(request), { name, ...body });
        if ("fault" in saved) return refuseWith(reply, faultReplies[saved.fault]);
        return succeed({ message: contentMessages.restored, ...saved });
      },
    });

    app.route({
      ...receiveForm(
        services,
        endpoint("uploadPaper", {
          summary: "Upload a paper for a content",
          description:
            "A PDF, or a picture of a paper. It stays for a week, and as long as a content names it.",
          consumes: ["multipart/form-data"],
          body: paperForm,
          reply: uploadPaperReply,
        }),
        paper,
      ),
      handler: async (request, reply) => {
        const file = request.stagedFiles?.get(paper.field);
        if (!file) return reply.code(422).send(refuse(contentMessages.paperMissing));
        await keepUpload(services, signedIn(request), file);
        keepUploadedFiles(request);
        return reply.code(201).send(succeed({ path: `${apiBase}/${file.path}` }));
      },
    });

    app.route({
      ...endpoint("listFigureTopics", {
        summary: "Figures that contradict each other",
        description: "Figures about the same thing that differ, with where each shows, its year and source.",
        reply: listFigureTopicsReply,
      }),
      handler: async () =>
        succeed({ topics: contradictingFigures(await readStored(services, figureContents)) }),
    });

    app.route({
      ...endpoint("previewContent", {
        summary: "Look at a content before it is saved",
        description: "Stores a value for an hour. A page that is asked for with the key shows it.",
        body: previewForm,
        reply: previewReply,
        refusal: refusalWithFaults,
      }),
      bodyLimit: maxContentBytes,
      handler: async (request, reply) => {
        const { name, value } = request.body;
        if (!isContentName(name)) return refuseWith(reply, missing);
        const stored = await previewContent(services, signedIn(request), name, value);
        return "faults" in stored ? refuseFaults(reply, stored.faults) : succeed(stored);
      },
    });
  };
}
