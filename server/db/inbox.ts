import type { Expression, Selectable, SelectQueryBuilder, SqlBool } from "kysely";
import type { Permission } from "#app/contract/permissions.ts";
import type { InboxTable, RowOf } from "#app/contract/table.ts";
import type { InboxExportQuery, InboxQuery, InboxUpdate } from "#app/lib/inbox-rules.ts";
import { type Db, lockRow } from "./connect.ts";
import type { Database } from "./schema.ts";
import { hasText, isSearch, maxCounted } from "./search.ts";

/** The version of a row whose note nobody has written: who names none has opened no other. */
const unnoted = 1;

/** What a list asks of a row beyond the search: conditions on columns of its table. */
export type InboxFilter = Expression<SqlBool>[];

/** What is asked for beside the query, and with which permissions: without any, what only some may read is not searched. */
type Asked = { filter?: InboxFilter; held?: ReadonlySet<Permission> };

/** The ids of the rows that lead a list, in their order: a few hundred at most. */
export type UrgentIds = readonly number[];

/*
 * Kysely's types follow one table name, not a choice of several. All these tables have the columns of "messages" that are
 * used here, so here they go by that name.
 */
const as = ({ name }: InboxTable) => name as "messages";

export type InboxRow<T extends InboxTable> = Selectable<RowOf<T>>;

/** The parts of a list, in their order. A cursor says in which of them its row was. */
const parts = ["urgent", "unread", "read"] as const;
type Part = (typeof parts)[number];

function readCursor(cursor: string): { part: Part; id: number } {
  const [name, id] = cursor.split(":");
  return { part: parts.find((part) => part === name) ?? "read", id: Number(id) };
}

/**
 * One page of rows: the urgent in their own order, then the unread before the others and the newest first in each part,
 * with how many match (a search counts to 1,000) and how many of all are unread.
 */
export async function listInbox<T extends InboxTable>(
  db: Db,
  table: T,
  { q, unread, limit, cursor }: InboxQuery,
  { filter = [], held, urgent = [] }: Asked & { urgent?: UrgentIds } = {},
): Promise<{ rows: InboxRow<T>[]; total: number; unread: number; next?: string }> {
  const searching = isSearch(q);
  const all = db.selectFrom(as(table)).select("id");
  const unreadRows = all.where("read_at", "is", null);
  const matching = (rows: typeof all, byId = true) =>
    rows.where((where) =>
      where.and([...filter, ...(searching ? [hasText(db, table, q, { byId, held })] : [])]),
    );
  // The unread are walked by their own index: they are few among very many rows that a common word finds.
  const matches = {
    unread: matching(unreadRows, false),
    read: matching(all.where("read_at", "is not", null)),
  };

  const after = cursor === undefined ? undefined : readCursor(cursor);
  const urgentPage = async () => {
    const left = after ? urgent.slice(urgent.indexOf(after.id) + 1) : urgent;
    if (left.length === 0) return [];
    const ids = (unread === "1" ? matches.unread : matching(all)).where("id", "in", left);
    const rows = await db.selectFrom(as(table)).selectAll().where("id", "in", ids).execute();
    return rows.toSorted((one, other) => left.indexOf(one.id) - left.indexOf(other.id));
  };
  const pageOf = (part: "unread" | "read", count: number) => {
    // The page is found among the ids alone, which an index holds: whole rows are not sorted to throw most of them away.
    const ids = matches[part]
      .$if(after?.part === part, (query) => query.where("id", "<", after?.id ?? 0))
      .$if(urgent.length > 0, (query) => query.where("id", "not in", urgent))
      .orderBy("id", "desc")
      .limit(count);
    return db.selectFrom(as(table)).selectAll().where("id", "in", ids).orderBy("id", "desc").execute();
  };

  const from = parts.indexOf(after?.part ?? "urgent");
  const found = from > parts.indexOf("urgent") ? [] : (await urgentPage()).slice(0, limit + 1);
  if (from <= parts.indexOf("unread") && found.length <= limit)
    found.push(...(await pageOf("unread", limit + 1 - found.length)));
  if (unread !== "1" && found.length <= limit)
    found.push(...(await pageOf("read", limit + 1 - found.length)));
  const total = await countRows(db, unread === "1" ? matches.unread : matching(all), searching);
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const partOf = ({ id, read_at }: { id: number; read_at: string | null }): Part => {
    if (urgent.includes(id)) return "urgent";
    return read_at === null ? "unread" : "read";
  };
  return {
    rows: rows as object[] as InboxRow<T>[],
    total,
    unread: await countRows(db, unreadRows, false),
    next: last && `${partOf(last)}:${last.id}`,
  };
}

async function countRows(
  db: Db,
  rows: SelectQueryBuilder<Database, "messages", { id: number }>,
  bounded: boolean,
) {
  const { total } = await db
    .selectFrom((bounded ? rows.limit(maxCounted) : rows).as("counted"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/**
 * Marks a row or writes its note: what is not named stays as it is. Call it in a transaction.
 * @returns what it was before and whether the note changed; why nothing was written: the row is gone, or somebody has
 * changed its note since
 */
export async function updateInbox(
  trx: Db,
  table: InboxTable,
  { id, read, note, version = unnoted }: InboxUpdate,
  now: Date,
) {
  // Two saves at once: the second waits here, and then sees that the version has gone on.
  if (!(await lockRow(trx, as(table), "note", id))) return { fault: "missing" as const };
  const before = await trx
    .selectFrom(as(table))
    .select(["read_at", "note", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const noted = note !== undefined && note !== before.note;
  if (noted && version !== before.version)
    return { fault: "stale" as const, theirs: { note: before.note, version: before.version } };
  const written = {
    ...(read !== undefined && { read_at: read ? (before.read_at ?? now.toISOString()) : null }),
    ...(noted && { note, version: before.version + 1 }),
  };
  const columns = { ...written, ...("touched_at" in table.columns && { touched_at: now.toISOString() }) };
  if (Object.keys(columns).length > 0)
    await trx.updateTable(as(table)).set(columns).where("id", "=", id).execute();
  return { wasRead: before.read_at !== null, noted, version: written.version ?? before.version };
}

/** @returns whether there was such a row */
export async function deleteInbox(db: Db, table: InboxTable, id: number): Promise<boolean> {
  const result = await db.deleteFrom(as(table)).where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

const batchSize = 500;

/** Every row that matches, newest first, a few hundred at a time, so that an export needs no more memory than a page. */
export async function* readWholeInbox<T extends InboxTable>(
  db: Db,
  table: T,
  { q, unread }: InboxExportQuery = {},
  { filter = [], held }: Asked = {},
): AsyncGenerator<InboxRow<T>> {
  for (let below = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await db
      .selectFrom(as(table))
      .selectAll()
      .where("id", "<", Math.min(below, 2_147_483_647))
      .where((where) => where.and([...filter, ...(isSearch(q) ? [hasText(db, table, q, { held })] : [])]))
      .$if(unread === "1", (rows) => rows.where("read_at", "is", null))
      .orderBy("id", "desc")
      .limit(batchSize)
      .execute();
    yield* rows as object[] as InboxRow<T>[];
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    below = last.id;
  }
}
