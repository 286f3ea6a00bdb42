import type { Insertable, Selectable } from "kysely";
import { bookPayout } from "#app/features/giving/books/book-days.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable, PayoutHelp, PayoutsTable } from "#server/db/giving-schema.ts";
import type { Deps, Feature } from "#server/deps.ts";
import type { Payout, PayoutFilter, PayoutForm } from "./funds.schema.ts";

const payoutRows = (db: Db, { fund }: PayoutFilter) =>
  db
    .selectFrom("payouts")
    .innerJoin("funds", "funds.slug", "payouts.fund")
    .select([
      "payouts.help_request_id",
      "payouts.id",
      "payouts.fund",
      "funds.title as fund_title",
      "payouts.amount_paisa",
      "payouts.paid_on",
      "payouts.purpose",
      "payouts.purpose_ur",
      "payouts.method",
      "payouts.payee",
      "payouts.bank_reference",
      "payouts.created_at",
      "payouts.created_by",
      "payouts.cancelled_at",
      "payouts.cancel_reason",
    ])
    .$if(Boolean(fund), (query) => query.where("payouts.fund", "=", fund ?? ""))
    .orderBy("payouts.id", "desc");

/** A feature that knows the cases that payouts belong to. */
export type CaseFeature = Feature & {
  /** The numbers of cases, by their ids. */
  readCaseNumbers?(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
};
type Source = Pick<Deps, "db" | "features">;

/** A page of payouts with the numbers of their cases, the last recorded first, cancelled ones among them. */
export async function listPayouts(
  { db, features }: Source,
  filter: PayoutFilter,
  { limit, cursor }: { limit: number; cursor?: number },
): Promise<{ rows: Payout[]; next?: number }> {
  const found = await payoutRows(db, filter)
    .$if(cursor !== undefined, (query) => query.where("payouts.id", "<", cursor ?? 0))
    .limit(limit + 1)
    .execute();
  const shown = found.slice(0, limit);
  const ids = shown.flatMap(({ help_request_id }) => help_request_id ?? []);
  const numbers = new Map<number, string>();
  for (const { readCaseNumbers } of features as readonly CaseFeature[])
    for (const [id, number] of (await readCaseNumbers?.(db, ids)) ?? []) numbers.set(id, number);
  const rows = shown.map(({ help_request_id: id, ...row }) => ({
    ...row,
    case: numbers.get(id ?? 0) ?? null,
  }));
  return { rows, next: found.length > limit ? rows.at(-1)?.id : undefined };
}

const batchSize = 500;

/** Every payout, a few hundred at a time. */
export async function* readAllPayouts(source: Source, filter: PayoutFilter): AsyncGenerator<Payout> {
  let cursor: number | undefined;
  do {
    const { rows, next } = await listPayouts(source, filter, { limit: batchSize, cursor });
    yield* rows;
    cursor = next;
  } while (cursor !== undefined);
}

/** A fund that has moved money before. */
export const findFund = (db: Db, slug: string): Promise<FundsTable | undefined> =>
  db.selectFrom("funds").selectAll().where("slug", "=", slug).executeTakeFirst();

export async function isRecorded(trx: Db, form: PayoutForm): Promise<boolean> {
  const same = await trx
    .selectFrom("payouts")
    .select("id")
    .where("fund", "=", form.fund)
    .where("amount_paisa", "=", form.amount)
    .where("paid_on", "=", form.paid_on)
    .where("purpose", "=", form.purpose)
    .where("bank_reference", "=", form.bank_reference)
    .where("cancelled_at", "is", null)
    .executeTakeFirst();
  return same !== undefined;
}

export async function insertPayout(
  trx: Db,
  now: Date,
  by: string,
  { amount, overdraw: _ticked, ...form }: PayoutForm & Insertable<PayoutHelp> & { salt: string },
): Promise<number> {
  const { id } = await trx
    .insertInto("payouts")
    .values({
      ...form,
      purpose_ur: form.purpose_ur ?? "",
      amount_paisa: amount,
      created_at: now.toISOString(),
      created_by: by,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await bookPayout(trx, { ...form, amount_paisa: amount, help_commitment: form.help_commitment ?? null });
  return id;
}

/** @returns what it was before; undefined when there is no such payout */
export async function translatePayout(
  trx: Db,
  { id, purpose_ur }: { id: number; purpose_ur: string },
): Promise<{ purpose: string; purpose_ur: string } | undefined> {
  const before = await trx
    .selectFrom("payouts")
    .select(["purpose", "purpose_ur"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (before) await trx.updateTable("payouts").set({ purpose_ur }).where("id", "=", id).execute();
  return before;
}

export async function cancelPayout(
  trx: Db,
  now: Date,
  row: Selectable<PayoutsTable>,
  reason: string,
): Promise<void> {
  await trx
    .updateTable("payouts")
    .set({ cancelled_at: now.toISOString(), cancel_reason: reason })
    .where("id", "=", row.id)
    .execute();
  await bookPayout(trx, row, -1);
}
