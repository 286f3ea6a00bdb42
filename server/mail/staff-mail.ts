import type { Db } from "#server/db/connect.ts";
import type { MailContent } from "./mail-body.ts";
import { queueMail } from "./outbox.ts";

/** Mails the same to several members of staff, each address once. Call it in the transaction of what the mail reports. */
export async function queueStaffMails(
  trx: Db,
  now: Date,
  people: readonly { name: string; email: string }[],
  content: Omit<MailContent, "greeting">,
): Promise<void> {
  const named = new Map(people.map(({ name, email }) => [email, name]));
  for (const [to, name] of named)
    await queueMail(trx, now, { to, content: { ...content, greeting: `Dear ${name},` } });
}
