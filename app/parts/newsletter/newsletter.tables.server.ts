import type { Generated } from "kysely";
import type { Language } from "#app/contract/language.ts";
import type { RowOf } from "#app/contract/table.ts";
import type { subscribersTable } from "./subscribers.table.ts";

/* The tables of this part. */

export type NewslettersTable = {
  id: Generated<number>;
  subject: string;
  preheader: string;
  /** Markdown. Neither it nor subject and preheader change once it is sent. */
  content: string;
  state: "draft" | "sending" | "paused" | "sent" | "cancelled";
  /** The number of saves: a save that names an older version is refused. */
  version: number;
  /** Of which version a test mail was sent. */
  tested_version: Generated<number | null>;
  /** Mails a minute. */
  per_minute: number;
  created_at: string;
  updated_at: string;
  started_at: Generated<string | null>;
  /** When it was sent to the last reader, or cancelled. */
  finished_at: Generated<string | null>;
  /** Whose readers get it; null: all. */
  language: Generated<Language | null>;
  /** The hour from which it goes out, where staff have set one. */
  starts_at: Generated<string | null>;
  /** The mail as it was when sending began; a mark stands where each reader's own link goes. */
  text: Generated<string>;
  html: Generated<string>;
  /** The same with its footer in Urdu, for readers of Urdu. */
  text_ur: Generated<string>;
  html_ur: Generated<string>;
  /** From when the next mails may go out, which keeps the rate; "": at once. */
  next_batch_at: Generated<string>;
  /** Why nothing goes out at the moment, without any address. */
  trouble: Generated<string | null>;
  /** How many readers there were when sending began. */
  recipients: Generated<number>;
  sent: Generated<number>;
  bounced: Generated<number>;
  failed: Generated<number>;
  /** Readers who left before their turn. */
  skipped: Generated<number>;
};

/** A newsletter for one reader: it goes with the reader. */
export type NewsletterDeliveriesTable = {
  id: Generated<number>;
  newsletter_id: number;
  subscriber_id: number;
  /** bounced: the address was refused. failed: the mail was refused, or three days were not enough. */
  state: "queued" | "sent" | "bounced" | "failed" | "skipped";
  /** How often the mail server asked to try again, and since when. */
  tries: Generated<number>;
  deferred_at: Generated<string | null>;
  /** While a process has it for sending: the end of its lease. */
  next_try_at: string;
  settled_at: Generated<string | null>;
  /** The mail server's answer to the last try that failed, by its codes. */
  reply: Generated<string | null>;
};

declare module "#server/db/schema.ts" {
  interface Database {
    subscribers: RowOf<typeof subscribersTable>;
    newsletters: NewslettersTable;
    newsletter_deliveries: NewsletterDeliveriesTable;
  }
}
