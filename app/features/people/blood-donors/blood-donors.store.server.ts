import { expressionBuilder } from "kysely";
import type { Language } from "#app/contract/language.ts";
import { type BloodGroup, groupsThatCanGiveTo, restDays } from "#app/lib/blood-groups.ts";
import { cityKey, cityKeys } from "#app/lib/city-key.ts";
import { addDays, formatTime } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone.ts";
import { textIn } from "#app/lib/words.server.ts";
import { type Db, lockRow } from "#server/db/connect.ts";
import type { InboxFilter } from "#server/db/inbox.ts";
import type { Database } from "#server/db/schema.ts";
import { searchTexts } from "#server/db/search.ts";
import type { DonorForm } from "./blood-donors.form.ts";
import { bloodDonorMessages as messages } from "./blood-donors.messages.ts";
import type { DonorProposalDecision } from "./blood-donors.schema.ts";
import { bloodDonorsTable } from "./blood-donors.table.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";
import { logDonorCall } from "./blood-donors-calls.store.server.ts";

/**
 * Keeps a donor. The same phone again is the same donor: the entry takes the new details and is unread again. Anybody can
 * type any number, so what the entry said before stands in the log of calls, nobody is called too soon after a donation
 * that we know of, what was left empty stays as it was, and another blood group or address is a proposal until staff take
 * it over (decision 080). Call it in a transaction.
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
  const known = before ?? { email: form.email, blood_group: form.bloodGroup, dob: null, gender: "" };
  const row = {
    full_name: form.fullName,
    email: known.email,
    blood_group: known.blood_group,
    ...proposalOf(form, known, time),
    dob: form.dob ?? known.dob,
    last_donation_date: laterDay(form.lastDonationDate, before?.last_donation_date ?? null),
    city: form.city,
    city_key: cityKey(form.city),
    gender: form.gender || known.gender,
    consent_text: textIn(language, bloodDonorWords)("consent"),
    consented_at: time,
    received_at: time,
    read_at: null,
    language,
  };
  const texts = searchTexts(bloodDonorsTable, { ...row, phone: [phone, form.phone] });
  await db
    .insertInto("blood_donors")
    .values({ ...row, ...texts, phone })
    .onConflict((conflict) => conflict.column("phone").doUpdateSet({ ...row, ...texts }))
    .execute();
  if (!before) return;
  const changed = registeredDetails.filter((column) => before[column] !== row[column]);
  const group = form.bloodGroup;
  // Said once, however often the form is sent.
  if (group !== before.blood_group && group !== before.proposed_blood_group)
    await logDonorCall(
      db,
      { donorId: before.id, outcome: messages.proposed(group), caller: messages.theForm },
      now,
    );
  if (changed.length === 0) return;
  const note = changed
    .map((column) => `${detailNames[column]}: ${formerly(column, before[column])}`)
    .join("\n");
  const outcome = messages.registeredAgain;
  await logDonorCall(db, { donorId: before.id, outcome, note, caller: messages.theForm }, now);
}

type Known = { email: string; blood_group: string };

/** What the form says otherwise than the entry: an earlier proposal that it does not speak of stays. */
function proposalOf(form: DonorForm, known: Known, time: string) {
  const proposed = {
    ...(form.bloodGroup !== known.blood_group && { proposed_blood_group: form.bloodGroup }),
    ...(form.email && form.email !== known.email && { proposed_email: form.email }),
  };
  return Object.keys(proposed).length > 0 ? { ...proposed, proposed_at: time } : {};
}

/**
 * Takes a proposal over or dismisses it, and writes that into the log of calls, with the former blood group. Call it in a
 * transaction.
 * @returns why not: the donor is gone, or this is not what is proposed
 */
export async function decideProposal(
  trx: Db,
  { donor_id: id, field, value, take }: DonorProposalDecision,
  { caller, now }: { caller: string; now: Date },
): Promise<"missing" | "changed" | undefined> {
  if (!(await lockRow(trx, "blood_donors", "note", id))) return "missing";
  const donor = await trx
    .selectFrom("blood_donors")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const proposed = `proposed_${field}` as const;
  if (donor[proposed] !== value) return "changed";
  const after = take ? { ...donor, [field]: value } : donor;
  const rest = field === "email" ? donor.proposed_blood_group : donor.proposed_email;
  await trx
    .updateTable("blood_donors")
    .set({
      [field]: after[field],
      [proposed]: "",
      ...searchTexts(bloodDonorsTable, after),
      ...(rest === "" && { proposed_at: null }),
    })
    .where("id", "=", id)
    .execute();
  const outcome = messages[take ? "tookOver" : "dismissed"][field];
  // No address: a person is found by those in rows alone.
  const note =
    field === "blood_group" ? `${take ? "Before" : "Proposed"}: ${take ? donor[field] : value}` : "";
  await logDonorCall(trx, { donorId: id, outcome, note, caller }, now);
  return undefined;
}

/** What an entry says of a donor, with its names in the log of calls. No address: a person is found by those in rows alone. */
const detailNames = {
  full_name: "Name",
  city: "City",
  dob: "Born",
  gender: "Gender",
  last_donation_date: "Last donation",
  consented_at: "Agreed on",
} as const;
const registeredDetails = Object.keys(detailNames) as (keyof typeof detailNames)[];

const formerly = (column: keyof typeof detailNames, value: string | null) =>
  column === "consented_at" && value ? formatTime(value) : value || "-";

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

/** So many donors of the patient's own group lead a list: more than anybody calls for one request. */
const maxLeading = 300;

/**
 * The donors of the patient's own group, the newest first. They are asked before those whose blood fits as well: O negative
 * fits everybody, and is needed where nothing else does. DONOR-13.
 */
export async function listOwnGroup(
  db: Db,
  { patient, ...asked }: DonorFilter,
  today: string,
): Promise<number[]> {
  if (!patient) return [];
  const own = filterDonors({ ...asked, group: patient }, today);
  const rows = await db
    .selectFrom("blood_donors")
    .select("id")
    .where((where) => where.and(own))
    .orderBy("id", "desc")
    .limit(maxLeading)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Sets the day on which a donor gave blood last: nobody waits for the donor any more. Call it in a transaction.
 * @param day a Karachi day
 * @returns whether there is such a donor
 */
export async function setLastDonation(db: Db, donorId: number, day: string): Promise<boolean> {
  const result = await db
    .updateTable("blood_donors")
    .set({ last_donation_date: day, promised_request_id: null })
    .where("id", "=", donorId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
