import type { EndpointName } from "#app/contract/endpoints.ts";
import { call } from "#app/dashboard/call.ts";
import type { Command, CommandGroup } from "./commands.ts";

type Fields = Record<string, unknown>;
type Source = {
  call: EndpointName;
  kind: string;
  page: string;
  /** Where the rows are in the reply. */
  rows: (body: unknown) => Fields[];
  name: string;
  /** Opens the record itself; the page's search by its name otherwise. */
  byId?: boolean;
};

const inbox = (name: EndpointName, kind: string, page: string, field = "name"): Source => ({
  call: name,
  kind,
  page,
  rows: (body) => (body as { rows: Fields[] }).rows,
  name: field,
});

const sources: Source[] = [
  {
    call: "listBlogs",
    kind: "Post",
    page: "/dashboard/blogs",
    rows: (body) => (body as { blogs: Fields[] }).blogs,
    name: "title",
    byId: true,
  },
  {
    call: "listEvents",
    kind: "Event",
    page: "/dashboard/events",
    rows: (body) => body as Fields[],
    name: "title",
  },
  {
    call: "listUsers",
    kind: "User",
    page: "/dashboard/user",
    rows: (body) => body as Fields[],
    name: "name",
  },
  inbox("listDonations", "Donation", "/dashboard/donations", "reference"),
  inbox("listMessages", "Message", "/dashboard/messages"),
  inbox("listRegistrations", "Registration", "/dashboard/registrations"),
  inbox("listBloodDonors", "Blood donor", "/dashboard/blood-donors", "full_name"),
  inbox("listBloodRequests", "Blood request", "/dashboard/blood-requests", "contact_name"),
  inbox("listSharedStories", "Story", "/dashboard/shared-stories"),
  inbox("listSubscribers", "Subscriber", "/dashboard/subscribers", "email"),
  inbox("listPledges", "Monthly support", "/dashboard/pledges", "donor_name"),
];

/** Shorter questions fit nearly everything. */
export const minRecordQuestion = 2;
const perSource = 4;

/** Records that the lists find for a question, and which lists could not be asked. */
export async function findRecords(question: string): Promise<{ groups: CommandGroup[]; failed: boolean }> {
  const query = { q: question, limit: perSource };
  const replies = await Promise.all(
    sources.map(async (source) => ({ source, reply: await call<unknown>(source.call, { query }) })),
  );
  const found = replies.flatMap(({ source, reply }) =>
    reply.ok ? source.rows(reply.body).map((row) => recordOf(source, row, question)) : [],
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
