import type { Db } from "#server/db/connect.ts";
import { queueMail } from "./outbox.ts";

const changed = {
  username: {
    subject: "Your username was changed",
    text: "the username of your account for the dashboard was changed. You sign in as before.",
  },
  password: {
    subject: "Your password was changed",
    text: "the password of your account for the dashboard was changed.",
  },
  email: {
    subject: "Your email address was changed",
    text: "the email address of your account for the dashboard was changed. You now sign in with the new one.",
  },
} as const;

/**
 * Notifies the owner of an account that a credential was changed: CRED-07. The old address hears of a new one too, which
 * somebody who took the account over does not read. Call it in the transaction of the change.
 * @param account with the address to write to
 */
export async function queueCredentialMail(
  trx: Db,
  now: Date,
  account: { name: string; email: string },
  credential: keyof typeof changed,
): Promise<void> {
  const { subject, text } = changed[credential];
  const paragraphs = [
    text,
    "If neither you nor a colleague did this, ask another administrator at once to disable the account.",
  ];
  const content = { subject, greeting: `Dear ${account.name},`, paragraphs };
  await queueMail(trx, now, { to: account.email, content });
}
