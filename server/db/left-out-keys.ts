import type BetterSqlite3 from "better-sqlite3";

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
