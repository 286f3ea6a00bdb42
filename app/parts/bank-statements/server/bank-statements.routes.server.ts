import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { refuse, succeed } from "#app/contract/replies.ts";
import { refusal } from "#app/contract/reply-schemas.ts";
import { accountLabel, ownAccounts } from "#app/features/giving/ledger/statement-accounts.ts";
import { transferDeskMessages as desk } from "#app/features/giving/transfer-reports/transfer-reports-desk.messages.ts";
import { bankStatementsCalls } from "#app/parts/bank-statements/bank-statements.calls.ts";
import { statementLimits, statementMessages } from "#app/parts/bank-statements/bank-statements.messages.ts";
import * as schema from "#app/parts/bank-statements/bank-statements.schema.ts";
import * as lineSchema from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { addAct } from "#server/http/add-act.ts";
import { addRoute } from "#server/http/call-routes.ts";
import { refuseWith } from "#server/http/errors.ts";
import { signedIn } from "#server/http/session-check.ts";
import { unlessRefused } from "#server/refusal.ts";
import { listExcludedLines } from "./bank-statement-lines.server.ts";
import { bookLine, linkLine } from "./book-line.server.ts";
import { confirmManyByLine } from "./confirm-by-line.server.ts";
import { excludeLine, splitOpenLine, takeLineBack } from "./decide-line.server.ts";
import { addStatementLines } from "./import-bank-statement.server.ts";
import { keepLayout, previewStatement, readAsked, readLayouts } from "./preview-statement.server.ts";
import { readLinesPage } from "./propose-lines.server.ts";
import { storeBalances } from "./statement-balances.server.ts";

const namingTheOther = refusal.extend({
  other: z.string().optional().describe("The gift that has this payment, or waits for it: for `same_as`"),
});

export const dayQuestion = z.string().optional().describe("A day that can be read as two: for `day_order`");

/** In bytes: each character takes up to four. */
export const statementBody = statementLimits.maxText * 4 + 4096;

