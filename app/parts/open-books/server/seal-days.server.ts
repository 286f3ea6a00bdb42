import { addDays, formatDay } from "#app/lib/dates.ts";
import { firstLink } from "#app/parts/open-books/merkle.ts";
import { createSafeTime, whileClockIsBelieved } from "#server/clock-trust.ts";
import { commandLine } from "#server/command-line.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { memoize } from "#server/memoize.ts";
import { computeDay, firstReceiptDay, lastDayToSeal } from "./booked-days.server.ts";
import { recheckDays } from "./changed-days.server.ts";
import { findSealedDay, listSealedDays, type SealedDayRow } from "./open-books.store.server.ts";
import { keepChangedDays } from "./open-books-seals.store.server.ts";

type Sealing = Pick<Deps, "db" | "reader" | "clock" | "log" | "env">;

const intervalMs = 5 * 60 * 1000;
/** A clock that is further ahead of others is told in the log. */
const aheadMs = 5 * 60 * 1000;
/** So many receipts are read again in each interval: some two seconds of one processor, a day of the chain at a time. */
const receiptsEachTime = 100_000;
/** So many before a page is shown, the latest days first. */
const receiptsOnView = 5_000;

/**
 * Seals every day that is over and not sealed yet, six hours after midnight in Karachi: BOOKS-05. Days without a donation
 * are sealed too, so that none can be missing. Several processes may do it at once: all compute the same, and the first row
 * stays. The office gets the last link by mail, so that a copy stands outside (BOOKS-11).
 * @param options.now the time that a day must be over by
 * @returns how many days this process has sealed
 */
export async function sealDays(
  deps: Sealing,
  { now = deps.clock.now(), signal }: { now?: Date; signal?: AbortSignal | undefined } = {},
): Promise<number> {
  const { db, reader, log } = deps;
  const end = lastDayToSeal(now);
  let sealed = 0;
  while (!signal?.aborted) {
    const [last] = await listSealedDays(db, { limit: 1 });
    const day = last ? addDays(last.day, 1) : await firstReceiptDay(db);
    if (day === undefined || day > end) break;
    const row = await computeDay(reader, day, { isFirst: !last, previous: last?.link ?? firstLink });
    if (await keepSeal(deps, { ...row, sealed_at: now.toISOString() }, day === end)) sealed += 1;
  }
  if (sealed > 0) log.info({ sealed }, "days of the open books sealed");
  return sealed;
}

/** The seal, a copy of it, and with the last day the mail to the office. @returns whether no other process was faster */
async function keepSeal({ db, clock, env }: Sealing, row: SealedDayRow, isLast: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // The day before may just have been sealed again.
    const before = await findSealedDay(trx, addDays(row.day, -1));
    if (before && before.link !== row.previous_link) return false;
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto("receipt_days")
      .values(row)
      .onConflict((conflict) => conflict.column("day").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const { day, link, receipts, total_paisa } = row;
    await trx
      .insertInto("seal_anchors")
      .values({ day, link, receipts, total_paisa })
      // A seal that is made again keeps the copy of the first one: the check sees it.
      .onConflict((conflict) => conflict.column("day").doNothing())
      .execute();
    if (isLast && env.mail.office) await mailAnchor(trx, clock.now(), env.mail.office, row);
    return true;
  });
}

const mailAnchor = (trx: Db, now: Date, to: string, { day, link }: Pick<SealedDayRow, "day" | "link">) =>
  queueMail(trx, now, {
    to,
    content: {
      subject: `The seal of the open books, ${formatDay(day)}`,
      paragraphs: [
        "Please keep this email. The seal below covers every gift, refund and payout up to that day. With it anybody can later check whether the books have changed since, even if all seals in the database were replaced.",
        `The server's administrator can check it with this email saved as a file: ${commandLine("ledger:check", "--anchor <file>")}`,
      ],
      facts: [
        ["Day", day],
        ["Seal", link],
      ],
    },
  });

/**
 * Computes sealed days again, and keeps what does not match until somebody has looked into it: BOOKS-09. The office is
 * told by mail of what is new.
 * @param before where the last check ended; undefined: at the latest day
 * @returns where the next one goes on
 */
export async function checkSeals(
  { db, reader, clock, log, env }: Sealing,
  { before, budget = receiptsEachTime }: { before?: string; budget?: number } = {},
): Promise<string | undefined> {
  const now = clock.now();
  const { checked, changed, next } = await recheckDays(reader, { before, budget });
  const added = await keepChangedDays(db, now, checked, changed);
  if (changed.length > 0) {
    log.error({ days: changed.map(({ day }) => day) }, "sealed days do not match the books any more");
  }
  if (added.length === 0 || !env.mail.office) return next;
  await queueMail(db, now, {
    to: env.mail.office,
    content: {
      subject: "A sealed day of the open books does not match",
      paragraphs: [
        `What the books hold for ${added.map((day) => formatDay(day)).join("; ")} is not what was sealed. Somebody or something has changed a gift, a refund, a payout or a seal after that.`,
        "Download a backup before anything else, then check what differs and record what you find. The public page says that the seal does not match.",
      ],
      action: { label: "Open the sealed days", url: `${env.siteUrl}/dashboard/open-books` },
    },
  });
  return next;
}

const looks = memoize((_db: Db): { running?: Promise<void> } => ({}));

/**
 * Computes the latest days again before the open books are shown, so that a change is shown at the next look: BOOKS-09. The
 * page is rendered once a minute for all visitors (BOOKS-07); renderings at the same time share one look.
 */
export async function checkShownSeals(deps: Sealing): Promise<void> {
  const looking = looks(deps.db);
  looking.running ??= checkSeals(deps, { budget: receiptsOnView })
    .then(() => undefined)
    .finally(() => {
      looking.running = undefined;
    });
  await looking.running;
}

/**
 * What is done every five minutes: seals, and computes again. Nothing is sealed in the first hour, nor by a clock that is
 * ahead: BOOKS-05a.
 * @param options.steadyNow as of createSafeTime
 */
export function createSealing(
  deps: Sealing,
  { signal, steadyNow }: { signal?: AbortSignal; steadyNow?: () => number } = {},
): () => Promise<void> {
  const safeTime = createSafeTime(deps, steadyNow);
  let next: string | undefined;
  return whileClockIsBelieved(deps, async () => {
    const now = await safeTime();
    if (now && deps.clock.now().getTime() - now.getTime() > aheadMs)
      deps.log.warn(
        { now },
        "this clock is ahead of PostgreSQL's or a payment provider's: days are sealed by theirs",
      );
    if (now) await sealDays(deps, { now, signal });
    if (!signal?.aborted) next = await checkSeals(deps, { before: next });
  });
}

/** Seals and computes again, now and every five minutes, until it is stopped. */
export function startSealing(deps: Sealing): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const work = createSealing(deps, { signal: stopping.signal });
  const run = () => {
    // Many days may take longer than an interval.
    running ??= work()
      .catch((error: unknown) =>
        deps.log.error({ err: error }, "the days of the open books could not be sealed or checked"),
      )
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
