import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { cityKey } from "#app/lib/city-key.ts";
import { addDays, karachiDay } from "#app/lib/dates.ts";
import type { HelpFilter, HelpRow as ListedRow } from "#app/parts/help/help.schema.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { hasText, isSearch } from "#server/db/search.ts";
import type { Deps } from "#server/deps.ts";
import type { HelpRow } from "./help.store.server.ts";

type Where = ExpressionBuilder<Database, "help_requests">;

/** The states of a request on which nothing has been decided. */
const undecided = ["new", "visit-planned", "visited"] as const;

/** What the desk goes by: kinds with their titles, how long a request may wait, and today (of Karachi). */
export type HelpTerms = {
  kinds: readonly { id: string; title: string; urgent: "yes" | "no" }[];
  termDays: number;
  today: string;
};

export async function readHelpTerms(deps: Pick<Deps, "db" | "log" | "clock">): Promise<HelpTerms> {
  const { kinds, termDays } = await readContent(deps, "help");
  return { kinds, termDays, today: karachiDay(deps.clock.now()) };
}

/** What families agree to, in each language: who writes down what comes by phone reads it to them. */
export async function readAgreements(deps: Pick<Deps, "db" | "log">): Promise<Record<Language, string>> {
  const { agreement: en } = await readContent(deps, "help", { language: "en" });
  const { agreement: ur } = await readContent(deps, "help", { language: "ur" });
  return { en, ur };
}

const urgentKinds = ({ kinds }: HelpTerms) =>
  kinds.filter(({ urgent }) => urgent === "yes").map(({ id }) => id);

/** What waits longer than its term: of an urgent kind, since before today. */
const isLate = (where: Where, terms: HelpTerms): Expression<SqlBool> => {
  const urgent = urgentKinds(terms);
  const before = where("created_on", "<", addDays(terms.today, -terms.termDays));
  return where.and([
    where("closed_at", "is", null),
    where("created_on", "<", terms.today),
    where("state", "in", undecided),
    urgent.length > 0 ? where.or([before, where("kind", "in", urgent)]) : before,
  ]);
};

/** New and of a kind that cannot wait. No kind is called "": the list is not empty where staff own none such. */
const isForToday = (where: Where, terms: HelpTerms): Expression<SqlBool> =>
  where.and([where("state", "=", "new"), where("kind", "in", ["", ...urgentKinds(terms)])]);

/** Fewer months are paid than were decided until this one. Months are counted from the year 0. */
function isDue(where: Where, { today }: HelpTerms): Expression<SqlBool> {
  const thisMonth = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7));
  const begun = sql`${thisMonth} + 1
    - (cast(substr(decision_from, 1, 4) as integer) * 12 + cast(substr(decision_from, 6, 2) as integer))`;
  const paid = sql`(select count(*) from payouts
    where payouts.help_request_id = help_requests.id and payouts.cancelled_at is null)`;
  return where.and([
    where("state", "in", ["approved", "helping"]),
    where("joined_to", "is", null),
    sql<SqlBool>`${paid} < case when ${begun} < decision_months then ${begun} else decision_months end`,
  ]);
}

/** Approved from Zakat, and something is to be recorded before it is payable, as `lackOf` says of a case. AID-08. */
const isLacking = (where: Where): Expression<SqlBool> =>
  where.and([
    where("state", "in", ["approved", "helping"]),
    where("decision_fund", "=", "zakat"),
    where.or([
      where("zakat_eligible", "is", null),
      where("zakat_eligible", "=", 0),
      where.and([where("payee_kind", "<>", "family"), where("authorised_on", "is", null)]),
    ]),
  ]);

/** What the overview counts of the list: each the same as the list that it leads to. At most a thousand. */
export async function countHelp(deps: Pick<Deps, "db" | "log" | "clock">) {
  const terms = await readHelpTerms(deps);
  const count = async (filter: HelpFilter): Promise<number> => {
    const found = deps.db
      .selectFrom("help_requests")
      .select("id")
      .where(matchingHelp(deps.db, terms, filter))
      .limit(1000);
    const { count } = await deps.db
      .selectFrom(found.as("found"))
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return count;
  };
  return {
    help_today: await count({ show: "today" }),
    help_late: await count({ show: "late" }),
    help_new: await count({ state: "new" }),
    help_lacking: await count({ show: "lacking" }),
    help_due: await count({ show: "payable" }),
  };
}

