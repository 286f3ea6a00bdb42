/* Texts and limits of the dashboard of giving. */

/** In characters. */
export const deskLimits = { reason: 500, bankReference: 60, note: 5000 } as const;

/** What staff may book in one donation, in paisa: more than the site takes, because foundations and companies give so. */
export const maxBookedPaisa = 100_000_000_00;

/** A try at a gateway can be confirmed by hand so long after it was begun: until then the gateway is asked. */
export const handConfirmationMs = 24 * 60 * 60 * 1000;

/** So many donations of a search are summed up. */
export const maxSummed = 10_000;

export const deskMessages = {
  fundsFailed: "Failed to load the funds.",
  loadFailed: "Failed to load the donations.",
  oneFailed: "Failed to load the gift.",
  totalsFailed: "Failed to count the donations.",
  monthsFailed: "Failed to load the months.",
  saveFailed: "Failed to save. Please try again.",
  exportFailed: "The file could not be made. Please try again.",
  notFound: "There is no such gift.",
  badId: "The gift is not named.",
  badQuery: "The list was asked for with a value that makes no sense.",
  stale: "This gift has changed since you opened it. What it is now has been loaded; please look again.",

  confirmed: "Confirmed. The receipt is made.",
  alreadyPaid: "This gift is paid already.",
  ofGateway: "Only the gateway's own answer confirms this gift. Ask the gateway again.",
  otherAmount: (amount: string) => `This is not the amount of the gift: it is ${amount}.`,
  sameReference: (reference: string, amount: string, day: string) =>
    `This reference has confirmed another gift already: ${reference}, ${amount}${day && `, at the bank on ${day}`}.`,
  spentLine: (reference: string) =>
    `The line of the statement with this number has paid another gift: ${reference}. Correct the number, or import the statement that shows this payment first.`,
  tickOther: "Tick this if it is really so, or correct the reference.",
  noSameReference: "No other gift has this reference any more. Please look again.",
  tooEarly: "The gateway is still being asked. It can be confirmed by hand one day after the try was begun.",
  noProviderNumber: "Please enter the number that the provider has given the payment.",
  ownReference: "This is our own reference. Enter the number that the provider has given the payment.",
  usedNumber: (reference: string) => `The payment with this number has paid another gift: ${reference}.`,
  noAttempt: "Please choose the try that the portal shows as paid.",
  noBankReference: "Please enter the bank's reference of the payment.",
  noReason: "Please say why, for whoever reads the books.",
  noDay: "Please enter the day.",
  futureDay: "This day has not come yet.",

  refunded: "Recorded as given back. Its receipt is void.",
  /** @param missing what the fund lacks */
  spent: (fund: string, held: string, missing: string) =>
    `${fund} has paid out this money: it holds ${held}. First book ${missing} into ${fund} from whoever covers it, or cancel a payout under Funds that was never made. Then record the refund.`,
  notPaid: "Only a paid gift can be given back.",

  asked: "The gateway is asked now. Its answer shows here in a few seconds.",
  nothingToAsk: "There is no try at a gateway to ask about.",
  gatewayGone: "This gateway is not set up any more. Look for the payment in its own portal.",

  receiptSent: "The receipt is on its way.",
  noReceipt: "This gift has no receipt to send.",
  noAddress: "The donor left no email address.",

  noted: "Note saved.",
  resolved: "Settled. The gift is off the list of what needs a look.",
  nothingToResolve: "Nothing about this gift waits for a look.",
  noFinding: "Please say what you found.",

  booked: "Booked. The receipt is made.",
  tooLarge: "At most PKR 100,000,000 can be booked at once.",
  badFund: "Please choose what the gift is for.",
  badMethod: "Please choose how the gift came in.",
  badKey: "This gift could not be told from another one. Please load the page again.",
  otherDonation: "This form was sent before with other values. Please load the page again.",
  referenceNeeded: "Please enter the number of the cheque or of the bank's entry.",
} as const;
