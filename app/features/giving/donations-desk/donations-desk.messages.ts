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
  exportFailed: "The file could not be created. Please try again.",
  notFound: "There is no such gift.",
  badId: "The gift is not named.",
  badQuery: "The list was requested with an invalid value.",
  stale: "This gift has changed since you opened it. The new version is loaded; please check it.",

  confirmed: "Confirmed. The receipt is made.",
  alreadyPaid: "This gift is paid already.",
  ofGateway: "Only the gateway can confirm this gift. Check with the gateway.",
  otherAmount: (amount: string) => `This is not the amount of the gift: it is ${amount}.`,
  sameReference: (reference: string, amount: string, day: string) =>
    `This reference has confirmed another gift already: ${reference}, ${amount}${day && `, at the bank on ${day}`}.`,
  spentLine: (reference: string) =>
    `The statement line with this number has already paid another gift: ${reference}. Correct the number, or import the statement that shows this payment first.`,
  tickOther: "Tick the box if that is correct, or correct the reference.",
  noSameReference: "No other gift has this reference any more. Please check again.",
  tooEarly: "We are still asking the gateway. You can confirm it by hand one day after the attempt started.",
  noProviderNumber: "Please enter the provider's number for the payment.",
  ownReference: "This is our own reference. Enter the provider's number for the payment.",
  usedNumber: (reference: string) => `The payment with this number belongs to another gift: ${reference}.`,
  noAttempt: "Please choose the attempt that the portal shows as paid.",
  noBankReference: "Please enter the bank's reference of the payment.",
  noReason: "Please give the reason for the records.",
  noDay: "Please enter the day.",
  futureDay: "This day is in the future.",

  refunded: "Refund recorded. The receipt is void.",
  /** @param missing what the fund lacks */
  spent: (fund: string, held: string, missing: string) =>
    `${fund} has paid out this money: it holds ${held}. First book ${missing} into ${fund} from another source, or cancel a payout that was never made under Funds. Then record the refund.`,
  notCorrectable: "Only a paid gift can be corrected.",
  nothingChanged: "Nothing has changed.",
  onlyDown: (amount: string) =>
    `A correction cannot raise the amount: it is ${amount}. Book what else came as a gift of its own.`,
  spentByCorrection: (fund: string, missing: string, day: string) =>
    `${fund} has paid out this money: it would lack ${missing} on ${day}. First enter a transfer into ${fund}, or cancel a payout that was never made under Funds.`,
  paidAtGateway: "A provider has confirmed this gift, so its payment cannot be another gift's.",
  noLine: "No statement line shows this payment, so no other gift can have it. Leave the reference empty.",
  corrected: "Corrected. The new receipt is made.",
  takenBack: "The payment is taken back. The receipt is void.",
  badContact: "Please enter the email address or the phone that came with the gifts.",
  noPapers: "No valid receipt has this email or phone.",
  papersFailed: "Failed to look for the papers.",
  badPhone: "Please enter a phone number of 7 to 15 digits, or leave it empty.",
  changedInPlace: "Changed. The receipt stays, and goes to the donor's email again.",
  letterFailed: "Failed to load the email to the donor.",
  badTell: "Please send yes or no as true or false.",

  notPaid: "Only a paid gift can be refunded.",

  asked: "Asking the gateway. The answer appears here in a few seconds.",
  nothingToAsk: "There is no payment attempt to ask the gateway about.",
  gatewayGone: "This gateway is no longer set up. Look for the payment in its portal.",

  receiptSent: "The receipt is on its way.",
  receiptWaits: "No mail server is set up: the receipt waits in the outbox.",
  noReceipt: "This gift has no receipt to send.",
  noAddress: "The donor gave no email address.",

  noted: "Note saved.",
  resolved: "Settled. The gift no longer needs review.",
  nothingToResolve: "This gift does not need review.",
  noFinding: "Please say what you found.",

  booked: "Booked. The receipt is made.",
  tooLarge: "You can book at most PKR 100,000,000 at once.",
  unprintable: (letters: string) =>
    `Receipts cannot print these letters of the name or dedication: ${letters}. Please write it in other letters.`,
  badFund: "Please choose what the gift is for.",
  badMethod: "Please choose how the gift came in.",
  badKey: "This gift looks like another one. Please reload the page.",
  otherDonation: "This form was already sent with other values. Please reload the page.",
  referenceNeeded: "Please enter the number of the cheque or of the bank's entry.",
} as const;
