import type { WaitingRow } from "#app/contract/part.ts";
import { parts } from "#app/parts/parts.ts";

/* The lines of the overview, in their order: those of the core, and what the parts add. */

export type ShownRow = Omit<WaitingRow, "seen">;

export const rowsOfParts = parts.flatMap(({ waiting = [] }) => waiting);

/** Somebody waits for these at this moment: a patient, a donor, a colleague. */
export const urgentRows: ShownRow[] = [
  {
    name: "blood_requests_today",
    one: "blood request for today or tonight",
    many: "blood requests for today or tonight",
    to: "/dashboard/blood-donors",
    access: "blood:write",
    bad: true,
  },
  ...rowsOfParts.filter(({ urgent }) => urgent),
  {
    name: "approvals",
    one: "request that waits for your approval",
    many: "requests that wait for your approval",
    to: "/dashboard/approvals",
    access: "approvals:read",
    bad: true,
  },
  {
    name: "donations_to_review",
    one: "gift that needs review",
    many: "gifts that need review",
    to: "/dashboard/donations?review=1",
    access: "donations:write",
    bad: true,
  },
  {
    name: "transfers",
    one: "transfer to verify",
    many: "transfers to verify",
    to: "/dashboard/transfers?state=waiting",
    access: "transfers:write",
  },
];

export const waitingRows: ShownRow[] = [
  ...rowsOfParts.filter(({ alarm }) => alarm),
  {
    name: "blood_requests",
    one: "unread blood request",
    many: "unread blood requests",
    to: "/dashboard/blood-requests?unread=1",
    access: "blood:write",
  },
  ...rowsOfParts.filter(({ urgent, alarm }) => !urgent && !alarm),
  {
    name: "messages",
    one: "unread message",
    many: "unread messages",
    to: "/dashboard/messages?unread=1",
    access: "messages:write",
  },
  {
    name: "registrations",
    one: "unread registration",
    many: "unread registrations",
    to: "/dashboard/registrations?unread=1",
    access: "registrations:write",
  },
  {
    name: "blood_donors",
    one: "new blood donor",
    many: "new blood donors",
    to: "/dashboard/blood-donors?unread=1",
    access: "blood:write",
  },
  {
    name: "shared_stories",
    one: "unread story",
    many: "unread stories",
    to: "/dashboard/shared-stories?unread=1",
    access: "stories:write",
  },
  {
    name: "event_guests",
    one: "new guest of an event",
    many: "new guests of events",
    to: "/dashboard/event-guests?unread=1",
    access: "guests:write",
  },
  {
    name: "failed_mails",
    one: "failed email",
    many: "failed emails",
    to: "/dashboard/outbox?state=failed",
    access: "outbox:write",
    bad: true,
  },
  {
    name: "drafts",
    one: "draft post",
    many: "draft posts",
    to: "/dashboard/blogs?status=draft",
    access: "posts:write",
  },
];
