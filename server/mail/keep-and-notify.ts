import { type Language, languagesInEnglish } from "#app/contract/language.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { type MailContent, renderMail } from "./mail-body.ts";
import { type Envelope, queued } from "./outbox.ts";

type WithEnv = Pick<Deps, "env">;
type OfficeMail = { replyTo?: string | undefined; content: MailContent };

/** Keeps what a visitor has sent and mails the office about it, if it has an address: both or neither. */
export async function keepAndNotify(
  deps: Pick<Deps, "db" | "clock" | "env">,
  keep: (trx: Db, now: Date) => Promise<unknown>,
  mail: OfficeMail,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await keep(trx, now);
    await mailOffice(deps, trx, now, mail);
  });
}

/** Mails the office about what a visitor has sent, if it has an address. Call it in the transaction that keeps that. */
export async function mailOffice({ env }: WithEnv, trx: Db, now: Date, mail: OfficeMail): Promise<void> {
  const { office } = env.mail;
  if (office) await queueOfficeMail(trx, now, { to: office, ...mail });
}

/** In ms. */
const span = 15 * 60_000;

/**
 * The same where strangers can cause many: of a quarter of an hour the first mail goes at once, and one more at its end,
 * which stands for all others.
 * @param mails.about tells them from others
 * @param mails.more stands for the others, whose number nobody knows yet
 */
export async function mailOfficeOnce(
  { env }: WithEnv,
  trx: Db,
  now: Date,
  { about, first, more }: { about: string; first: MailContent; more: MailContent },
): Promise<void> {
  const { office: to } = env.mail;
  if (!to) return;
  const start = Math.floor(now.getTime() / span) * span;
  const standsFor = `${about} ${new Date(start).toISOString()}`;
  if (await queueOfficeMail(trx, now, { to, content: first, standsFor })) return;
  const from = new Date(start + span);
  await queueOfficeMail(trx, now, { to, content: more, standsFor: `${standsFor} more`, from });
}

/**
 * Queues a mail to the office about what visitors send, which goes after all mails to people.
 * @param mail.standsFor what it is about and of which span: of these there is one
 * @param mail.from when it goes, if not at once
 * @returns whether there was none yet that stands for the same
 */
async function queueOfficeMail(
  trx: Db,
  now: Date,
  {
    content,
    standsFor = null,
    from = now,
    ...envelope
  }: Envelope & { content: MailContent; standsFor?: string | null; from?: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto("outbox")
    .values({
      ...queued(now, { ...envelope, ...renderMail(content) }),
      to_office: 1,
      stands_for: standsFor,
      next_try_at: from.toISOString(),
    })
    .onConflict((conflict) => conflict.column("stands_for").where("stands_for", "is not", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  return added !== undefined;
}

/** A row of a mail to the office: who wrote in Urdu is called and answered in it. English needs no mention. */
export const languageFact = (language: Language): [label: string, value: string][] =>
  language === "ur" ? [["Wrote in", languagesInEnglish.ur]] : [];
