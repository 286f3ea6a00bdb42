import type { Selectable } from "kysely";
import { addDays, karachiDay, monthAfter, monthBefore } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";
import { type HelpPayout, isHelp, monthRecorded } from "./help-hashes.server.ts";

/*
 * How many families each fund has helped in a month that is over, by kind and district: BOOKS-13. Fewer than five of a
 * fund, kind and district together are counted, and their kind and district stay unknown.
 */

/** Fewer are told with others: a neighbour could tell one of them. */
export const leastFamilies = 5;

export type HelpGroup = { kind: string; district: string; families: number };
export type FundHelp = Pick<Selectable<FundsTable>, "slug" | "title"> & {
  month: string;
  families: number;
  groups: HelpGroup[];
  /** Families of other kinds and places. */
  others: number;
};

const firstOf = (month: string) => new Date(`${month}-01T00:00:00+05:00`).toISOString();

/** The last month whose days are all sealed: what it did stays as it is. Undefined before the first. */
export async function lastHelpMonth(db: Db): Promise<string | undefined> {
  const sealed = await db
    .selectFrom("receipt_days")
    .select("day")
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!sealed) return undefined;
  const next = addDays(sealed.day, 1);
  return monthBefore(next.slice(0, 7));
}

/** With the Karachi month in which it was recorded. */
export type HelpRow = HelpPayout & Pick<Selectable<FundsTable>, "title"> & { month: string };

/** Payments that were recorded in these months, cancelled ones among them, in the order of their ids. */
export async function readHelpRows(db: Db, from: string, to: string): Promise<HelpRow[]> {
  const rows = await db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .selectAll("payouts")
    .select("funds.title")
    .where("help_commitment", "is not", null)
    .where("payouts.created_at", ">=", firstOf(from))
    .where("payouts.created_at", "<", firstOf(monthAfter(to)))
    .orderBy("payouts.id")
    .execute();
  return rows.filter(isHelp).map((row) => ({ ...row, month: monthRecorded(row) }));
}

/** Whether it still counted when its month ended: what was published of that month does not change. */
const countedThen = (row: HelpRow): boolean =>
  row.cancelled_at === null || karachiDay(new Date(row.cancelled_at)).slice(0, 7) > row.month;

const groupOf = (row: HelpRow): string | undefined =>
  row.help_kind === null ? undefined : [row.month, row.fund, row.help_kind, row.help_district].join("\n");

const familiesOf = (rows: readonly HelpRow[]): number =>
  new Set(rows.map(({ help_commitment }) => help_commitment)).size;

/** The rows whose kind and district are published: at least five families of their month, fund, kind and district. */
export function openedRows(rows: readonly HelpRow[]): Set<HelpRow> {
  const opened = new Set<HelpRow>();
  for (const [group, members] of Map.groupBy(rows.filter(countedThen), groupOf))
    if (group !== undefined && familiesOf(members) >= leastFamilies)
      for (const row of members) opened.add(row);
  return opened;
}

/** What each fund did in each of these months, the latest first. What was cancelled since counts no more. */
export async function readHelpMonths(db: Db, from: string, to: string): Promise<FundHelp[]> {
  const rows = await readHelpRows(db, from, to);
  const opened = openedRows(rows);
  const counted = rows.filter(({ cancelled_at }) => cancelled_at === null);
  const funds = Map.groupBy(counted, ({ month, fund }) => `${month} ${fund}`);
  return [...funds.values()].flatMap((members) => countFund(members, opened)).toSorted(byMonthAndFund);
}

const byMonthAndFund = (one: FundHelp, other: FundHelp) =>
  one.month === other.month ? other.families - one.families : one.month < other.month ? 1 : -1;

function countFund(members: readonly HelpRow[], opened: ReadonlySet<HelpRow>): FundHelp[] {
  const [first] = members;
  if (!first) return [];
  const { fund: slug, title } = first;
  const shown = new Set<string>();
  const groups: HelpGroup[] = [];
  for (const rows of Map.groupBy(
    members.filter((row) => opened.has(row)),
    groupOf,
  ).values()) {
    const families = familiesOf(rows);
    const [row] = rows;
    // One that fell below five since is not shown as such.
    if (!row || families < leastFamilies) continue;
    for (const { help_commitment } of rows) shown.add(help_commitment);
    groups.push({ kind: row.help_kind ?? "", district: row.help_district ?? "", families });
  }
  const families = familiesOf(members);
  return [
    {
      slug,
      title,
      month: first.month,
      families,
      groups: groups.toSorted((one, other) => other.families - one.families),
      others: families - shown.size,
    },
  ];
}

/** What a fund paid families up to the end of a month, since it was told last. In paisa, without what was cancelled. */
export type ToldHelp = Pick<HelpRow, "id" | "fund" | "title" | "month" | "paid_on"> & {
  families: number;
  paisa: number;
};

/**
 * The money of families as strangers may read it, the earliest month first: a fund's month that is over and sealed, with
 * the months before it that were not told, once they are of five families together. Nobody can subtract one family from
 * what was told, and nothing shows while a month goes on. BOOKS-13a.
 */
export async function readToldHelp(db: Db): Promise<ToldHelp[]> {
  const first = await db
    .selectFrom("payouts")
    .select("created_at")
    .where("help_commitment", "is not", null)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  const last = await lastHelpMonth(db);
  if (!first || last === undefined) return [];
  const told: ToldHelp[] = [];
  const untold = new Map<string, HelpRow[]>();
  for (let month = monthRecorded(first); month <= last; month = monthAfter(month)) {
    const added = Map.groupBy(await readHelpRows(db, month, month), ({ fund }) => fund);
    for (const [fund, rows] of added) untold.set(fund, [...(untold.get(fund) ?? []), ...rows]);
    for (const [fund, rows] of untold) {
      if (familiesOf(rows.filter(countedThen)) < leastFamilies) continue;
      untold.delete(fund);
      told.push(...sumOfRows(rows, month));
    }
  }
  return told;
}

function sumOfRows(rows: readonly HelpRow[], month: string): ToldHelp[] {
  const paid = rows.filter(({ cancelled_at }) => cancelled_at === null);
  const last = paid.at(-1);
  if (!last) return [];
  const { id, fund, title } = last;
  const paid_on = paid.reduce((day, row) => (row.paid_on > day ? row.paid_on : day), "");
  const paisa = paid.reduce((sum, { amount_paisa }) => sum + amount_paisa, 0);
  return [{ id, fund, title, month, paid_on, paisa, families: familiesOf(paid) }];
}
