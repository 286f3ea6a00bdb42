import { addDays, karachiDay } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { Services } from "#server/services.ts";
import { dayLink, firstLink, leafHash, merkleRoot } from "./merkle.ts";
import {
  findSealedDay,
  firstReceiptDay,
  listBookedReceipts,
  listSealedDays,
  type SealedDayRow,
} from "./transparency.store.server.ts";

type Sealing = Pick<Services, "db" | "clock" | "log">;

/** A payment that was confirmed just before midnight may be written just after it. */
const graceMs = 60 * 60 * 1000;
const intervalMs = 15 * 60 * 1000;
/** So many of the latest days are computed again whenever one has been sealed. */
const checkedDays = 31;

/**
 * Seals every day that is over and not sealed yet, an hour after midnight in Karachi: BOOKS-05. Days without a gift are
 * sealed too, so that none can be missing. Several processes may do it at once: all compute the same, and the first row
 * stays.
 * @returns how many days this process has sealed
 */
export async function sealDays({ db, clock, log }: Sealing): Promise<number> {
  const today = karachiDay(new Date(clock.now().getTime() - graceMs));
  let sealed = 0;
  for (;;) {
    const [last] = await listSealedDays(db, { limit: 1 });
    const day = last ? addDays(last.day, 1) : await firstReceiptDay(db);
    if (day === undefined || day >= today) break;
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto("receipt_days")
      .values(await computeDay(db, day, last?.link ?? firstLink, clock.now()))
      .onConflict((conflict) => conflict.column("day").doNothing())
      .executeTakeFirst();
    sealed += Number(numInsertedOrUpdatedRows);
  }
  if (sealed > 0) {
    log.info({ sealed }, "days of the open books sealed");
    const changed = await findChangedDays(db);
    if (changed.length > 0) log.error({ days: changed }, "sealed days do not match their receipts any more");
  }
  return sealed;
}

async function computeDay(db: Db, day: string, previous: string, now: Date): Promise<SealedDayRow> {
  const booked = await listBookedReceipts(db, day);
  const root = await merkleRoot(await Promise.all(booked.map(leafHash)));
  const totalPaisa = booked.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  return {
    day,
    receipts: booked.length,
    total_paisa: totalPaisa,
    root,
    previous_link: previous,
    link: await dayLink(previous, { day, root, count: booked.length, totalPaisa }),
    sealed_at: now.toISOString(),
  };
}

/** The latest sealed days whose receipts or whose day before are not what they were when they were sealed. */
export async function findChangedDays(db: Db): Promise<string[]> {
  const changed: string[] = [];
  for (const row of await listSealedDays(db, { limit: checkedDays })) {
    const before = await findSealedDay(db, addDays(row.day, -1));
    const computed = await computeDay(db, row.day, before?.link ?? firstLink, new Date(row.sealed_at));
    if (computed.link !== row.link) changed.push(row.day);
  }
  return changed;
}

/** Seals now and every quarter of an hour, until it is stopped. */
export function startSealing(services: Sealing): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const run = () => {
    running = sealDays(services).catch((error: unknown) =>
      services.log.error({ err: error }, "the days of the open books could not be sealed"),
    );
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
