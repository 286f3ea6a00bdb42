/* States and limits of monthly support, and staff's texts, for browser and server. No zod here: /pledge imports this file. */

export const pledgeStates = ["waiting", "active", "paused", "stopped"] as const;
export type PledgeState = (typeof pledgeStates)[number];

export const pledgeStateNames: Readonly<Record<PledgeState, string>> = {
  waiting: "Not confirmed",
  active: "Active",
  paused: "Paused",
  stopped: "Stopped",
};

export const pledgeActions = ["confirm", "pause", "resume", "stop", "restart"] as const;
export type PledgeAction = (typeof pledgeActions)[number];

/** From which states an action leads to which. An action whose state is there already changes nothing. */
export const pledgeSteps: Readonly<
  Record<PledgeAction, { from: readonly PledgeState[]; to: Exclude<PledgeState, "waiting"> }>
> = {
  confirm: { from: ["waiting"], to: "active" },
  pause: { from: ["active"], to: "paused" },
  resume: { from: ["paused"], to: "active" },
  stop: { from: ["waiting", "active", "paused"], to: "stopped" },
  restart: { from: ["stopped"], to: "active" },
};

/** In characters. */
export const stopReasonMax = 200;

export const pledgeMessages = {
  loadFailed: "The monthly support could not be loaded.",
  exportFailed: "The file could not be created. Please try again.",
  changeFailed: "This could not be saved. Please try again.",
  badQuery: "The list was requested with an invalid value.",
  badId: "The monthly support is not named.",
  noReason: "Please say why, in a few words.",
  gone: "There is no such monthly support any more.",
  stopped: "Stopped. We are telling the donor by email.",
  stoppedWithoutMail: "Stopped. No mail server is set up, so we cannot tell the donor yet.",
  stoppedSilently: "Stopped. It was never confirmed, so we send no email.",
  alreadyStopped: "It was stopped already.",
  linkSent: "We are sending the donor the link.",
  linkWaits: "No mail server is set up: the email with the link waits in the outbox.",
  noAddress: "The address of this donor was erased.",
} as const;
