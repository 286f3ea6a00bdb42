import type { Selectable } from "kysely";
import { addDays } from "#app/lib/dates.ts";
import type { RetentionTermsTable } from "#app/parts/personal-data/personal-data.tables.server.ts";
import {
  type AskedName,
  askedNames,
  noticeDays,
  type RetentionUnit,
  shorterDays,
  termText,
} from "#app/parts/personal-data/retention/retention.messages.ts";
import type {
  RetentionTermForm,
  RetentionTerm as ToldTerm,
} from "#app/parts/personal-data/retention/retention.schema.ts";
import type { Db } from "#server/db/connect.ts";
import type { Feature } from "#server/deps.ts";
import { newestRows } from "#server/newest-rows.ts";
import { deletedRows, type RetentionRule, type RetentionTerm, untouched } from "#server/retention-term.ts";
import { askedRows } from "./stay-requests.server.ts";

export const askedNameOf = (name: string): AskedName | undefined =>
  askedNames.find((asked) => asked === name);

/** Whatever has a term: the tables whose statement says so, and what features say beside them. KEEP-01 */
export const retentionKinds = (features: readonly Feature[]): RetentionTerm[] =>
  features.flatMap(({ tables = [], terms = [] }) => [
    ...tables.flatMap(({ name, label, kept }) =>
      kept ? [{ name, label, personal: true, ...kept, rule: ruleOf(name) }] : [],
    ),
    ...terms,
  ]);

function ruleOf(name: string): RetentionRule {
  const asked = askedNameOf(name);
  return asked ? askedRows(asked) : deletedRows(name, untouched);
}

const day = 24 * 60 * 60 * 1000;
const after = (now: Date, days: number) => new Date(now.getTime() + days * day).toISOString();

type TermRow = Selectable<RetentionTermsTable>;

/** Gives each kind its usual term, once. What is people's own goes 30 days later at the earliest: KEEP-02. */
export async function prepareTerms(db: Db, kinds: readonly RetentionTerm[], now: Date): Promise<void> {
  const known = new Set(
    (await db.selectFrom("retention_terms").select("name").execute()).map(({ name }) => name),
  );
  const rows = kinds
    .filter(({ name }) => !known.has(name))
    .map(({ name, usual, personal }) => ({
      name,
      amount: usual,
      active: 1 as const,
      starts_at: after(now, personal ? noticeDays : 0),
    }));
  if (rows.length === 0) return;
  await db
    .insertInto("retention_terms")
    .values(rows)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Every kind with its term, in the page's order. */
export async function listTerms(db: Db, kinds: readonly RetentionTerm[], now: Date): Promise<ToldTerm[]> {
  const rows = await db.selectFrom("retention_terms").selectAll().execute();
  return kinds.flatMap(({ name, label, since, explanation, unit, min, max, personal }) =>
    rows
      .filter((row) => row.name === name)
      .map(({ amount, active, starts_at, version }) => ({
        ...{ name, label, since, explanation, unit, min, max, personal },
        amount,
        active: active === 1,
        version,
        text: termText(amount, unit),
        starts_at,
        starts_later: starts_at > now.toISOString(),
      })),
  );
}

export async function readTerm(db: Db, name: string): Promise<TermRow | undefined> {
  return db.selectFrom("retention_terms").selectAll().where("name", "=", name).executeTakeFirst();
}

/**
 * Changes a term. A shorter one, or one that is applied again, is applied after seven days: a slip of the keyboard would
 * remove what nothing brings back. Call it in a transaction.
 * @returns what it was and is; "conflict" when somebody has saved it since it was opened
 */
export async function saveTerm(
  trx: Db,
  now: Date,
  { name, personal }: RetentionTerm,
  { amount, active, version }: RetentionTermForm,
) {
  const before = await readTerm(trx, name);
  if (!before) throw new Error(`The term of ${name} is missing`);
  const shorter = amount < before.amount || (active && before.active === 0);
  const grace = after(now, personal ? shorterDays : 0);
  const saved = await trx
    .updateTable("retention_terms")
    .set((set) => ({
      amount,
      active: active ? 1 : 0,
      starts_at: shorter && grace > before.starts_at ? grace : before.starts_at,
      version: set("version", "+", 1),
    }))
    .where("name", "=", name)
    .where("version", "=", version ?? before.version)
    .executeTakeFirst();
  if (saved.numUpdatedRows === 0n) return "conflict";
  return {
    before: { amount: before.amount, active: before.active === 1 },
    after: { amount, active },
  };
}

/** Everything from before this instant is past its term. */
export function cutoffOf(now: Date, amount: number, unit: RetentionUnit): Date {
  if (unit === "days") return new Date(now.getTime() - amount * day);
  const cutoff = new Date(now);
  cutoff.setUTCMonth(cutoff.getUTCMonth() - amount);
  // The 31st of a month with 30 days is the 1st of the next: a day later than a term of so many months.
  if (cutoff.getUTCDate() !== now.getUTCDate()) cutoff.setUTCDate(0);
  return cutoff;
}

/** Adds to what was removed on a Karachi day. Call it in the transaction of the removal. */
export async function recordRemoval(trx: Db, on: string, name: string, removed: number): Promise<void> {
  if (removed === 0) return;
  await trx
    .insertInto("retention_removals")
    .values({ day: on, name, removed })
    .onConflict((conflict) =>
      conflict.columns(["day", "name"]).doUpdateSet((set) => ({
        removed: set("retention_removals.removed", "+", set.ref("excluded.removed")),
      })),
    )
    .execute();
}

/** What was removed when, newest first. What has no term any more keeps its name. */
export async function listRemovals(
  db: Db,
  kinds: readonly RetentionTerm[],
  page: { limit: number; cursor?: number },
) {
  const { rows, next } = await newestRows(db.selectFrom("retention_removals").selectAll(), page);
  const labelOf = (name: string) => kinds.find((kind) => kind.name === name)?.label ?? name;
  return { removals: rows.map((row) => ({ ...row, label: labelOf(row.name) })), next };
}

/** The record of removals itself goes after ten years. */
export async function forgetOldRemovals(db: Db, today: string): Promise<void> {
  await db.deleteFrom("retention_removals").where("day", "<", addDays(today, -3653)).execute();
}
