import { workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";

/* The thread in which a database is copied, started by server/backup.ts. It ends with the copy. */

/** The tokens of links in mails: who has one opens what is a person's. */
const links = /([?&](?:key|token)=|\/receipts\/)[\w-]{22,}/g;
const leftOut = "left-out-of-the-backup";

const { file, target }: { file: string; target: string } = workerData;

const source = new BetterSqlite3(file, { readonly: true });
source.prepare("vacuum into ?").run(target);
source.close();

const copy = new BetterSqlite3(target);
copy.pragma("journal_mode = MEMORY");
// What is taken out is overwritten.
copy.pragma("secure_delete = ON");
copy.function("without_links", { deterministic: true }, (text: unknown) =>
  typeof text === "string" ? text.replace(links, `$1${leftOut}`) : null,
);
copy.exec(`
  delete from secrets;
  update outbox set text = without_links(text), html = without_links(html), unsubscribe_url = without_links(unsubscribe_url)
    where state <> 'sent';
`);
copy.close();
