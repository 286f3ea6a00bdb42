import { RenewalError } from "#app/features/giving/ledger-check/ledger-difference.server.ts";
import { addDays, formatDay } from "#app/lib/dates.ts";
import { firstLink } from "#app/parts/open-books/merkle.ts";
import { recordChange } from "#server/audit.ts";
import type { Db } from "#server/db/connect.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { type BookedDay, computeDay, lastDayToSeal, readBookedDay } from "./booked-days.server.ts";
import { type Movement, readMovements } from "./movements.server.ts";
import type { SealedDayRow } from "./open-books.store.server.ts";

/*
 * A day that was sealed before it was over, by a clock that was ahead, is sealed again with what came after: BOOKS-16. The
 * seals in whose place the new ones stand are kept and published for good.
 */

type Sealed = Omit<SealedDayRow, "carried">;

/**
 * Seals a day again and those after it, whose links follow from it. Only where the books still hold all that was sealed,
 * unchanged, and more that came after it: what was changed or taken away stays a difference for ever. Logged, and told to
 * the office by mail.
 * @param from the first day, a Karachi day
 * @returns the new seals
 * @throws RenewalError
 */
export async function renewSeals(
  db: Db,
  now: Date,
  { from, office }: { from: string; office: string | undefined },
): Promise<SealedDayRow[]> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom("receipt_days")
      .selectAll()
      .where("day", ">=", addDays(from, -1))
      .orderBy("day")
      .execute();
    const before = rows[0]?.day === from ? undefined : rows.shift();
    const [first, last] = [rows[0], rows.at(-1)];
    if (first?.day !== from || !last) throw new RenewalError(`${formatDay(from)} is not sealed.`);
    if (last.day > lastDayToSeal(now))
      throw new RenewalError(
        `${formatDay(last.day)} is sealed and not over: try again six hours after its end.`,
      );
    const renewed: SealedDayRow[] = [];
    for (const sealed of rows) {
      const previous = renewed.at(-1)?.link ?? before?.link ?? firstLink;
      const isFirst = sealed === first && before === undefined;
      if (!(await holdsSeal(trx, sealed, isFirst)))
        throw new RenewalError(
          `What was sealed on ${formatDay(sealed.day)} is not in the books as it was: this is no day that was sealed too early.`,
        );
      const found = await computeDay(trx, sealed.day, { isFirst, previous });
      if (sealed === first && found.root === sealed.root)
        throw new RenewalError(`Nothing came into ${formatDay(from)} after it was sealed.`);
      renewed.push(await replaceSeal(trx, now, sealed, found));
    }
    await tell(trx, now, office, { first, renewed });
    return renewed;
  });
}

async function replaceSeal(
  trx: Db,
  now: Date,
  { carried: _carried, ...sealed }: SealedDayRow,
  found: Omit<SealedDayRow, "sealed_at">,
): Promise<SealedDayRow> {
  const replaced_at = now.toISOString();
  await trx
    .insertInto("replaced_seals")
    .values({ ...sealed, replaced_at, new_link: found.link })
    .execute();
  const row = { ...found, sealed_at: replaced_at };
  await trx.updateTable("receipt_days").set(row).where("day", "=", sealed.day).execute();
  return row;
}

async function tell(
  trx: Db,
  now: Date,
  office: string | undefined,
  { first, renewed }: { first: SealedDayRow; renewed: SealedDayRow[] },
): Promise<void> {
  const { day, link: was } = first;
  const [link = "", last = ""] = [renewed[0]?.link, renewed.at(-1)?.link];
  await recordChange(
    trx,
    now,
    { userId: null, name: "On the server" },
    {
      ...{ action: "seal again", noun: "sealed day", id: day, name: day },
      ...{ before: { link: was }, after: { link, days: renewed.length } },
    },
  );
  if (!office) return;
  await queueMail(trx, now, {
    to: office,
    content: {
      subject: `${formatDay(day)} was sealed again`,
      paragraphs: [
        "The day had been sealed before it was over, because the server's clock was ahead. It was sealed again with what came after, and so were the days since. The public page shows both seals for good.",
        "Please keep this email with those of the seals. If nobody has told you of it, ask the server's administrator.",
      ],
      facts: [
        ["Day", day],
        ["First seal", was],
        ["New seal", link],
        ["Last seal", last],
      ],
    },
  });
}

/** Whether the books hold all that made a seal: the seal follows from the earliest entries of its day, as many as it counts. */
export async function holdsSeal(db: Db, sealed: Sealed, isFirst: boolean): Promise<boolean> {
  const booked = await readBookedDay(db, sealed.day);
  const movements = isFirst ? await readMovements(db, "", sealed.day) : booked.movements;
  const held = earliest({ ...booked, movements }, sealed);
  const computed = await computeDay(db, sealed.day, {
    isFirst: false,
    previous: sealed.previous_link,
    booked: held,
  });
  return computed.link === sealed.link;
}

function earliest({ receipts, movements }: BookedDay, sealed: Sealed): BookedDay {
  const counted: [number: number, ...kinds: Movement["kind"][]][] = [
    [sealed.refunds, "refund"],
    [sealed.payouts, "payout", "cancelled"],
    [sealed.corrections, "corrected"],
    [sealed.entries, "entry", "cancelled-entry"],
    [sealed.helps, "help"],
    [sealed.cancelled_helps, "cancelled-help"],
  ];
  const held = new Set(
    counted.flatMap(([number, ...kinds]) =>
      movements
        .filter(({ kind }) => kinds.includes(kind))
        .toSorted((one, other) => Number(one.at > other.at) - Number(one.at < other.at))
        .slice(0, number),
    ),
  );
  return {
    receipts: receipts.slice(0, sealed.receipts),
    movements: movements.filter((movement) => held.has(movement)),
  };
}
