import type { Logger } from "pino";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/connect.ts";
import type { Mail } from "./mail.ts";
import { type MailContent, renderMail } from "./mail-body.ts";

/**
 * After this many tries a mail is given up and shown as failed. It keeps its text, so that an administrator can
 * have it sent again. A link in it that lets somebody in must be dead by then: the last try comes two hours after
 * the first, and a link to set a new password lives for 30 minutes.
 */
export const maxTries = 8;
const firstWait = 60_000;
const maxRetryDelayMs = 6 * 60 * 60 * 1000;
/** A mail that is being sent belongs to its sender for this long. */
const lease = 5 * 60_000;
const atOnce = 10;
const lookEvery = 5_000;

/** Puts a mail into the outbox. Call it in the transaction of what the mail tells of: both happen or neither. */
export async function queueMail(
  trx: Db,
  now: Date,
  { to, replyTo, content }: { to: string; replyTo?: string; content: MailContent },
): Promise<void> {
  const time = now.toISOString();
  await trx
    .insertInto("outbox")
    .values({
      recipient: to,
      reply_to: replyTo ?? null,
      ...renderMail(content),
      state: "queued",
      next_try_at: time,
      queued_at: time,
    })
    .execute();
}

/** How long after the n-th failed try the next one comes: 1 minute, 2, 4 ... at most 6 hours. */
export const waitAfter = (tries: number) => Math.min(firstWait * 2 ** (tries - 1), maxRetryDelayMs);

type Sending = { db: Db; mail: Mail; clock: Clock; log: Logger };

/** Sends what is due. @returns how many mails were tried */
export async function sendDueMails({ db, mail, clock, log }: Sending): Promise<number> {
  const due = await claimDue(db, clock.now());
  for (const message of due) {
    const { id, recipient: to, reply_to, subject, text, html, tries } = message;
    try {
      await mail.send({ to, replyTo: reply_to ?? undefined, subject, text, html });
      await db
        .updateTable("outbox")
        // What it said is its reader's alone now; what is left tells staff that it went.
        .set({ state: "sent", sent_at: clock.now().toISOString(), last_error: null, text: "", html: "" })
        .where("id", "=", id)
        .execute();
    } catch (error) {
      const failed = tries >= maxTries;
      // The address is a person's: the log gets the number of the mail only.
      log[failed ? "error" : "warn"](
        { mail: id, tries, code: (error as { code?: string }).code },
        "mail not sent",
      );
      await db
        .updateTable("outbox")
        .set({
          state: failed ? "failed" : "queued",
          next_try_at: new Date(clock.now().getTime() + waitAfter(tries)).toISOString(),
          last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
        })
        .where("id", "=", id)
        .execute();
    }
  }
  return due.length;
}

/** Takes due mails for this process alone, and counts the try before it is made, so that a crash counts too. */
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
          .limit(atOnce),
      )
      // Said again outside the subquery: PostgreSQL checks it anew once another process lets go of the row.
      .where("next_try_at", "<=", time)
      .returning(["id", "recipient", "reply_to", "subject", "text", "html", "tries"])
      .execute()
  );
}

/** Looks into the outbox again and again until it is stopped. */
export function startOutbox(sending: Sending): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    try {
      while (!stopped && (await sendDueMails(sending)) === atOnce);
    } catch (error) {
      sending.log.error({ err: error }, "the outbox could not be read");
    }
    if (!stopped) timer = setTimeout(next, lookEvery).unref();
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
