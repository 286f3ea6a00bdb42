import { sql } from "kysely";
import { karachiDay } from "#app/lib/dates.ts";
import type { Deps } from "#server/deps.ts";

/*
 * A desk of transfers with much on it: lines that wait, and donations of which each has a report that waits. "usual"
 * has some amounts and days, names and references; "equal" is one amount on one day.
 */
export type DeskKind = "usual" | "equal";

const names = [
  "Muhammad Bilal",
  "Ayesha Khan",
  "Ali Raza",
  "Fatima Noor",
  "Usman Tariq",
  "Sana Malik",
  "Hamza Shah",
];

/** @param last the day of the newest line */
export async function fillWithLines(
  { db, clock }: Deps,
  kind: DeskKind,
  { lines, donations }: { lines: number; donations: number },
): Promise<void> {
  const now = clock.now();
  const at = now.toISOString();
  const day = karachiDay(now);
  const amount = (id: string) => sql.raw(kind === "equal" ? "500000" : `(${id} % 40 + 1) * 50000`);
  const on = (id: string) =>
    kind === "equal" ? sql`${day}` : sql`date(${day}, ${sql.raw(`'-' || (${id} % 30) || ' days'`)})`;
  const name = (id: string) =>
    sql.raw(
      `case ${id} % ${names.length} ${names.map((one, place) => `when ${place} then '${one}'`).join(" ")} end`,
    );
  const numbers = (count: number) =>
    sql`with recursive numbers(id) as (select 1 union all select id + 1 from numbers where id < ${count})`;
  await sql`${numbers(donations)} insert into donations (reference, unused_key, idempotency_key, request_hash, amount_paisa,
      fund, method, gateway, state, donor_name, donor_email, created_at, search_text)
    select printf('TXN9999%013d', id), printf('desk%018d', id), printf('desk-%d', id), 'hash', ${amount("id")}, 'zakat',
      'bank-transfer', 'manual', 'pending', ${name("id")}, printf('desk%d@home.example', id), ${at}, '' from numbers`.execute(
    db,
  );
  await sql`insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail)
    select id, created_at, 'started', null, 'started', 'donor', '{}' from donations where unused_key like 'desk%'`.execute(
    db,
  );
  await sql`insert into donation_events (donation_id, at, kind, from_state, to_state, cause, detail)
    select id, created_at, 'state', 'started', 'pending', 'donor', '{}' from donations where unused_key like 'desk%'`.execute(
    db,
  );
  await sql`${numbers(donations)} insert into transfer_reports (donation_id, state, account_name, account_number, bank_name,
      transaction_id, transferred_on, amount_paisa, reported_at, search_text)
    select d.id, 'waiting', d.donor_name, 'PK00', 'Meezan Bank', printf('88%09d', n.id), ${on("n.id")}, d.amount_paisa, ${at}, ''
    from numbers n join donations d on d.unused_key = printf('desk%018d', n.id)`.execute(db);
  // A third names the donation, a third the bank's number, and a third the sender alone.
  await sql`${numbers(lines)} insert into statement_lines (fingerprint, day, amount_paisa, description, bank_reference,
      account, imported_at, imported_by)
    select printf('desk-%d', id), ${on("id")}, ${amount("id")}, 'RAAST P2P FROM ' || upper(${name("id")}) || case id % 3
      when 0 then printf(' TXN9999%013d', id) when 1 then printf(' ID 88%09d', id) else ' MEEZAN BANK LHR' end,
      printf('FT%08d', id), 'bank', ${at}, 'Administrator' from numbers`.execute(db);
  await sql`analyze`.execute(db);
}
