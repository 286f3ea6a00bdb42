import type { Insertable } from "kysely";
import {
  caseText,
  commitmentOf,
  groupHash,
  peopleHash,
} from "#app/features/giving/help-told/help-hashes.server.ts";
import { leafSalt } from "#app/features/giving/ledger/references.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { addPayout } from "./payouts.ts";

/* For tests only: families' cases as the desk has decided them. */

let cases = 0;

/** A case that was approved: 5,000 rupees of Zakat, once, for November 2026. @returns its id */
export async function addCase(
  db: Db,
  more: Partial<Insertable<Database["help_requests"]>> = {},
): Promise<number> {
  cases += 1;
  const number = String(cases).padStart(10, "0");
  const { id } = await db
    .insertInto("help_requests")
    .values({
      reference: `HELP-${number}`,
      kind: "medicine",
      for_whom: "self",
      name: `Bibi ${number}`,
      phone: `9230${number}`,
      cnic: "3520112345671",
      city: "Kasur",
      city_key: "kasur",
      district: "Kasur",
      household: 6,
      consent: "Yes",
      consented_at: "2026-11-01T05:00:00.000Z",
      state: "approved",
      zakat_eligible: 1,
      decision_fund: "zakat",
      decision_paisa: 5000_00,
      decision_months: 1,
      decision_from: "2026-11",
      decided_at: "2026-11-10T05:00:00.000Z",
      salt: number.padStart(32, "a"),
      search_text: "",
      created_at: "2026-11-01T05:00:00.000Z",
      created_on: "2026-11-01",
      touched_at: "2026-11-10T05:00:00.000Z",
      ...more,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment of a case of its own that was recorded at noon of a day, past the desk. */
export async function addHelpPayment(
  db: Db,
  { day, kind, district, fund }: { day: string; kind: string; district: string; fund: string },
): Promise<void> {
  const decided = { decision_fund: fund, decision_from: day.slice(0, 7), state: "closed" } as const;
  const id = await addCase(db, { kind, district, ...decided });
  const row = await db.selectFrom("help_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const [salt, group] = [leafSalt(), leafSalt()];
  await addPayout(db, {
    fund,
    amount_paisa: 5000_00,
    paid_on: day,
    purpose: "Help for a family",
    payee: "The family",
    created_at: `${day}T07:00:00.000Z`,
    created_by: "Administrator",
    salt,
    help_request_id: id,
    help_month: day.slice(0, 7),
    help_kind: kind,
    help_district: district,
    help_group_salt: group,
    help_commitment: commitmentOf(caseText(row)),
    help_group: groupHash(group, kind, district),
    help_people: peopleHash(salt, row.household),
  });
}