const matchingHelp =
  (db: Db, terms: HelpTerms, { q, state, city, kind, show }: HelpFilter) =>
  (where: Where): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    if (state) conditions.push(where("state", "=", state));
    if (city) conditions.push(where("city_key", "=", cityKey(city)));
    if (kind) conditions.push(where("kind", "=", kind));
    if (show === "open") conditions.push(where("closed_at", "is", null));
    if (show === "today") conditions.push(isForToday(where, terms));
    if (show === "late") conditions.push(isLate(where, terms));
    if (show === "due" || show === "payable") conditions.push(isDue(where, terms));
    if (show === "payable") conditions.push(where.not(isLacking(where)));
    if (show === "lacking") conditions.push(isLacking(where));
    if (show === "week")
      conditions.push(
        where("state", "=", "visit-planned"),
        where("visit_on", "<=", addDays(terms.today, daysAhead)),
      );
    if (isSearch(q)) conditions.push(hasText(db, "help_requests", q, { byId: false }));
    return where.and(conditions);
  };
const daysAhead = 7;

/** A page of requests by the day on which they were asked; those to visit by the day of the visit, the soonest first. */
export async function listHelpRequests(
  db: Db,
  terms: HelpTerms,
  {
    order,
    limit,
    cursor,
    ...filter
  }: HelpFilter & { order: "newest" | "oldest"; limit: number; cursor?: string },
): Promise<{ rows: ListedRow[]; next?: string }> {
  const day = filter.show === "week" ? "visit_on" : "created_on";
  const direction = order === "oldest" || day === "visit_on" ? "asc" : "desc";
  const [after, value = ""] = (cursor ?? "").split("_").reverse();
  const found = await db
    .selectFrom("help_requests")
    .selectAll()
    .where(matchingHelp(db, terms, filter))
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(${sql.ref(day)}, id) ${sql.raw(direction === "asc" ? ">" : "<")} (${value}, ${Number(after)})`,
      ),
    )
    .orderBy(day, direction)
    .orderBy("id", direction)
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const doubles = await countDoubles(db, page);
  return {
    rows: page.map((row) => presentHelpRow(row, terms, doubles.get(row.id) ?? 0)),
    next: last && `${last[day]}_${last.id}`,
  };
}

/** Of one phone or CNIC so many requests are looked at: a helper's number may stand in very many. */
const maxDoubles = 200;

/** The requests of other numbers that share phone or CNIC with one of these, across kinds, the newest first. */
export async function findDoubles(db: Db, rows: readonly HelpRow[]): Promise<HelpRow[]> {
  const phones = [...new Set(rows.map(({ phone }) => phone).filter(Boolean))];
  const cnics = [...new Set(rows.map(({ cnic }) => cnic).filter(Boolean))];
  const by = async (column: "phone" | "cnic", values: string[]) =>
    values.length === 0
      ? []
      : db
          .selectFrom("help_requests")
          .selectAll()
          .where(column, "in", values)
          // Said again, so that the index of those that have one is used.
          .where(column, "<>", "")
          .orderBy("id", "desc")
          .limit(maxDoubles)
          .execute();
  const found = [...(await by("phone", phones)), ...(await by("cnic", cnics))];
  return [...new Map(found.map((row) => [row.id, row])).values()].toSorted((a, b) => b.id - a.id);
}

/** By what two requests may be of one family; undefined: they share nothing, or one is the other's first aid. */
export const sharedBy = (one: HelpRow, other: HelpRow): "phone" | "cnic" | undefined => {
  if (one.first_aid_of === other.id || other.first_aid_of === one.id) return undefined;
  if (one.cnic !== "" && one.cnic === other.cnic) return "cnic";
  return one.phone !== "" && one.phone === other.phone ? "phone" : undefined;
};

async function countDoubles(db: Db, rows: readonly HelpRow[]): Promise<Map<number, number>> {
  const all = await findDoubles(db, rows);
  return new Map(
    rows.map((row) => [row.id, all.filter((other) => other.id !== row.id && sharedBy(row, other)).length]),
  );
}

const daysBetween = (first: string, last: string) =>
  Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);

/** A request as the list shows it. */
export function presentHelpRow(row: HelpRow, terms: HelpTerms, doubles: number): ListedRow {
  const isUndecided = undecided.some((state) => state === row.state);
  const waits = isUndecided ? daysBetween(row.created_on, terms.today) : 0;
  const kind = terms.kinds.find(({ id }) => id === row.kind);
  const isUrgent = kind?.urgent === "yes";
  return {
    id: row.id,
    version: row.version,
    reference: row.reference,
    kind: row.kind,
    kind_title: kind?.title ?? row.kind,
    name: row.name,
    city: row.city,
    district: row.district,
    household: row.household,
    state: row.state,
    channel: row.channel,
    suspect: row.suspect === 1,
    created_at: row.created_at,
    waits,
    late: waits > (isUrgent ? 0 : terms.termDays),
    urgent: isUrgent && isUndecided,
    visit_on: row.visit_on,
    responsible_name: row.responsible_name,
    doubles,
    erased_at: row.erased_at,
  };
}
