import { expressionBuilder, type Selectable } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { subscribersTable } from "#app/parts/newsletter/subscribers.table.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchTexts } from "#server/db/search.ts";

export type SubscriberRow = Selectable<Database["subscribers"]>;

export function filterSubscribers({ state }: { state?: SubscriberRow["state"] }): InboxFilter {
  const where = expressionBuilder<Database, "subscribers">();
  return state ? [where("state", "=", state)] : [];
}

/**
 * Notes that somebody asked for the newsletter. Whoever had left, or was set aside, waits for a new confirmation.
 * @param wish.language of the form: a reader who has not confirmed is written to in the language of the last one
 * @returns the subscriber as it stands now
 */
export async function requestSubscription(
  db: Db,
  { email, language }: { email: string; language: Language },
  now: Date,
): Promise<SubscriberRow> {
  await db
    .insertInto("subscribers")
    .values({
      email,
      language,
      state: "pending",
      received_at: now.toISOString(),
      ...searchTexts(subscribersTable, { email }),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  await db
    .updateTable("subscribers")
    .set({ state: "pending", received_at: now.toISOString() })
    .where("email", "=", email)
    .where("state", "in", ["left", "set aside"])
    .execute();
  await db
    .updateTable("subscribers")
    .set({ language })
    .where("email", "=", email)
    .where("state", "=", "pending")
    .execute();
  return db.selectFrom("subscribers").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
}

/** @returns whether there is such a subscriber; confirming twice is no error */
export async function confirmSubscriber(db: Db, id: number, now: Date): Promise<boolean> {
  await db
    .updateTable("subscribers")
    .set({ state: "confirmed", confirmed_at: now.toISOString(), bounces: 0, bounce_reply: null })
    .where("id", "=", id)
    .where("state", "=", "pending")
    .execute();
  const row = await db.selectFrom("subscribers").select("state").where("id", "=", id).executeTakeFirst();
  return row?.state === "confirmed";
}

/** Gives a reader who was set aside another chance. @returns whether there was one */
export async function bringBackSubscriber(db: Db, id: number): Promise<boolean> {
  const result = await db
    .updateTable("subscribers")
    .set({ state: "confirmed", bounces: 0, bounce_reply: null })
    .where("id", "=", id)
    .where("state", "=", "set aside")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Leaving twice is no error, nor after the row was deleted. */
export async function removeSubscriber(db: Db, id: number): Promise<void> {
  await db.updateTable("subscribers").set({ state: "left" }).where("id", "=", id).execute();
}
