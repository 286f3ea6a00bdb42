import type { z } from "zod";
import type { Done, Returned } from "#app/contract/call.ts";
import { staffCalls } from "#app/contract/define-calls.ts";
import type { Permission } from "#app/contract/permissions.ts";
import type * as inbox from "./inbox-rules.ts";

/* The four calls of an inbox (server/http/inbox-routes.ts). */

type NoFilter = z.ZodObject<Record<never, never>>;
export type InboxList<Row extends z.ZodType, Filter extends z.ZodType = NoFilter> = {
  row: Row;
  filter: Filter;
  query: z.input<typeof inbox.inboxQuery> & z.input<Filter>;
  reply: Done & { rows: Returned<Row>[]; total: number; unread: number };
};
export type InboxUpdate = {
  body: typeof inbox.inboxUpdate;
  reply: Done & { version: number };
};
export type InboxRemoval = { body: typeof inbox.inboxRemoval };
export type InboxExport<Filter extends z.ZodType = NoFilter> = {
  query: z.input<typeof inbox.inboxExportQuery> & z.input<Filter>;
  reply: Blob;
};

/** The four calls of an inbox, which its feature names: `calls({ listMessages: inbox.list, ... })`. */
export const inboxCalls = <Row extends z.ZodType, Filter extends z.ZodType = NoFilter>(
  path: string,
  noun: string,
  access: { read: Permission; write: Permission },
) => ({
  list: staffCalls.get<InboxList<Row, Filter>>(path, access.read, `List and search: ${noun}`),
  update: staffCalls.put<InboxUpdate>(path, access.write, `Mark or note: ${noun}`),
  remove: staffCalls.remove<InboxRemoval>(path, access.write, `Delete: ${noun}`),
  export: staffCalls.get<InboxExport<Filter>>(`${path}.csv`, access.read, `All as CSV: ${noun}`, {
    proof: "recent",
  }),
});
