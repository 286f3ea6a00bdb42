import type { EndpointName } from "#app/contract/endpoints.ts";
import type { Access } from "#app/contract/permissions.ts";
import { callUnchecked } from "#app/dashboard/call.ts";
import { pageEntry } from "#app/dashboard/dashboard-menu.ts";
import type { Command, CommandGroup } from "./commands.ts";

type Fields = Record<string, unknown> & { id: number };
type Source = {
  call: EndpointName;
  kind: string;
  page: string;
  name: string;
  /** Opens the record itself; the page's search by its name otherwise. */
  byId?: boolean;
  /** What else the list is asked for. */
  query?: Record<string, string>;
};

const sources: Source[] = [
  {
    ...{ call: "listBlogs", kind: "Post", page: "/dashboard/blogs", name: "title", byId: true },
    query: { fields: "summary" },
  },
  { call: "listEvents", kind: "Event", page: "/dashboard/events", name: "title" },
  { call: "listUsers", kind: "User", page: "/dashboard/user", name: "name" },
  { call: "listDonations", kind: "Donation", page: "/dashboard/donations", name: "reference" },
  { call: "listMessages", kind: "Message", page: "/dashboard/messages", name: "name" },
  { call: "listRegistrations", kind: "Registration", page: "/dashboard/registrations", name: "name" },
  { call: "listBloodDonors", kind: "Blood donor", page: "/dashboard/blood-donors", name: "full_name" },
  {
    call: "listBloodRequests",
    kind: "Blood request",
    page: "/dashboard/blood-requests",
    name: "contact_name",
  },
  { call: "listSharedStories", kind: "Story", page: "/dashboard/shared-stories", name: "name" },
  { call: "listEventGuests", kind: "Event guest", page: "/dashboard/event-guests", name: "name" },
  { call: "listSubscribers", kind: "Subscriber", page: "/dashboard/subscribers", name: "email" },
  { call: "listPledges", kind: "Monthly support", page: "/dashboard/pledges", name: "donor_name" },
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
  may: (access: Access) => boolean,
): Promise<{ groups: CommandGroup[]; failed: boolean }> {
  const asked = { q: question, limit: perSource };
  const replies = await Promise.all(
    sources
      .filter(({ page }) => may(pageEntry(page)?.access ?? "signed-in"))
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

function recordOf({ kind, page, name, byId }: Source, row: Fields, question: string): Command {
  // A story may come without a name: what was asked for found it.
  const label = String(row[name] || question);
  const id = String(row.id);
  const to = byId ? `${page}?edit=${id}` : `${page}?q=${encodeURIComponent(label)}`;
  return { id: `${page} ${id}`, label, hint: kind, to };
}
