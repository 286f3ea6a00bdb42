import type { Insertable } from "kysely";
import { bookPayout } from "#app/features/giving/books/book-days.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { PayoutsTable } from "#server/db/giving-schema.ts";

/** A payout that was recorded past the desk and its rules. */
export async function addPayout(db: Db, values: Insertable<PayoutsTable>): Promise<void> {
  const row = await db.insertInto("payouts").values(values).returningAll().executeTakeFirstOrThrow();
  if (row.cancelled_at === null) await bookPayout(db, row);
}
