/* Texts and limits of the desk: apart from the report's, so that the public page does not load them. */

const transfers = (count: number) => `${count} ${count === 1 ? "transfer" : "transfers"}`;

export const transferDeskMessages = {
  empty: "No transfer has been reported yet.",
  loadFailed: "Failed to load the reports.",
  notFound: "There is no such report any more.",
  noReason: "Please give the donor a reason.",
  verified: "Verified. The gift is in the books.",
  verifiedMany: (count: number, waiting = 0) =>
    `Verified: ${transfers(count)}.${waiting > 0 ? ` Waiting for a second person: ${transfers(waiting)}.` : ""}`,
  verifyFailed: "The transfer could not be verified. Please try again.",
  rejected: "Rejected.",
  rejectFailed: "The report could not be rejected. Please try again.",
  paidOtherwise:
    "This gift has already been paid by another payment. It is marked for review; check it before you book anything else.",
  sameTransfer: (reference: string) =>
    `This transfer has already confirmed another gift of the same amount: ${reference}. If it is the same money, reject the report. If it is not, confirm the gift by the statement line that shows it.`,
  decided: "Somebody else has decided this report in the meantime.",
  proofFailed: "The slip could not be loaded.",
  proofGone: "There is no slip.",
  noStatement: "Please paste a statement, or choose its file.",
  importFailed: "The statement could not be read. Please try again.",
  badColumns: "Please choose the columns again.",
  noDayOrder: (cell: string) =>
    `Nothing in the statement says whether “${cell}” has the day or the month first. Please say which.`,
  noAccount: "Please choose the account of this statement.",
  /** @param other the account whose lines they are now */
  duplicateLines: (lines: number, other: string) =>
    `${lines === 1 ? "A line of it stands" : `${lines} of its lines stand`} in the statement of ${other} already, with the same day, amount and words. Nothing is imported yet.`,
  ofAccountNow: (lines: number) =>
    `${lines} known ${lines === 1 ? "line is" : "lines are"} of this account now.`,
  imported: (added: number, known: number, out = 0) =>
    `${added} new ${added === 1 ? "line" : "lines"} with incoming money${out > 0 ? `, ${out} of money that went out` : ""}${known > 0 ? `, ${known} known already` : ""}.`,
  lineGone: "There is no such line any more.",
  lineUsed: "This line has already confirmed another gift.",
  lineExclusion: "This line is set aside as not a gift.",
  notExcluded: "This line is no longer set aside.",
  excluded: "Set aside. It counts in the month's totals, but needs no gift.",
  takenBack: "Undone. The line is open again.",
  exclusionFailed: "The line could not be set aside. Please try again.",
  backFailed: "This could not be undone. Please try again.",
  noKind: "Please choose what the money is.",
  noProvider: "Please choose a provider.",
  /** @param others how many more lines have a fault */
  faults: (line: number, message: string, others: number) =>
    `Line ${line}: ${message}${others > 0 ? ` ${others} more ${others === 1 ? "line" : "lines"} cannot be read.` : ""} Nothing is stored.`,
  reported: (payments: number) =>
    `${payments} ${payments === 1 ? "payment" : "payments"} of the report are stored.`,
  noPayout: "There is no such payout.",
  otherPayout: "That payout has another amount, was paid in cash, or another line is joined with it.",
  otherReturn: "That gift has another amount.",
  notOut: "This line is money that came in.",
  debitDecided: "Saved.",
  debitFailed: "This could not be saved. Please try again.",
  noDay: "Please choose a day.",
  badBalance: "Please enter the balance in rupees, such as 125,000.50.",
  balanceSaved: "The balance is recorded.",
  balanceKnown: "This balance is recorded already. Nothing was changed.",
  balanceOfStatement: (balance: string) =>
    `A statement says ${balance} of that day. To record another balance, please say why.`,
  balanceFailed: "The balance could not be recorded. Please try again.",
  noExclusionReason: "Please say what the money is.",
  otherAccount: "Gifts do not reach this account in this way.",
  sameDonation: (reference: string) =>
    `A gift of this amount was confirmed with the reference of this line: ${reference}.`,
  donationWaits: (reference: string, fund: string) =>
    `A gift of this amount is waiting for this money: ${reference}, for ${fund}. Match the line with it, or confirm that this is separate money.`,
  donationAtGateway: "This gift is being paid at its gateway. The gateway's own answer confirms it.",
  notOther: "Tick the box if it is a separate payment, or choose that gift above.",
  noDonation: "There is no gift with this reference.",
  donationHasLine: "Another line has already confirmed this gift.",
  donationAmount: (amount: string) => `This gift has a different amount: ${amount}.`,
  joined: "Matched. The gift is paid and its receipt is made.",
  linked: "The gift is found on the statement.",
  linkFailed: "The line and the gift could not be matched. Please try again.",
  badParts: "Please enter two to ten amounts with a plus between them, such as 3000 + 2000.",
  otherSum: (sum: string, amount: string) => `The parts come to ${sum}, the line to ${amount}.`,
  split: (parts: number) => `The line is ${parts} lines now. Each waits for its gift.`,
  splitFailed: "The line could not be split. Please try again.",
  joinedShort: (asked: string, came: string) =>
    `Matched. ${came} came of the ${asked} that the gift was for: it is a gift of ${came} now.`,
  lineAmount: "The amounts of the line and the gift differ.",
  twice: "A line or a gift is selected twice.",
  bookFailed: "The money could not be booked. Please try again.",
  booked: "Booked as a gift of an unknown donor.",
  bookedFor: "Booked. The receipt is made.",
  bookedAndSent: "Booked. The receipt is on its way.",
  unprintable: (letters: string) =>
    `Receipts cannot print these letters of the name: ${letters}. Please write it in other letters.`,
  badFund: "Please choose a fund.",
  badMonth: "Please enter the month as YYYY-MM.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The report is not named.",
} as const;

export const maxReason = 500;
/** In characters: why a line is no donation. */
export const maxExclusionReason = 200;

/** Of a statement, in characters; here because the dashboard's page must not load what reads statements. */
export const maxStatementText = 2 * 1024 * 1024;
export const statementTooLarge = "The statement is larger than 2 MB. Please choose fewer days.";
