import { sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { FundsTable } from "#server/db/giving-schema.ts";

/** A fund's row, which a gift or a payout of it has made. */
export const readFund = (trx: Db, slug: string): Promise<FundsTable> =>
  trx.selectFrom("funds").selectAll().where("slug", "=", slug).executeTakeFirstOrThrow();

/** Locks a fund until the transaction ends, so that two payouts wait for each other. It is made where it has no row. */
export async function lockFund(trx: Db, { slug, title, kind }: FundsTable): Promise<void> {
  await trx
    .insertInto("funds")
    .values({ slug, title, kind })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ kind: sql`funds.kind` }))
    .execute();
}

/** Locks several in the order of their names, as everywhere: two acts that cross do not wait for each other. */
export async function lockFunds(trx: Db, funds: readonly FundsTable[]): Promise<void> {
  for (const fund of funds.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) await lockFund(trx, fund);
}
