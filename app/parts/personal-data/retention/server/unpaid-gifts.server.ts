import { sql } from "kysely";
import { months } from "#app/contract/table.ts";
import { endLinks } from "#server/access-links.ts";
import { rewriteChange } from "#server/audit.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import { noteErasures } from "#server/media/erase.ts";
import {
  type Condition,
  findIn,
  type RetentionRule,
  type RetentionTerm,
  stillDue,
} from "#server/retention-term.ts";

/*
 * Gifts that were started and never arrived: no money, no receipt, no line of a statement, and nobody who still has to
 * decide. The open books know only what was paid, so nothing in them changes.
 */

const isUnpaid: Condition = ({ cutoff }) => sql`state in ('started', 'pending', 'failed', 'expired')
  and created_at < ${cutoff} and paid_at is null and needs_review = 0
  and not exists (select 1 from receipts where donation_id = donations.id)
  and not exists (select 1 from statement_lines where donation_id = donations.id)
  and not exists (select 1 from transfer_reports r where r.donation_id = donations.id and r.state <> 'rejected')
  and not exists (select 1 from payment_attempts a where a.donation_id = donations.id
    and (a.state = 'paid' or a.next_check_at is not null))
  and not exists (select 1 from donation_events e where e.donation_id = donations.id
    and (e.at >= ${cutoff} or e.kind in ('mismatch', 'second-payment', 'late-failure')))
  and not exists (select 1 from pledges p where p.id = donations.pledge_id and p.state in ('active', 'paused'))`;

const withPayments: RetentionRule = {
  find: findIn("donations", isUnpaid),
  remove: async (trx, due, found) => {
    // As every change of a donation: it is locked first. A payment that comes now finds it paid or not there.
    for (const id of found) await lockRow(trx, "donations", "version", id);
    const ids = await stillDue(trx, "donations", isUnpaid(due), found);
    if (ids.length > 0) await removeGifts(trx, ids, due.now);
    return ids.length;
  },
};

export const unpaidGiftsTerm: RetentionTerm = {
  name: "unpaid_gifts",
  label: "Gifts that never arrived",
  personal: true,
  ...months(12, {
    min: 6,
    since: "the day they were started, or last changed",
    explanation:
      "Only gifts without a payment, a receipt or a line of a statement, that wait for nobody's decision and belong to no monthly support that runs. At least 6 months: a bank or wallet may still report a payment.",
  }),
  rule: withPayments,
};

async function removeGifts(trx: Db, ids: number[], now: Date): Promise<void> {
  const reports = await trx
    .deleteFrom("transfer_reports")
    .where("donation_id", "in", ids)
    .returning(["id", "slip"])
    .execute();
  await noteErasures(
    trx,
    reports.flatMap(({ slip }) => slip ?? []),
    now,
  );
  const reportIds = reports.map(({ id }) => id);
  await endLinks(trx, ["slip"], reportIds);
  await endLinks(trx, ["gift", "shown gift", "statement"], ids);
  await trx.deleteFrom("payment_attempts").where("donation_id", "in", ids).execute();
  await trx.deleteFrom("donation_events").where("donation_id", "in", ids).execute();
  const gone = await trx.deleteFrom("donations").where("id", "in", ids).returning("pledge_id").execute();
  await removeUnbegunPledges(
    trx,
    gone.flatMap(({ pledge_id: id }) => id ?? []),
  );
  await emptyEntries(trx, "donation", ids);
  await emptyEntries(trx, "transfer report", reportIds);
}

/** Monthly support that never began goes with the last gift that would have begun it. */
async function removeUnbegunPledges(trx: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const gone = await trx
    .deleteFrom("pledges")
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("donations")
            .select("donations.id")
            .whereRef("donations.pledge_id", "=", "pledges.id"),
        ),
      ),
    )
    .returning("id")
    .execute();
  await endLinks(
    trx,
    ["pledge"],
    gone.map(({ id }) => id),
  );
}

/** That staff did something, when and who stays in the log until its own term; what was said of the donor goes. */
async function emptyEntries(trx: Db, noun: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const entries = await trx
    .selectFrom("audit_log")
    .select("id")
    .where("noun", "=", noun)
    .where("noun_id", "in", ids.map(String))
    .execute();
  for (const { id } of entries) await rewriteChange(trx, id, { name: "", before: null, after: null });
}
