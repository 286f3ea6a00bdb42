import type { z } from "zod";
import type { Done } from "#app/contract/call.ts";
import type { Entry, InboxTable } from "#app/contract/table.ts";
import type * as inbox from "./inbox-rules.ts";

/* The four calls of an inbox (server/http/inbox-routes.ts). */

type NoFilter = z.ZodObject<Record<never, never>>;
export type InboxList<T extends InboxTable, Filter extends z.ZodType = NoFilter> = {
  table: T;
  filter: Filter;
  query: z.input<typeof inbox.inboxQuery> & z.input<Filter>;
  reply: Done & { rows: Entry<T>[]; total: number; unread: number };
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
