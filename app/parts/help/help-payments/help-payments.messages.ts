/* Texts and limits of payments to families' cases. */

/** What a payment of Zakat may lack. */
export const zakatLacks = ["eligibility", "authorisation"] as const;
export type ZakatLack = (typeof zakatLacks)[number];

/** How many are paid at once. */
export const maxPaidAtOnce = 100;

/** As the public pages and the sealed payout have it: it names no family, and no kind of help. */
export const helpPurpose = { en: "Help for a family", ur: "ایک خاندان کی مدد" } as const;

/** Whom a payout names where the family itself is paid. */
export const familyPayee = "The family";

/** How the money of a case gets there. */
export const payWays = ["bank", "wallet", "cash"] as const;
export type PayWay = (typeof payWays)[number];
export const payWayWords = {
  bank: "Bank account",
  wallet: "Mobile wallet",
  cash: "Cash, signed for",
} as const;

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
  lacks: {
    eligibility: (reference: string) =>
      `${reference}: whether the family may receive Zakat is not recorded with a yes. Zakat cannot be paid.`,
    authorisation: (reference: string) =>
      `${reference}: the family has not authorised the foundation to receive Zakat for it. Record that first, or pay the family itself.`,
  },
  payable: "Payable",
  waits: "Payable; waits for a second person",
  fundShort: "Not payable yet: the fund holds less",
  noPayWay: "No account is kept. Care knows the family.",
  notPayable: {
    eligibility: "Not payable yet: whether the family may receive Zakat is not recorded with a yes",
    authorisation: "Not payable yet: authorisation missing",
  },
  /** What is said before the money leaves, where the server would refuse it or hold it back. */
  beyondFund: (fund: string, holds: string) => `${fund} can pay out ${holds} today. Please select less.`,
  closedDay: (through: string) => `The books are closed through ${through}. Please choose a later day.`,
  waitsAbove: (limit: string) =>
    `What is above ${limit} waits for a second person: record it, and pay it once it is approved.`,
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
