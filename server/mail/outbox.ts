import type { Logger } from "pino";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/connect.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { Mail } from "./mail.ts";
import { type MailContent, type RenderedMail, renderMail } from "./mail-body.ts";
import { persistently } from "./persistently.ts";

/**
 * After this many tries a mail is marked as failed. It keeps its text, so that an administrator can retry it.
 * Links in it that grant access must have expired by then: the last try is two hours after the first, and a
 * reset link is valid for 30 minutes.
 */
export const maxTries = 8;
const firstRetryMs = 60_000;
const maxRetryDelayMs = 6 * 60 * 60 * 1000;
/** How long a process has a mail to itself for sending. */
const lease = 5 * 60_000;
const batchSize = 10;
const pollIntervalMs = 5_000;

/**
 * Queues a mail. Call it in the transaction of the change that the mail reports: both happen or neither.
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

type Envelope = { to: string; replyTo?: string; unsubscribeUrl?: string };

/** The same for a mail with a look of its own. @param mail.subject must be safe for a header: headerText */
export async function queueRendered(
  trx: Db,
  now: Date,
  { to, replyTo, unsubscribeUrl, ...rendered }: Envelope & RenderedMail,
): Promise<number> {
  const time = now.toISOString();
  const { id } = await trx
    .insertInto("outbox")
    .values({
      recipient: to,
      reply_to: replyTo ?? null,
      ...rendered,
      state: "queued",
      next_try_at: time,
      queued_at: time,
      unsubscribe_url: unsubscribeUrl ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The delay after the n-th failed try: 1 minute, 2, 4 ... at most 6 hours. */
export const waitAfter = (tries: number) => Math.min(firstRetryMs * 2 ** (tries - 1), maxRetryDelayMs);

type Sending = { db: Db; mail: Mail; clock: Clock; log: Logger; metrics?: Metrics | undefined };

/** Sends due mails. @returns how many were tried */
export async function sendDueMails({ db, mail, clock, log, metrics }: Sending): Promise<number> {
  const due = await claimDue(db, clock.now());
  for (const message of due) {
    const { id, recipient: to, reply_to, subject, text, html, tries, unsubscribe_url, queued_at } = message;
    try {
      await mail.send({
        id: `${id}.${Date.parse(queued_at)}`,
        ...{ to, replyTo: reply_to ?? undefined, subject, text, html },
        unsubscribeUrl: unsubscribe_url ?? undefined,
      });
    } catch (error) {
      const failed = tries >= maxTries;
      metrics?.mailTried(failed ? "failed" : "retry");
      // Addresses are personal data: only the mail's id is logged.
      log[failed ? "error" : "warn"]({ mail: id, tries, ...smtpFault(error) }, "mail not sent");
      await db
        .updateTable("outbox")
        .set({
          state: failed ? "failed" : "queued",
          next_try_at: new Date(clock.now().getTime() + waitAfter(tries)).toISOString(),
          last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
        })
        .where("id", "=", id)
        .execute();
      continue;
    }
    metrics?.mailTried("sent");
    await markSent(db, id, clock.now());
  }
  return due.length;
}

/** At which step of SMTP a try failed, and with which code: neither names anybody. */
function smtpFault(error: unknown) {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  return { code, command, status: responseCode };
}

/** Whether mails of the outbox are due, which go before those that are sent to many. */
export async function hasDueMails(db: Db, now: Date): Promise<boolean> {
  const due = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "queued")
    .where("next_try_at", "<=", now.toISOString())
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

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

/** Claims due mails for this process, and counts the try before it is made, so that a crash counts too. */
async function claimDue(db: Db, now: Date) {
  const time = now.toISOString();
  return (
    db
      .updateTable("outbox")
      .set((set) => ({
        tries: set("tries", "+", 1),
        next_try_at: new Date(now.getTime() + lease).toISOString(),
      }))
      .where("id", "in", (select) =>
        select
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "queued")
          .where("next_try_at", "<=", time)
          .orderBy("next_try_at")
          .limit(batchSize),
      )
      // Repeated outside the subquery: PostgreSQL rechecks it when another process has released the row.
      .where("next_try_at", "<=", time)
      .returning([
        ...(["id", "recipient", "reply_to", "subject", "text", "html"] as const),
        ...(["tries", "unsubscribe_url", "queued_at"] as const),
      ])
      .execute()
  );
}

/** Polls the outbox until it is stopped. */
export function startOutbox(sending: Sending): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      while (!stopped && (await sendDueMails(sending)) === batchSize);
    } catch (error) {
      sending.log.error({ err: error }, "the outbox could not be read");
    }
    if (!stopped) timer = setTimeout(next, pollIntervalMs).unref();
  };
  let running = Promise.resolve();
  const next = () => {
    running = run();
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      sending.mail.close();
    },
  };
}
