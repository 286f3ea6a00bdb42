import { generalFund } from "#app/features/donations/donations.messages.ts";
import { lastPledgeDay } from "./pledge-days.ts";

/* Texts and limits of monthly support, for browser and server. No zod here: /pledge imports this file. */

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

/** What a pledge is for, in a sentence: "Zakat", "where it is needed most". */
export const pledgePurpose = ({ slug, title }: { slug: string; title: string }): string =>
  slug === generalFund ? "where it is needed most" : title;

/** In characters. */
export const stopReasonMax = 200;

export const pledgeMessages = {
  unknown: "There is no monthly support with this address.",
  badDay: `Please choose a day of the month from 1 to ${lastPledgeDay}.`,
  badAction: "Please choose what to do with the monthly support.",
  badMonth: "The month is not named.",
  notNow: "This cannot be done with the monthly support as it stands now.",
  silenced: "No more reminders come.",
  changed: "Saved. The next reminder asks for what stands here.",
  notGiving: "This monthly support has stopped. Start it again to give.",
  closedFund: "Gifts for this are not taken any more. Please stop it, and begin another for something else.",
  failed: "This could not be done. Please try again.",
  done: {
    confirm: "Confirmed. We remind you by mail each month.",
    pause: "Paused. No reminders come until you go on.",
    resume: "Welcome back. The reminders come again.",
    stop: "Stopped. We send no more reminders.",
    restart: "Welcome back. The reminders come again.",
  } satisfies Record<PledgeAction, string>,
  /* The dashboard. */
  loadFailed: "The monthly support could not be loaded.",
  donationsFailed: "The gifts could not be loaded.",
  exportFailed: "The file could not be made. Please try again.",
  changeFailed: "This could not be saved. Please try again.",
  badQuery: "The list was asked for with a value that makes no sense.",
  badId: "The monthly support is not named.",
  noReason: "Please say why, in a few words.",
  gone: "There is no such monthly support any more.",
  stopped: "Stopped. The donor is told by mail.",
  stoppedSilently: "Stopped. It was never confirmed, so no mail goes out.",
  alreadyStopped: "It was stopped already.",
  linkSent: "The link is on its way to the donor.",
  noAddress: "The address of this donor was erased.",
} as const;
