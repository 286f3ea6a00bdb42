import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Call } from "#app/contract/call.ts";
import { type Language, languagesInEnglish } from "#app/contract/language.ts";
import { permissionsOf } from "#app/contract/permissions.ts";
import { refuse, succeed } from "#app/contract/replies.ts";
import { done, savedVersion } from "#app/contract/reply-schemas.ts";
import { type Column, type Entry, type InboxTable, isTold } from "#app/contract/table.ts";
import type { InboxExport, InboxList, InboxRemoval, InboxUpdate } from "#app/lib/inbox-calls.ts";
import {
  inboxExportQuery,
  inboxMessages,
  inboxQuery,
  inboxRemoval,
  inboxReply,
  inboxUpdate,
  inboxUpdateRefusal,
} from "#app/lib/inbox-rules.ts";
import { spreadsheetPhone } from "#app/lib/phone.ts";
import { recordChange } from "#server/audit.ts";
import { binKindOf } from "#server/bin/bin-kind.ts";
import { moveToBin } from "#server/bin/move-to-bin.ts";
import {
  deleteInbox,
  type InboxFilter,
  type InboxRow,
  listInbox,
  readWholeInbox,
  type UrgentIds,
  updateInbox,
} from "#server/db/inbox.ts";
import type { Deps } from "#server/deps.ts";
import { routeOf } from "./call-routes.ts";
import { withheldNames } from "./restricted-fields.ts";
import { type CsvColumns, sendCsv } from "./send-csv.ts";
import { signedIn } from "./session-check.ts";

export type Inbox<T extends InboxTable, Query extends z.ZodType> = {
  table: T;
  calls: {
    list: Call<InboxList<T, Query>>;
    update: Call<InboxUpdate>;
    remove: Call<InboxRemoval>;
    export: Call<InboxExport<Query>>;
  };
  /** Filters beyond search and unread. */
  query: Query;
  filter: (query: z.output<Query>, now: Date) => InboxFilter;
  /** What leads the list, before the unread. */
  urgent?: (now: Date, query: z.output<Query>) => Promise<UrgentIds>;
  /** Columns of the CSV that say more than is stored, by their headings. */
  csv?: CsvColumns<InboxRow<T>>;
};

/** A row as the dashboard gets it. */
export function entryOf<T extends InboxTable>({ columns }: T, row: InboxRow<T>): Entry<T> {
  const told = Object.entries<Column>(columns).filter(([, column]) => isTold(column));
  const values = told.map(([name, { kind }]) => [name, toldValue(kind, Reflect.get(row, name))]);
  return { ...Object.fromEntries(values), read: Reflect.get(row, "read_at") !== null };
}

function toldValue(kind: Column["kind"], value: unknown) {
  if (kind === "flag") return value === 1;
  return kind === "json" ? JSON.parse(String(value)) : value;
}

/** The CSV's columns, in the order of the table's statement, the note and the language last. */
function csvOf<T extends InboxTable>({ columns }: T, own: CsvColumns<InboxRow<T>>): CsvColumns<InboxRow<T>> {
  const stated: CsvColumns<object> = {};
  for (const [name, { csv, kind }] of Object.entries<Column>(columns)) {
    if (!csv) continue;
    const stored = (row: object) => Reflect.get(row, name);
    stated[csv] = kind === "phone" ? (row) => spreadsheetPhone(stored(row)) : stored;
  }
  const { Note: note, ...others } = { ...stated, ...own };
  return {
    ...others,
    ...(note && { Note: note }),
    Language: (row) => languagesInEnglish[Reflect.get(row, "language") as Language],
  };
}

