import { expect, test } from "vitest";
import { sendForm } from "#app/form-reply.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { donor, donors } from "#tests/support/blood-donors.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { shortDelay } from "#tests/support/stopped-save.ts";
import { bloodDonorMessages as messages } from "./blood-donors.messages.ts";
import { donorForm } from "./blood-donors.service.server.ts";
import { bloodDonorWords } from "./blood-donors.words.ts";

test("the same phone again, however it is written, is the same donor", async () => {
  const app = await startTestApp();
  for (const phone of ["0300 123-4567", "۰۳۰۰ ۱۲۳۴۵۶۷", "+٩٢ ٣٠٠ ١٢٣٤٥٦٧", "0092-300-1234567"]) {
    await app.call("sendDonorLead", {
      json: { ...donor, phone, city: phone.length > 13 ? "Kasur" : "Lahore" },
    });
  }
  expect(await donors(app)).toMatchObject({ total: 1, rows: [{ city: "Kasur" }] });
});

test("a stranger who types a donor's phone has nobody called too soon, and what the entry said stands in the log of calls", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendDonorLead", { json: donor });
  await app.call("recordDonation", { token, json: { donor_id: 1, day: "2026-11-20" } });
  const other = { ...donor, fullName: "Somebody else", bloodGroup: "AB+", lastDonationDate: "2026-01-01" };
  for (const json of [other, other, { ...other, lastDonationDate: "2026-11-21" }]) {
    await app.call("sendDonorLead", { json });
  }
  const { rows } = await donors(app);
  expect(rows).toMatchObject([
    {
      full_name: "Somebody else",
      last_donation_date: "2026-11-21",
      read: false,
      blood_group: "O-",
      proposed_blood_group: "AB+",
    },
  ]);
  const { calls } = (await app.call("listDonorCalls", { token, query: { donor_id: 1 } })).body;
  const theForm = { caller: messages.theForm, outcome: messages.registeredAgain };
  expect(calls).toMatchObject([
    { ...theForm, note: "Last donation: 2026-11-20" },
    { ...theForm, note: "Name: A donor, Lahore" },
    { caller: messages.theForm, outcome: messages.proposed("AB+") },
    { caller: "Administrator" },
  ]);
});

test("another group or address is a proposal until staff take it over; the answer tells nobody that the phone was known", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const own = { ...donor, email: "own@home.example" };
  const first = await app.call("sendDonorLead", { json: own });
  await app.call("updateBloodDonor", { token, json: { id: 1, note: "Verified by lab", version: 1 } });
  const stranger = { ...own, bloodGroup: "AB+", email: "stranger@home.example", dob: "" };
  expect((await app.call("sendDonorLead", { json: stranger })).text).toBe(first.text);
  const entry = async () => (await donors(app)).rows[0];
  const kept = { blood_group: "O-", email: own.email, dob: own.dob, note: "Verified by lab" };
  const proposed = { proposed_blood_group: "AB+", proposed_email: stranger.email };
  expect(await entry()).toMatchObject({ ...kept, ...proposed });
  expect((await donors(app, { group: "AB+" })).total).toBe(0);
  const person = stranger.email;
  const found = await app.call("findPersonalData", { token, json: { person } });
  expect(found.body.tables).toMatchObject([{ name: "blood_donors", rows: [{ email: own.email }] }, {}]);

  const decide = (field: string, value: string, take: boolean, donor_id = 1) =>
    app.call("decideDonorProposal", { token, json: { donor_id, field, value, take } });
  expect(await decide("blood_group", "B+", true)).toMatchObject({ status: 409 });
  expect(await decide("blood_group", "AB+", true, 9)).toMatchObject({ status: 404 });
  expect(await decide("phone", "AB+", true)).toMatchObject({ status: 422 });
  expect((await decide("email", stranger.email, false)).status).toBe(200);
  expect(await entry()).toMatchObject({ ...kept, proposed_blood_group: "AB+", proposed_email: "" });
  expect((await decide("blood_group", "AB+", true)).status).toBe(200);
  expect(await entry()).toMatchObject({
    ...kept,
    blood_group: "AB+",
    proposed_blood_group: "",
    proposed_email: "",
    proposed_at: null,
  });
  expect(await decide("blood_group", "AB+", true)).toMatchObject({ status: 409 });
  const { calls } = (await app.call("listDonorCalls", { token, query: { donor_id: 1 } })).body;
  expect(calls.slice(0, 2)).toMatchObject([
    { caller: "Administrator", outcome: messages.tookOver.blood_group, note: "Before: O-" },
    { caller: "Administrator", outcome: messages.dismissed.email, note: "" },
  ]);
  expect((await donors(app, { q: "ab+" })).total).toBe(1);
});

test("staff find who fits a patient, by city, and who can give today", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const add = (phone: string, more: object) =>
    app.call("sendDonorLead", { json: { ...donor, phone, ...more } });
  await add("1111111", { bloodGroup: "O-" });
  await add("2222222", { bloodGroup: "A+", city: "Multan" });
  await add("3333333", { bloodGroup: "AB+" });
  await add("4444444", { lastDonationDate: "2026-08-23", bloodGroup: "B+" });
  await add("5555555", { lastDonationDate: "2026-08-24", bloodGroup: "B+" });
  await add("6666666", { lastDonationDate: "2026-08-23", bloodGroup: "B+", gender: "Female" });

  const phones = async (query: object) =>
    (await donors(app, query)).rows.map((row: { phone: string }) => row.phone[0]).toSorted();
  expect(await phones({ patient: "A+" })).toEqual(["1", "2"]);
  expect(await phones({ patient: "O-" })).toEqual(["1"]);
  expect(await phones({ patient: "AB+" })).toEqual(["1", "2", "3", "4", "5", "6"]);
  expect(await phones({ city: "multan" })).toEqual(["2"]);
  // 90 days for men, 120 for everybody else.
  expect(await phones({ group: "B+", eligible: 1 })).toEqual(["4"]);
});

