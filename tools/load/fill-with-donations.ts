import { sql } from "kysely";
import { features } from "#app/features/features.server.ts";
import { rebuildBookDays } from "#app/features/giving/books/compute-book-days.server.ts";
import { sealDays } from "#app/parts/open-books/server/seal-days.server.ts";
import { createDeps } from "#server/create-deps.ts";
import type { Db } from "#server/db/connect.ts";
import { migrate } from "#server/db/migrate.ts";
import { fillEmptyDatabase } from "#server/db/seed.ts";
import { readEnv } from "#server/env.ts";
import { administrator } from "./calls.ts";

const batchSize = 50_000;
/** When they were started. Usually one in 94 seconds: a million of them are three years. */
type Times = { firstSecond: number; secondsBetween: number };
const usualTimes: Times = { firstSecond: Date.UTC(2023, 10, 1) / 1000, secondsBetween: 94 };

const paid = sql`(id % 10 < 7 or id % 20 = 9)`;
const state = sql`case when id % 20 = 9 then 'refunded' when id % 10 < 7 then 'paid' when id % 10 = 7 then 'pending'
  when id % 10 = 8 then 'failed' else 'expired' end`;
const fiscalYear = sql`cast(substr(paid_on, 1, 4) as integer) + (substr(paid_on, 6, 2) >= '07')`;

/** Creates a data folder on SQLite with so many donations of three years (`insertDonations`), sealed day by day. */
export async function fillWithDonations(folder: string, count: number, times?: Times): Promise<void> {
  const env = readEnv({
    DATA_DIR: folder,
    LOG_LEVEL: "warn",
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  });
  const deps = await createDeps(env, features);
  const { db } = deps;
  await migrate(db);
  await fillEmptyDatabase(deps);
  await insertDonations(db, count, times);
  // With the documents of the receipts, as a server that starts makes them.
  await sealDays(deps);
  await sql`analyze`.execute(db);
  await deps.close();
}

/**
 * Inserts so many donations into an empty SQLite database, seven of ten paid and one of twenty refunded, each with its
 * events and its receipt, as the ledger would have written them.
 */
export async function insertDonations(
  db: Db,
  count: number,
  { firstSecond, secondsBetween }: Times = usualTimes,
): Promise<void> {
  const seconds = sql`${sql.lit(firstSecond)} + id * ${sql.lit(secondsBetween)}`;
  const at = sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', ${seconds}, 'unixepoch')`;
  const on = sql`date(${seconds} + 18000, 'unixepoch')`;
  await sql`insert into funds values ('general', 'General', 'general'), ('zakat', 'Zakat', 'named'),
    ('sadqah', 'Sadqah', 'named') on conflict do nothing`.execute(db);
  for (let first = 1; first <= count; first += batchSize) {
    const last = Math.min(first + batchSize - 1, count);
    await db.transaction().execute(async (trx) => {
      await sql`with recursive numbers(id) as (select ${first} union all select id + 1 from numbers where id < ${last})
        insert into donations (id, reference, unused_key, idempotency_key, request_hash, amount_paisa, fund, method,
          gateway, state, donor_name, donor_email, created_at, paid_at, paid_on, received_on, refunded_at, refunded_on,
          search_text)
        select id, printf('TXN%017d', id), printf('%022d', id), printf('key-%d', id), 'hash', (id % 400 + 1) * 10000,
          case id % 3 when 0 then 'general' when 1 then 'zakat' else 'sadqah' end,
          case id % 3 when 0 then 'jazzcash' when 1 then 'easypaisa' else 'bank-transfer' end, 'manual', ${state},
          printf('Donor %d', id), printf('donor%d@home.example', id), ${at},
          case when ${paid} then ${at} end, case when ${paid} then ${on} end, case when ${paid} then ${on} end,
          case when id % 20 = 9 then ${at} end, case when id % 20 = 9 then ${on} end,
          printf('txn%017d donor %d donor%d@home.example', id, id, id) from numbers`.execute(trx);
      const event = sql`insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail)`;
      const added = sql`from donations where id between ${first} and ${last}`;
      await sql`${event} select id, created_at, 'started', null, 'started', 'donor', '{}' ${added}`.execute(
        trx,
      );
      await sql`${event} select id, created_at, 'state', 'started', case state when 'refunded' then 'paid' else state end,
        'staff', '{}' ${added}`.execute(trx);
      await sql`${event} select id, created_at, 'state', 'paid', 'refunded', 'staff', '{}' ${added}
        and state = 'refunded'`.execute(trx);
    });
  }
  await sql`insert into receipts (donation_id, fiscal_year, serial, number, unused_key, verify_code, salt, issued_at,
      paid_on, amount_paisa, fund, fund_title, donor_name, method, reference, voided_at)
    select id, year, serial, printf('UWF-%d-%06d', year, serial), unused_key, printf('code-%d', id), printf('%032x', id),
      paid_at, paid_on, amount_paisa, fund, fund, donor_name, method, reference, refunded_at
    from (select donations.*, ${fiscalYear} as year,
      row_number() over (partition by ${fiscalYear} order by id) as serial from donations where paid_on is not null)`.execute(
    db,
  );
  await sql`insert into receipt_serials select fiscal_year, max(serial) from receipts group by fiscal_year`.execute(
    db,
  );
  await rebuildBookDays(db);
}
