import type { Db } from "#server/db/connect.ts";
import type { OutboxQuery } from "./outbox.schema.ts";

/** Mails, newest first; without a state those that wait or failed. Their text stays out: it may be private. */
export async function listMails(db: Db, { state, limit, cursor }: OutboxQuery) {
  const rows = await db
    .selectFrom("outbox")
    .select([
      "id",
      "recipient",
      "subject",
      "state",
      "tries",
      "queued_at",
      "next_try_at",
      "sent_at",
      "last_error",
    ])
    .where("state", "in", state ? [state] : ["queued", "failed"])
    .$if(cursor !== undefined, (query) => query.where("id", "<", cursor ?? 0))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const counts = await db
    .selectFrom("outbox")
    .select((select) => ["state", select.fn.countAll<number>().as("mails")])
    .where("state", "in", ["queued", "failed"])
    .groupBy("state")
    .execute();
  const count = (of: string) => counts.find((row) => row.state === of)?.mails ?? 0;
  const mails = rows.slice(0, limit);
  return {
    mails,
    waiting: count("queued"),
    failed: count("failed"),
    next: rows.length > limit ? mails.at(-1)?.id : undefined,
  };
}

/** Gives a failed mail all its tries again. @returns whether there was one */
export async function retryMail(db: Db, id: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable("outbox")
    .set({ state: "queued", tries: 0, next_try_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
