import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as statements from "./bank-statements.schema.ts";
import type * as lines from "./bank-statements-lines.schema.ts";
import type * as months from "./bank-statements-months.schema.ts";

const read = staffCalls("transfers:read");
const write = staffCalls("transfers:write");

export const bankStatementsCalls = calls({
  importStatement: write.post<{
    body: typeof statements.statementForm;
    reply: typeof statements.statementReply;
  }>("statement-lines", "Import a bank's statement"),
  previewStatement: write.post<{
    body: typeof statements.statementPreviewForm;
    reply: typeof statements.statementPreview;
  }>("statement-lines/preview", "Look at a bank's statement"),
  listStatementLines: read.get<{
    query: typeof lines.linesQuery;
    reply: typeof lines.statementLines;
  }>("statement-lines", "What the statements propose"),
  verifyMatches: write.post<{
    body: typeof lines.matchVerification;
    reply: typeof lines.matchVerificationReply;
  }>("statement-lines/verify", "Verify transfers by lines of a statement"),
  bookStatementLine: write.post<{ body: typeof lines.lineBooking }>(
    "statement-lines/book",
    "Book money without a report",
  ),
  linkStatementLine: write.post<{ body: typeof lines.lineLink }>(
    "statement-lines/link",
    "Join a line with a gift",
  ),
  splitStatementLine: write.post<{ body: typeof lines.lineSplit }>(
    "statement-lines/split",
    "Split a line into several",
  ),
  excludeStatementLine: write.post<{ body: typeof lines.lineExclusion }>(
    "statement-lines/exclude",
    "Set a line aside",
  ),
  takeStatementLineBack: write.post<{ body: typeof lines.lineNamed }>(
    "statement-lines/back",
    "Take a line back",
  ),
  listDebits: read.get<{ query: typeof months.debitsQuery; reply: typeof months.debits }>(
    "statement-lines/out",
    "Money that went out",
  ),
  decideDebit: write.post<{ body: typeof months.debitDecision }>(
    "statement-lines/out",
    "Say what money was that went out",
  ),
  recordBalance: write.post<{ body: typeof months.balanceForm }>(
    "statement-lines/balance",
    "Record what an account held",
  ),
  importProviderReport: write.post<{
    body: typeof months.providerReportForm;
    reply: typeof months.providerReportReply;
  }>("statement-lines/provider", "Import a payment provider's report"),
  readTransferMonth: read.get<{ query: typeof months.monthQuery; reply: typeof months.monthReply }>(
    "statement-lines/month",
    "The end of a month",
  ),
});
