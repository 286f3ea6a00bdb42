import type { Language } from "#app/contract/language.ts";
import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { allRegistrationKinds } from "#content/registrations.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { greetingFor } from "#server/mail/greeting.ts";
import { paragraphsOf } from "#server/mail/mail-body.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { RegistrationMails, RegistrationStateForm } from "./registrations.schema.ts";
import {
  findRegistrationState,
  type RegistrationRow,
  setRegistrationState,
} from "./registrations.store.server.ts";
import {
  isMailed,
  mailedStates,
  registrationStateMessages as messages,
} from "./registrations-admin.messages.ts";

type Refusal = { status: 404 | 409; message: string };

/** The mails as staff have written them, by kind and state; in English where there is no Urdu. */
export async function readRegistrationMails(deps: Deps, language: Language): Promise<RegistrationMails> {
  const replies = await readContent(deps, "replies", { language });
  const mailOf = ({ subject, text }: { subject: string; text: string }) => ({
    subject,
    paragraphs: paragraphsOf(text),
  });
  const byKind = allRegistrationKinds.map((kind) => [
    kind,
    Object.fromEntries(
      Object.entries(mailedStates).map(([state, name]) => [state, mailOf(replies[kind][name])]),
    ),
  ]);
  return Object.fromEntries(byKind) as RegistrationMails;
}

/** Before the transaction, which tells in which language the person wrote. */
async function mailsInBoth(deps: Deps): Promise<Record<Language, RegistrationMails>> {
  const [en, ur] = await Promise.all([readRegistrationMails(deps, "en"), readRegistrationMails(deps, "ur")]);
  return { en, ur };
}

/** Puts a registration into a state and mails its person in the same transaction: both or neither, and once. REG-10 */
export async function decideRegistration(
  deps: Deps,
  who: Session,
  form: RegistrationStateForm,
): Promise<RegistrationRow | Refusal> {
  const { db, clock, env } = deps;
  const { id, seen, state, words } = form;
  if (form.mail && env.mail.url === undefined) return { status: 409, message: messages.noMailServer };
  const mails = form.mail ? await mailsInBoth(deps) : undefined;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = await setRegistrationState(trx, form, who.name, now);
    if (!row) {
      const found = await findRegistrationState(trx, id);
      if (!found) return { status: 404, message: inboxMessages.notFound };
      return { status: 409, message: messages.changed(found.state, found.state_by) };
    }
    if (mails && isMailed(state) && row.email) {
      const { subject, paragraphs } = mails[row.language][row.kind][state];
      // A mail that staff have written in English alone is English as a whole.
      const language = isUrdu(paragraphs.join("\n")) ? "ur" : "en";
      await queueMail(trx, now, {
        to: row.email,
        replyTo: env.mail.office,
        content: {
          language,
          subject,
          greeting: greetingFor(row.name, language),
          paragraphs: [...paragraphs, ...paragraphsOf(words)],
        },
      });
    }
    const after = { state, ...(mails && row.email && { mail: "queued" }) };
    await recordChange(trx, now, who, {
      action: "update",
      noun: "registration",
      id,
      before: { state: seen },
      after,
    });
    return row;
  });
}
