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
  decided: "Somebody has decided this report meanwhile.",
  slipFailed: "The slip could not be loaded.",
  slipGone: "There is no slip.",
  noStatement: "Please paste a statement, or choose its file.",
  importFailed: "The statement could not be read. Please try again.",
  imported: (added: number, known: number) =>
    `${added} new ${added === 1 ? "line" : "lines"} with incoming money${known > 0 ? `, ${known} known already` : ""}.`,
  lineGone: "There is no such line any more.",
  lineUsed: "This line has confirmed another gift already.",
  lineAmount: "The amounts of the line and the report differ.",
  twice: "A line or a report stands twice in the selection.",
  bookFailed: "The money could not be booked. Please try again.",
  booked: "Booked as a gift of an unknown donor.",
  badFund: "Please choose a fund.",
  badMonth: "The month must be given as YYYY-MM.",
  badQuery: "The list was asked for with a value that makes no sense.",
  badId: "The report is not named.",
} as const;

export const maxReason = 500;

/** Of a statement, in characters; here because the dashboard's page must not load what reads statements. */
export const maxStatementText = 2 * 1024 * 1024;
export const statementTooLarge = "The statement is larger than 2 MB. Please take fewer days.";
