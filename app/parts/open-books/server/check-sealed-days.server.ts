import type { LedgerFacts, Report } from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import { addDays } from "#app/lib/dates.ts";
import type { Db } from "#server/db/connect.ts";
import { firstReceiptDay, lastDayToSeal } from "./booked-days.server.ts";
import { mismatchesOf, readAnchors, recomputeDays } from "./changed-days.server.ts";
import { listReplacedSeals, readTimesOff } from "./open-books.store.server.ts";
import { holdsSeal } from "./renew-seals.server.ts";

/**
 * The sealed days of the open books hold what the books of these days say, follow each other without a gap from the first
 * receipt to the last day that is over, each link follows from the one before, and each is the one that was made first, or
 * was sealed again with all that was sealed then: BOOKS-10, BOOKS-16.
 * @returns how many there are
 */
export async function checkSealedDays(
  db: Db,
  report: Report,
  { now, anchors = [] }: LedgerFacts,
): Promise<number> {
  const days: string[] = [];
  const links = new Map<string, string>();
  const roots = new Set<string>();
  const found: { day: string; text: string }[] = [];
  for await (const rechecked of recomputeDays(db)) {
    const { sealed, before } = rechecked;
    days.push(sealed.day);
    links.set(sealed.day, sealed.link);
    roots.add(sealed.root);
    const texts = (await mismatchesOf(rechecked)).map(({ text }) => text);
    if (before && addDays(before.day, 1) !== sealed.day) texts.unshift(`follows ${before.day}`);
    found.push(...texts.map((text) => ({ day: sealed.day, text })));
  }
  for (const { day, text } of found.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
    report({ of: `sealed day ${day}`, text });
  const replaced = await listReplacedSeals(db);
  for (const seal of replaced)
    if (!(await holdsSeal(db, seal, seal.day === days.at(-1))))
      report({ of: `sealed day ${seal.day}`, text: "was sealed again without all that was sealed first" });
  for (const { day, link } of await readAnchors(db, { from: "" })) {
    if (links.get(day) === link) continue;
    const text = links.has(day) ? "was made again: its first link was another" : "was taken away";
    report({ of: `sealed day ${day}`, text });
  }
  await checkEnds(db, report, days, now);
  const known = new Set([...links.values(), ...roots, ...replaced.flatMap(({ link, root }) => [link, root])]);
  for (const anchor of anchors)
    if (!known.has(anchor))
      report({ of: `anchor ${anchor}`, text: "is neither link nor root of a sealed day" });
  return days.length;
}

/**
 * The chain begins with the first receipt and ends with yesterday, or a day before while the server has just started.
 * @param days the latest first
 */
async function checkEnds(
  db: Db,
  report: Report,
  days: readonly string[],
  now: Date | undefined,
): Promise<void> {
  const first = await firstReceiptDay(db);
  if (first === undefined) return;
  const sealedFrom = days.at(-1);
  if (sealedFrom !== undefined && sealedFrom > first)
    report({ of: "sealed days", text: `begin with ${sealedFrom}, the first receipt is of ${first}` });
  // While the open books are off no day is sealed.
  const isOff = (await readTimesOff(db)).at(-1)?.until === null;
  if (now === undefined || isOff) return;
  const [last] = days;
  // A server seals an hour after its start at the earliest; one that was off at night is no difference.
  const due = lastDayToSeal(new Date(now.getTime() - toleranceMs));
  if (first <= due && (last === undefined || last < due))
    report({ of: "sealed days", text: `end with ${last ?? "none"}, ${due} is over` });
}

const toleranceMs = 24 * 60 * 60 * 1000;
