import { sql } from "kysely";
import { helpKindNames } from "#app/features/giving/help-told/help-told.server.ts";
import { fundNamesIn } from "#app/features/giving/ledger/funds.server.ts";
import { karachiMonth, monthAfter } from "#app/lib/dates.ts";
import type { HelpMonth } from "#app/parts/help/help.schema.ts";
import type { HelpMoney } from "#app/parts/help/help-payments/help-payments.schema.ts";
import type { Db } from "#server/db/connect.ts";
import type { HelpTerms } from "./help-list.server.ts";

/* A month's requests in numbers, without names: FAMILY-17. */

const counted = ["asked", "visited", "helped", "declined"] as const;
type Counted = (typeof counted)[number];
type Counts = Record<Counted, number>;

/** The Karachi days of a month. @param month YYYY-MM; left out: that of `now` */
const daysOf = (now: Date, month: string | undefined) =>
  karachiMonth(month ? new Date(`${month}-15T00:00:00Z`) : now);

const instantOf = (day: string, after = 0) =>
  new Date(Date.parse(`${day}T00:00:00+05:00`) + after * 86_400_000).toISOString();

/** What of the month each number counts. A robot's request is nobody's, unless staff have visited whoever it names. */
function rowsOf(db: Db, which: Counted, { from, to }: { from: string; to: string }) {
  const rows = db
    .selectFrom("help_requests")
    .where((where) => where.or([where("suspect", "=", 0), where("visited_on", "is not", null)]));
  // First aid is a case of its own of a request that was asked for once.
  if (which === "asked")
    return rows
      .where("first_aid_of", "is", null)
      .where("created_on", ">=", from)
      .where("created_on", "<=", to);
  if (which === "visited") return rows.where("visited_on", ">=", from).where("visited_on", "<=", to);
  if (which === "helped") return rows.where("helped_on", ">=", from).where("helped_on", "<=", to);
  return (
    rows
      .where("decided_at", ">=", instantOf(from))
      .where("decided_at", "<", instantOf(to, 1))
      // Not by the index of states, which SQLite would take: it holds every closed request there ever was.
      .where(sql<string>`state || ''`, "in", ["declined", "closed"])
      .where("decision_fund", "is", null)
  );
}

/** @param month YYYY-MM, of Karachi; left out: this one */
export async function readHelpMonth(
  db: Db,
  now: Date,
  terms: HelpTerms,
  month: string | undefined,
): Promise<HelpMonth> {
  const days = daysOf(now, month);
  const kinds = new Map<string, Counts>();
  const cities = new Map<string, Counts>();
  const sums: Counts = none();
  for (const which of counted) {
    const groups = await rowsOf(db, which, days)
      .select((select) => ["kind", "district", select.fn.countAll<number>().as("count")])
      .groupBy(["kind", "district"])
      .execute();
    for (const { kind, district, count } of groups) {
      sums[which] += count;
      add(kinds, kind, which, count);
      add(cities, district, which, count);
    }
  }
  return {
    month: days.from.slice(0, 7),
    ...sums,
    to_visit: await waited(db, "visited", days),
    to_help: await waited(db, "helped", days),
    kinds: sorted(kinds).map(([kind, counts]) => ({
      kind,
      title: terms.kinds.find(({ id }) => id === kind)?.title ?? kind,
      ...counts,
    })),
    cities: sorted(cities).map(([city, counts]) => ({ city, ...counts })),
    money: await helpMoneyOfMonth(db, days.from.slice(0, 7)),
  };
}

const none = (): Counts => ({ asked: 0, visited: 0, helped: 0, declined: 0 });

function add(into: Map<string, Counts>, key: string, which: Counted, count: number): void {
  const counts = into.get(key) ?? none();
  counts[which] += count;
  into.set(key, counts);
}

const total = (counts: Counts) => counts.asked + counts.visited + counts.helped + counts.declined;
const sorted = (groups: Map<string, Counts>) =>
  [...groups].toSorted(([a, one], [b, two]) => total(two) - total(one) || a.localeCompare(b));

/** Days from asking, of those to whom it happened in the month: the median, and the longest. */
async function waited(db: Db, which: "visited" | "helped", days: { from: string; to: string }) {
  const column = sql.ref<string>(`${which}_on`);
  const rows = await rowsOf(db, which, days)
    .select(["created_on", column.as("on_day")])
    .execute();
  const waits = rows
    .map(({ created_on, on_day }) => Math.round((Date.parse(on_day) - Date.parse(created_on)) / 86_400_000))
    .toSorted((a, b) => a - b);
  const middle = waits.length / 2;
  const [low = 0, high = 0] = [waits[Math.ceil(middle) - 1], waits[Math.floor(middle)]];
  return waits.length === 0
    ? { median: null, longest: null }
    : { median: (low + high) / 2, longest: waits.at(-1) ?? 0 };
}

/** What was paid for families in a month, by kind, district and fund, for staff: AID-07. @param month YYYY-MM of the day paid */
export async function helpMoneyOfMonth(db: Db, month: string): Promise<HelpMoney[]> {
  const rows = await db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .select(({ fn, eb }) => [
      "help_kind",
      "help_district",
      "funds.slug",
      "funds.title",
      fn.countAll<number>().as("payments"),
      eb.cast<number>(fn.sum("amount_paisa"), "bigint").as("paisa"),
    ])
    .where("help_commitment", "is not", null)
    .where("cancelled_at", "is", null)
    .where("paid_on", ">=", `${month}-01`)
    .where("paid_on", "<", `${monthAfter(month)}-01`)
    .groupBy(["help_kind", "help_district", "funds.slug", "funds.title"])
    .orderBy("paisa", "desc")
    .execute();
  const [kindName, fundName] = await Promise.all([helpKindNames(db, "en"), fundNamesIn("en", db)]);
  return rows.map(({ help_kind, help_district, payments, paisa, ...fund }) => ({
    kind: kindName(help_kind ?? ""),
    district: help_district ?? "",
    fund: fundName(fund),
    payments,
    paisa,
  }));
}
