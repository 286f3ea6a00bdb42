import type { ExpressionBuilder } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import { type Repeated, startRepeating } from "#server/repeat.ts";
import { type Mail, persistently } from "./mail.ts";
import { type MailContent, type RenderedMail, renderMail } from "./mail-body.ts";

/**
 * After this many tries a mail is marked as failed. It keeps its text, so that an administrator can retry it.
 * Links in it that grant access must have expired by then: the last try is two hours after the first, and a
 * reset link is valid for 30 minutes.
 */
export const maxTries = 8;
const firstRetryMs = 60_000;
const maxRetryDelayMs = 6 * 60 * 60 * 1000;
/**
 * How long a process has a mail to itself for sending, unless it renews this while the mail server takes its time. So long
 * the mail of a killed process waits for another.
 */
export const leaseMs = 60_000;
/** Renewed several times before it ends: a database that is away for a moment loses no lease. */
export const renewMs = leaseMs / 5;
/** So many due mails are looked at to claim one: as many processes find one each. */
const candidates = 10;
const pollIntervalMs = 5_000;

/**
 * Queues a mail. Call it in the transaction of the change that the mail reports: both happen or neither.
 * @param mail.byHand of a mail that somebody of staff has written
 * @param mail.unsubscribeUrl of a mail that comes again: a POST to it must end such mails for this reader (RFC 8058),
 *   and a GET only ask
 * @returns its number in the outbox
 */
export async function queueMail(
  trx: Db,
  now: Date,
  { content, ...envelope }: Envelope & { content: MailContent },
): Promise<number> {
  return queueRendered(trx, now, { ...envelope, ...renderMail(content) });
}

export type Envelope = { to: string; replyTo?: string; byHand?: boolean; unsubscribeUrl?: string };

