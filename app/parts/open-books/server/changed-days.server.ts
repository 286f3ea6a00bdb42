import type { Selectable } from "kysely";
import { addDays } from "#app/lib/dates.ts";
import { dayLink, firstLink } from "#app/parts/open-books/merkle.ts";
import type { DaySum, SealCause } from "#app/parts/open-books/open-books.schema.ts";
import type { SealAnchorsTable } from "#app/parts/open-books/open-books.tables.server.ts";
import type { Db } from "#server/db/connect.ts";
import { computeDay, readBookedDays } from "./booked-days.server.ts";
import { listReplacedSeals, type SealedDayRow } from "./open-books.store.server.ts";

/** A sealed day that is not what it was when it was sealed, with the hashes that tell this difference from others. */
export type ChangedDay = {
  day: string;
  causes: SealCause[];
  sealed: DaySum & { hash: string };
  found: DaySum & { hash: string };
};

/** A sealed day, the one that stands before it, and what the books make of it today. */
export type RecheckedDay = {
  sealed: SealedDayRow;
  before: SealedDayRow | undefined;
  found: Omit<SealedDayRow, "sealed_at">;
};

/** So much is read at a time. Between hashes others have their turn (booked-days.server.ts). */
const partDays = 62;
const partReceipts = 500;

/**
 * Computes sealed days again, the latest first, from the day before `before` on. It ends with the part in which `budget`
 * receipts have been read.
 */
export async function* recomputeDays(
  db: Db,
  { before, budget = Number.POSITIVE_INFINITY }: { before?: string; budget?: number } = {},
): AsyncGenerator<RecheckedDay> {
  let last = before;
  let read = 0;
  while (read < budget) {
    const rows = await db
      .selectFrom("receipt_days")
      .selectAll()
      .$if(last !== undefined, (query) => query.where("day", "<", last ?? ""))
      .orderBy("day", "desc")
      .limit(partDays + 1)
      .execute();
    const part = takePart(rows.slice(0, partDays));
    const [newest, oldest] = [part[0], part.at(-1)];
    if (!newest || !oldest) return;
    const booked = await readBookedDays(db, oldest.day, newest.day);
    for (const [place, sealed] of part.entries()) {
      const before = rows[place + 1];
      const previous = before?.day === addDays(sealed.day, -1) ? before.link : firstLink;
      const held = booked.get(sealed.day);
      const { day, version } = sealed;
      const found = await computeDay(db, day, { isFirst: !before, previous, booked: held, version });
      yield { sealed, before, found };
      read += found.receipts;
    }
    last = oldest.day;
  }
}

