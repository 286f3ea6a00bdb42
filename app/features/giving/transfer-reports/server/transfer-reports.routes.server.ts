import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { type Language, pathIn } from "#app/contract/language.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { transferReportsCalls } from "#app/features/giving/transfer-reports/transfer-reports.calls.ts";
import type { TransferReportForm } from "#app/features/giving/transfer-reports/transfer-reports.form.ts";
import { proofLinkPath } from "#app/features/giving/transfer-reports/transfer-reports.limits.ts";
import {
  proofLinkToken,
  reportQuery,
  sendTransferReportReply,
  transferList,
  transferProofQuery,
  transferQuery,
  transferRejection,
  transferVerification,
} from "#app/features/giving/transfer-reports/transfer-reports.schema.ts";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { transferReportsAdminCalls } from "#app/features/giving/transfer-reports/transfer-reports-admin.calls.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { faultsOf } from "#app/lib/form-faults.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute, pageOf } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { keepUploadedFiles, prepareReceived, receiveForm } from "#server/http/receive-form.ts";
import { readStoredPath } from "#server/media/media.ts";
import { rejectReport, verifyReport } from "./decide-transfer-report.server.ts";
import {
  proofFile,
  receiveTransferReport,
  type SentProof,
  transferForm,
} from "./receive-transfer-report.server.ts";
import { attachProof, findByProofLink, hasRoomForProof } from "./transfer-proof-link.server.ts";
import { findReport, listReports } from "./transfer-reports.store.server.ts";

/** The slip of a request that has brought one. */
const sentProof = (request: FastifyRequest, language: Language): SentProof => ({
  async prepare() {
    const leftOut = request.leftOutFiles?.get(proofFile.field);
    if (leftOut) return { refused: leftOut };
    const refused = await prepareReceived(request, proofFile.field);
    if (refused) return { refused };
    const staged = request.stagedFiles?.get(proofFile.field);
    return staged
      ? { staged }
      : { refused: { status: 422, message: textIn(language, transferWords)("noProof") } };
  },
  kept: () => keepUploadedFiles(request),
});

/** Adds the slip to a report that was kept without it: TRANSFER-04. The page's form comes here with and without script. */
function addProofRoute(app: FastifyInstance, deps: Deps): void {
  addRoute(app, transferReportsCalls.addTransferProof, {
    description:
      "Adds one photo or PDF to a report that was kept without it, with the token of the link in its reply. A browser without JavaScript is led back to the page.",
    query: proofLinkToken,
    body: z.object({}),
    consumes: ["multipart/form-data"],
    form: receiveForm(deps, proofFile),
    onSend: answerPage,
    status: [200, 303],
    refuses: [404],
    handler: async (request, reply) => {
      const { token, language = "en" } = request.query;
      const t = textIn(language, transferWords);
      const ended = refuse(t("proofLinkEnded"));
      const report = await findByProofLink(deps, token);
      if (!report) return reply.code(404).send(ended);
      if (!request.receivedFiles?.has(proofFile.field)) return reply.code(422).send(refuse(t("noProof")));
      if (!(await hasRoomForProof(deps.db))) return reply.code(503).send(refuse(t("proofsFull")));
      const slip = sentProof(request, language);
      const made = await slip.prepare();
      if ("refused" in made) return refuseWith(reply, made.refused);
      const added = await deps.db.transaction().execute((trx) => attachProof(trx, report.id, made.staged));
      if (!added) return reply.code(404).send(ended);
      slip.kept();
      return succeed({ message: t("proofAdded") });
    },
  });
}

/** A form that a browser sent without script is answered by its page. The status says what came of it. */
async function answerPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (!request.headers.accept?.includes("text/html")) return payload;
  const { data } = proofLinkToken.safeParse(request.query);
  const query = new URLSearchParams({ token: data?.token ?? "", answer: String(reply.statusCode) });
  reply
    .code(303)
    .header("location", pathIn(data?.language ?? "en", `${proofLinkPath}?${query}`))
    .removeHeader("content-type");
  return "";
}

/** Transfer reports: DONATE-08, TRANSFER-*. */
export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, media } = deps;

  addRoute(app, transferReportsCalls.sendTransferReport, {
    description:
      "Stores what a donor says of a transfer, with a photo of the slip. With the key of a gift it is about that gift; without one it starts a gift. The gift then waits until staff have found the money.",
    query: reportQuery,
    body: transferForm(deps).rules.schema,
    reply: sendTransferReportReply,
    consumes: ["multipart/form-data", "application/json"],
    form: receiveForm(deps, { ...proofFile, isOptional: true }),
    // A form in Urdu is refused in Urdu, too.
    attachValidation: true,
    handler: async (request, reply) => {
      // What is wrong is attached: an unknown language is English, and its fault is told.
      const language = request.query.language === "ur" ? "ur" : "en";
      const form = transferForm(deps, language);
      const invalid = request.validationError;
      if (invalid) {
        const [fault] = language === "en" ? [] : faultsOf(form.rules, request.body);
        if (!fault || invalid.validationContext !== "body") throw invalid;
        return reply.code(422).send(refuse(fault.text));
      }
      const { receivedFiles, leftOutFiles } = request;
      const cameWithSlip = receivedFiles?.has(proofFile.field) || leftOutFiles?.has(proofFile.field);
      const slip = cameWithSlip ? sentProof(request, language) : undefined;
      const receive = (report: TransferReportForm) => receiveTransferReport(deps, report, { language, slip });
      return handlePublicForm(request, reply, { ...form, receive });
    },
  });

  addProofRoute(app, deps);

  addRoute(app, transferReportsAdminCalls.listTransferReports, {
    description: "Those that wait first, the newest first among them.",
    query: transferQuery,
    reply: transferList,
    handler: async (request, reply) => succeed(pageOf(reply, await listReports(db, request.query))),
  });

  addRoute(app, transferReportsAdminCalls.readTransferProof, {
    description: "The picture or PDF that a donor sent. Never public.",
    query: transferProofQuery,
    reply: "file",
    handler: async (request, reply) => {
      const report = await findReport(db, request.query.id);
      const stored = report?.slip ? readStoredPath(report.slip) : undefined;
      const file = stored && (await media.open(stored.folder, stored.name));
      if (!stored || !file) return reply.code(404).send(refuse(desk.proofGone));
      const isDocument = stored.name.endsWith(".pdf");
      return (
        reply
          .type(isDocument ? "application/pdf" : "image/jpeg")
          // A document from a stranger is saved, never opened in the place of a page of ours.
          .header(
            "content-disposition",
            `${isDocument ? "attachment" : "inline"}; filename="slip-${request.query.id}.${isDocument ? "pdf" : "jpg"}"`,
          )
          .header("content-length", file.size)
          .header("cache-control", "no-store")
          .send(file.stream())
      );
    },
  });

  addAct(app, deps, transferReportsAdminCalls.verifyTransfer, {
    description: "Says that the money has come: the gift is paid and has its receipt.",
    body: transferVerification,
    waits: true,
    act: (_, who, { id }) => verifyReport(deps, who, id),
    message: desk.verified,
  });

  addAct(app, deps, transferReportsAdminCalls.rejectTransfer, {
    description:
      "Says that the money was not found, with a reason that is mailed to the donor. The slip is deleted.",
    body: transferRejection,
    config: { changesNothing: true },
    act: rejectReport,
    message: desk.rejected,
  });
}
