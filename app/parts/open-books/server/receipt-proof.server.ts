import { LRUCache } from "lru-cache";
import {
  type BookedReceipt,
  inclusionProof,
  type MovedOut,
  type ProofStep,
  proves,
} from "#app/parts/open-books/merkle.ts";
import type { Db } from "#server/db/connect.ts";
import type { Deps } from "#server/deps.ts";
import { memoize } from "#server/memoize.ts";
import { leavesOfDay, readBookedDay, readReceiptOfDay } from "./booked-days.server.ts";
import { movedOf } from "./changed-days.server.ts";
import { findSealedDay, listSealedDays, type SealedDayRow } from "./open-books.store.server.ts";

/** That a receipt is among those of its sealed day. */
export type ReceiptProof = {
  receipt: BookedReceipt;
  steps: ProofStep[];
  root: string;
  count: number;
  totalPaisa: number;
  moved: MovedOut;
  previousLink: string;
  link: string;
  /** Whether the receipt is today what was sealed. The visitor's browser computes it for itself. */
  intact: boolean;
};

type WithDb = Pick<Deps, "db">;
/** The receipts of a day and its leaves, which begin with theirs. */
type LeavesOfDay = { numbers: string[]; leaves: string[] };

/** A sealed day does not change: its leaves are hashed once. The receipt itself is hashed each time. */
const leavesOfDays = memoize((_services: WithDb) => new LRUCache<string, LeavesOfDay>({ max: 32 }));

/** @returns undefined while the day is not sealed */
export async function readReceiptProof(
  deps: WithDb,
  { number, paid_on }: { number: string; paid_on: string },
): Promise<ReceiptProof | undefined> {
  const sealed = await findSealedDay(deps.db, paid_on);
  const receipt = sealed && (await readReceiptOfDay(deps.db, number));
  if (!receipt) return undefined;
  let { numbers, leaves } = await leavesOf(deps, sealed);
  // One that came into a sealed day afterwards: the leaves with it do not make the day's root.
  if (!numbers.includes(number)) ({ numbers, leaves } = await computeLeaves(deps.db, sealed));
  const place = numbers.indexOf(number);
  const steps = await inclusionProof(leaves, place);
  return {
    receipt,
    steps,
    root: sealed.root,
    count: sealed.receipts,
    totalPaisa: sealed.total_paisa,
    moved: movedOf(sealed),
    previousLink: sealed.previous_link,
    link: sealed.link,
    intact: await proves(receipt, steps, sealed.root),
  };
}

async function leavesOf(deps: WithDb, sealed: SealedDayRow): Promise<LeavesOfDay> {
  const cache = leavesOfDays(deps);
  const key = `${sealed.day} ${sealed.link}`;
  const made = cache.get(key) ?? (await computeLeaves(deps.db, sealed));
  cache.set(key, made);
  return made;
}

async function computeLeaves(db: Db, { day }: SealedDayRow): Promise<LeavesOfDay> {
  const booked = await readBookedDay(db, day);
  const numbers = booked.receipts.map(({ number }) => number);
  const [before] = await listSealedDays(db, { before: day, limit: 1 });
  return { numbers, leaves: (await leavesOfDay(db, day, booked, before === undefined)).leaves };
}
