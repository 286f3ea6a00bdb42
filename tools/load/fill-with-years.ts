import { sql } from "kysely";
import { features } from "#app/features/features.server.ts";
import { createDeps } from "#server/create-deps.ts";
import type { Db } from "#server/db/connect.ts";
import { readEnv } from "#server/env.ts";
import { administrator } from "./calls.ts";
import { fillWithDonations } from "./fill-with-donations.ts";

/** Of each day. A visitor sees pages of some two hundred addresses. */
const perDay = { gifts: 300, mails: 330, pages: 200, changes: 60, messages: 12, registrations: 4, guests: 5 };
const days = 5 * 365;

const firstSecond = Math.floor(Date.now() / 1000) - days * 86_400;

const at = (perDay: number) =>
  sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${sql.lit(firstSecond)} + id * ${sql.lit(Math.floor(86_400 / perDay))}, 'unixepoch')`;
/** Rows numbered from 1, a statement for each 50,000. */
async function insert(
  db: Db,
  count: number,
  statement: (numbers: ReturnType<typeof sql>) => ReturnType<typeof sql>,
) {
  for (let first = 1; first <= count; first += 50_000) {
    const last = Math.min(first + 49_999, count);
    const numbers = sql`(with recursive numbers(id) as (select ${first} union all select id + 1 from numbers where id < ${last})
      select id from numbers)`;
    await statement(numbers).execute(db);
  }
}

/**
 * Creates a data folder on SQLite as five years of 5,000 visitors and 300 gifts a day leave it.
 * @returns how many rows there are, by table
 */
export async function fillWithYears(folder: string, share = 1): Promise<number> {
  const count = (perDay: number) => Math.round(perDay * days * share);
  await fillWithDonations(folder, count(perDay.gifts), {
    firstSecond,
    secondsBetween: Math.round(86_400 / perDay.gifts / share),
  });
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const deps = await createDeps(env, features);
  const { db } = deps;
  const rate = (perDay: number) => at(perDay * share);
  await insert(
    db,
    count(perDay.mails),
    (
      numbers,
    ) => sql`insert into outbox (recipient, subject, text, html, state, tries, next_try_at, queued_at, sent_at)
      select printf('donor%d@home.example', id), 'Your receipt of the Umeed Welfare Foundation', '', '', 'sent', 1,
        ${rate(perDay.mails)}, ${rate(perDay.mails)}, ${rate(perDay.mails)} from ${numbers}`,
  );
  await insert(
    db,
    count(perDay.pages),
    (numbers) => sql`insert into page_views (day, path, views)
      select date(${sql.lit(firstSecond)} + (id / ${sql.lit(perDay.pages)}) * 86400, 'unixepoch'),
        printf('/blog/a-story-of-our-work-%d', id % ${sql.lit(perDay.pages)}), id % 90 + 1 from ${numbers}`,
  );
  await insert(
    db,
    count(perDay.changes),
    (
      numbers,
    ) => sql`insert into audit_log (at, user_id, user_name, action, noun, noun_id, search_text, before, after)
      select ${rate(perDay.changes)}, 1, 'Administrator', 'update', 'transfer report', id,
        printf('administrator update transfer report %d', id), '{"state":"waiting"}', '{"state":"verified"}' from ${numbers}`,
  );
  const words = "We would like to know where we can bring quilts and books for the school in Kasur. ";
  const text = sql.lit(words.repeat(4));
  await insert(
    db,
    count(perDay.messages),
    (numbers) => sql`insert into messages (received_at, read_at, search_text, name, email, subject, message)
      select ${rate(perDay.messages)}, ${rate(perDay.messages)}, lower(printf('reader %d reader%d@home.example %s', id, id, ${text})),
        printf('Reader %d', id), printf('reader%d@home.example', id), 'A question', ${text} from ${numbers}`,
  );
  await insert(
    db,
    count(perDay.guests),
    (
      numbers,
    ) => sql`insert into blood_requests (received_at, search_text, blood_group, units, hospital, city, needed_by,
        contact_name, phone, remarks)
      select ${rate(perDay.guests)}, printf('br-%d mayo hospital lahore', id), 'O-', 2, 'Mayo Hospital', 'Lahore', '2026-01-01',
        'A brother', printf('0321%07d', id), '' from ${numbers}`,
  );
  await insert(
    db,
    count(perDay.registrations),
    (
      numbers,
    ) => sql`insert into registrations (received_at, search_text, kind, name, email, phone, city, details)
      select ${rate(perDay.registrations)}, printf('person %d person%d@home.example lahore', id, id), 'volunteer',
        printf('Person %d', id), printf('person%d@home.example', id), printf('0300%07d', id), 'Lahore', '{}' from ${numbers}`,
  );
  await sql`analyze`.execute(db);
  const counted = await countAll(db);
  await deps.close();
  return counted;
}

/** All rows of all tables that grow. */
export async function countAll(db: Db): Promise<number> {
  const tables = [
    "donations",
    "donation_events",
    "receipts",
    "outbox",
    "page_views",
    "page_view_months",
    "audit_log",
  ];
  let total = 0;
  for (const table of [...tables, "messages", "blood_requests", "registrations"]) {
    const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
      db,
    );
    total += rows[0]?.rows ?? 0;
  }
  return total;
}
