import type { Insertable } from "kysely";
import type { Db } from "#server/db/connect.ts";
import type { HelpRequestsTable } from "#server/db/giving-schema.ts";

/* For tests only: families' cases as the desk has decided them. */

let cases = 0;

/** A case that was approved: 5,000 rupees of Zakat, once, for November 2026. @returns its id */
export async function addCase(db: Db, more: Partial<Insertable<HelpRequestsTable>> = {}): Promise<number> {
  cases += 1;
  const number = String(cases).padStart(10, "0");
  const { id } = await db
    .insertInto("help_requests")
    .values({
      ...{ reference: `HELP-${number}`, kind: "medicine", for_whom: "self", name: `Bibi ${number}` },
      ...{ phone: `9230${number}`, cnic: "3520112345671", city: "Kasur", city_key: "kasur" },
      ...{ district: "Kasur", household: 6, consent: "Yes", consented_at: "2026-11-01T05:00:00.000Z" },
      ...{ state: "approved", zakat_eligible: 1, decision_fund: "zakat", decision_paisa: 5000_00 },
      ...{ decision_months: 1, decision_from: "2026-11", decided_at: "2026-11-10T05:00:00.000Z" },
      ...{ salt: number.padStart(32, "a"), search_text: "", created_at: "2026-11-01T05:00:00.000Z" },
      ...{ created_on: "2026-11-01", touched_at: "2026-11-10T05:00:00.000Z" },
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
