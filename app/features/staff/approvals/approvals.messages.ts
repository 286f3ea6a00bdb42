import { type ApprovalLimitName, approvalLimits } from "#app/contract/approval-limits.ts";
import { formatMoney } from "#app/lib/money.ts";

/* Texts and limits of /dashboard/approvals. */

/** In characters. */
export const maxReason = 500;
/** The largest limit that can be set, in paisa: more than any act can have. */
export const maxLimitPaisa = 1_000_000_000_00;

export const approvalMessages = {
  loadFailed: "Failed to load what waits for approval.",
  limitsFailed: "Failed to load the limits.",
  saveFailed: "Failed to save. Please try again.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The request does not say what to decide.",
  badDecision: "The decision must be approve, decline or withdraw.",
  noReason: "Please say why you decline it.",
  notFound: "Nothing like this waits for approval.",
  own: "You asked for this yourself. A second person must approve or decline it.",
  others: "Only the person who asked for this can withdraw it.",
  noPermission: "Your role does not allow this, so you cannot decide it.",
  ended: "Nobody decided this in time, so it has ended. It can be asked for again.",
  decided: (state: "approved" | "declined" | "withdrawn", by: string) => `${by} has already ${state} this.`,
  askerLost: (name: string) => `${name} may not do this any more, so it cannot be approved. Decline it.`,
  notYet: (name: string) =>
    `You could not approve this yet when it was asked for. ${name} can withdraw it and ask again, or you decline it.`,
  onePerson: (name: string, day: string) =>
    `${name} and whoever could approve this are no two people for us before ${day}: one of the accounts was added by the other, or both by one person, or its password or email was set so, less than 14 days ago.`,
  nobodyElse: "Nobody is left who could approve this when it was asked for. Withdraw it and ask again.",

  approved: "Approved and done.",
  declined: "Declined. Nothing was changed.",
  withdrawn: "Withdrawn. Nothing was changed.",

  badLimit: "Please enter an amount in rupees, such as 50000. 0 means always, empty means never.",
  badName: "There is no such limit.",
  limitTooLarge: "Please enter at most PKR 1,000,000,000.",
  onlyAlwaysOrNever: "This has no amount: it waits always or never.",
  capIsAmount: "Please enter an amount. 0 allows nothing.",
  limitSaved: "Saved.",
  conflict: "Somebody else has changed this limit. Please check it again.",
} as const;

/** A limit as settings, mails and the log say it. @param limit in paisa */
export function limitInWords(name: ApprovalLimitName, limit: number | null): string {
  const { amount } = approvalLimits[name];
  if (amount === "cap") return limit ? `Up to ${formatMoney(limit)}; more is refused` : "Nothing is allowed";
  if (limit === null) return "Never";
  return limit === 0 || !amount ? "Always" : `Above ${formatMoney(limit)}`;
}

/** Which list the page's URL asks for. */
export const shownState = (asked: string) => (asked === "decided" ? "decided" : "waiting");
