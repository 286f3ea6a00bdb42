import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import type { CallName } from "#tests/support/calls.ts";
import { family } from "#tests/support/help.ts";
import { addUser } from "#tests/support/users.ts";

const phone = "0321-7654321";
const person = { name: "Amna", email: "p@home.example", phone, city: "Lahore" };
const event = { title: "Eye camp", description: "Tea", location: "Mall Road", date: "2026-12-06" };

/** Everything that people send or staff write down with a phone, and the list that shows it. */
const sent: [list: CallName, call: CallName, body: object][] = [
  [
    "listBloodDonors",
    "sendDonorLead",
    { ...person, fullName: "Amna", bloodGroup: "O-", gender: "Female", medicalClear: true },
  ],
  [
    "listBloodRequests",
    "sendBloodRequest",
    {
      ...{ phone, city: "Lahore", bloodGroup: "O-", units: 1, hospital: "Mayo Hospital" },
      ...{ neededBy: "2026-12-01", contactName: "Amna" },
    },
  ],
  ["listSharedStories", "sendSharedStory", { ...person, story: "The pump came.", consent: true }],
  ["listHelpRequests", "askForHelp", { ...family, phone, cnic: "35202-1234567-1" }],
  [
    "listRegistrations",
    "sendRegistration",
    { ...person, kind: "volunteer", skills: "Tea", availability: "Fridays" },
  ],
  ["listEventGuests", "sendEventGuest", { name: "Amna", phone, event: 1 }],
  [
    "listMessages",
    "sendContactMessage",
    { name: "Amna", email: person.email, message: `Please call ${phone}, my CNIC is 35202-1234567-1.` },
  ],
  [
    "listDonations",
    "bookDonation",
    {
      ...{ idempotency_key: "booking-of-a-test-0001", amount: "500", fund: "zakat", method: "cash" },
      ...{ received_on: "2026-11-20", name: "Amna", phone },
    },
  ],
];

/** A second entry of each list, with a land line of nine digits. */
const landLine = "051 1234567";

test("a number told on the phone finds whose it is in every list, however it was typed: SEARCH-12", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  expect((await app.call("createEvent", { token, json: event })).status).toBe(201);
  for (const [, name, json] of sent)
    expect((await app.call(name, { token, json })).status, name).toBeLessThan(300);
  const other = JSON.parse(
    JSON.stringify(sent)
      .replaceAll(phone, landLine)
      .replaceAll("35202-1234567-1", "")
      .replaceAll("0001", "0002"),
  ) as typeof sent;
  for (const [, name, json] of other)
    expect((await app.call(name, { token, json })).status, name).toBeLessThan(300);

  const found = async (list: CallName, q: string, by = token) =>
    (await app.call(list, { token: by, query: { q } })).body.rows.length;
  for (const [list] of sent) {
    for (const q of [
      "0321 7654321",
      "03217654321",
      "+923217654321",
      "+92 321 7654321",
      "0321 765 4321",
      "۰۳۲۱۷۶۵۴۳۲۱",
    ])
      expect({ list, q, found: await found(list, q) }).toEqual({ list, q, found: 1 });
    for (const q of ["0511234567", "051-1234567", "+92 51 1234567"])
      expect({ list, q, found: await found(list, q) }).toEqual({ list, q, found: 1 });
    for (const q of ["0321 7654322", "3217654"].slice(0, list === "listDonations" ? 2 : 1))
      expect({ list, q, found: await found(list, q) }).toEqual({ list, q, found: 0 });
  }
  for (const list of ["listHelpRequests", "listMessages"] as const)
    for (const q of ["35202-1234567-1", "35202 1234567 1", "3520212345671", "۳۵۲۰۲۱۲۳۴۵۶۷۱"])
      expect({ list, q, found: await found(list, q) }).toEqual({ list, q, found: 1 });

  // Who may not read a donor's phone does not find by it.
  const auditor = await addUser(app, "auditor", ["auditor"]);
  expect(await found("listDonations", "Amna", auditor)).toBe(2);
  expect(await found("listDonations", phone, auditor)).toBe(0);
});
