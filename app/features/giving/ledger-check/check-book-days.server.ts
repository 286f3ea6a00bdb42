import { type BookDay, bookSums } from "#app/features/giving/books/book-days.server.ts";
import { computeBookDays } from "#app/features/giving/books/compute-book-days.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Report } from "./ledger-difference.server.ts";

/** Reports each sum of the books that is not what the rows of its day make. */
export async function checkBookDays(db: Db, report: Report): Promise<void> {
  const keyOf = ({ day, fund, account }: BookDay) => `books of ${day}, fund ${fund}, ${account}`;
  const held = new Map(
    (await db.selectFrom("book_days").selectAll().execute()).map((row) => [keyOf(row), row]),
  );
  const made = new Map((await computeBookDays(db)).map((row) => [keyOf(row), row]));
  for (const of of new Set([...held.keys(), ...made.keys()])) {
    const [has, should] = [held.get(of), made.get(of)];
    const differs = bookSums.filter((name) => (has?.[name] ?? 0) !== (should?.[name] ?? 0));
    const texts = differs.map(
      (name) => `${name} is ${has?.[name] ?? 0}, its rows make ${should?.[name] ?? 0}`,
    );
    if (texts.length > 0) report({ of, text: texts.join("; ") });
  }
}
