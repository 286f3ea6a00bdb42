import { LRUCache } from "lru-cache";
import { memoize } from "#server/memoize.ts";
import type { Services } from "#server/services.ts";
import { type BookedReceipt, inclusionProof, leafHash, type ProofStep } from "./merkle.ts";
import { findSealedDay, listBookedReceipts } from "./transparency.store.server.ts";

/** That a receipt is among those of its sealed day. */
export type ReceiptProof = {
  receipt: BookedReceipt;
  steps: ProofStep[];
  root: string;
  count: number;
  totalPaisa: number;
  previousLink: string;
  link: string;
};

/** A sealed day does not change: its leaves are hashed once. */
const leavesOfDays = memoize(
  (_services: Services) => new LRUCache<string, { numbers: string[]; leaves: string[] }>({ max: 32 }),
);

/** @returns undefined while the day is not sealed */
export async function readReceiptProof(
  services: Services,
  receipt: BookedReceipt,
): Promise<ReceiptProof | undefined> {
  const sealed = await findSealedDay(services.db, receipt.day);
  if (!sealed) return undefined;
  const { numbers, leaves } = await leavesOf(services, receipt.day);
  const place = numbers.indexOf(receipt.number);
  if (place < 0) return undefined;
  return {
    receipt,
    steps: await inclusionProof(leaves, place),
    root: sealed.root,
    count: sealed.receipts,
    totalPaisa: sealed.total_paisa,
    previousLink: sealed.previous_link,
    link: sealed.link,
  };
}

async function leavesOf(services: Services, day: string) {
  const cache = leavesOfDays(services);
  const known = cache.get(day);
  if (known) return known;
  const booked = await listBookedReceipts(services.db, day);
  const made = {
    numbers: booked.map(({ number }) => number),
    leaves: await Promise.all(booked.map(leafHash)),
  };
  cache.set(day, made);
  return made;
}
