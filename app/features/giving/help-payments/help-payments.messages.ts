/* Texts and limits of payments to families' cases. */

/** How many are paid at once. */
export const maxPaidAtOnce = 100;

/** As the public pages and the sealed payout have it: it names no family, and no kind of help. */
export const helpPurpose = { en: "Help for a family", ur: "ایک خاندان کی مدد" } as const;

/** Whom a payout names where the family itself is paid. */
export const familyPayee = "The family";

export const helpPaymentMessages = {
  loadFailed: "Failed to load the payments.",
  payFailed: "Failed to record the payments. Please try again.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The case is not named.",
  badMonth: "Please name the month of the payment, such as 2026-11.",
  badCommitment: "A commitment has 64 hexadecimal digits.",
  noPayments: "Please choose at least one payment.",
  tooMany: `You can record at most ${maxPaidAtOnce} payments at once.`,
  notFound: "There is no such case.",
  joined: (reference: string) => `${reference} was joined to another request. Pay that one.`,
  undecided: (reference: string) => `${reference} has not been approved.`,
  declined: (reference: string) => `${reference} was declined or referred: nothing is paid.`,
  closed: (reference: string) => `${reference} is closed: nothing more is paid.`,
  /** @param months "November 2026", or the first and the last one */
  beyond: (reference: string, months: string) => `${reference}: help was decided for ${months} only.`,
  complete: (reference: string, months: number) =>
    `${reference} has already had ${months === 1 ? "the payment" : `all ${months} payments`} that was decided.`,
  early: (reference: string, month: string) => `${reference}: the payment for ${month} is not due yet.`,
  twice: (reference: string, month: string) => `${reference} has already been paid for ${month}.`,
  otherAmount: (reference: string, decided: string, asked: string) =>
    `${reference}: ${decided} was decided for each payment, not ${asked}.`,
  otherFund: (reference: string, fund: string) => `${reference}: it was decided to pay from ${fund}.`,
  ineligible: (reference: string) =>
    `${reference}: whether the family may receive Zakat is not recorded with a yes. Zakat cannot be paid.`,
  unauthorised: (reference: string) =>
    `${reference}: the family has not authorised the foundation to receive Zakat for it. Record that first, or pay the family itself.`,
  committed:
    "A payment of this case is in the open books. Name, CNIC, kind, district, household and decision can no longer change. Close the case and begin another one.",
  recorded: "Payments recorded.",
  done: (paid: number, waiting: number, refused: number) =>
    [
      `${paid} ${paid === 1 ? "payment" : "payments"} recorded.`,
      ...(waiting ? [`${waiting} ${waiting === 1 ? "waits" : "wait"} for a second person.`] : []),
      ...(refused ? [`${refused} ${refused === 1 ? "was" : "were"} refused.`] : []),
    ].join(" "),
  started: "The first payment was made.",
  ended: "The last payment was made.",
  dueAgain: "A payment was cancelled and is due again.",
} as const;