/** The calls that every inbox has: list and search, mark and note, delete, export. */
export function inboxRoutes<T extends InboxTable, Query extends z.ZodType>(
  plain: FastifyInstance,
  { db, reader, clock, features }: Deps,
  inbox: Inbox<T, Query>,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { table, calls } = inbox;
  const { noun } = table;
  const plural = table.name.replaceAll("_", " ");
  const entry = inboxReply(table);
  const gone = refuse(inboxMessages.notFound);
  const bin = binKindOf({ features }, noun);

  const listQuery: z.ZodType = inboxQuery.and(inbox.query);
  const exportQuery: z.ZodType = inboxExportQuery.and(inbox.query);

  app.route({
    ...routeOf(calls.list, {
      description: `A page of the ${plural} that match a search: ${inbox.urgent ? "the urgent first, then the unread" : "the unread first"}, the newest first among them.`,
      query: listQuery,
      reply: done({ rows: z.array(entry), total: z.number().int(), unread: z.number().int() }),
    }),
    handler: async (request, reply) => {
      const now = clock.now();
      const own = inbox.query.parse(request.query);
      const filter = inbox.filter(own, now);
      const asked = inboxQuery.parse(request.query);
      const { rows, next, ...counts } = await listInbox(db, table, asked, {
        filter,
        held: permissionsOf(signedIn(request).roles),
        urgent: await inbox.urgent?.(now, own),
      });
      if (next) reply.header("x-next-cursor", next);
      return reply.send(succeed({ rows: rows.map((row) => entryOf(table, row)) as never[], ...counts }));
    },
  });

  app.route({
    ...routeOf(calls.update, {
      description: `Marks a ${noun} as read or unread, or sets its note, unless somebody else has changed it since.`,
      body: inboxUpdate,
      reply: done({ version: savedVersion }),
      refusal: inboxUpdateRefusal,
    }),
    handler: async (request, reply) => {
      const now = clock.now();
      const { id, read } = request.body;
      const change = await db.transaction().execute(async (trx) => {
        const change = await updateInbox(trx, table, request.body, now);
        if ("fault" in change) return change;
        // Whether it was read and that a note changed, not what the note says of a person.
        const before = { read: change.wasRead, note: "(a note)" };
        const after = { read: read ?? change.wasRead, note: change.noted ? "(a new note)" : before.note };
        await recordChange(trx, now, signedIn(request), { action: "update", noun, id, before, after });
        return change;
      });
      if (change.fault === "missing") return reply.code(404).send(gone);
      if (change.fault) return reply.code(409).send({ ...refuse(inboxMessages.stale), ...change.theirs });
      return succeed({ message: inboxMessages.updated, version: change.version });
    },
  });

  app.route({
    ...routeOf(calls.remove, {
      description: bin
        ? `Moves a ${noun} to the bin, where it stays for 30 days.`
        : `Deletes a ${noun} for good.`,
      body: inboxRemoval,
    }),
    handler: async (request, reply) => {
      const { id } = request.body;
      const who = signedIn(request);
      const deleted = await db.transaction().execute(async (trx) => {
        const now = clock.now();
        const gone = bin ? await moveToBin(trx, now, who, bin, id) : await deleteInbox(trx, table, id);
        if (!gone) return false;
        // Only that it went and who sent it away: a person's data must not live on in the log.
        await recordChange(trx, now, who, { action: "delete", noun, id });
        return true;
      });
      return deleted ? succeed({ message: inboxMessages.deleted }) : reply.code(404).send(gone);
    },
  });

  app.route({
    ...routeOf(calls.export, {
      description: `All ${plural}, or those that match a search, as a file for spreadsheets.`,
      query: exportQuery,
      reply: "file",
    }),
    handler: async (request, reply) => {
      const now = clock.now();
      const asked = inboxExportQuery.parse(request.query);
      const filter = inbox.filter(inbox.query.parse(request.query), now);
      const change = { action: "export", noun, id: "all" };
      await recordChange(db, now, signedIn(request), change);
      const held = permissionsOf(signedIn(request).roles);
      const withheld = Object.fromEntries(withheldNames(entry, held).map((name) => [name, ""]));
      async function* rows() {
        for await (const row of readWholeInbox(reader, table, asked, { filter, held }))
          yield { ...row, ...withheld };
      }
      return sendCsv(reply, {
        file: `${table.name}.csv`,
        rows: rows(),
        columns: csvOf(table, inbox.csv ?? {}),
      });
    },
  });
}
