import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { NewsletterDeliveriesTable } from "#app/parts/newsletter/newsletter.tables.server.ts";
import { mostBounces } from "#app/parts/newsletter/newsletters.schema.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import type { SmtpFault } from "#server/mail/smtp-fault.ts";

/*
 * A delivery is a newsletter for one reader: a unique row, and each way out of "queued" is one conditional update, so that
 * two processes count it once. Whose turn it is is settled by the newsletter's `next_batch_at`, who may send a mail by its
 * lease. Rows are locked in one order: subscriber, delivery, newsletter.
 */

/** How long a process has a delivery to itself for sending. */
const leaseMs = 10 * 60_000;
/** A mail is begun within this time of its claim: what is left of the lease is longer than a slow mail server takes. */
const beginMs = 60_000;

/** The delay after the n-th time that the mail server asked for one: 5 minutes, 10, 20 ... at most 6 hours. */
export const deferredMs = (times: number) => Math.min(5 * 60_000 * 2 ** (times - 1), 6 * 60 * 60_000);
/** How long a mail is tried again since the first such answer. */
const deferredForMs = 3 * 24 * 60 * 60_000;

export type Sending = { id: number; per_minute: number; next_batch_at: string; trouble: string | null };

/** Newsletters that are being sent, oldest first. */
export const listSending = (db: Db): Promise<Sending[]> =>
  db
    .selectFrom("newsletters")
    .select(["id", "per_minute", "next_batch_at", "trouble"])
    .where("state", "=", "sending")
    .orderBy("started_at")
    .orderBy("id")
    .limit(10)
    .execute();

type Row = Selectable<NewsletterDeliveriesTable>;
export type Delivery = Pick<Row, (typeof claimedColumns)[number]> & { lease: string };
const claimedColumns = ["id", "newsletter_id", "subscriber_id", "tries", "deferred_at"] as const;

/**
 * Claims deliveries that are due. Each claim moves the time of the next by what its mails take at the newsletter's rate.
 * @returns none when nothing is due; undefined when it is not its turn, because another process has just claimed some
 */
export async function claimDeliveries(
  db: Db,
  now: Date,
  { id, per_minute }: Pick<Sending, "id" | "per_minute">,
  most: number,
): Promise<Delivery[] | undefined> {
  const time = now.toISOString();
  const turn = await db
    .updateTable("newsletters")
    .set({ next_batch_at: after(now, (most * 60_000) / per_minute) })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("next_batch_at", "<=", time)
    .executeTakeFirst();
  if (turn.numUpdatedRows === 0n) return undefined;
  const lease = after(now, leaseMs);
  const claimed = await db
    .updateTable("newsletter_deliveries")
    .set({ next_try_at: lease })
    .where("id", "in", (select) =>
      select
        .selectFrom("newsletter_deliveries")
        .select("id")
        .where("newsletter_id", "=", id)
        .where("state", "=", "queued")
        .where("next_try_at", "<=", time)
        .orderBy("next_try_at")
        .limit(most),
    )
    // Again outside: PostgreSQL looks anew at a row that another process has changed meanwhile.
    .where("next_try_at", "<=", time)
    .returning(claimedColumns)
    .execute();
  return claimed.map((row) => ({ ...row, lease }));
}

/** The time so many ms from now. */
const after = (now: Date, ms: number) => new Date(now.getTime() + Math.ceil(ms)).toISOString();

/** Whether the reader still gets it, asked just before the mail goes out. */
export type Recipient = { email: string; language: Language } | "left" | "not now" | "gone";

/** @param delivery as it was claimed: another process may have it since */
export async function findRecipient(db: Db, now: Date, { id, lease }: Delivery): Promise<Recipient> {
  const row = await db
    .selectFrom("newsletter_deliveries as delivery")
    .innerJoin("newsletters", "newsletters.id", "delivery.newsletter_id")
    .innerJoin("subscribers", "subscribers.id", "delivery.subscriber_id")
    .select([
      "subscribers.email",
      "subscribers.language",
      "subscribers.state as reader",
      "subscribers.confirmed_at",
      "newsletters.state as newsletter",
      "newsletters.started_at",
    ])
    .where("delivery.id", "=", id)
    .where("delivery.state", "=", "queued")
    .where("delivery.next_try_at", "=", lease)
    .executeTakeFirst();
  if (!row) return "gone";
  // Who has left and come back meanwhile has confirmed anew: the next newsletter is theirs.
  const since = row.confirmed_at ?? "";
  if (row.reader !== "confirmed" || since > (row.started_at ?? "")) return "left";
  const late = now.getTime() > Date.parse(lease) - leaseMs + beginMs;
  return row.newsletter === "sending" && !late ? { email: row.email, language: row.language } : "not now";
}

