import { sha256 } from "#app/features/donations/ledger/references.server.ts";
import { foldText } from "#app/lib/fold-text.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import { plainCode } from "./match.ts";
import type { StatementEntry } from "./statement.ts";
import type { MonthReply, StatementLine } from "./transfers.schema.ts";
import { sumOf } from "./transfers.store.server.ts";

/*
 * The lines of statements. A line is known by its day, its amount and its words, so that the same statement, or another
 * one that overlaps it, adds nothing twice. The balance is left out: not every export has it.
 */

/** The names of the entries. Equal lines of one day are told apart by their place among themselves. */
export function fingerprintsOf(entries: readonly StatementEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map(({ day, amountPaisa, reference, description }) => {
    const words = foldText(description).replace(/[^\p{L}\p{N}]+/gu, "");
    const key = [day, amountPaisa, plainCode(reference), words].join("|");
    const place = seen.get(key) ?? 0;
    seen.set(key, place + 1);
    return sha256(`${key}|${place}`);
  });
}

const rowsPerInsert = 200;

/** Stores the lines that are not known yet. @returns how many they were */
export async function addStatementLines(
  trx: Db,
  now: Date,
  entries: readonly StatementEntry[],
  by: string,
): Promise<number> {
  const fingerprints = fingerprintsOf(entries);
  const rows = entries.map(({ day, amountPaisa, description, reference }, place) => ({
    fingerprint: fingerprints[place] ?? "",
    day,
    amount_paisa: amountPaisa,
    description,
    bank_reference: reference,
    imported_at: now.toISOString(),
    imported_by: by,
    donation_id: null,
  }));
  let added = 0;
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    const made = await trx
      .insertInto("statement_lines")
      .values(rows.slice(from, from + rowsPerInsert))
      .onConflict((conflict) => conflict.column("fingerprint").doNothing())
      .returning("id")
      .execute();
    added += made.length;
  }
  return added;
}

/** So many unused lines are compared with the reports, and as many are shown: the newest. */
const maxCompared = 3000;

/** In characters: a line may have more words than anybody reads in a table. */
const maxShown = 300;

/** The lines that confirm no gift yet, the newest day first. */
export async function listUnusedLines(db: Db): Promise<{ lines: StatementLine[]; total: number }> {
  const lines = await db
    .selectFrom("statement_lines")
    .select(["id", "day", "amount_paisa", "description", "bank_reference"])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom("statement_lines as used")
            .select("used.id")
            .whereRef("used.day", "=", "statement_lines.day")
            .whereRef("used.amount_paisa", "=", "statement_lines.amount_paisa")
            .where("used.donation_id", "is not", null),
        )
        .as("alike"),
    )
    .where("donation_id", "is", null)
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .limit(maxCompared)
    .execute();
  const { total } = await db
    .selectFrom("statement_lines")
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("donation_id", "is", null)
    .executeTakeFirstOrThrow();
  return {
    lines: lines.map((line) => ({
      ...line,
      description: line.description.slice(0, maxShown),
      alike: Boolean(line.alike),
    })),
    total,
  };
}

/** A line, which nobody else uses until the transaction ends. @returns undefined when there is no such line */
export async function lockLine(trx: Db, id: number) {
  if (!(await lockRow(trx, "statement_lines", "imported_by", id))) return undefined;
  return trx
    .selectFrom("statement_lines")
    .select(["id", "fingerprint", "day", "amount_paisa", "donation_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** A locked line confirms this donation from now on, and never another one. */
export async function takeLine(trx: Db, id: number, donationId: number): Promise<void> {
  await trx
    .updateTable("statement_lines")
    .set({ donation_id: donationId })
    .where("id", "=", id)
    .where("donation_id", "is", null)
    .execute();
}

const maxWithoutLine = 100;

/**
 * The end of a month: what staff have verified in the books, by the day on which the money came, and what the statements
 * say of the same gifts. Gateways' payments are not among them: the gateway has confirmed them.
 * @param month YYYY-MM
 */
export async function readMonth(db: Db, month: string): Promise<Omit<MonthReply, "success" | "message">> {
  const [from, to] = [`${month}-01`, `${month}-31`];
  const verified = db
    .selectFrom("donations")
    .leftJoin("statement_lines", "statement_lines.donation_id", "donations.id")
    // A gift may have begun at a gateway and have come as a transfer after all.
    .where((where) =>
      where.or([where("donations.gateway", "=", "manual"), where("statement_lines.id", "is not", null)]),
    )
    .where("donations.paid_at", "is not", null)
    .where("donations.received_on", ">=", from)
    .where("donations.received_on", "<=", to);
  const accounts = await verified
    .select((select) => [
      "donations.method",
      select.fn.count<number>("donations.id").as("gifts"),
      sumOf("donations.amount_paisa").as("gifts_paisa"),
      select.fn.count<number>("statement_lines.id").as("lines"),
      sumOf("statement_lines.amount_paisa").as("lines_paisa"),
    ])
    .groupBy("donations.method")
    .orderBy("donations.method")
    .execute();
  const withoutLine = await verified
    .select(["donations.reference", "donations.amount_paisa", "donations.received_on", "donations.method"])
    .where("statement_lines.id", "is", null)
    .orderBy("donations.received_on")
    .orderBy("donations.id")
    .limit(maxWithoutLine)
    .execute();
  const open = await db
    .selectFrom("statement_lines")
    .select((select) => [select.fn.countAll<number>().as("lines"), sumOf("amount_paisa").as("paisa")])
    .where("donation_id", "is", null)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .executeTakeFirstOrThrow();
  return {
    accounts,
    open_lines: open.lines,
    open_paisa: open.paisa,
    without_line: withoutLine.map((gift) => ({ ...gift, received_on: gift.received_on ?? from })),
  };
}
