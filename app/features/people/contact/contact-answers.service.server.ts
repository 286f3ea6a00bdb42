import { inboxMessages } from "#app/lib/inbox-rules.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { recordChange } from "#server/audit.ts";
import { readContent } from "#server/content.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import type { Session } from "#server/http/session-check.ts";
import { paragraphsOf } from "#server/mail/mail-body.ts";
import { queueMail } from "#server/mail/outbox.ts";
import type { Fault } from "#server/refusal.ts";
import type { AnswerForm } from "./contact.schema.ts";
import {
  answerOf,
  findMessage,
  setAnswered,
  setTaken,
  takenOf,
  unsetAnswered,
  unsetTaken,
} from "./contact.store.server.ts";
import { answerMessages as messages } from "./contact-admin.messages.ts";

const noun = "message";

/** Mails an answer and keeps it with its message, both or neither, and once. What it says is not in the audit log. */
export async function answerMessage(
  deps: Deps,
  who: Session,
  { id, subject, text }: AnswerForm & { id: number },
): Promise<ReturnType<typeof answerOf> | Fault> {
  const { db, clock, env } = deps;
  if (env.mail.url === undefined) return { status: 409, message: messages.noMailServer };
  const replyTo = env.mail.office ?? (await readContent(deps, "identity")).email;
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = await setAnswered(trx, id, { answer: text, by: who.name }, now);
    if (!row) return refusal(trx, id, messages.already);
    const content = {
      language: isUrdu(text) ? ("ur" as const) : ("en" as const),
      subject,
      paragraphs: paragraphsOf(text),
      closing: "",
    };
    await queueMail(trx, now, { to: row.email, replyTo, byHand: true, content });
    await recordChange(trx, now, who, { action: "answer", noun, id });
    return answerOf(row);
  });
}

/** Says that a message was answered elsewhere, or takes that back. */
export async function markAnswered(
  { db, clock }: Deps,
  who: Session,
  { id, answered }: { id: number; answered: boolean },
): Promise<ReturnType<typeof answerOf> | Fault> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = answered
      ? await setAnswered(trx, id, { answer: "", by: who.name }, now)
      : await unsetAnswered(trx, id, now);
    if (!row) return refusal(trx, id, answered ? messages.already : () => messages.mailed);
    const change = { action: "update", noun, id, before: { answered: !answered }, after: { answered } };
    await recordChange(trx, now, who, change);
    return answerOf(row);
  });
}

/** Says who is on a message: oneself, or oneself no longer. */
export async function takeMessage(
  { db, clock }: Deps,
  who: Session,
  { id, taken, over }: { id: number; taken: boolean; over?: number },
): Promise<ReturnType<typeof takenOf> | Fault> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now();
    const row = taken ? await setTaken(trx, id, who, over, now) : await unsetTaken(trx, id, who.userId, now);
    if (!row) {
      const there = await findMessage(trx, id);
      if (!there) return { status: 404, message: inboxMessages.notFound };
      if (there.answered_at !== null) return { status: 409, message: messages.already(there.answered_by) };
      return { status: 409, message: there.taken_by ? messages.takenBy(there.taken_by) : messages.notTaken };
    }
    await recordChange(trx, now, who, {
      action: "update",
      noun,
      id,
      before: { taken: !taken },
      after: { taken },
    });
    return takenOf(row);
  });
}

/** Why nothing was changed. @param told what to say of a message that is there, by the name of whoever answered it */
async function refusal(trx: Db, id: number, told: (by: string) => string): Promise<Fault> {
  const row = await findMessage(trx, id);
  if (!row) return { status: 404, message: inboxMessages.notFound };
  return { status: 409, message: row.answered_at === null ? messages.notAnswered : told(row.answered_by) };
}
