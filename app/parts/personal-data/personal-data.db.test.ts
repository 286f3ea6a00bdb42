import { expect, test } from "vitest";
import { features } from "#app/features/features.server.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { personalDataMessages as messages } from "./personal-data.schema.ts";
import { donationTables } from "./personal-donations.server.ts";

const mother = { email: "mother@umeed.example", phone: "0321 765-4321" };
const other = { email: "grandmother@umeed.example", phone: "0321 7654322" };

/** The same entries of two people; the mails to the office name them too. */
async function startWithPeople() {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example", RATE_LIMITS: "off" } });
  const token = await app.signIn();
  for (const { email, phone } of [mother, other]) {
    const name = "A mother";
    const send = async (call: Parameters<TestApp["call"]>[0], json: object) =>
      expect((await app.call(call, { json })).body, call).toMatchObject({ success: true });
    await send("sendContactMessage", { name, email, subject: "Help", message: "Please call" });
    await send("sendBloodRequest", {
      phone,
      bloodGroup: "B-",
      units: 2,
      hospital: "Mayo",
      city: "Lahore",
      neededBy: "2026-11-25",
      contactName: name,
      remarks: "",
    });
    await send("sendDonorLead", {
      fullName: name,
      phone,
      email,
      bloodGroup: "O-",
      dob: "",
      lastDonationDate: "",
      city: "Lahore",
      gender: "Female",
      medicalClear: true,
    });
    await send("subscribe", { email: email.toUpperCase() });
  }
  await app.call("logDonorCall", { token, json: { donor_id: 1, outcome: "Comes" } });
  const ask = (name: "findPersonalData" | "erasePersonalData" | "exportPersonalData", json: object) =>
    app.call(name, { token, json });
  const found = async (person: string) => {
    const { body } = await ask("findPersonalData", { person });
    const counts = body.tables.map(({ name, total }: { name: string; total: number }) => [name, total]);
    return { ...body, counts: Object.fromEntries(counts) };
  };
  return { app, token, ask, found };
}

test("all of an address and of a number is found, however it is written, and nothing of others", async () => {
  const { found } = await startWithPeople();
  const byEmail = await found(" Mother@Umeed.Example ");
  // To the person: the newsletter's confirmation. To the office: the message.
  expect(byEmail.counts).toEqual({
    messages: 1,
    blood_donors: 1,
    donor_calls: 1,
    subscribers: 1,
    outbox: 3 - 1,
  });
  expect(byEmail).toMatchObject({ total: 6, staff: false });
  for (const phone of [
    "0321 7654321",
    "+92 321 7654321",
    "0092-321-7654321",
    "03217654321",
    "923217654321",
  ]) {
    const byPhone = await found(phone);
    expect(byPhone.counts, phone).toEqual({ blood_donors: 1, donor_calls: 1, blood_requests: 1, outbox: 1 });
  }
  expect(await found("nobody@umeed.example")).toMatchObject({ total: 0, tables: [] });
  expect(await found("admin@umeed.example")).toMatchObject({ total: 0, staff: true });
  expect(JSON.stringify(byEmail.tables)).not.toContain("search_text");
});

test("what is no address and no number is refused, and so is everybody who is not signed in", {
  tags: "any-database",
}, async () => {
  const { app, ask } = await startWithPeople();
  for (const person of ["", "mother", "%", "123", 7, null, `${"a".repeat(300)}@umeed.example`])
    expect(await ask("findPersonalData", { person }), String(person)).toMatchObject({ status: 422 });
  expect(await ask("findPersonalData", { person: "mother" })).toMatchObject({
    body: { message: messages.badQuery },
  });
  expect(await ask("exportPersonalData", { person: mother.email, format: "xml" })).toMatchObject({
    status: 422,
  });
  expect(await ask("erasePersonalData", { person: mother.email })).toMatchObject({ status: 422 });
  for (const name of ["findPersonalData", "exportPersonalData", "erasePersonalData"] as const)
    expect((await app.call(name, { json: { person: mother.email, expected: 1 } })).status).toBe(401);
});

test("all of it is exported as JSON and as CSV, and the audit log says so without the person", {
  tags: "any-database",
}, async () => {
  const { app, ask } = await startWithPeople();
  const json = await ask("exportPersonalData", { person: mother.email, format: "json" });
  expect(json.headers.get("content-disposition")).toContain("personal-data.json");
  expect(json.headers.get("cache-control")).toBe("no-store");
  expect(JSON.parse(json.text)).toMatchObject({
    messages: [{ email: mother.email, message: "Please call" }],
    blood_donors: [{ phone: "923217654321" }],
  });
  const csv = await ask("exportPersonalData", { person: mother.phone, format: "csv" });
  expect(csv.text).toContain("Where,Entry,Field,Value");
  expect(csv.text).toContain("Blood Donors,1,blood_group,O-");
  expect(csv.text).not.toContain(other.email);
  const log = JSON.stringify(await app.deps.db.selectFrom("audit_log").selectAll().execute());
  expect(log).toContain("personal data");
  for (const trace of [mother.email, "7654321"]) expect(log).not.toContain(trace);
});

