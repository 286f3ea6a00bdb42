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

/** What is written of each credential that was changed. */
const credentialTexts = {
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
  authenticator: {
    subject: "An authenticator app was set up",
    text: "an authenticator app was set up for your account. From now on you sign in with your password and a code of the app.",
  },
  "authenticator removed": {
    subject: "Your authenticator app was removed",
    text: "the authenticator app of your account was removed. Its codes are no longer asked for.",
  },
  passkey: {
    subject: "A passkey was added",
    text: "a passkey was added to your account for the dashboard.",
  },
  "passkey removed": {
    subject: "A passkey was removed",
    text: "a passkey of your account for the dashboard was removed.",
  },
  "recovery codes": {
    subject: "New recovery codes were made",
    text: "new recovery codes were made for your account. The ones before work no longer.",
  },
  "recovery code": {
    subject: "A recovery code was used",
    text: "one of the recovery codes of your account was used. It works no longer.",
  },
  "second factor reset": {
    subject: "Your second factor was reset",
    text: "your authenticator app, passkeys and recovery codes were removed on the server. You sign in with your password alone, and may have to set up a second factor then.",
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
  credential: keyof typeof credentialTexts,
): Promise<void> {
  const { subject, text } = credentialTexts[credential];
  const paragraphs = [
    text,
    "If neither you nor a colleague did this, ask another administrator at once to disable the account.",
  ];
  const content = { subject, greeting: `Dear ${account.name},`, paragraphs };
  await queueMail(trx, now, { to: account.email, content });
}
