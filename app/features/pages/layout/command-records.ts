import type { RecordSource } from "#app/contract/part.ts";
import { callUnchecked } from "#app/dashboard/call.ts";
import { mayOpen, type Viewer } from "#app/dashboard/dashboard-menu.ts";
import { donationsDeskCalls } from "#app/features/giving/donations-desk/donations-desk.calls.ts";
import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { contactCalls } from "#app/features/people/contact/contact.calls.ts";
import { registrationsCalls } from "#app/features/people/registrations/registrations.calls.ts";
import { sharedStoriesCalls } from "#app/features/people/shared-stories/shared-stories.calls.ts";
import { usersCalls } from "#app/features/staff/users/users.calls.ts";
import { blogCalls } from "#app/features/stories/blog/blog.calls.ts";
import { eventsCalls } from "#app/features/stories/events/events.calls.ts";
import { eventsAdminCalls } from "#app/features/stories/events/events-admin.calls.ts";
import { parts } from "#app/parts/parts.ts";
import type { Command, CommandGroup } from "./commands.ts";

type Fields = Record<string, unknown> & { id: number };
const sources: RecordSource[] = [
  {
    call: blogCalls.listBlogs,
    kind: "Post",
    page: "/dashboard/blogs",
    name: "title",
    byId: true,
    query: { fields: "summary" },
  },
  {
    call: eventsCalls.listEvents,
    kind: "Event",
    page: "/dashboard/events",
    name: "title",
    // Of an event in Urdu alone the Urdu.
    query: { language: "en" },
  },
  { call: usersCalls.listUsers, kind: "User", page: "/dashboard/user", name: "name" },
  {
    call: donationsDeskCalls.listDonations,
    kind: "Donation",
    page: "/dashboard/donations",
    name: "reference",
  },
  { call: contactCalls.listMessages, kind: "Message", page: "/dashboard/messages", name: "name" },
  {
    call: registrationsCalls.listRegistrations,
    kind: "Registration",
    page: "/dashboard/registrations",
    name: "name",
  },
  {
    call: bloodDonorsCalls.listBloodDonors,
    kind: "Blood donor",
    page: "/dashboard/blood-donors",
    name: "full_name",
  },
  {
    call: bloodRequestsCalls.listBloodRequests,
    kind: "Blood request",
    page: "/dashboard/blood-requests",
    name: "contact_name",
  },
  {
    call: sharedStoriesCalls.listSharedStories,
    kind: "Story",
    page: "/dashboard/shared-stories",
    name: "name",
  },
  {
    call: eventsAdminCalls.listEventGuests,
    kind: "Event guest",
    page: "/dashboard/event-guests",
    name: "name",
  },
  ...parts.flatMap(({ records = [] }) => records),
];

/** The rows of a list's reply: a bare array, or under a name. */
const rowsOf = (body: object): Fields[] =>
  (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) ?? [];

/** Shorter questions fit nearly everything. */
export const minRecordQuestion = 2;
const perSource = 4;

/** Records that the lists find for a question, of the pages that may be opened, and whether a list could not be asked. */
export async function findRecords(
  question: string,
  viewer: Viewer,
): Promise<{ groups: CommandGroup[]; failed: boolean }> {
  const asked = { q: question, limit: perSource };
  const replies = await Promise.all(
    sources
      .filter(({ page }) => mayOpen(page, viewer))
      .map(async (source) => ({
        source,
        reply: await callUnchecked(source.call, { query: { ...asked, ...source.query } }),
      })),
  );
  const found = replies.flatMap(({ source, reply }) =>
    reply.ok ? rowsOf(reply.body).map((row) => recordOf(source, row, question)) : [],
  );
  // Several messages of one person lead to the same list.
  const items = [...new Map(found.map((command) => [command.to, command])).values()];
  return {
    groups: items.length > 0 ? [{ value: "Records", items }] : [],
    failed: replies.some(({ reply }) => !reply.ok),
  };
}

function recordOf({ kind, page, name, byId }: RecordSource, row: Fields, question: string): Command {
  // A story may come without a name: what was asked for found it. A post may have its title in Urdu alone.
  const label = String(row[name] || row[`${name}_ur`] || question);
  const id = String(row.id);
  const to = byId ? `${page}?edit=${id}` : `${page}?q=${encodeURIComponent(label)}`;
  return { id: `${page} ${id}`, label, hint: kind, to };
}