test("the patient's own group is asked first, page by page: DONOR-13", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const groups = ["B+", "O-", "B+", "O-"];
  for (const [place, bloodGroup] of groups.entries())
    await app.call("sendDonorLead", { json: { ...donor, phone: `030012345${place}0`, bloodGroup } });
  const asked = { patient: "B+", city: "lahore", limit: 3 };
  const first = await app.call("listBloodDonors", { token, query: asked });
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const second = await app.call("listBloodDonors", { token, query: { ...asked, cursor } });
  const ids = [...first.body.rows, ...second.body.rows].map(({ id }: { id: number }) => id);
  expect(ids).toEqual([3, 1, 4, 2]);
});

test("calls to a donor are written down with who called", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendDonorLead", { json: donor });
  const call = { donor_id: 1, outcome: "Comes on Sunday" };
  expect(await app.call("logDonorCall", { token, json: call })).toMatchObject({ status: 201 });
  expect(await app.call("logDonorCall", { token, json: { ...call, donor_id: 9 } })).toMatchObject({
    status: 404,
    body: { message: messages.donorNotFound },
  });
  expect(await app.call("logDonorCall", { token, json: { donor_id: 1, outcome: "" } })).toMatchObject({
    status: 422,
    body: { message: messages.noOutcome },
  });
  await app.call("logDonorCall", { token, json: { ...call, note: "After ten\nby bus" } });
  expect((await app.call("listDonorCalls", { token, query: { donor_id: 1 } })).body.calls).toMatchObject([
    { caller: "Administrator", outcome: "Comes on Sunday", note: "After ten\nby bus" },
    { caller: "Administrator", outcome: "Comes on Sunday", note: "" },
  ]);
});

test("a donation is written down, with a line in the log of calls and in the audit log", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendDonorLead", { json: donor });
  const give = (json: object) => app.call("recordDonation", { token, json });
  expect(await give({ donor_id: 1, day: "2026-11-21" })).toMatchObject({
    status: 201,
    body: { message: "Last donation: Nov 21, 2026." },
  });
  expect((await donors(app)).rows).toMatchObject([{ last_donation_date: "2026-11-21" }]);
  expect((await donors(app, { eligible: 1 })).total).toBe(0);
  const { calls } = (await app.call("listDonorCalls", { token, query: { donor_id: 1 } })).body;
  expect(calls).toMatchObject([{ caller: "Administrator", outcome: "Gave blood on Nov 21, 2026" }]);
  const log = await app.deps.db.selectFrom("audit_log").selectAll().execute();
  const entry = log.find(({ action }) => action === "record donation");
  expect(entry, "not which day").toMatchObject({
    noun: "blood donor",
    noun_id: "1",
    before: null,
    after: null,
  });

  for (const [json, status, message] of [
    [{ donor_id: 1, day: "2026-11-22" }, 422, messages.futureDonation],
    [{ donor_id: 1, day: "2026-02-30" }, 422, messages.badDay],
    [{ donor_id: 1, day: "" }, 422, messages.noDonationDay],
    [{ donor_id: 1 }, 422, messages.noDonationDay],
    [{ donor_id: 9, day: "2026-11-20" }, 404, messages.donorNotFound],
  ] as const)
    expect(await give(json), JSON.stringify(json)).toMatchObject({ status, body: { message } });
});

test("a call to a donor who is just being deleted finds nobody", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendDonorLead", { json: donor });
  const [{ id }] = (await donors(app)).rows;
  const call = await app.deps.db.transaction().execute(async (trx) => {
    await trx.deleteFrom("blood_donors").where("id", "=", id).execute();
    const calling = app.call("logDonorCall", { token, json: { donor_id: id, outcome: "Will come" } });
    await shortDelay();
    return { calling };
  });
  expect(await call.calling).toMatchObject({ status: 404, body: { message: messages.donorNotFound } });
});

test("a donor from an Urdu page is marked so, agreed to the Urdu words, and is found beside who was stored before", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const inUrdu = { ...donor, phone: "1111111", city: "فیصل آباد", medicalClear: "true" };
  const page = donorForm(app.deps, "ur");
  await sendForm(pageContext(app), postedForm("/registration/blood-donor", inUrdu), page);
  // An Arabic keyboard's letters, and a space less.
  await app.call("sendDonorLead", { json: { ...donor, phone: "2222222", city: "فيصلآباد" } });
  await app.call("sendDonorLead", { json: { ...donor, phone: "3333333", city: "FAISALABAD" } });
  await app.deps.db
    .updateTable("blood_donors")
    .set({ city_key: "فیصل آباد" })
    .where("phone", "=", "2222222")
    .execute();
  for (const query of [{ city: "Faisalabad" }, { city: "فیصل آباد" }, { q: "فیصل آباد" }]) {
    const { rows } = await donors(app, query);
    expect(rows, JSON.stringify(query)).toMatchObject([
      { phone: "3333333", language: "en" },
      { phone: "2222222" },
      { phone: "1111111", city: "فیصل آباد", language: "ur" },
    ]);
  }
  const { consent_text } = await app.deps.db
    .selectFrom("blood_donors")
    .select("consent_text")
    .where("phone", "=", "1111111")
    .executeTakeFirstOrThrow();
  expect(consent_text).toBe(textIn("ur", bloodDonorWords)("consent"));
});
