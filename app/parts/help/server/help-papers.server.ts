import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Language, pathIn } from "#app/contract/language.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { textIn } from "#app/lib/words.server.ts";
import { helpCalls } from "#app/parts/help/help.calls.ts";
import { helpLimits, helpPapersPath } from "#app/parts/help/help.messages.ts";
import { paperFields, paperRule } from "#app/parts/help/help.papers.ts";
import { helpPapersToken } from "#app/parts/help/help.schema.ts";
import { helpWords } from "#app/parts/help/help.words.ts";
import { openLink } from "#server/access-links.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { clientKey } from "#server/http/client-address.ts";
import { refuseWith } from "#server/http/errors.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { keepUploadedFiles, prepareReceived, receiveForm } from "#server/http/receive-form.ts";
import type { FileRule } from "#server/media/file-rule.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { memoize } from "#server/memoize.ts";
import { findCurrentRequest, findHelpRequest, lockHelpRequest } from "./help.store.server.ts";

/* Photos of a family's papers: FAMILY-03. Checked, made anew and kept as slips of transfers are, and read by the role care alone. */

const english = textIn("en", helpWords);
const { maxBytes, texts } = paperRule({ type: english("wrongPaper"), size: english("largePaper") });
/** What is taken from each field for a photo. */
export const ruleOf = (field: (typeof paperFields)[number]) =>
  ({
    field,
    folder: "help-papers",
    wrongType: texts.type,
    image: { maxBytes, tooLarge: texts.size, pixels: { max: maxPixels, tooMany: texts.size } },
  }) satisfies FileRule;

/** Of a paper that can be read: what cheap phones take. A larger photo is made smaller by the page's script. */
const maxPixels = 13_000_000;

/**
 * Nobody fills the disk, and nobody keeps families from sending photos: an address sends so many a day, and once so many
 * lie unseen, those of one request.
 */
const limits = memoize((deps: Deps) => ({
  address: createRateLimit(deps, { name: "help-papers", max: 150, seconds: daySeconds }),
  whenMany: createRateLimit(deps, { name: "help-papers-many", max: helpLimits.papers, seconds: daySeconds }),
}));
const daySeconds = 24 * 60 * 60;
const manyUnseen = 2000;
/** More than that many addresses together do not bring by themselves: some 8 GB. */
const maxUnseen = 20_000;

/** How many photos a link still takes; 0: its request is over, has enough, or there is no such link. */
export async function roomForPapers(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<{ id: number; room: number }> {
  const asked = (await openLink(db, clock.now(), "help papers", token)) ?? 0;
  const known = asked > 0 ? await findHelpRequest(db, asked) : undefined;
  if (!known) return { id: 0, room: 0 };
  const { id, closed_at } = await findCurrentRequest(db, known);
  const room = closed_at === null ? helpLimits.papers - (await countPapers(db, id)) : 0;
  return { id, room: Math.max(room, 0) };
}

async function countPapers(db: Db, id: number): Promise<number> {
  const papers = await db.selectFrom("help_papers").select("id").where("request_id", "=", id).execute();
  return papers.length;
}

/** The photos of requests at which nobody has looked, as far as that matters. */
async function countUnseen(db: Db): Promise<number> {
  const unseen = db
    .selectFrom("help_papers")
    .innerJoin("help_requests", "help_requests.id", "help_papers.request_id")
    .select("help_papers.id")
    .where("help_requests.state", "=", "new")
    .limit(maxUnseen);
  const { count } = await db
    .selectFrom(unseen.as("unseen"))
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How long an address waits before it may send so many photos, in seconds; undefined: it may now. */
async function waitOf(deps: Deps, address: string, photos: number): Promise<number | undefined> {
  const { address: all, whenMany } = limits(deps);
  let wait: number | undefined;
  let few: number | undefined;
  for (let photo = 0; photo < photos; photo += 1) {
    wait ??= await all.take(address);
    few ??= await whenMany.take(address);
  }
  const unseen = await countUnseen(deps.db);
  if (unseen >= maxUnseen) return daySeconds;
  return wait ?? (unseen >= manyUnseen ? few : undefined);
}

/** The last step of a transaction: a row never names a file that is not there. @returns whether there was room */
export async function attachPapers(
  trx: Db,
  now: Date,
  id: number,
  files: readonly StagedFile[],
): Promise<boolean> {
  const request = await lockHelpRequest(trx, id);
  if (!request || request.closed_at !== null) return false;
  if ((await countPapers(trx, id)) + files.length > helpLimits.papers) return false;
  for (const { path } of files)
    await trx.insertInto("help_papers").values({ request_id: id, path, at: now.toISOString() }).execute();
  for (const file of files) await file.place();
  return true;
}

export function helpPaperRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, helpCalls.addHelpPapers, {
    description:
      "Adds up to three photos, with the token of the link in the answer to a request. A browser without JavaScript is led back to the page.",
    query: helpPapersToken,
    body: z.object({}),
    consumes: ["multipart/form-data"],
    form: receiveForm(deps, ...paperFields.map(ruleOf)),
    onSend: answerPage,
    status: [200, 303],
    refuses: [404],
    handler: async (request, reply) => {
      const { token, language = "en" } = request.query;
      const t = textIn(language, helpWords);
      const sent = paperFields.filter((field) => request.receivedFiles?.has(field));
      const { id, room } = await roomForPapers(deps, token);
      if (room < Math.max(sent.length, 1)) return reply.code(404).send(refuse(t("papersEnded")));
      if (sent.length === 0) return reply.code(422).send(refuse(t("noPaper")));
      const wait = await waitOf(deps, clientKey(request.ip), sent.length);
      if (wait !== undefined) {
        const refusal = refuse(t("papersLater"));
        return reply.code(503).header("retry-after", String(wait)).send(refusal);
      }
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
