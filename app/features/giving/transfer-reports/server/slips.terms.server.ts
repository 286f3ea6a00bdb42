import { sql } from "kysely";
import { months } from "#app/contract/table.ts";
import { noteErasures } from "#server/media/erase.ts";
import { type Condition, findIn, type RetentionRule, type RetentionTerm } from "#server/retention-term.ts";

const oldSlip: Condition = ({ cutoff }) =>
  sql`slip is not null and state <> 'waiting' and decided_at < ${cutoff}`;

/** The report stays, and says that its slip has gone. */
const withoutSlip: RetentionRule = {
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

export const slipsTerm: RetentionTerm = {
  name: "slips",
  label: "Slips of transfers",
  personal: true,
  ...months(12, {
    min: 6,
    since: "the decision",
    explanation:
      "The picture goes; the report stays, and says so. At least 6 months, so that the accounts of the year can be checked against it.",
  }),
  rule: withoutSlip,
};