/** Days with so many receipts together, at least one. */
function takePart(rows: SealedDayRow[]): SealedDayRow[] {
  let receipts = 0;
  const end = rows.findIndex((row) => {
    receipts += row.receipts;
    return receipts > partReceipts;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}

export type Rechecked = {
  /** The days that were looked at. */
  checked: string[];
  changed: ChangedDay[];
  /** Where to go on; undefined at the beginning of the chain. */
  next: string | undefined;
};

/** Which of these days do not match any more; also seals that were taken away, or made again. BOOKS-09. */
export async function recheckDays(
  db: Db,
  { before, budget }: { before?: string; budget: number },
): Promise<Rechecked> {
  const checked: string[] = [];
  const changed: ChangedDay[] = [];
  const links = new Map<string, string>();
  for await (const day of recomputeDays(db, { before, budget })) {
    const { sealed, found } = day;
    checked.push(sealed.day);
    links.set(sealed.day, sealed.link);
    const causes = [...new Set((await mismatchesOf(day)).map(({ cause }) => cause))];
    if (causes.length === 0) continue;
    changed.push({
      day: sealed.day,
      causes,
      sealed: { ...sumOf(sealed), hash: sealed.link },
      found: { ...sumOf(found), hash: found.link },
    });
  }
  const oldest = checked.at(-1);
  const isWhole = oldest === undefined || !(await hasEarlierDay(db, oldest));
  for (const anchor of await readAnchors(db, { before, from: isWhole ? "" : (oldest ?? "") })) {
    const { day, link } = anchor;
    const known = changed.find((one) => one.day === day);
    if (links.get(day) === link || known?.causes.includes("seal")) continue;
    if (known) known.causes.push("replaced");
    else {
      const sum = { receipts: anchor.receipts, paisa: anchor.total_paisa };
      const found = links.get(day) ?? "";
      changed.push({
        day,
        causes: ["replaced"],
        sealed: { ...sum, hash: link },
        found: { ...sum, hash: found },
      });
    }
    if (!links.has(day)) checked.push(day);
  }
  return { checked, changed, next: isWhole ? undefined : oldest };
}

const sumOf = (row: Pick<SealedDayRow, "receipts" | "total_paisa">): DaySum => ({
  receipts: row.receipts,
  paisa: row.total_paisa,
});

/** Whether a day before this one is sealed. */
export const hasEarlierDay = async (db: Db, day: string): Promise<boolean> =>
  (await db.selectFrom("receipt_days").select("day").where("day", "<", day).limit(1).executeTakeFirst()) !==
  undefined;

/** The seals as they were made first, each with the link that stands in its place where the day was sealed again. */
export async function readAnchors(
  db: Db,
  { before, from }: { before?: string; from: string },
): Promise<Selectable<SealAnchorsTable>[]> {
  const anchors = await db
    .selectFrom("seal_anchors")
    .selectAll()
    .where("day", ">=", from)
    .$if(before !== undefined, (query) => query.where("day", "<", before ?? ""))
    .orderBy("day")
    .execute();
  const inPlace = new Map<string, string>();
  // The first replacement of a day comes last: each leads to the one after it.
  for (const { day, link, new_link } of await listReplacedSeals(db, { from }))
    inPlace.set(`${day} ${link}`, inPlace.get(`${day} ${new_link}`) ?? new_link);
  return anchors.map(({ day, link, ...sum }) => ({
    day,
    link: inPlace.get(`${day} ${link}`) ?? link,
    ...sum,
  }));
}

/** In what a sealed day differs from the books of today: its cause, and a clause of which the day is the subject. */
export type SealMismatch = { cause: SealCause; text: string };

/** The one comparison of a seal with the books: for the watch of the open books and for the ledger check. BOOKS-09, BOOKS-10. */
export async function mismatchesOf({ sealed, found }: RecheckedDay): Promise<SealMismatch[]> {
  const compared: [cause: SealCause, differs: boolean, text: string][] = [
    [
      "receipts",
      sealed.receipts !== found.receipts,
      `holds ${sealed.receipts} receipts, there are ${found.receipts}`,
    ],
    [
      "total",
      sealed.total_paisa !== found.total_paisa,
      `holds ${sealed.total_paisa} paisa, its receipts ${found.total_paisa}`,
    ],
    [
      "refunds",
      sealed.refunds !== found.refunds || sealed.refunded_paisa !== found.refunded_paisa,
      `holds ${sealed.refunds} refunds of ${sealed.refunded_paisa} paisa, there are ${found.refunds} of ${found.refunded_paisa}`,
    ],
    [
      "payouts",
      sealed.payouts !== found.payouts || sealed.paid_out_paisa !== found.paid_out_paisa,
      `holds ${sealed.payouts} payouts of ${sealed.paid_out_paisa} paisa, there are ${found.payouts} of ${found.paid_out_paisa}`,
    ],
    [
      "refunds",
      sealed.corrections !== found.corrections || sealed.corrected_paisa !== found.corrected_paisa,
      `holds ${sealed.corrections} corrections of ${sealed.corrected_paisa} paisa, there are ${found.corrections} of ${found.corrected_paisa}`,
    ],
    [
      "payouts",
      sealed.entries !== found.entries || sealed.entered_paisa !== found.entered_paisa,
      `holds ${sealed.entries} fund entries of ${sealed.entered_paisa} paisa, there are ${found.entries} of ${found.entered_paisa}`,
    ],
    [
      "payouts",
      sealed.helps !== found.helps || sealed.cancelled_helps !== found.cancelled_helps,
      `holds ${sealed.helps} payments of help and ${sealed.cancelled_helps} cancelled ones, there are ${found.helps} and ${found.cancelled_helps}`,
    ],
    ["contents", sealed.root !== found.root, "has another root than its entries"],
    ["chain", sealed.previous_link !== found.previous_link, "does not name the link of the day before"],
    [
      "seal",
      sealed.link !== (await ownLink(sealed)),
      "has another link than its root, its sums and the link before make",
    ],
  ];
  return compared.flatMap(([cause, differs, text]) => (differs ? { cause, text } : []));
}

/** The link that a seal's own values make. */
const ownLink = (row: SealedDayRow): Promise<string> =>
  dayLink(row.previous_link, {
    day: row.day,
    root: row.root,
    count: row.receipts,
    totalPaisa: row.total_paisa,
    moved: movedOf(row),
  });

/** What was given back and paid out, as a seal has it. */
export const movedOf = (row: SealedDayRow) => ({
  refunds: row.refunds,
  refundedPaisa: row.refunded_paisa,
  payouts: row.payouts,
  paidOutPaisa: row.paid_out_paisa,
  corrections: row.corrections,
  correctedPaisa: row.corrected_paisa,
  entries: row.entries,
  enteredPaisa: row.entered_paisa,
  helps: row.helps,
  cancelledHelps: row.cancelled_helps,
});
