import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { Report } from "./ledger-difference.server.ts";

/**
 * What ties the other tables to the donations. Each query finds the rows that are wrong: their name, and what it says
 * of them. The name is made of numbers and references alone.
 */
const checks: readonly { text: string; rows: RawBuilder<{ of: string }> }[] = [
  {
    text: "is paid, its donation is not",
    rows: sql`select a.reference as "of" from payment_attempts a join donations d on d.id = a.donation_id
      where a.state = 'paid' and d.state not in ('paid', 'refunded')`,
  },
  {
    text: "asks for another amount than its donation's",
    rows: sql`select a.reference as "of" from payment_attempts a join donations d on d.id = a.donation_id
      where a.amount_paisa <> d.amount_paisa and d.corrects_id is null and a.state in ('open', 'paid')`,
  },
  {
    text: "has the provider's number of another payment",
    rows: sql`select a.reference as "of" from payment_attempts a join
      (select gateway, provider_reference from payment_attempts where provider_reference is not null
        group by gateway, provider_reference having count(*) > 1) twice
      on twice.gateway = a.gateway and twice.provider_reference = a.provider_reference`,
  },
  {
    text: "is asked about no more, but has a time for it",
    rows: sql`select reference as "of" from payment_attempts where state <> 'open' and next_check_at is not null`,
  },
  {
    text: "was given for a pledge that is younger",
    rows: sql`select d.reference as "of" from donations d join pledges p on p.id = d.pledge_id
      where d.created_at < p.created_at`,
  },
  {
    text: "belongs to a pledge that is not there",
    rows: sql`select d.reference as "of" from donations d left join pledges p on p.id = d.pledge_id
      where d.pledge_id is not null and p.id is null`,
  },
  {
    text: "has a transfer report that was verified, and is not paid",
    rows: sql`select d.reference as "of" from transfer_reports r join donations d on d.id = r.donation_id
      where r.state = 'verified' and d.state not in ('paid', 'refunded')`,
  },
  {
    text: "has a line of a bank statement with another amount",
    rows: sql`select d.reference as "of" from statement_lines l join donations d on d.id = l.donation_id
      where l.amount_paisa <> d.amount_paisa`,
  },
  {
    text: "has a line of a bank statement, and is not paid",
    rows: sql`select d.reference as "of" from statement_lines l join donations d on d.id = l.donation_id
      where d.state not in ('paid', 'refunded')`,
  },
  {
    text: "was confirmed by hand, and no event says by whom",
    rows: sql`select a.reference as "of" from payment_attempts a
      where a.state = 'paid' and a.last_code = 'by-hand' and not exists (select 1 from donation_events e
        where e.donation_id = a.donation_id and e.kind = 'state' and e.to_state = 'paid' and e.cause = 'staff'
          and e.actor <> '' and e.detail like '%"by_hand":"%')`,
  },
  {
    text: "was given back by staff, and the audit log has no entry of it",
    rows: sql`select d.reference as "of" from donation_events e join donations d on d.id = e.donation_id
      where e.kind = 'state' and e.to_state = 'refunded' and e.cause = 'staff' and e.actor <> ''
        and not exists (select 1 from audit_log a
          where a.noun = 'donation' and a.noun_id = cast(d.id as text) and a.action = 'refund')`,
  },
  {
    text: "corrects a gift that was not corrected",
    rows: sql`select d.reference as "of" from donations d join donations old on old.id = d.corrects_id
      where old.state <> 'corrected'`,
  },
  {
    text: "was corrected, and its successors come to another amount",
    // Of those that took its payment: a gift whose payment was taken back waits for another one.
    rows: sql`select old.reference as "of" from donations old join donations d on d.corrects_id = old.id
      where old.state = 'corrected' and exists (select 1 from donation_events e where e.donation_id = d.id
        and e.kind = 'state' and e.to_state = 'paid' and e.detail like '%"corrects":"%')
      group by old.id, old.reference, old.amount_paisa having sum(d.amount_paisa) <> old.amount_paisa`,
  },
  {
    text: "was corrected, and has a payment",
    rows: sql`select d.reference as "of" from donations d where d.state = 'corrected'
      and (d.paid_at is not null or d.payment_code <> ''
        or exists (select 1 from statement_lines l where l.donation_id = d.id))`,
  },
  {
    text: "was corrected by staff, and the audit log has no entry of it",
    rows: sql`select d.reference as "of" from donations d where d.state = 'corrected'
      and not exists (select 1 from audit_log a
        where a.noun = 'donation' and a.noun_id = cast(d.id as text) and a.action = 'correct')`,
  },
  {
    text: "is set aside, and confirms a donation",
    rows: sql`select 'statement line ' || id as "of" from statement_lines
      where aside_at is not null and donation_id is not null`,
  },
  {
    text: "is set aside, and nothing says why or by whom",
    rows: sql`select 'statement line ' || id as "of" from statement_lines
      where (aside_at is null) <> (aside_kind = '') or (aside_at is null) <> (aside_by = '')`,
  },
  {
    text: "is of a donation that is not there",
    rows: sql`select r.number as "of" from receipts r left join donations d on d.id = r.donation_id where d.id is null`,
  },
  {
    text: "is an event of a donation that is not there",
    rows: sql`select 'event ' || e.id as "of" from donation_events e left join donations d on d.id = e.donation_id
      where d.id is null`,
  },
  {
    text: "has no amount above zero",
    rows: sql`select reference as "of" from payment_attempts where amount_paisa <= 0
      union all select number from receipts where amount_paisa <= 0
      union all select 'pledge ' || id from pledges where amount_paisa <= 0
      union all select 'payout ' || id from payouts where amount_paisa <= 0
      union all select 'transfer report ' || id from transfer_reports where amount_paisa <= 0
      union all select 'statement line ' || id from statement_lines
        where amount_paisa = 0 or (amount_paisa < 0 and (aside_at is null or donation_id is not null))`,
  },
];

/** More of one kind than this are reported by their number alone: they have one cause. */
const maxOfAKind = 1000;

export async function checkTies(db: Db, report: Report): Promise<void> {
  for (const { text, rows } of checks) {
    const wrong = await sql<{ of: string }>`${rows} limit ${maxOfAKind + 1}`.execute(db);
    for (const { of } of wrong.rows.slice(0, maxOfAKind)) report({ of, text });
    if (wrong.rows.length > maxOfAKind) report({ of: "more than these", text });
  }
}
