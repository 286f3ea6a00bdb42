import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, responses } from "#app/contract/reply-schemas.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { recordChange } from "#server/audit.ts";
import { endpoint } from "#server/http/endpoint.ts";
import { handlePublicForm } from "#server/http/public-form.ts";
import { keepUploadedFiles, receiveForm } from "#server/http/receive-form.ts";
import { signedIn } from "#server/http/session-check.ts";
import { readStoredPath } from "#server/media/media.ts";
import type { Services } from "#server/services.ts";
import { bookLine, rejectReport, verifyReport } from "./decide-transfer.server.ts";
import { proposeMatches } from "./match.ts";
import {
  receiveTransferReport,
  slipFile,
  transferContact,
  transferGuard,
} from "./receive-transfer.server.ts";
import { readStatement, statementLimits } from "./statement.ts";
import { addStatementLines, listUnusedLines, readMonth } from "./statement-lines.server.ts";
import { dayFault, transferMessages } from "./transfers.messages.ts";
import {
  lineBooking,
  matchVerification,
  matchVerificationReply,
  monthQuery,
  monthReply,
  statementForm,
  statementLines,
  statementReply,
  transferList,
  transferQuery,
  transferRejection,
  transferReportForm,
  transferSlipQuery,
  transferVerification,
} from "./transfers.schema.ts";
import { findReport, listReports, listWaitingReports } from "./transfers.store.server.ts";
import { transferDeskMessages as desk } from "./transfers-desk.messages.ts";