test("all of it is erased, mails too, and what others sent stays", async () => {
  const { app, ask, found } = await startWithPeople();
  const before = await found(other.email);
  const { total } = await found(mother.email);
  expect(await ask("erasePersonalData", { person: mother.email, expected: total - 1 })).toMatchObject({
    status: 409,
    body: { message: messages.changed },
  });
  expect((await found(mother.email)).total, "nothing is erased unseen").toBe(total);
  expect(await ask("erasePersonalData", { person: mother.email, expected: total })).toMatchObject({
    status: 200,
    body: { message: "Erased: 6 entries.", erased: 6 },
  });
  expect(await found(mother.email)).toMatchObject({ total: 0 });
  expect((await found(mother.phone)).counts, "the request has no address").toEqual({
    blood_requests: 1,
    outbox: 1,
  });
  await ask("erasePersonalData", { person: "+923217654321", expected: 2 });
  expect((await found(other.email)).counts).toEqual(before.counts);

  const { db } = app.deps;
  const entries = await db.selectFrom("audit_log").selectAll().where("action", "=", "erase").execute();
  expect(entries[0]).toMatchObject({
    noun: "personal data",
    noun_id: "one person",
    user_name: "Administrator",
  });
  for (const trace of [mother.email, "7654321"]) expect(JSON.stringify(entries)).not.toContain(trace);
});

test("a short number is not looked for inside the digits of a mail", async () => {
  const { app, found } = await startWithPeople();
  const content = { subject: "Call", paragraphs: ["Call 0300 1234567 today."] };
  await queueMail(app.deps.db, app.clock.now(), { to: "office@umeed.example", content });
  expect((await found("0012345")).total).toBe(0);
  expect((await found("+92 300 1234567")).counts).toEqual({ outbox: 1 });
  const urdu = { subject: "فون", paragraphs: ["آج ۰۳۰۰-۱۲۳۴۵۶۷ پر فون کریں۔"] };
  await queueMail(app.deps.db, app.clock.now(), { to: "office@umeed.example", content: urdu });
  expect((await found("۰۳۰۰ ۱۲۳۴۵۶۷")).counts).toEqual({ outbox: 2 });
});

test("every table with an address or a number is searched, or is known not to be a person's", async () => {
  const { db } = (await startTestApp()).deps;
  // Newsletters say how many mails went, and questions by mail name rows of other tables, not people.
  const known = new Set<string>([
    ...features.flatMap(({ tables = [] }) => tables.flatMap(({ ofPerson, name }) => (ofPerson ? name : []))),
    ...donationTables,
    "users",
    "stay_requests",
    "newsletters",
  ]);
  const tables = await db.introspection.getTables();
  // An index of the search repeats columns of the table that it is named after, and follows it.
  const personal = tables.filter(
    ({ name, columns }) =>
      !name.endsWith("_search") &&
      columns.some((column) => /e?mail|phone|recipient|reply_to/.test(column.name)),
  );
  expect(personal.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test("a donor is found with gifts, report and receipt; erased, the money stays in the books without them", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const { db, media } = app.deps;
  const fields = {
    amount: "2500",
    fund: "zakat",
    transferredOn: "2026-11-20",
    transactionId: "998877665544",
    consent: "true",
    accountName: "Ayesha Bibi",
    accountNumber: "0321 7654321",
    bankName: "EasyPaisa",
    name: "Ayesha",
    email: mother.email,
  };
  const form = formWith(fields, { slip: { bytes: await photograph(300, 200) } });
  expect((await app.call("sendTransferReport", { form })).status).toBe(200);
  const statement = "Date,Narration,Credit\n2026-11-20,AYESHA BIBI 998877665544,2500";
  await app.call("importStatement", { token, json: { statement, account: "bank" } });
  await app.call("verifyMatches", { token, json: { matches: [{ line: 1, donation: 1 }] } });
  const other = { ...fields, email: "grandmother@umeed.example", accountNumber: "0321 7654322" };
  expect((await app.call("sendTransferReport", { json: other })).status).toBe(200);

  const find = async (person: string) =>
    (await app.call("findPersonalData", { token, json: { person } })).body;
  const names = (tables: { name: string; total: number }[]) =>
    tables.map(({ name, total }) => `${name} ${total}`);
  const all = ["donations 1", "receipts 1", "transfer_reports 1", "statement_lines 1"];
  const byEmail = await find(mother.email);
  expect(names(byEmail.tables)).toEqual(["outbox 1", ...all]);
  expect(JSON.stringify(byEmail.tables)).not.toMatch(/unused_key|verify_code|private\/slips/);
  // The number of a wallet is a phone number.
  expect(names((await find("+92 321 7654321")).tables)).toEqual(all);

  const erased = await app.call("erasePersonalData", { token, json: { person: mother.email, expected: 5 } });
  expect(erased).toMatchObject({ status: 200, body: { erased: 5 } });
  expect(await find(mother.email)).toMatchObject({ total: 0 });
  expect(await media.list("slips")).toEqual([]);
  const [donation] = await db.selectFrom("donations").selectAll().orderBy("id").execute();
  expect(donation).toMatchObject({
    state: "paid",
    amount_paisa: 250_000,
    donor_name: "",
    donor_email: "",
    request_hash: "",
    idempotency_key: `erased-${donation?.reference}`,
    anonymous: 1,
  });
  expect(await db.selectFrom("receipts").select(["donor_name", "amount_paisa"]).execute()).toEqual([
    { donor_name: "", amount_paisa: 250_000 },
  ]);
  // The line goes on confirming this donation and no other.
  expect(
    (await app.call("importStatement", { token, json: { statement, account: "bank" } })).body,
  ).toMatchObject({
    added: 0,
    known: 1,
  });
  for (const table of ["donations", "receipts", "statement_lines", "audit_log"] as const) {
    const rows = await db.selectFrom(table).selectAll().orderBy("id").limit(1).execute();
    expect(JSON.stringify(rows), table).not.toMatch(/ayesha|mother@/i);
  }
  expect((await find("grandmother@umeed.example")).total).toBeGreaterThan(0);
});
