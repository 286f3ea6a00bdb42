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
export function inboxCalls<Row extends z.ZodType, Filter extends z.ZodType = NoFilter>(
  path: string,
  noun: string,
  access: { read: Permission; write: Permission },
) {
  const read = staffCalls(access.read);
  const write = staffCalls(access.write);
  return {
    list: read.get<InboxList<Row, Filter>>(path, `List and search: ${noun}`),
    update: write.put<InboxUpdate>(path, `Mark or note: ${noun}`),
    remove: write.remove<InboxRemoval>(path, `Delete: ${noun}`),
    export: read.get<InboxExport<Filter>>(`${path}.csv`, `All as CSV: ${noun}`, { proof: "recent" }),
  };
}
