import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { type BloodGroup, groupsThatCanGiveTo, restDays } from "#app/lib/blood-groups.ts";
import { cityKey, cityKeys, cityNames } from "#app/lib/city-key.ts";
import { addDays } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Db } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchText } from "#server/db/search.ts";
import type { DonorForm } from "./blood-donors.form.ts";
import { bloodDonorMessages as messages } from "./blood-donors.messages.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

/**
 * Keeps a donor. The same phone again is the same donor: the entry takes the new details and is unread again. Anybody can
 * type any number, so nobody is called too soon after a donation that we know of, and what the entry said before stands
 * in the log of calls. Call it in a transaction.
 */
export async function saveDonor(
  db: Db,
  form: DonorForm,
  now: Date,
  language: Language = "en",
): Promise<void> {
  const time = now.toISOString();
  const phone = phoneKey(form.phone);
  const before = await db
    .selectFrom("blood_donors")
    .selectAll()
    .where("phone", "=", phone)
    .executeTakeFirst();
  const row = {
    full_name: form.fullName,
    email: form.email,
    blood_group: form.bloodGroup,
    dob: form.dob,
    last_donation_date: laterDay(form.lastDonationDate, before?.last_donation_date ?? null),
    city: form.city,
    city_key: cityKey(form.city),
    gender: form.gender,
    consent_text: textIn(language, bloodDonorWords)("consent"),
    consented_at: time,
    received_at: time,
    read_at: null,
    language,
    search_text: searchText(form.fullName, form.email, ...cityNames(form.city), form.bloodGroup),
    search_phones: searchText(phone, form.phone),
  };
  await db
    .insertInto("blood_donors")
    .values({ ...row, phone })
    .onConflict((conflict) => conflict.column("phone").doUpdateSet(row))
    .execute();
  if (!before) return;
  const changed = registeredDetails.filter((column) => before[column] !== row[column]);
  if (changed.length === 0) return;
  const note = changed.map((column) => `${detailNames[column]}: ${before[column] || "-"}`).join("\n");
  const outcome = messages.registeredAgain;
  await logDonorCall(db, { donorId: before.id, outcome, note, caller: messages.theForm }, now);
}

/** What an entry says of a donor, with its names in the log of calls. No address: a person is found by those in rows alone. */
const detailNames = {
  full_name: "Name",
  blood_group: "Blood group",
  city: "City",
  dob: "Born",
  gender: "Gender",
} as const;
const registeredDetails = Object.keys(detailNames) as (keyof typeof detailNames)[];

/** Days as YYYY-MM-DD compare as texts. */
const laterDay = (one: string | null, other: string | null) => ((one ?? "") > (other ?? "") ? one : other);

type DonorFilter = { patient?: BloodGroup; group?: BloodGroup; city?: string; eligible?: "0" | "1" };

/** What the dashboard asks of donors: fitting groups, a city, and who has rested long enough today. */
export function filterDonors({ patient, group, city, eligible }: DonorFilter, today: string): InboxFilter {
  const where = expressionBuilder<Database, "blood_donors">();
  return [
    ...(patient ? [where("blood_group", "in", groupsThatCanGiveTo(patient))] : []),
    ...(group ? [where("blood_group", "=", group)] : []),
    ...(city ? [where("city_key", "in", cityKeys(city))] : []),
    ...(eligible === "1"
      ? [
          where.or([
            where("last_donation_date", "is", null),
            where("last_donation_date", "<=", addDays(today, -restDays.others)),
            where.and([
              where("gender", "=", "Male"),
              where("last_donation_date", "<=", addDays(today, -restDays.male)),
            ]),
          ]),
        ]
      : []),
  ];
}

/** Writes down a call to a donor. Call it in a transaction. @returns undefined when there is no such donor */
export async function logDonorCall(
  db: Db,
  call: { donorId: number; outcome: string; note?: string; caller: string },
  now: Date,
): Promise<number | undefined> {
  // It also locks the donor, who cannot go before the call is written.
  const touched = await db
    .updateTable("blood_donors")
    .set({ touched_at: now.toISOString() })
    .where("id", "=", call.donorId)
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) return undefined;
  const { id } = await db
    .insertInto("donor_calls")
    .values({
      donor_id: call.donorId,
      called_at: now.toISOString(),
      caller: call.caller,
      outcome: call.outcome,
      note: call.note ?? "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Sets the day on which a donor gave blood last. Call it in a transaction.
 * @param day a Karachi day
 * @returns whether there is such a donor
 */
export async function setLastDonation(db: Db, donorId: number, day: string): Promise<boolean> {
  const result = await db
    .updateTable("blood_donors")
    .set({ last_donation_date: day })
    .where("id", "=", donorId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The calls to a donor, newest first. */
export async function listDonorCalls(db: Db, donorId: number) {
  return db
    .selectFrom("donor_calls")
    .select(["id", "called_at", "caller", "outcome", "note"])
    .where("donor_id", "=", donorId)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}
