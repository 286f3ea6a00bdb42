import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { MailContent } from "./mail-body.ts";
import { queueMail } from "./outbox.ts";

/** Keeps what a visitor has sent and mails the office about it, if it has an address: both or neither. */
export async function keepAndNotify(
  { db, clock, env }: Pick<Deps, "db" | "clock" | "env">,
  keep: (trx: Db, now: Date) => Promise<unknown>,
  mail: { replyTo?: string; content: MailContent },
): Promise<void> {
  const now = clock.now();
  const { office } = env.mail;
  await db.transaction().execute(async (trx) => {
    await keep(trx, now);
    if (office) await queueMail(trx, now, { to: office, ...mail });
  });
}
