import type { Db } from "#server/db/connect.ts";
import { newestRows } from "#server/newest-rows.ts";
import type { OutboxQuery } from "./outbox.schema.ts";

/**
 * Mails, newest first, of one state or of all. Their text stays out, because it may be private, and of the recipients
 * what distinguishes them.
 */
export async function listMails(db: Db, { state, limit, cursor }: OutboxQuery) {
  const query = db
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
    .$if(state !== undefined, (all) => all.where("state", "=", state ?? "queued"));
  const { rows, next } = await newestRows(query, { cursor, limit });
  const counts = await db
    .selectFrom("outbox")
    .select((select) => ["state", select.fn.countAll<number>().as("mails")])
    .groupBy("state")
    .execute();
  const count = (of: string) => counts.find((row) => row.state === of)?.mails ?? 0;
  const mails = rows.map((row) => ({ ...row, recipient: shortRecipient(row.recipient) }));
  return { mails, waiting: count("queued"), failed: count("failed"), sent: count("sent"), next };
}

/** "fa…@home.example": enough to see whose server refuses, and to recognise a person one knows. */
function shortRecipient(address: string): string {
  const at = address.lastIndexOf("@");
  if (at < 1) return "…";
  return `${address.slice(0, Math.min(2, at - 1))}…${address.slice(at)}`;
}

/** Gives the failed mails all their tries again, or one of them. @returns how many there were */
export async function retryFailedMails(db: Db, now: Date, id?: number): Promise<number> {
  const result = await db
    .updateTable("outbox")
    .set({ state: "queued", tries: 0, next_try_at: now.toISOString() })
    .where("state", "=", "failed")
    .$if(id !== undefined, (failed) => failed.where("id", "=", id ?? 0))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
