/* Texts and limits of the desk: apart from the report's, so that the public page does not load them. */

export const transferDeskMessages = {
  empty: "No transfer has been reported yet.",
  loadFailed: "Failed to load the reports.",
  notFound: "There is no such report any more.",
  noReason: "Please tell the donor why.",
  verified: "Verified. The gift is in the books.",
  verifiedMany: (count: number) => `Verified: ${count} ${count === 1 ? "transfer" : "transfers"}.`,
  verifyFailed: "The transfer could not be verified. Please try again.",
  rejected: "Rejected.",
  rejectFailed: "The report could not be rejected. Please try again.",
  paidOtherwise:
    "This gift was paid by another payment already. It is marked for review: look at it before anything else is booked.",
  sameTransfer: (reference: string) =>
    `Another gift of this amount was confirmed by this transfer: ${reference}. If it is the same money, reject the report. If it is not, confirm the gift by the line that shows it.`,
  decided: "Somebody has decided this report meanwhile.",
  proofFailed: "The slip could not be loaded.",
  proofGone: "There is no slip.",
  noStatement: "Please paste a statement, or choose its file.",
  importFailed: "The statement could not be read. Please try again.",
  noAccount: "Please choose whose statement it is.",
  /** @param other the account whose lines they are now */
  duplicateLines: (lines: number, other: string) =>
    `${lines === 1 ? "A line of it stands" : `${lines} of its lines stand`} in the statement of ${other} already, with the same day, amount and words. Nothing is imported yet.`,
  ofAccountNow: (lines: number) =>
    `${lines} known ${lines === 1 ? "line is" : "lines are"} of this account now.`,
  imported: (added: number, known: number) =>
    `${added} new ${added === 1 ? "line" : "lines"} with incoming money${known > 0 ? `, ${known} known already` : ""}.`,
  lineGone: "There is no such line any more.",
  lineUsed: "This line has confirmed another gift already.",
  lineExclusion: "This line is set aside as money that is no gift.",
  notExcluded: "This line is not set aside any more.",
  excluded: "Set aside. It is in the month's sums, and waits for no gift.",
  takenBack: "Taken back. The line waits for a gift again.",
  exclusionFailed: "The line could not be set aside. Please try again.",
  backFailed: "The line could not be taken back. Please try again.",
  noKind: "Please choose what the money is.",
  noExclusionReason: "Please say what the money is.",
  otherAccount: "Gifts do not come to this account in this way.",
  sameDonation: (reference: string) =>
    `A gift of this amount was confirmed with the reference of this line: ${reference}.`,
  donationWaits: (reference: string, fund: string) =>
    `A gift of this amount is waiting for this money: ${reference}, for ${fund}. Join the line with it, or confirm that this is other money.`,
  donationAtGateway: "This gift is being paid at its gateway. The gateway's own answer confirms it.",
  notOther: "Tick this if it is another payment, or choose that gift above.",
  noDonation: "There is no gift with this reference.",
  donationHasLine: "Another line has confirmed this gift already.",
  donationAmount: (amount: string) => `This gift has another amount: ${amount}.`,
  joined: "Joined. The gift is paid, and its receipt is made.",
  linked: "The gift is found on the statement.",
  linkFailed: "The line and the gift could not be joined. Please try again.",
  lineAmount: "The amounts of the line and the gift differ.",
  twice: "A line or a gift is selected twice.",
  bookFailed: "The money could not be booked. Please try again.",
  booked: "Booked as a gift of an unknown donor.",
  bookedFor: "Booked. The receipt is made.",
  bookedAndSent: "Booked. The receipt is on its way.",
  badFund: "Please choose a fund.",
  badMonth: "The month must be given as YYYY-MM.",
  badQuery: "The list was asked for with a value that makes no sense.",
  badId: "The report is not named.",
} as const;

export const maxReason = 500;
/** In characters: why a line is no donation. */
export const maxExclusionReason = 200;

/** Of a statement, in characters; here because the dashboard's page must not load what reads statements. */
export const maxStatementText = 2 * 1024 * 1024;
export const statementTooLarge = "The statement is larger than 2 MB. Please take fewer days.";
