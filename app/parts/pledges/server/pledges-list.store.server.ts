import { sql } from "kysely";
import { maxId } from "#app/lib/call-rules.ts";
import type { Pledge, PledgesList, PledgesQuery } from "#app/parts/pledges/pledges.schema.ts";
import type { Db } from "#server/db/connect.ts";
import { hasText, isSearch } from "#server/db/search.ts";

/** So many rows are read at once for an export. */
const batchSize = 500;

/** Both databases give a sum of many as a number then. */
const sumOf = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/** A page of pledges, the newest first, with the totals of all. @returns `next` is undefined on the last page */
export async function listPledges(
  db: Db,
  query: PledgesQuery,
): Promise<PledgesList & { next: number | undefined }> {
  const found = await findPledges(db, query, query.limit + 1);
  const rows = found.slice(0, query.limit);
  const { total } = await matching(db, { ...query, cursor: undefined })
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    rows,
    total,
    totals: await sumPledges(db),
    funds: await db
      .selectFrom("funds")
      .select(["slug", "title"])
      .where("slug", "in", db.selectFrom("pledges").select("fund"))
      .orderBy("title")
      .execute(),
    next: found.length > query.limit ? rows.at(-1)?.id : undefined,
  };
}

type Asked = Pick<PledgesQuery, "q" | "state" | "fund" | "cursor" | "id">;

const matching = (db: Db, { q, state, fund, cursor, id }: Asked) =>
  db
    .selectFrom("pledges")
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "active"))
    .$if(Boolean(fund), (query) => query.where("pledges.fund", "=", fund ?? ""))
    .$if(isSearch(q), (query) => query.where(hasText(db, "pledges", q ?? "")))
    .$if(cursor !== undefined, (query) => query.where("pledges.id", "<", cursor ?? 0))
    .$if(id !== undefined, (query) => query.where("pledges.id", "=", id ?? 0));

async function findPledges(db: Db, asked: Asked, limit: number): Promise<Pledge[]> {
  const rows = await matching(db, asked)
    .innerJoin("funds", "funds.slug", "pledges.fund")
    .select((select) => [
      ...([
        "pledges.id",
        "pledges.state",
        "pledges.donor_name",
        "pledges.donor_email",
        "pledges.anonymous",
        "pledges.amount_paisa",
        "pledges.fund",
        "funds.title as fund_title",
        "pledges.method",
        "pledges.language",
        "pledges.day_of_month",
        "pledges.next_due_on",
        "pledges.created_at",
        "pledges.ended_at",
      ] as const),
      select
        .selectFrom("donations")
        .select((of) => of.fn.countAll<number>().as("donations"))
        .whereRef("donations.pledge_id", "=", "pledges.id")
        .where("donations.state", "=", "paid")
        .as("donations"),
      select
        .selectFrom("donations")
        .select(sumOf("donations.amount_paisa").as("given"))
        .whereRef("donations.pledge_id", "=", "pledges.id")
        .where("donations.state", "=", "paid")
        .as("given"),
    ])
    .orderBy("pledges.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(
    ({ fund, fund_title, amount_paisa, day_of_month, anonymous, donations, given, ...row }) => ({
      ...row,
      anonymous: anonymous === 1,
      amount: amount_paisa / 100,
      fund: { slug: fund, title: fund_title },
      day: day_of_month,
      donations: donations ?? 0,
      given: (given ?? 0) / 100,
    }),
  );
}

/** How many there are of each state, and what the active ones come to a month. */
async function sumPledges(db: Db): Promise<PledgesList["totals"]> {
  const states = await db
    .selectFrom("pledges")
    .select((select) => [
      "state",
      select.fn.countAll<number>().as("pledges"),
      sumOf("amount_paisa").as("paisa"),
    ])
    .groupBy("state")
    .execute();
  const of = (name: string) => states.find(({ state }) => state === name);
  return {
    active: of("active")?.pledges ?? 0,
    monthly: (of("active")?.paisa ?? 0) / 100,
    waiting: of("waiting")?.pledges ?? 0,
    paused: of("paused")?.pledges ?? 0,
    stopped: of("stopped")?.pledges ?? 0,
  };
}

/** Every pledge, the newest first, some hundred at a time. */
export async function* readAllPledges(db: Db): AsyncGenerator<Pledge> {
  for (let cursor = maxId; ; ) {
    const rows = await findPledges(db, { cursor }, batchSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    cursor = last.id;
  }
}
