import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { paperFields } from "#app/parts/help/help.papers.ts";
import { helpId } from "#app/parts/help/help.schema.ts";
import { helpAdminCalls } from "#app/parts/help/help-admin.calls.ts";
import { helpAdminMessages as messages } from "#app/parts/help/help-admin.messages.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { addAct, recorded } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { keepUploadedFiles, prepareReceived, receiveForm } from "#server/http/receive-form.ts";
import { type Session, signedIn } from "#server/http/session-check.ts";
import { eraseNotedMedia, noteErasures } from "#server/media/erase.ts";
import { readStoredPath } from "#server/media/media.ts";
import type { StagedFile } from "#server/media/staging.ts";
import { type Fault, faultIfRefused, Refusal } from "#server/refusal.ts";
import { addHelpEvent, findHelpRequest } from "./help.store.server.ts";
import { byOf, noun, openHelpRequest, overFault } from "./help-desk.service.server.ts";
import { attachPapers, ruleOf } from "./help-papers.server.ts";

/* Photos of papers at the desk: FAMILY-03a, FAMILY-03b. */

/** Under the rules of those that the family sends, with an event. */
async function addCasePapers(
  trx: Db,
  now: Date,
  who: Session,
  { id, files }: { id: number; files: readonly StagedFile[] },
): Promise<Fault | undefined> {
  const { row, fault } = await openHelpRequest(trx, { id });
  if (fault) return fault;
  if (row.closed_at !== null) return overFault(row);
  const note = messages.papersAdded(files.length);
  await addHelpEvent(trx, now, { request_id: id, state: row.state, by: byOf(who), note });
  const after = { name: row.reference, papers: files.length };
  await recordChange(trx, now, who, { action: "add papers", noun, id, after });
  if (await attachPapers(trx, now, id, files)) return undefined;
  throw new Refusal({ status: 409, message: messages.enoughPapers });
}

/** Takes a photo out of its case: one of a person, or another family's paper. FAMILY-03b. */
const takePaper = recorded(async (trx, now, { id: paperId }: z.output<typeof helpId>, who) => {
  const paper = await trx
    .deleteFrom("help_papers")
    .where("id", "=", paperId)
    .returning(["request_id", "path"])
    .executeTakeFirst();
  const row = paper && (await findHelpRequest(trx, paper.request_id));
  if (!row) return { status: 404, message: messages.paperGone };
  const { id, state, reference } = row;
  await noteErasures(trx, [paper.path], now);
  await addHelpEvent(trx, now, { request_id: id, state, by: byOf(who), note: messages.paperRemoved });
  return { action: "remove papers", noun, id, after: { name: reference } };
});

/** The same, and its file with it. */
async function removeCasePaper(deps: Deps, who: Session, paper: z.output<typeof helpId>) {
  const fault = await takePaper(deps, who, paper);
  if (!fault) await eraseNotedMedia(deps);
  return fault;
}

export function casePaperRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, media } = deps;

  addRoute(app, helpAdminCalls.addCasePapers, {
    description: "Adds photos of papers from the desk, under the rules of those that the family sends.",
    body: helpId,
    consumes: ["multipart/form-data"],
    form: receiveForm(deps, ...paperFields.map(ruleOf)),
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const sent = paperFields.filter((field) => request.receivedFiles?.has(field));
      if (sent.length === 0) return reply.code(422).send(refuse(messages.noPaper));
      for (const field of sent) {
        const refused = await prepareReceived(request, field);
        if (refused) return refuseWith(reply, refused);
      }
      const papers = { id: request.body.id, files: [...(request.stagedFiles?.values() ?? [])] };
      const fault = await faultIfRefused(
        db.transaction().execute((trx) => addCasePapers(trx, clock.now(), signedIn(request), papers)),
      );
      if (fault) return refuseWith(reply, fault);
      keepUploadedFiles(request);
      return succeed({ message: messages.papersAdded(sent.length) });
    },
  });

  addAct(app, deps, helpAdminCalls.removeCasePaper, {
    description: "Removes a photo of papers by its own id. Its file is deleted, too.",
    body: helpId,
    config: { changesNothing: true },
    act: removeCasePaper,
    message: messages.paperRemoved,
    refuses: [404],
  });

  addRoute(app, helpAdminCalls.readHelpPaper, {
    description: "A photo that a family or staff have added. Never public.",
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
