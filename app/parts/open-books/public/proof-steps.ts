import { addDays } from "#app/lib/dates.ts";
import type { TextOf } from "#app/lib/words.ts";
import { dayLink, nodeHash, textHash } from "#app/parts/open-books/merkle.ts";
import type { ReceiptProof } from "#app/parts/open-books/server/receipt-proof.server.ts";
import type { verifyWords } from "#app/parts/open-books/verify.words.ts";

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
export async function checkProof(
  proof: ReceiptProof,
  text: string,
  t: TextOf<typeof verifyWords>,
): Promise<CheckedProof> {
  const { receipt, count, totalPaisa, moved, previousLink } = proof;
  let hash = await textHash(text);
  const steps: CheckedStep[] = [{ name: t("stepReceipt"), hash }];
  for (const [place, { side, hash: neighbour }] of proof.steps.entries()) {
    hash = await (side === "left" ? nodeHash(neighbour, hash) : nodeHash(hash, neighbour));
    steps.push({ name: t(side === "left" ? "stepLeft" : "stepRight", { place: place + 1 }), hash });
  }
  const root = hash;
  steps.push({
    name: t("stepRoot"),
    hash: root,
    fits: root === proof.root,
  });
  const link = await dayLink(previousLink, { day: receipt.day, root, count, totalPaisa, moved });
  steps.push({
    name: t("stepLink"),
    hash: link,
    fits: link === proof.link,
  });
  const published = await readPublishedDay(receipt.day);
  steps.push({
    name: t("stepList"),
    hash: published?.link ?? t("noList"),
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