/** Reports of transfers, and the statements that confirm them: DONATE-08, TRANSFER-*. */
export function transferRoutes(services: Services): FastifyPluginAsyncZod {
  const { db, clock, media } = services;
  const guard = transferGuard(services);

  return async (app) => {
    app.route({
      ...receiveForm(services, endpoint("sendTransferReport"), slipFile),
      schema: {
        summary: "Report a transfer",
        description:
          "Stores what a donor says of a transfer, with a photo of the slip. With the key of a gift it is about that gift; without one it starts a gift. The gift then waits until staff have found the money.",
        body: transferReportForm,
        consumes: ["multipart/form-data", "application/json"],
        response: responses(done({})),
      },
      handler: async (request, reply) => {
        const { body } = request;
        const fault = dayFault(body.transferredOn, karachiDay(clock.now()));
        if (fault) return reply.code(422).send(refuse(fault));
        const file = request.stagedFiles?.get(slipFile.field);
        const slip = file && { file, kept: () => keepUploadedFiles(request) };
        const contact = transferContact(body);
        const form = { guard, trap: body, contact, thanks: transferMessages.received };
        return handlePublicForm(request, reply, form, () => receiveTransferReport(services, body, slip));
      },
    });

    app.route({
      ...endpoint("listTransferReports"),
      schema: {
        summary: "List and search reports of transfers",
        description: "Those that wait first, the newest first among them.",
        querystring: transferQuery,
        response: responses(transferList),
      },
      handler: async (request, reply) => {
        const { next, ...list } = await listReports(db, request.query);
        if (next) reply.header("x-next-cursor", next);
        return reply.send(succeed(list));
      },
    });

    app.route({
      ...endpoint("readTransferSlip"),
      schema: {
        summary: "The slip of a report",
        description: "The picture or PDF that a donor sent. Never public.",
        querystring: transferSlipQuery,
      },
      handler: async (request, reply) => {
        const report = await findReport(db, request.query.id);
        const stored = report?.slip ? readStoredPath(report.slip) : undefined;
        const file = stored && (await media.open(stored.folder, stored.name));
        if (!stored || !file) return reply.code(404).send(refuse(desk.slipGone));
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

    app.route({
      ...endpoint("verifyTransfer"),
      schema: {
        summary: "Verify a transfer",
        description: "Says that the money has come: the gift is paid and has its receipt.",
        body: transferVerification,
        response: responses(done({})),
      },
      handler: async (request, reply) => {
        const fault = await verifyReport(services, signedIn(request), request.body.id);
        if (fault) return reply.code(fault.status).send(refuse(fault.message));
        return succeed({ message: desk.verified });
      },
    });

    app.route({
      ...endpoint("rejectTransfer"),
      schema: {
        summary: "Reject a report of a transfer",
        description:
          "Says that the money was not found, with a reason that is mailed to the donor. The slip is deleted.",
        body: transferRejection,
        response: responses(done({})),
      },
      handler: async (request, reply) => {
        const fault = await rejectReport(services, signedIn(request), request.body);
        if (fault) return reply.code(fault.status).send(refuse(fault.message));
        return succeed({ message: desk.rejected });
      },
    });

    app.route({
      ...endpoint("importStatement"),
      bodyLimit: statementLimits.maxText * 4 + 1024,
      schema: {
        summary: "Import a bank's statement",
        description:
          "Reads a statement in CSV and stores its lines with incoming money. Lines that are known already are not stored again.",
        body: statementForm,
        response: responses(statementReply),
      },
      handler: async (request) => {
        const who = signedIn(request);
        const now = clock.now();
        const { entries, faults, moreFaults, skipped } = readStatement(request.body.statement);
        const added = await db.transaction().execute(async (trx) => {
          const count = await addStatementLines(trx, now, entries, who.name);
          if (entries.length > 0) {
            const after = { name: `${entries.length} lines`, new_lines: count };
            await recordChange(trx, now, who, { action: "import", noun: "bank statement", id: "all", after });
          }
          return count;
        });
        const known = entries.length - added;
        const message = entries.length > 0 ? desk.imported(added, known) : undefined;
        return succeed({ message, added, known, skipped, faults, more_faults: moreFaults });
      },
    });

    app.route({
      ...endpoint("listStatementLines"),
      schema: {
        summary: "What the statements propose",
        description:
          "The lines that confirm no gift yet: with the report that each fits, and those without a report. Nothing is verified by it.",
        response: responses(statementLines),
      },
      handler: async () => {
        const [{ lines, total }, waiting] = await Promise.all([listUnusedLines(db), listWaitingReports(db)]);
        return succeed({ ...proposalsOf(lines, waiting), total });
      },
    });

    app.route({
      ...endpoint("verifyMatches"),
      schema: {
        summary: "Verify transfers by lines of a statement",
        description: "Each line confirms one report, and never another one. Each pair is done by itself.",
        body: matchVerification,
        response: responses(matchVerificationReply),
      },
      handler: async (request) => {
        const who = signedIn(request);
        const failures = [];
        for (const { line, report } of request.body.matches) {
          const fault = await verifyReport(services, who, report, line);
          if (fault) failures.push({ line, report, message: fault.message });
        }
        const verified = request.body.matches.length - failures.length;
        return succeed({ message: desk.verifiedMany(verified), verified, failures });
      },
    });

    app.route({
      ...endpoint("bookStatementLine"),
      schema: {
        summary: "Book money without a report",
        description: "Makes a line of a statement a paid gift of an unknown donor.",
        body: lineBooking,
        response: responses(done({})),
      },
      handler: async (request, reply) => {
        const fault = await bookLine(services, signedIn(request), request.body);
        if (fault) return reply.code(fault.status).send(refuse(fault.message));
        return succeed({ message: desk.booked });
      },
    });

    app.route({
      ...endpoint("readTransferMonth"),
      schema: {
        summary: "The end of a month",
        description: "What staff have verified in a month, and what the statements say of it.",
        querystring: monthQuery,
        response: responses(monthReply),
      },
      handler: async (request) => succeed(await readMonth(db, request.query.month)),
    });
  };
}

type Lines = Awaited<ReturnType<typeof listUnusedLines>>["lines"];
type Reports = Awaited<ReturnType<typeof listWaitingReports>>;

/** So many lines without a report are shown at once; the count tells of more. */
const maxShownLines = 300;

function proposalsOf(lines: Lines, waiting: Reports) {
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const reportOf = new Map(waiting.map((report) => [report.id, report]));
  const found = proposeMatches(
    lines.map((line) => ({
      id: line.id,
      day: line.day,
      amountPaisa: line.amount_paisa,
      description: line.description,
      reference: line.bank_reference,
    })),
    waiting.map((report) => ({
      id: report.id,
      reference: report.reference,
      amountPaisa: report.amount_paisa,
      day: report.transferred_on ?? karachiDay(new Date(report.reported_at)),
      transactionId: report.transaction_id,
      names: [report.account_name, report.donor_name].filter(Boolean),
    })),
  );
  const candidateOf = ({ report, strength, reasons }: (typeof found)[number]["others"][number]) => {
    const row = reportOf.get(report);
    return row ? [{ report: row, strength, reasons: [...reasons] }] : [];
  };
  const proposals = found.flatMap((one) => {
    const line = lineOf.get(one.line);
    const others = one.others.flatMap(candidateOf);
    return line ? candidateOf(one).map((own) => ({ ...own, line, ambiguous: one.ambiguous, others })) : [];
  });
  const proposed = new Set(found.map(({ line }) => line));
  const rows = lines.filter(({ id }) => !proposed.has(id)).slice(0, maxShownLines);
  return { proposals, rows };
}
