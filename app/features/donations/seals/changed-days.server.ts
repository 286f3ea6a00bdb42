import { dayLink, firstLink, leafHash, merkleRoot } from "#app/features/donations/transparency/merkle.ts";
import {
  findSealedDay,
  listBookedReceipts,
  type SealedDayRow,
} from "#app/features/donations/transparency/transparency.store.server.ts";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import type { SealCause } from "./seal-causes.ts";

/** So many of the latest days are computed again each time. */
const latestDays = 31;
/** Of all earlier ones each time another part, so that each day of the chain is computed again within a month. */
const parts = 30;

/** A sealed day whose receipts, sums or links are not what they were when it was sealed. */
export type ChangedDay = { day: string; causes: SealCause[]; sealed: SealedDayRow; found: SealedDayRow };

/** The seal of a day as its receipts make it. @param previous the link of the day before */
export async function computeDay(db: Db, day: string, previous: string, now: Date): Promise<SealedDayRow> {
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

/** The days that are computed again today: the latest ones, a part of the earlier ones, and those that differed. */
export async function daysToCheck(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom("receipt_days").select("day").orderBy("day", "desc").execute();
  const differing = await db
    .selectFrom("seal_alerts")
    .select("day")
    .where("matched_again_at", "is", null)
    .execute();
  const part = dayCount(now.toISOString()) % parts;
  const days = rows
    .map(({ day }) => day)
    .filter((day, place) => place < latestDays || dayCount(day) % parts === part);
  return [...new Set([...days, ...differing.map(({ day }) => day)])];
}

const dayCount = (time: string) => Math.floor(Date.parse(time) / (24 * 60 * 60 * 1000));

/** Those of these days that do not match any more. A day whose seal is gone is told by the day after it. */
export async function findChangedDays(db: Db, days: readonly string[]): Promise<ChangedDay[]> {
  const changed: ChangedDay[] = [];
  for (const day of days) {
    const sealed = await findSealedDay(db, day);
    if (!sealed) continue;
    const before = await findSealedDay(db, addDays(day, -1));
    const found = await computeDay(db, day, before?.link ?? firstLink, new Date(sealed.sealed_at));
    if (found.link === sealed.link) continue;
    changed.push({ day, causes: await causesOf(sealed, found), sealed, found });
  }
  return changed;
}

async function causesOf(sealed: SealedDayRow, found: SealedDayRow): Promise<SealCause[]> {
  const own = await dayLink(sealed.previous_link, {
    day: sealed.day,
    root: sealed.root,
    count: sealed.receipts,
    totalPaisa: sealed.total_paisa,
  });
  const causes: [SealCause, boolean][] = [
    ["receipts", sealed.receipts !== found.receipts],
    ["total", sealed.total_paisa !== found.total_paisa],
    ["contents", sealed.root !== found.root],
    ["chain", sealed.previous_link !== found.previous_link],
    ["seal", own !== sealed.link],
  ];
  return causes.filter(([, differs]) => differs).map(([cause]) => cause);
}
