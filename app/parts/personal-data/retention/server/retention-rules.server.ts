import { sql } from "kysely";
import { karachiDay } from "#app/lib/dates.ts";
import { eraseHelpRequests } from "#app/parts/personal-data/personal-help.server.ts";
import type { RetentionName } from "#app/parts/personal-data/retention/retention.messages.ts";
import { noteErasures } from "#server/media/erase.ts";
import {
  type Condition,
  deletedRows,
  findIn,
  lastTouch,
  type RetentionRule,
  stillDue,
} from "./retention-rule.server.ts";
import { askedRows } from "./stay-requests.server.ts";
import { unpaidGifts } from "./unpaid-gifts.server.ts";

const untouched: Condition = ({ cutoff }) => sql`${lastTouch} < ${cutoff}`;

/** A day as a number, which the walk through the days counts by: 20261121. */
const numberOf = (day: string) => Number(day.replaceAll("-", ""));
const dayOf = (number: number) => String(number).replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");

/** A day's views are added to those of its month. Nothing is lost but which day it was. */
const viewsByDay: RetentionRule = {
  find: async (db, { cutoff }, after) => {
    const first = await db
      .selectFrom("page_views")
      .select((select) => select.fn.min("day").as("day"))
      .where("day", ">", after === 0 ? "" : dayOf(after))
      .where("day", "<", karachiDay(new Date(cutoff)))
      .executeTakeFirst();
    // PostgreSQL and SQLite answer without a row that the least day is null.
    const day = first?.day as string | null | undefined;
    if (!day) return { ids: [], next: undefined };
    return { ids: [numberOf(day)], next: numberOf(day) };
  },
  remove: async (trx, _due, ids) => {
    for (const day of ids.map(dayOf)) {
      const gone = await trx
        .deleteFrom("page_views")
        .where("day", "=", day)
        .returning(["path", "views"])
        .execute();
      for (let start = 0; start < gone.length; start += viewsAtOnce) {
        const sums = gone
          .slice(start, start + viewsAtOnce)
          .map((row) => ({ ...row, month: day.slice(0, 7) }));
        await trx
          .insertInto("page_view_months")
          .values(sums)
          .onConflict((conflict) =>
            conflict.columns(["month", "path"]).doUpdateSet((set) => ({
              views: set("page_view_months.views", "+", set.ref("excluded.views")),
            })),
          )
          .execute();
      }
    }
    return ids.length;
  },
};
const viewsAtOnce = 200;

const oldSlip: Condition = ({ cutoff }) =>
  sql`slip is not null and state <> 'waiting' and decided_at < ${cutoff}`;

/** The report stays, and says that its slip has gone. */
const slips: RetentionRule = {
  find: findIn("transfer_reports", oldSlip),
  remove: async (trx, due, ids) => {
    const { rows } = await sql<{ id: number; slip: string }>`select id, slip from transfer_reports
      where id in (${sql.join(ids)}) and ${oldSlip(due)}`.execute(trx);
    if (rows.length === 0) return 0;
    await trx
      .updateTable("transfer_reports")
      .set({ slip: null, slip_removed_at: due.now.toISOString() })
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    await noteErasures(
      trx,
      rows.map(({ slip }) => slip),
      due.now,
    );
    return rows.length;
  },
};

/** Families whose request is over: what names them goes, and their papers with it. FAMILY-22. */
const helpRequests = (isDue: Condition): RetentionRule => ({
  find: findIn("help_requests", isDue),
  remove: async (trx, due, ids) => {
    const gone = await stillDue(trx, "help_requests", isDue(due), ids);
    const { papers } = await eraseHelpRequests(trx, gone, due.now);
    await noteErasures(trx, papers, due.now);
    return gone.length;
  },
});
const helpIsOver: Condition = ({ cutoff }) =>
  sql`closed_at is not null and erased_at is null and touched_at < ${cutoff}`;

/** How each kind goes: KEEP-01, KEEP-03. */
export const retentionRules: Record<RetentionName, RetentionRule> = {
  mails: deletedRows(
    "outbox",
    ({ cutoff }) => sql`state in ('sent', 'failed') and coalesce(sent_at, queued_at) < ${cutoff}`,
  ),
  // What is still queued, of a newsletter that was cancelled, counts from the time it was due.
  newsletter_deliveries: deletedRows(
    "newsletter_deliveries",
    ({ cutoff }) => sql`coalesce(settled_at, next_try_at) < ${cutoff}
      and (state <> 'queued' or newsletter_id in (select id from newsletters where state = 'cancelled'))`,
  ),
  page_views: viewsByDay,
  // The check of the ledger looks for the entry of each refund.
  audit: deletedRows(
    "audit_log",
    ({ cutoff }) => sql`at < ${cutoff} and not (noun = 'donation' and action = 'refund')`,
  ),
  messages: deletedRows("messages", untouched),
  blood_requests: deletedRows("blood_requests", untouched),
  help_declined: helpRequests((due) => sql`${helpIsOver(due)} and helped_on is null`),
  help_helped: helpRequests((due) => sql`${helpIsOver(due)} and helped_on is not null`),
  event_guests: deletedRows(
    "event_guests",
    (due) => sql`${untouched(due)} and event_date < ${karachiDay(new Date(due.cutoff))}`,
  ),
  unpaid_gifts: unpaidGifts,
  slips,
  registrations: askedRows("registrations"),
  blood_donors: askedRows("blood_donors"),
};
