import type { Db } from "#server/db/connect.ts";

export type OutboxState = {
  waiting: number;
  /** Of those that wait: how many the mail server did not take at the last try. */
  refused: number;
  /** When the oldest that waits was queued; UTC. */
  oldest: string | null;
  /** How many are not tried any more. */
  failed: number;
};

export async function readOutbox(db: Db): Promise<OutboxState> {
  const rows = await db
    .selectFrom("outbox")
    .select((select) => [
      "state",
      select.fn.countAll<number>().as("mails"),
      select.fn.count<number>("last_error").as("refused"),
      select.fn.min("queued_at").as("oldest"),
    ])
    .where("state", "in", ["queued", "failed"])
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    waiting: of("queued")?.mails ?? 0,
    refused: of("queued")?.refused ?? 0,
    oldest: of("queued")?.oldest ?? null,
    failed: of("failed")?.mails ?? 0,
  };
}

/** A mail that has waited for longer is not going out: a retry after the first failures is due by then. */
const lateMs = 15 * 60_000;

export const isLate = (oldest: string | null, now: Date): boolean =>
  oldest !== null && now.getTime() - Date.parse(oldest) > lateMs;
