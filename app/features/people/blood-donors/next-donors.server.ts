import { expressionBuilder } from "kysely";
import { type BloodGroup, isBloodGroup, restFor } from "#app/lib/blood-groups.ts";
import { cityKeys, englishCity } from "#app/lib/city-key.ts";
import { addDays } from "#app/lib/dates.ts";
import { cityPlaces } from "#content/city-places.ts";
import type { Db } from "#server/db/connect.ts";
import type { Database } from "#server/db/schema.ts";
import { unwilling } from "./blood-donors.messages.ts";
import type { NextDonors } from "./blood-donors.schema.ts";
import { filterDonors } from "./blood-donors.store.server.ts";

/** A donor from so far away can be with the patient the same evening. */
const nearKm = 100;
const mostCities = 3;
/** Whose rest ends within so many days is worth a call: the doctor of the blood bank decides. */
const soonDays = 7;

/** For whom donors are looked for: the group may not be known yet. */
type Patient = { blood_group: string; city: string; received_at: string };

/**
 * Who is left to call for a request: may give today, is promised to nobody, and was not called since it came (DONOR-17).
 * @param today a Karachi day
 */
export async function countNextDonors(db: Db, patient: Patient, today: string): Promise<NextDonors> {
  const group = isBloodGroup(patient.blood_group) ? patient.blood_group : undefined;
  const near = nearCities(patient.city);
  const counts = await db
    .selectFrom("blood_donors")
    .select(["city_key", "blood_group", (select) => select.fn.countAll<number>().as("donors")])
    .where((where) =>
      where.and([
        ...filterDonors({ patient: group, eligible: "1" }, today),
        where("city_key", "in", [patient.city, ...near].flatMap(cityKeys)),
        uncalled(patient),
      ]),
    )
    .groupBy(["city_key", "blood_group"])
    .execute();
  const isSame = (donor: string) => !group || donor === group;
  const sum = (city: string, fits = (_group: string) => true) =>
    counts
      .filter(({ city_key, blood_group }) => cityKeys(city).includes(city_key) && fits(blood_group))
      .reduce((total, { donors }) => total + Number(donors), 0);
  return {
    same: sum(patient.city, isSame),
    compatible: sum(patient.city, (donor) => !isSame(donor)),
    near: near
      .map((city) => ({ city, donors: sum(city) }))
      .filter(({ donors }) => donors > 0)
      .slice(0, mostCities),
    soon: await countSoon(db, patient, { group, today }),
  };
}

/** Those of the patient's city whose rest ends within days, and the day on which the first of them may give again. */
async function countSoon(
  db: Db,
  patient: Patient,
  { group, today }: { group: BloodGroup | undefined; today: string },
): Promise<NextDonors["soon"]> {
  const inDays = addDays(today, soonDays);
  const rows = await db
    .selectFrom("blood_donors")
    .select([
      "gender",
      (select) => select.fn.min("last_donation_date").as("first"),
      (select) => select.fn.countAll<number>().as("donors"),
    ])
    .where((where) =>
      where.and([
        ...filterDonors({ patient: group, city: patient.city, eligible: "1" }, inDays),
        where.not(where.and(filterDonors({ eligible: "1" }, today))),
        uncalled(patient),
      ]),
    )
    .groupBy("gender")
    .execute();
  const from = rows.map(({ gender, first }) => addDays(first ?? today, restFor(gender))).toSorted();
  return from[0]
    ? { from: from[0], donors: rows.reduce((total, { donors }) => total + Number(donors), 0) }
    : null;
}

function uncalled({ received_at }: Patient) {
  const where = expressionBuilder<Database, "blood_donors">();
  return where.and([
    where("promised_request_id", "is", null),
    where.or([where("last_called_at", "is", null), where("last_called_at", "<", received_at)]),
    where.or([where("last_outcome", "is", null), where("last_outcome", "<>", unwilling)]),
  ]);
}

/** The cities of the list around one, the nearest first; none around a city that is not in it. */
function nearCities(typed: string): string[] {
  const name = englishCity(typed);
  const place = cityPlaces[name];
  if (!place) return [];
  return Object.entries(cityPlaces)
    .map(([city, other]) => ({ city, km: kmBetween(place, other) }))
    .filter(({ city, km }) => city !== name && km <= nearKm)
    .toSorted((one, other) => one.km - other.km)
    .map(({ city }) => city);
}

type Place = readonly [north: number, east: number];

/** In a straight line on a flat map: at these distances right to a few km. */
function kmBetween([north, east]: Place, [otherNorth, otherEast]: Place): number {
  const kmOfDegree = 111;
  const shrink = Math.cos((north * Math.PI) / 180);
  return kmOfDegree * Math.hypot(north - otherNorth, (east - otherEast) * shrink);
}
