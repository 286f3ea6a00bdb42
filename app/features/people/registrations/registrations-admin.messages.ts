import type { ContentOf } from "#content/contents.ts";

/* States, texts and limits of the dashboard. No zod here. */

export const registrationStates = ["new", "in touch", "approved", "declined"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** The states that a person can be told of by mail, and under which name their mail is content. */
export const mailedStates = {
  "in touch": "touch",
  approved: "approved",
  declined: "declined",
} as const satisfies Partial<Record<RegistrationState, keyof ContentOf<"replies">["volunteer"]>>;
export type MailedState = keyof typeof mailedStates;

export const isMailed = (state: RegistrationState): state is MailedState => state in mailedStates;

/** In characters: what staff may add to a mail. */
export const maxOwnWords = 2000;

export const stateWords: Record<RegistrationState, string> = {
  new: "New",
  "in touch": "In touch",
  approved: "Approved",
  declined: "Declined",
};

export const registrationStateMessages = {
  unknownKind: "Please choose what you want to register for.",
  badState: "Please choose a state.",
  badMail: "Mail must be true or false.",
  sameState: "It has this state already.",
  noMailOfNew: "There is no mail for a registration that is new again.",
  noMailServer: "No mail server is set, so no mail can go. Nothing was changed.",
  changed: (state: RegistrationState, by: string) =>
    by === ""
      ? "Somebody has changed it since. Nothing was changed, and no mail goes."
      : `${by} has set it to "${stateWords[state]}" already. Nothing was changed, and no mail goes.`,
  saved: (state: RegistrationState, mailed: boolean) =>
    `${stateWords[state]}. ${mailed ? "The mail is on its way." : "No mail goes."}`,
  loadFailed: "The mails could not be loaded.",
  saveFailed: "The state could not be saved. Please try again.",
} as const;