/** The row of a claimed delivery, while no other process has claimed it since and it has not ended. */
const held =
  ({ id, lease }: Delivery) =>
  ({ eb }: ExpressionBuilder<Database, "newsletter_deliveries">) =>
    eb.and({ id, state: "queued", next_try_at: lease });

/** Gives a claimed delivery back, untouched, behind those that wait. */
export async function releaseDelivery(db: Db, now: Date, delivery: Delivery): Promise<void> {
  await db
    .updateTable("newsletter_deliveries")
    .set({ next_try_at: now.toISOString() })
    .where(held(delivery))
    .execute();
}

/**
 * - sent: the mail server has taken it
 * - bounced: it refuses the address
 * - failed: it refuses the mail, or has put it off for too long
 * - skipped: the reader left before their turn
 */
type Outcome = "sent" | "bounced" | "failed" | "skipped";

/**
 * Ends a delivery and counts it, once. A mail that was taken is sent whoever has the delivery by now; any other outcome is
 * for whoever has its lease.
 * @param fault the mail server's answer, by its codes, which name nobody
 */
export const settleDelivery = (
  db: Db,
  now: Date,
  delivery: Delivery,
  outcome: Outcome,
  fault?: Pick<SmtpFault, "codes" | "unknown">,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { id, newsletter_id, subscriber_id } = delivery;
    if (outcome === "sent") await forgetBounces(trx, subscriber_id);
    if (outcome === "bounced") await lockRow(trx, "subscribers", "bounces", subscriber_id);
    const ended = await trx
      .updateTable("newsletter_deliveries")
      .set({ state: outcome, settled_at: now.toISOString(), reply: fault?.codes ?? null })
      .where(outcome === "sent" ? ({ eb }) => eb.and({ id, state: "queued" }) : held(delivery))
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return;
    await trx
      .updateTable("newsletters")
      .set((set) => ({ [outcome]: set(outcome, "+", 1), ...(outcome === "sent" ? { trouble: null } : {}) }))
      .where("id", "=", newsletter_id)
      .execute();
    if (outcome === "bounced" && fault) await countBounce(trx, subscriber_id, fault);
  });

const forgetBounces = (trx: Db, subscriberId: number) =>
  trx
    .updateTable("subscribers")
    .set({ bounces: 0, bounce_reply: null })
    .where("id", "=", subscriberId)
    .where("bounces", ">", 0)
    .execute();

/** A reader is set aside after three newsletters in a row, or at once when there is nobody of this address. */
const countBounce = (
  trx: Db,
  subscriberId: number,
  { codes, unknown }: Pick<SmtpFault, "codes" | "unknown">,
) =>
  trx
    .updateTable("subscribers")
    .set((set) => ({
      bounces: set("bounces", "+", 1),
      bounce_reply: codes,
      state: sql<
        "confirmed" | "set aside"
      >`case when state = 'confirmed' and (${unknown ? 1 : 0} = 1 or bounces + 1 >= ${sql.lit(mostBounces)}) then 'set aside' else state end`,
    }))
    .where("id", "=", subscriberId)
    .execute();

/**
 * The mail server asks for another try: the delivery waits, longer each time.
 * @returns false when it has been put off for three days: it is not tried any more
 */
export async function deferDelivery(db: Db, now: Date, delivery: Delivery, codes: string): Promise<boolean> {
  const tries = delivery.tries + 1;
  const since = delivery.deferred_at ?? now.toISOString();
  if (now.getTime() - Date.parse(since) >= deferredForMs) return false;
  await db
    .updateTable("newsletter_deliveries")
    .set({ tries, deferred_at: since, next_try_at: after(now, deferredMs(tries)), reply: codes })
    .where(held(delivery))
    .execute();
  return true;
}

/** Says why nothing goes out, so that staff see it. */
export async function noteTrouble(db: Db, newsletterId: number, trouble: string): Promise<void> {
  await db.updateTable("newsletters").set({ trouble }).where("id", "=", newsletterId).execute();
}

/**
 * Ends a newsletter with which nothing waits any more. Readers whose rows have gone count as those who left.
 * @returns the time of the next delivery that waits; undefined when it has ended
 */
export async function finishNewsletter(db: Db, now: Date, newsletterId: number): Promise<string | undefined> {
  const waiting = await db
    .selectFrom("newsletter_deliveries")
    .select((select) => select.fn.min("next_try_at").as("next"))
    .where("newsletter_id", "=", newsletterId)
    .where("state", "=", "queued")
    .executeTakeFirst();
  const next = waiting?.next as string | null | undefined;
  if (next) return next;
  await db
    .updateTable("newsletters")
    .set({
      state: "sent",
      finished_at: now.toISOString(),
      trouble: null,
      skipped: sql<number>`recipients - sent - bounced - failed`,
    })
    .where("id", "=", newsletterId)
    .where("state", "=", "sending")
    .execute();
  return undefined;
}
