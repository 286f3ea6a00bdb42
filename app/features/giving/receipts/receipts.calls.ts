import { calls, staffCalls } from "#app/contract/define-calls.ts";
import type * as desk from "#app/features/giving/donations-desk/donations-desk.schema.ts";
import type * as receipts from "./receipts.schema.ts";

const { get, post, put } = staffCalls;

export const receiptsCalls = calls({
  listAnnualPapers: get<{
    query: typeof receipts.annualPapersQuery;
    reply: typeof receipts.annualPapersReply;
  }>("donations/annual-papers", "donations:read", "Papers of a tax year by email or phone"),
  readAnnualPaper: get<{ query: typeof receipts.annualPaperQuery; reply: Blob }>(
    "donations/annual-paper.pdf",
    "donations:read",
    "A person's paper of a tax year",
    { proof: "recent" },
  ),
  sendReceiptAgain: post<{ body: typeof desk.donationAction }>(
    "donations/receipt-mails",
    "donations:write",
    "Send a receipt again",
  ),
  changeDonorEmail: put<{ body: typeof desk.emailCorrection }>(
    "donations/email",
    "donations:write",
    "Correct a donor's email and send the receipt there",
  ),
  readVoidLetter: get<{ query: typeof receipts.voidLetterQuery; reply: typeof receipts.voidLetterReply }>(
    "donations/void-letter",
    "donations:read",
    "Read what a donor will be told",
  ),
});