/** The statements that confirm transfers, and what else stands on them: TRANSFER-07 to 10, TRANSFER-12 to 14. */
export function statementRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;

  addRoute(app, bankStatementsCalls.previewStatement, {
    description:
      "Reads a statement as its import would, and says which columns are taken, in which order days are read, and what is left out and why. Nothing is stored.",
    body: schema.statementPreviewForm,
    reply: schema.statementPreview,
    bodyLimit: statementBody,
    config: { changesNothing: true },
    handler: async ({ body }) =>
      succeed(previewStatement(readAsked(body, clock, await readLayouts(db, body.account)))),
  });

  addRoute(app, bankStatementsCalls.importStatement, {
    description:
      "Reads a statement in CSV of one account and stores its lines and balances. What went out is stored with what it is by its words. Lines that are known already are not stored again. Nothing is stored of a file with a line that cannot be read, or whose lines do not explain its balances, unless `skip_faults` says so. Where a day can be read as two, nothing is stored until `day_order` says which, or an earlier import has. `columns` are kept for the account and these headings, and used for its next statements. Where another account's statement has the same lines, nothing is stored until `duplicates` says what they are.",
    body: schema.statementForm,
    reply: schema.statementReply,
    refusal: refusal.extend({
      duplicates: z.number().int().optional().describe("Lines that another account's statement has"),
      question: dayQuestion,
    }),
    bodyLimit: statementBody,
    config: { changesNothing: true },
    handler: async (request, reply) => {
      const who = signedIn(request);
      const now = clock.now();
      const { account, duplicates } = request.body;
      const identity = await readContent(deps, "identity");
      const accounts = ownAccounts(identity);
      if (accounts.every(({ id }) => id !== account)) return reply.code(422).send(refuse(desk.noAccount));
      const statement = readAsked(request.body, clock, await readLayouts(db, account));
      const { entries, debits, balances, faults, leftOut, question } = statement;
      const lines = [...entries, ...debits];
      const [fault, ...moreFaults] = faults;
      if (fault && !request.body.skip_faults)
        return reply.code(422).send(refuse(desk.faults(fault.line, fault.message, moreFaults.length)));
      if (balances?.breaksAt !== undefined && !request.body.skip_faults)
        return reply
          .code(422)
          .send(refuse(desk.faults(balances.breaksAt, statementMessages.balanceBreaks, 0)));
      if (question)
        return reply.code(409).send({ ...refuse(desk.noDayOrder(question.cell)), question: question.cell });
      const work = db.transaction().execute(async (trx) => {
        const result = await addStatementLines(trx, now, lines, { account, accounts, by: who, duplicates });
        if (lines.length > 0 && "added" in result) {
          if (request.body.columns) await keepLayout(trx, now, account, statement.layout, statement);
          const replaced = balances ? await storeBalances(trx, now, account, balances) : "";
          const name = `${lines.length} lines`;
          const fresh = { name, account, new_lines: result.added + result.debits, moved: result.moved };
          const after = { ...fresh, ...(replaced && { balances_replaced: replaced }) };
          await recordChange(trx, now, who, { action: "import", noun: "bank statement", id: "all", after });
        }
        return result;
      });
      const imported = await unlessRefused(work);
      if ("fault" in imported) return refuseWith(reply, imported.fault);
      if ("duplicates" in imported) {
        const message = desk.duplicateLines(imported.duplicates, accountLabel(identity, imported.of));
        return reply.code(409).send({ ...refuse(message), duplicates: imported.duplicates });
      }
      const { added, moved, debits: out } = imported;
      const known = lines.length - added - out;
      const message = lines.length > 0 ? desk.imported(added, known, out) : undefined;
      return reply.send(succeed({ message, added, known, debits: out, moved, left_out: leftOut, faults }));
    },
  });

  addRoute(app, bankStatementsCalls.listStatementLines, {
    description:
      "The lines that confirm no gift yet: with the gift that each fits, those that fit none, and those that are set aside. Page by page; all are compared. Nothing is verified by it.",
    query: lineSchema.linesQuery,
    reply: lineSchema.statementLines,
    handler: async (request, reply) => {
      const { after_proposal: afterProposal, after_line: afterLine } = request.query;
      const account = request.query.account || undefined;
      const own = ownAccounts(await readContent(deps, "identity"));
      if (account && own.every(({ id }) => id !== account))
        return reply.code(422).send(refuse(desk.badQuery));
      const page = await readLinesPage(db, { account, afterProposal, afterLine });
      const excluded = await listExcludedLines(db, account);
      const total = page.proposals_total + page.rows_total;
      return succeed({ ...page, total, excluded: excluded.lines, excluded_total: excluded.total });
    },
  });

  addRoute(app, bankStatementsCalls.verifyMatches, {
    description:
      "Each line confirms one gift that waits, reported or not, and never another one. Each pair is done by itself; one above the limit waits for a second person, where whoever asks has imported the line.",
    body: lineSchema.matchVerification,
    reply: lineSchema.matchVerificationReply,
    status: [200, 202],
    handler: async (request, reply) => {
      const who = signedIn(request);
      const { matches } = request.body;
      const joins = matches.map(({ line, donation }) => ({ donationId: donation, lineId: line }));
      const results = await confirmManyByLine(deps, who, joins);
      const failures = matches.flatMap((match, place) => {
        const fault = results[place]?.fault;
        return fault ? [{ ...match, message: fault.message }] : [];
      });
      const waiting = results.filter(({ waits }) => waits !== undefined).length;
      const verified = matches.length - failures.length - waiting;
      const message = desk.verifiedMany(verified, waiting);
      return reply.code(waiting > 0 ? 202 : 200).send(succeed({ message, verified, waiting, failures }));
    },
  });

  addAct(app, deps, bankStatementsCalls.bookStatementLine, {
    description:
      "Makes a line of a statement a paid gift, of a donor where one is known. A line whose payment has a gift, or that a gift of the same amount waits for, is refused once, naming that gift.",
    body: lineSchema.lineBooking,
    refusal: namingTheOther,
    waits: true,
    act: bookLine,
    message: ({ name, email }) =>
      email && deps.mail ? desk.bookedAndSent : name || email ? desk.bookedFor : desk.booked,
  });

  addAct(app, deps, bankStatementsCalls.linkStatementLine, {
    description:
      "Says that a line is the money of a gift. One that waits is paid by it. Of one that is paid, and that no line has confirmed, the books do not change.",
    body: lineSchema.lineLink,
    refusal: namingTheOther,
    waits: true,
    act: linkLine,
  });

  addAct(app, deps, bankStatementsCalls.splitStatementLine, {
    description: "Makes several lines of one that waits, such as Zakat and Sadqah in one transfer.",
    body: lineSchema.lineSplit,
    config: { changesNothing: true },
    act: splitOpenLine,
    message: ({ parts }) => desk.split(parts.length),
  });

  addAct(app, deps, bankStatementsCalls.excludeStatementLine, {
    description: "Says that money on a statement is no gift, and why.",
    body: lineSchema.lineExclusion,
    config: { changesNothing: true },
    act: excludeLine,
    message: desk.excluded,
  });

  addAct(app, deps, bankStatementsCalls.takeStatementLineBack, {
    description: "A line that was set aside waits for a gift again.",
    body: lineSchema.lineNamed,
    act: takeLineBack,
    message: desk.takenBack,
  });
}
