import { type Kysely, sql } from "kysely";

/** Mails to the office about what visitors send: they go after those to people, and one stands for many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "alter table outbox add column to_office integer default 0 not null",
  "alter table outbox add column stands_for text",
  "create unique index outbox_stands_for on outbox (stands_for) where stands_for is not null",
  "create index outbox_turn on outbox (state, to_office, next_try_at)",
];
