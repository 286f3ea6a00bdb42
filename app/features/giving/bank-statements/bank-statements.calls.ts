import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as statements from "./bank-statements.schema.ts";
import type * as months from "./bank-statements-months.schema.ts";

const { post, get } = staffCalls;

export const bankStatementsCalls = calls({
  importStatement: post<{ body: typeof statements.statementForm; reply: typeof statements.statementReply }>(
    "statement-lines",
    "transfers:write",
    "Import a bank's statement",
  ),
  previewStatement: post<{
    body: typeof statements.statementPreviewForm;
    reply: typeof statements.statementPreview;
  }>("statement-lines/preview", "transfers:write", "Look at a bank's statement"),
  listStatementLines: get<{ query: typeof statements.linesQuery; reply: typeof statements.statementLines }>(
    "statement-lines",
    "transfers:read",
    "What the statements propose",
  ),
  verifyMatches: post<{
    body: typeof statements.matchVerification;
    reply: typeof statements.matchVerificationReply;
  }>("statement-lines/verify", "transfers:write", "Verify transfers by lines of a statement"),
  bookStatementLine: post<{ body: typeof statements.lineBooking }>(
    "statement-lines/book",
    "transfers:write",
    "Book money without a report",
  ),
  linkStatementLine: post<{ body: typeof statements.lineLink }>(
    "statement-lines/link",
    "transfers:write",
    "Join a line with a gift",
  ),
  splitStatementLine: post<{ body: typeof statements.lineSplit }>(
    "statement-lines/split",
    "transfers:write",
    "Split a line into several",
  ),
  excludeStatementLine: post<{ body: typeof statements.lineExclusion }>(
    "statement-lines/exclude",
    "transfers:write",
    "Set a line aside",
  ),
  takeStatementLineBack: post<{ body: typeof statements.lineNamed }>(
    "statement-lines/back",
    "transfers:write",
    "Take a line back",
  ),
  listDebits: get<{ query: typeof months.debitsQuery; reply: typeof months.debits }>(
    "statement-lines/out",
    "transfers:read",
    "Money that went out",
  ),
  decideDebit: post<{ body: typeof months.debitDecision }>(
    "statement-lines/out",
    "transfers:write",
    "Say what money was that went out",
  ),
  recordBalance: post<{ body: typeof months.balanceForm }>(
    "statement-lines/balance",
    "transfers:write",
    "Record what an account held",
  ),
  importProviderReport: post<{
    body: typeof months.providerReportForm;
    reply: typeof months.providerReportReply;
  }>("statement-lines/provider", "transfers:write", "Import a payment provider's report"),
  readTransferMonth: get<{ query: typeof months.monthQuery; reply: typeof months.monthReply }>(
    "statement-lines/month",
    "transfers:read",
    "The end of a month",
  ),
});
