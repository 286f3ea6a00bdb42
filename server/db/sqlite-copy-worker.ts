import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";
import { listTables, quoted } from "./rows/sqlite-rows.ts";

/** The tokens of links in mails: who has one opens what is a person's. */
const links = /([?&](?:key|token)=|\/receipts\/)[\w-]{22,}/g;
const leftOut = "left-out-of-the-backup";

/** A mail's text without the tokens in its links. */
const withoutLinks = (text: string): string => text.replace(links, `$1${leftOut}`);

/** Takes out of a copy of a database what opens anything: keys, and the links of mails that wait. */
export function leaveOutKeys(copy: BetterSqlite3.Database): void {
  copy.pragma("journal_mode = MEMORY");
  // What is taken out is overwritten.
  copy.pragma("secure_delete = ON");
  copy.function("without_links", { deterministic: true }, (text: unknown) =>
    typeof text === "string" ? withoutLinks(text) : null,
  );
  copy.exec(`
    delete from secrets;
    delete from database_identity;
    update outbox set text = without_links(text), html = without_links(html), unsubscribe_url = without_links(unsubscribe_url)
      where state <> 'sent';
  `);
}

/*
 * The thread in which a database is copied, started by server/backup/snapshot.ts: SQLite does each step in one go. It
 * says how many rows each table of the copy has, and ends.
 */

const { file, target }: { file: string | undefined; target: string } = workerData;

if (file !== undefined) {
  const source = new BetterSqlite3(file, { readonly: true });
  source.prepare("vacuum into ?").run(target);
  source.close();
}

const copy = new BetterSqlite3(target);
leaveOutKeys(copy);
const countOf = (table: string) =>
  copy
    .prepare<[], number>(`select count(*) from ${quoted(table)}`)
    .pluck()
    .get() ?? 0;
const rows = Object.fromEntries(listTables(copy).map(({ name }) => [name, countOf(name)]));
copy.close();
parentPort?.postMessage(rows);
