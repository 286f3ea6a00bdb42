import { bloodDonorsCalls } from "#app/features/people/blood-donors/blood-donors.calls.ts";
import { bloodRequestsCalls } from "#app/features/people/blood-requests/blood-requests.calls.ts";
import { contactCalls } from "#app/features/people/contact/contact.calls.ts";
import { registrationsCalls } from "#app/features/people/registrations/registrations.calls.ts";
import { sharedStoriesCalls } from "#app/features/people/shared-stories/shared-stories.calls.ts";
import { addDays, ageOn } from "#app/lib/dates.ts";
import { newsletterCalls } from "#app/parts/newsletter/newsletter.calls.ts";
import { allRegistrationKinds, type RegistrationKind } from "#content/registrations.ts";
import type { Chance } from "./chance.ts";
import { bloodGroup, hospitals, messages, person, stories } from "./people.ts";
import type { DemoSite } from "./site.ts";

const details: Record<RegistrationKind, Record<string, string>> = {
  internship: {
    institution: "University of the Punjab",
    subject: "Social work",
    months: "3 months",
    motivation: "I want to see how a camp is planned, from the first list to the last patient.",
  },
  membership: {
    occupation: "Teacher",
    interest: "",
    motivation: "I want to have a say in how schools are chosen.",
  },
  volunteer: { availability: "A weekend", skills: "Driving, first aid", motivation: "I have Sundays free." },
  career: { position: "Accountant", experience: "Four years as a field officer.", portfolio: "" },
};

/** What visitors send in one day, and the counts of their visits. @param isOld whether staff have read it by now */
export async function inboxesOfDay(
  site: DemoSite,
  chance: Chance,
  day: string,
  isOld: boolean,
): Promise<void> {
  await countVisits(site, chance, day);
  const giver = () => person(chance);
  if (chance.once(2)) {
    const { name, email } = giver();
    await site.visitor(contactCalls.sendContactMessage, {
      json: { name, email, message: chance.of(messages) },
    });
  }
  if (chance.once(3)) await site.visitor(newsletterCalls.subscribe, { json: { email: giver().email } });
  if (chance.once(5)) await registerDonor(site, chance, day);
  if (chance.once(7)) {
    const { name, email, phone, city } = giver();
    const kind = chance.of(allRegistrationKinds);
    await site.visitor(registrationsCalls.sendRegistration, {
      json: { kind, name, email, phone, city, details: details[kind] },
    });
  }
  if (chance.once(5)) await askForBlood(site, chance, { neededBy: addDays(day, chance.between(0, 3)) });
  if (chance.once(60)) {
    const { name, email, city } = giver();
    await site.visitor(sharedStoriesCalls.sendSharedStory, {
      json: { story: chance.of(stories), name, email, city, consent: true },
    });
  }
  if (isOld) {
    await readInboxes(site, day);
    await finishWork(site, chance, day);
  }
}

/** A family needs blood. @param needed the day, or how soon */
export async function askForBlood(site: DemoSite, chance: Chance, needed: object): Promise<void> {
  const { name, phone, city } = person(chance);
  await site.visitor(bloodRequestsCalls.sendBloodRequest, {
    json: {
      contactName: name,
      phone,
      city,
      bloodGroup: bloodGroup(chance),
      units: chance.between(1, 4),
      ...needed,
      hospital: chance.of(hospitals),
    },
  });
}

async function registerDonor(site: DemoSite, chance: Chance, day: string): Promise<void> {
  const { name, phone, email, city } = person(chance);
  const dob = `${chance.between(1970, 2004)}-0${chance.between(1, 9)}-1${chance.between(0, 9)}`;
  if (ageOn(dob, day) < 18) return;
  const lastDonationDate = chance.once(2) ? addDays(day, -chance.between(10, 400)) : undefined;
  await site.visitor(bloodDonorsCalls.sendDonorLead, {
    json: {
      fullName: name,
      phone,
      email,
      city,
      medicalClear: true,
      bloodGroup: bloodGroup(chance),
      gender: chance.of(["Male", "Female"]),
      dob,
      lastDonationDate,
    },
  });
}

/** Staff have read what came; one message in some has a note. */
async function readInboxes({ deps: { db, clock } }: DemoSite, day: string): Promise<void> {
  const read_at = clock.now().toISOString();
  for (const table of [
    "messages",
    "registrations",
    "blood_donors",
    "blood_requests",
    "shared_stories",
  ] as const) {
    await db
      .updateTable(table)
      .set({ read_at })
      .where("read_at", "is", null)
      .where("received_at", ">=", day)
      .execute();
  }
}

/** Requests for blood are over. Most messages are answered; who registered is a volunteer by now, or staff have written to them. */
async function finishWork(site: DemoSite, chance: Chance, day: string): Promise<void> {
  const { db } = site.deps;
  for (const { id } of await db
    .selectFrom("blood_requests")
    .select("id")
    .where("received_at", ">=", day)
    .where("state", "=", "open")
    .execute()) {
    const state = chance.of(["arranged", "arranged", "closed"]);
    await site.staff(bloodRequestsCalls.setBloodRequestState, { json: { id, state } });
  }
  for (const { id } of await db
    .selectFrom("messages")
    .select("id")
    .where("received_at", ">=", day)
    .where("answered_at", "is", null)
    .execute()) {
    if (!chance.once(5)) await site.staff(contactCalls.markMessageAnswered, { json: { id, answered: true } });
  }
  for (const { id } of await db
    .selectFrom("registrations")
    .select("id")
    .where("received_at", ">=", day)
    .where("state", "=", "new")
    .execute()) {
    const state = chance.of(["approved", "approved", "approved", "in touch", "declined"]);
    await site.staff(registrationsCalls.setRegistrationState, { json: { id, seen: "new", state } });
  }
}

const pages = ["/", "/donate", "/blogs", "/events", "/gallery", "/blood-donors", "/open-books", "/contact"];

async function countVisits({ deps: { db } }: DemoSite, chance: Chance, day: string): Promise<void> {
  const visits = pages.map((path, place) => ({
    day,
    path,
    views: chance.between(20, 90) * (place === 0 ? 4 : 1),
  }));
  await db.insertInto("page_views").values(visits).execute();
}
