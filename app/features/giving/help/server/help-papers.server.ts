import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Language, pathIn } from "#app/contract/language.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { helpCalls } from "#app/features/giving/help/help.calls.ts";
import { helpLimits, helpPapersPath } from "#app/features/giving/help/help.messages.ts";
import { paperFields, paperRule } from "#app/features/giving/help/help.papers.ts";
import { helpId, helpPapersToken } from "#app/features/giving/help/help.schema.ts";
import { helpWords } from "#app/features/giving/help/help.words.ts";
import { helpAdminCalls } from "#app/features/giving/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/features/giving/help/help-admin.messages.ts";
import { textIn } from "#app/lib/words.server.ts";
import { openLink } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, prepareReceived, receiveForm } from "#server/http/receive-form.ts";
import type { FileRule } from "#server/media/file-rule.ts";
import { readStoredPath } from "#server/media/media.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { findHelpRequest, lockHelpRequest } from "./help.store.server.ts";

/* Photos of a family's papers: FAMILY-03. Checked, made anew and kept as slips of transfers are, and read by the role care alone. */

const english = textIn("en", helpWords);
const { maxBytes, texts } = paperRule({ type: english("wrongPaper"), size: english("largePaper") });
const ruleOf = (field: (typeof paperFields)[number]) =>
  ({
    field,
    folder: "help-papers",
    wrongType: texts.type,
    image: { maxBytes, tooLarge: texts.size },
  }) satisfies FileRule;

/** So many photos of requests at which nobody has looked are kept: nobody fills the disk. */
const maxUnseen = 2000;

/** How many photos a link still takes; 0: its request is over, has enough, or there is no such link. */
export async function roomForPapers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<{ id: number; room: number }> {
  const id = (await openLink(db, clock.now(), "help papers", token)) ?? 0;
  const request = id > 0 ? await findHelpRequest(db, id) : undefined;
  const room = request && request.closed_at === null ? helpLimits.papers - (await countPapers(db, id)) : 0;
  return { id, room: Math.max(room, 0) };
}

async function countPapers(db: Db, id: number): Promise<number> {
  const papers = await db.selectFrom("help_papers").select("id").where("request_id", "=", id).execute();
  return papers.length;
}

async function isFull(db: Db): Promise<boolean> {
  const unseen = await db
    .selectFrom("help_papers")
    .innerJoin("help_requests", "help_requests.id", "help_papers.request_id")
    .select("help_papers.id")
    .where("help_requests.state", "=", "new")
    .limit(maxUnseen)
    .execute();
  return unseen.length >= maxUnseen;
}

/** The last step of a transaction: a row never names a file that is not there. @returns whether there was room */
async function attachPapers(trx: Db, now: Date, id: number, files: readonly StagedFile[]): Promise<boolean> {
  const request = await lockHelpRequest(trx, id);
  if (!request || request.closed_at !== null) return false;
  if ((await countPapers(trx, id)) + files.length > helpLimits.papers) return false;
  for (const { path } of files)
    await trx.insertInto("help_papers").values({ request_id: id, path, at: now.toISOString() }).execute();
  for (const file of files) await file.place();
  return true;
}

export function helpPaperRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, media } = deps;

  addRoute(app, helpCalls.addHelpPapers, {
    description:
      "Adds up to three photos, with the token of the link in the answer to a request. A browser without JavaScript is led back to the page.",
    query: helpPapersToken,
    body: z.object({}),
    consumes: ["multipart/form-data"],
    form: receiveForm(deps, ...paperFields.map(ruleOf)),
    onSend: answerPage,
    handler: async (request, reply) => {
      const { token, language = "en" } = request.query;
      const t = textIn(language, helpWords);
      const sent = paperFields.filter((field) => request.receivedFiles?.has(field));
      const { id, room } = await roomForPapers(deps, token);
      if (room < Math.max(sent.length, 1)) return reply.code(404).send(refuse(t("papersEnded")));
      if (sent.length === 0) return reply.code(422).send(refuse(t("noPaper")));
      if (await isFull(db)) return reply.code(503).send(refuse(t("papersFailed")));
      for (const field of sent) {
        const refused = await prepareReceived(request, field);
        if (refused) return refuseWith(reply, refused);
      }
      const files = [...(request.stagedFiles?.values() ?? [])];
      const added = await db.transaction().execute((trx) => attachPapers(trx, clock.now(), id, files));
      if (!added) return reply.code(404).send(refuse(t("papersEnded")));
      keepUploadedFiles(request);
      return succeed({ message: t("papersAdded") });
    },
  });

  addRoute(app, helpAdminCalls.readHelpPaper, {
    description: "A photo that a family has sent. Never public.",
    query: helpId,
    reply: "file",
    handler: async (request, reply) => {
      const paper = await db
        .selectFrom("help_papers")
        .select("path")
        .where("id", "=", request.query.id)
        .executeTakeFirst();
      const stored = paper && readStoredPath(paper.path);
      const file = stored && (await media.open(stored.folder, stored.name));
      if (!file) return reply.code(404).send(refuse(messages.paperGone));
      return reply
        .type("image/jpeg")
        .header("content-disposition", `inline; filename="paper-${request.query.id}.jpg"`)
        .header("content-length", file.size)
        .header("cache-control", "no-store")
        .send(file.stream());
    },
  });
}

/** A form that a browser sent without script is answered by its page. The status says what came of it. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!request.headers.accept?.includes("text/html")) return payload;
  const { data } = helpPapersToken.safeParse(request.query);
  const query = new URLSearchParams({ token: data?.token ?? "", answer: String(reply.statusCode) });
  const language: Language = data?.language ?? "en";
  reply
    .code(303)
    .header("location", pathIn(language, `${helpPapersPath}?${query}`))
    .removeHeader("content-type");
  return "";
}
