import { type SelectQueryBuilder, sql } from "kysely";
import type { StatementAccount } from "#app/contract/payment-methods.ts";
import { findReturns } from "#app/features/giving/ledger/returned-lines.server.ts";
import type { ExcludedLine, StatementLine } from "#app/parts/bank-statements/bank-statements-lines.schema.ts";
import type { MatchLine } from "#app/parts/bank-statements/match.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";

/** So many lines that wait are compared, the newest: twenty statements of the largest size would be more. */
const maxCompared = 20_000;

/** In characters: a line may have more words than anybody reads in a table. */
const maxShown = 300;

/** A line as it is compared, with its account. */
export type OpenLine = MatchLine & { account: StatementAccount };

const openLines = (db: Db) =>
  db.selectFrom("statement_lines").where("donation_id", "is", null).where("aside_at", "is", null);

/** The lines that confirm no donation and are not set aside, the newest day first. */
export async function listOpenLines(db: Db): Promise<OpenLine[]> {
  return openLines(db)
    .select(["id", "day", "amount_paisa as amountPaisa", "bank_reference as reference", "account"])
    .select(sql<string>`substr(description, 1, ${sql.lit(maxShown)})`.as("description"))
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .limit(maxCompared)
    .execute();
}

/** What staff see of these lines, by their number. At most a few hundred. */
export async function presentLines(db: Db, ids: readonly number[]): Promise<Map<number, StatementLine>> {
  if (ids.length === 0) return new Map();
  const rows = await db
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
    .where("id", "in", ids)
    .execute();
  const returns = await findReturns(db, rows);
  return new Map(
    rows.map((line) => [
      line.id,
      {
        ...line,
        description: line.description.slice(0, maxShown),
        alike: Boolean(line.alike),
        same_as: null,
        returned_on: returns.get(line.id)?.day ?? null,
      },
    ]),
  );
}

type Lines = SelectQueryBuilder<Database, "statement_lines", object>;

const ofAccount = (account: StatementAccount | undefined) => (query: Lines) =>
  account === undefined ? query : query.where("account", "=", account);

/** So many of the lines that are set aside are listed, the last decided first. */
const maxExcluded = 300;

export async function listExcludedLines(
  db: Db,
  account: StatementAccount | undefined,
): Promise<{ lines: ExcludedLine[]; total: number }> {
  const excluded = ofAccount(account)(db.selectFrom("statement_lines"))
    .where("aside_at", "is not", null)
    .where("amount_paisa", ">", 0);
  const { total } = await excluded
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await excluded
    .select(["id", "day", "amount_paisa", "description", "bank_reference", "account"])
    .select(["aside_at", "aside_kind", "aside_reason", "aside_by"])
    .orderBy("aside_at", "desc")
    .orderBy("id", "desc")
    .limit(maxExcluded)
    .execute();
  const lines = rows.map(({ aside_at, ...line }) => ({
    ...line,
    aside_at: aside_at ?? "",
    description: line.description.slice(0, maxShown),
  }));
  return { lines, total };
}
