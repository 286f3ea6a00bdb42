import { dayLink, nodeHash, textHash } from "#app/features/open-books/merkle.ts";
import type { ReceiptProof } from "#app/features/open-books/server/receipt-proof.server.ts";
import { addDays } from "#app/lib/dates.ts";

export type CheckedStep = {
  /** What was computed, in words. */
  name: string;
  hash: string;
  /** Whether it is what we say; undefined for a step on the way. */
  fits?: boolean;
};
export type CheckedProof = { fits: boolean; steps: CheckedStep[] };

/** The roots that are published for everybody: /transparency/days.json. */
const daysPath = "/transparency/days.json";
export type PublishedDays = { days: { day: string; root: string; link: string }[] };

/**
 * Computes a proof from the text of a receipt up to the link of its day, and compares it with what is published. A day
 * that cannot be fetched is a step that does not fit.
 */
export async function checkProof(proof: ReceiptProof, text: string): Promise<CheckedProof> {
  const { receipt, count, totalPaisa, moved, previousLink } = proof;
  const version = receipt.said ? 2 : 1;
  let hash = await textHash(text, version);
  const steps: CheckedStep[] = [{ name: "The hash of this receipt.", hash }];
  for (const [place, { side, hash: neighbour }] of proof.steps.entries()) {
    hash = await (side === "left" ? nodeHash(neighbour, hash, version) : nodeHash(hash, neighbour, version));
    steps.push({ name: `Hashed together with neighbour ${place + 1}, on its ${side}.`, hash });
  }
  const root = hash;
  steps.push({
    name: "The root of the day, against the one on this page.",
    hash: root,
    fits: root === proof.root,
  });
  const link = await dayLink(previousLink, { day: receipt.day, root, count, totalPaisa, moved });
  steps.push({
    name: "The link to the days before, against the one on this page.",
    hash: link,
    fits: link === proof.link,
  });
  const published = await readPublishedDay(receipt.day);
  steps.push({
    name: "Both against the list that everybody can download.",
    hash: published?.link ?? "The list could not be read.",
    fits: published !== undefined && published.root === root && published.link === link,
  });
  return { fits: steps.every(({ fits }) => fits !== false), steps };
}

async function readPublishedDay(day: string): Promise<PublishedDays["days"][number] | undefined> {
  try {
    const response = await fetch(`${daysPath}?before=${addDays(day, 1)}`);
    if (!response.ok) return undefined;
    const { days } = (await response.json()) as PublishedDays;
    return days.find((published) => published.day === day);
  } catch {
    // Offline: the step says so.
    return undefined;
  }
}
