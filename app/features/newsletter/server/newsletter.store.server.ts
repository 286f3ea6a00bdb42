import type { Selectable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { SubscribersTable } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";

export type SubscriberRow = Selectable<SubscribersTable>;

/**
 * Notes that somebody asked for the newsletter. Whoever had left waits for a new confirmation.
 * @returns the subscriber as it stands now
 */
export async function requestSubscription(db: Db, email: string, now: Date): Promise<SubscriberRow> {
  await db
    .insertInto("subscribers")
    .values({ email, state: "pending", received_at: now.toISOString(), search_text: searchText(email) })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  await db
    .updateTable("subscribers")
    .set({ state: "pending", received_at: now.toISOString() })
    .where("email", "=", email)
    .where("state", "=", "left")
    .execute();
  return db.selectFrom("subscribers").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
}

/** @returns whether there is such a subscriber; confirming twice is no error */
export async function confirmSubscriber(db: Db, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("subscribers")
    .set({ state: "confirmed", confirmed_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "in", ["pending", "confirmed"])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Leaving twice is no error, nor after the row was deleted. */
export async function removeSubscriber(db: Db, id: number): Promise<void> {
  await db.updateTable("subscribers").set({ state: "left" }).where("id", "=", id).execute();
}
