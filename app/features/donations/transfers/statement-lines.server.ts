import { type SelectQueryBuilder, sql } from "kysely";
import { paymentCode } from "#app/features/donations/ledger/payment-code.ts";
import type { Db } from "#server/db/connect.ts";
import { lockRow } from "#server/db/lock-row.ts";
import type { Database } from "#server/db/schema.ts";
import type { LineAccount } from "./statement-accounts.ts";
import type { AsideLine, StatementLine } from "./transfers-statements.schema.ts";

/** So many unused lines are compared with the reports: the newest. */
const maxCompared = 3000;

/** In characters: a line may have more words than anybody reads in a table. */
const maxShown = 300;

/** The lines that confirm no gift and are not set aside, the newest day first. */
export async function listUnusedLines(db: Db): Promise<StatementLine[]> {
  const lines = await db
    .selectFrom("statement_lines")
    .select(["id", "day", "amount_paisa", "description", "bank_reference", "account"])
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
    .where("aside_at", "is", null)
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .limit(maxCompared)
    .execute();
  return lines.map((line) => ({
    ...line,
    description: line.description.slice(0, maxShown),
    alike: Boolean(line.alike),
    same_as: null,
  }));
}

type Lines = SelectQueryBuilder<Database, "statement_lines", object>;

const ofAccount = (account: LineAccount | undefined) => (query: Lines) =>
  account === undefined ? query : query.where("account", "=", account);

/** How many lines wait, also those beyond what is compared. @param account undefined: of all */
export async function countUnusedLines(db: Db, account: LineAccount | undefined): Promise<number> {
  const { total } = await ofAccount(account)(db.selectFrom("statement_lines"))
    .select((select) => select.fn.countAll<number>().as("total"))
    .where("donation_id", "is", null)
    .where("aside_at", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Each line with the gift that its reference and amount have confirmed without a line: probably its own. */
export async function withSameGift(db: Db, lines: readonly StatementLine[]): Promise<StatementLine[]> {
  const codes = [...new Set(lines.map((line) => paymentCode(line.bank_reference)))].filter(Boolean);
  if (codes.length === 0) return [...lines];
  const gifts = await db
    .selectFrom("donations")
    .leftJoin("statement_lines", "statement_lines.donation_id", "donations.id")
    .select(["donations.reference", "donations.amount_paisa", "donations.payment_code"])
    .where("donations.payment_code", "in", codes)
    .where("donations.payment_code", "<>", sql.lit(""))
    .where("statement_lines.id", "is", null)
    .execute();
  const giftOf = new Map(gifts.map((gift) => [`${gift.payment_code}|${gift.amount_paisa}`, gift.reference]));
  return lines.map((line) => ({
    ...line,
    same_as: giftOf.get(`${paymentCode(line.bank_reference)}|${line.amount_paisa}`) ?? null,
  }));
}

/** So many of the lines that are set aside are listed, the last decided first. */
const maxAside = 300;

export async function listAsideLines(
  db: Db,
  account: LineAccount | undefined,
): Promise<{ lines: AsideLine[]; total: number }> {
  const aside = ofAccount(account)(db.selectFrom("statement_lines")).where("aside_at", "is not", null);
  const { total } = await aside
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await aside
    .select(["id", "day", "amount_paisa", "description", "bank_reference", "account"])
    .select(["aside_at", "aside_kind", "aside_reason", "aside_by"])
    .orderBy("aside_at", "desc")
    .orderBy("id", "desc")
    .limit(maxAside)
    .execute();
  const lines = rows.map(({ aside_at, ...line }) => ({
    ...line,
    aside_at: aside_at ?? "",
    description: line.description.slice(0, maxShown),
  }));
  return { lines, total };
}

/** A line, which nobody else uses until the transaction ends. @returns undefined when there is no such line */
export async function lockLine(trx: Db, id: number) {
  if (!(await lockRow(trx, "statement_lines", "imported_by", id))) return undefined;
  return trx
    .selectFrom("statement_lines")
    .select(["id", "fingerprint", "day", "amount_paisa", "bank_reference", "account"])
    .select(["donation_id", "aside_at", "aside_kind"])
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
