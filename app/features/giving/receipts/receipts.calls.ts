import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as forms from "#app/features/giving/donations-desk/donations-desk-forms.schema.ts";
import type * as receipts from "./receipts.schema.ts";

const read = staffCalls("donations:read");
const write = staffCalls("donations:write");

export const receiptsCalls = calls({
  listAnnualPapers: read.get<{
    query: typeof receipts.annualPapersQuery;
    reply: typeof receipts.annualPapersReply;
  }>("donations/annual-papers", "Papers of a tax year by email or phone"),
  readAnnualPaper: read.get<{ query: typeof receipts.annualPaperQuery; reply: Blob }>(
    "donations/annual-paper.pdf",
    "A person's paper of a tax year",
  ),
  sendReceiptAgain: write.post<{ body: typeof forms.donationAction }>(
    "donations/receipt-mails",
    "Send a receipt again",
  ),
  readVoidLetter: read.get<{
    query: typeof receipts.voidLetterQuery;
    reply: typeof receipts.voidLetterReply;
  }>("donations/void-letter", "Read what a donor will be told"),
});
