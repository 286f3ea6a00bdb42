import { restFor } from "#app/lib/blood-groups.ts";
import { addDays } from "#app/lib/dates.ts";

/* What stays the same in both languages, and the texts of the dashboard. No zod here: the registration page imports this file. */

/** As they are stored. */
export const genders = ["Male", "Female", "Other", "Prefer Not To Say"] as const;

/** In the place of a day, in a text whose day the page's script knows. */
export const dayPlace = "{day}";

/**
 * From when somebody who gave blood lately may give again. It is no refusal: the entry is kept, and the call comes later.
 * @returns undefined when that day has come, or no day was given
 */
export function givesAgain(
  { lastDonationDate, gender = "" }: { lastDonationDate: string | null; gender?: string | undefined },
  today: string,
): string | undefined {
  if (!lastDonationDate || lastDonationDate > today) return undefined;
  const next = addDays(lastDonationDate, restFor(gender));
  return next > today ? next : undefined;
}

export const bloodDonorMessages = {
  badGroup: "Please choose one of the eight blood groups.",
  badDay: "Please enter dates as YYYY-MM-DD.",
  futureDonation: "The last donation cannot be in the future.",
  donorNotFound: "There is no such donor any more.",
  noOutcome: "Please choose how the call went.",
  badRequest: "The request is not named.",
  requestGone: "That request is closed or deleted. Please choose another one.",
  callLogged: "The call was recorded.",
  noDonationDay: "Please enter the day of the donation as YYYY-MM-DD.",
  donationRecorded: (day: string) => `Last donation: ${day}.`,
  /** A line of the log of calls that nobody of the staff has written. */
  theForm: "The form",
  registeredAgain: "Registered again through the form. The earlier entry said:",
  proposed: (group: string) => `Registered again with the blood group ${group}, which nobody has taken over`,
  badProposal: "Please say what of the proposal you decide, and how.",
  proposalChanged: "This is not proposed any more. Please look at the donor again.",
  proposalTaken: "Taken over.",
  proposalDismissed: "Dismissed.",
  tookOver: {
    blood_group: "Took over the proposed blood group",
    email: "Took over the proposed email address",
  },
  dismissed: {
    blood_group: "Dismissed the proposed blood group",
    email: "Dismissed the proposed email address",
  },
  gaveBlood: (day: string) => `Gave blood on ${day}`,
} as const;

/** The outcome that may name a request. */
export const comes = "Comes to give blood";
/** Whoever said so is not called again. */
export const unwilling = "Does not want to be called";
/** What calls to donors usually end with. Any other outcome can be written as well. */
export const callOutcomes = [
  comes,
  "Cannot give now",
  "Call again later",
  "No answer",
  "Wrong number",
  unwilling,
] as const;

/** After these nobody counts on the donor any more. */
export const refusals: readonly string[] = ["Cannot give now", "Wrong number", unwilling];