/** The same for a mail with a look of its own. @param mail.subject must be safe for a header: headerText */
export async function queueRendered(trx: Db, now: Date, mail: Envelope & RenderedMail): Promise<number> {
  const { id } = await trx
    .insertInto("outbox")
    .values(queued(now, mail))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The row of a mail that goes at once. */
export function queued(
  now: Date,
  { to, replyTo, byHand = false, unsubscribeUrl, ...rendered }: Envelope & RenderedMail,
) {
  const time = now.toISOString();
  return {
    recipient: to,
    reply_to: replyTo ?? null,
    by_hand: byHand ? (1 as const) : (0 as const),
    ...rendered,
    state: "queued" as const,
    next_try_at: time,
    queued_at: time,
    unsubscribe_url: unsubscribeUrl ?? null,
  };
}

/** The delay after the n-th failed try: 1 minute, 2, 4 ... at most 6 hours. */
export const waitAfter = (tries: number) => Math.min(firstRetryMs * 2 ** (tries - 1), maxRetryDelayMs);

/** No right clock lets a mail wait for longer. */
const longestWaitMs = waitAfter(maxTries);

type Sending = { db: Db; mail: Mail; clock: Clock; log: Logger; metrics?: Metrics | undefined };

/**
 * Sends due mails, one after the other, each with a lease of its own.
 * @param isStopped asked before each mail
 * @returns how many were tried
 */
export async function sendDueMails(sending: Sending, isStopped = () => false): Promise<number> {
  const { db, clock } = sending;
  let tried = 0;
  while (!isStopped()) {
    const claimed = await claimDue(db, clock.now());
    if (!claimed) break;
    await sendClaimed(sending, claimed);
    tried += 1;
  }
  return tried;
}

async function sendClaimed({ db, mail, clock, log, metrics }: Sending, claimed: Claimed): Promise<void> {
  const {
    id,
    recipient: to,
    reply_to,
    subject,
    text,
    html,
    tries,
    by_hand,
    unsubscribe_url,
    queued_at,
  } = claimed;
  const lease = keepLease({ db, clock, log }, claimed);
  try {
    await mail.send({
      id: `${id}.${Date.parse(queued_at)}`,
      to,
      replyTo: reply_to ?? undefined,
      subject,
      text,
      html,
      byHand: by_hand === 1,
      unsubscribeUrl: unsubscribe_url ?? undefined,
    });
  } catch (error) {
    const failed = tries >= maxTries;
    metrics?.mailTried(failed ? "failed" : "retry");
    // Addresses are personal data: only the mail's id is logged.
    log[failed ? "error" : "warn"]({ mail: id, tries, ...smtpFault(error) }, "mail not sent");
    const held = await lease.end();
    await db
      .updateTable("outbox")
      .set({
        state: failed ? "failed" : "queued",
        next_try_at: after(clock.now(), waitAfter(tries)),
        last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
      })
      .where("id", "=", id)
      .where("state", "=", "queued")
      // Another process that has the mail by now decides what becomes of it.
      .where("next_try_at", "=", held)
      .execute();
    return;
  }
  metrics?.mailTried("sent");
  await lease.end();
  await markSent(db, id, clock.now());
}

/**
 * Renews the lease of a mail for as long as it is being sent: a slow mail server may take longer than one.
 * @returns `end` stops that, and gives the lease as it was last renewed
 */
function keepLease({ db, clock, log }: Pick<Sending, "db" | "clock" | "log">, { id, lease }: Claimed) {
  let held = lease;
  let renewing = Promise.resolve();
  const renew = async () => {
    const next = after(clock.now(), leaseMs);
    const renewed = await db
      .updateTable("outbox")
      .set({ next_try_at: next })
      .where("id", "=", id)
      .where("state", "=", "queued")
      .where("next_try_at", "=", held)
      .executeTakeFirst();
    if (renewed.numUpdatedRows > 0n) held = next;
  };
  const timer = setInterval(() => {
    renewing = renewing
      .then(renew)
      .catch((err: unknown) => log.warn({ err, mail: id }, "a mail's lease was not renewed"));
  }, renewMs).unref();
  return {
    async end(): Promise<string> {
      clearInterval(timer);
      await renewing;
      return held;
    },
  };
}

/** The time so many ms from now. */
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** At which step of SMTP a try failed, and with which code: neither names anybody. */
function smtpFault(error: unknown) {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { code, command, status: responseCode };
}

/** Which mails are due: those whose time has come, and those that a clock which was ahead had put off. */
const isDue =
  (now: Date) =>
  ({ eb, or }: ExpressionBuilder<Database, "outbox">) =>
    or([eb("next_try_at", "<=", now.toISOString()), eb("next_try_at", ">", after(now, longestWaitMs))]);

/** Whether mails of the outbox are due, which go before those that are sent to many. */
export async function hasDueMails(db: Db, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where(isDue(now))
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Notes that a mail has left. */
const markSent = (db: Db, id: number, now: Date): Promise<void> =>
  persistently(() =>
    db
      .updateTable("outbox")
      // The text and the link are removed after sending; the row still shows staff that it was sent.
      .set({
        state: "sent",
        sent_at: now.toISOString(),
        last_error: null,
        text: "",
        html: "",
        unsubscribe_url: null,
      })
      .where("id", "=", id)
      .execute(),
  );

/** A mail that this process has to itself until `lease` (UTC). */
type Claimed = NonNullable<Awaited<ReturnType<typeof claimDue>>>;

/**
 * Claims the mail that is due for the longest, those to people before those to the office, and counts the try before it
 * is made, so that a crash counts too.
 * @returns undefined when none is due, or other processes were quicker with each
 */
async function claimDue(db: Db, now: Date) {
  const lease = after(now, leaseMs);
  const due = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where(isDue(now))
    .orderBy("to_office")
    .orderBy("next_try_at")
    .limit(candidates)
    .execute();
  for (const { id } of due) {
    const claimed = await db
      .updateTable("outbox")
      .set((set) => ({ tries: set("tries", "+", 1), next_try_at: lease }))
      .where("id", "=", id)
      .where("state", "=", "queued")
      .where(isDue(now))
      .returning([
        ...(["id", "recipient", "reply_to", "subject", "text", "html"] as const),
        ...(["tries", "by_hand", "unsubscribe_url", "queued_at"] as const),
      ])
      .executeTakeFirst();
    if (claimed) return { ...claimed, lease };
  }
  return undefined;
}

/** Polls the outbox until it is stopped. */
export function startOutbox(sending: Sending): Repeated {
  const polling = startRepeating((stopping) => sendDueMails(sending, () => stopping.aborted), {
    log: sending.log,
    failed: "the outbox could not be read",
    pauseAfter: () => pollIntervalMs,
  });
  return {
    async stop() {
      await polling.stop();
      sending.mail.close();
    },
  };
}
