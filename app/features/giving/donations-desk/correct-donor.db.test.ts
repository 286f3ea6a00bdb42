import { expect, test } from "vitest";
import { startWithTreasurer } from "#tests/support/approvals.ts";
import { give } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";

/* Whose a paid gift is, and who hears of it when that changes: DESK-15b, DESK-17a. */

const donor = { name: "Ayesha", email: "ayesha@home.example" };
const friend = { name: "A friend", email: "friend@home.example", tax_number: "35202-1234567-1" };
const limit = 250_000;

async function start(amount: number) {
  const started = await startWithTreasurer();
  const { app, token, db } = started;
  const gift = await give(app.deps, {
    state: "paid",
    amountPaisa: amount * 100,
    donorName: donor.name,
    donorEmail: donor.email,
  });
  const unchanged = { fund: "general", amount, received_on: gift.received_on, dedication: "" };
  const mailsTo = async (recipient: string) =>
    (
      await db
        .selectFrom("outbox")
        .select("subject")
        .where("recipient", "=", recipient)
        .orderBy("id")
        .execute()
    ).map(({ subject }) => subject);
  return {
    ...started,
    correct: (corrected: object) =>
      app.call("correctDonation", {
        token,
        json: { id: gift.id, ...unchanged, ...donor, ...corrected, reason: "Typed wrong", tell: false },
      }),
    mailsTo,
    receipts: () => db.selectFrom("receipts").select(["donor_name", "voided_at"]).orderBy("id").execute(),
  };
}

test.for([
  ["name", { name: friend.name }],
  ["name, email, tax number", friend],
  ["dedication", { dedication: friend.name }],
  ["day", { received_on: "2026-11-20" }],
] as const)(
  "another %s of a gift above the limit of confirmations waits for a second person",
  async ([changed, corrected]) => {
    const { treasurer, correct, receipts, waiting, decide, db } = await start(limit + 1);
    expect((await correct(corrected)).status).toBe(202);
    expect(await receipts()).toMatchObject([{ donor_name: donor.name, voided_at: null }]);
    const [row] = await waiting(treasurer.token);
    const [value] = Object.values(corrected);
    expect(row?.facts).toContainEqual({ label: "What changes", value: changed });
    if (changed !== "day") expect(row?.facts).toContainEqual(expect.objectContaining({ value }));
    expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
    expect((await receipts()).map(({ voided_at }) => voided_at !== null)).toEqual([true, false]);
    expect(await ledgerDifferences(db)).toEqual([]);
  },
);

test.for([
  ["email", { email: friend.email }],
  ["tax number", { tax_number: friend.tax_number }],
  ["postal address", { postal_address: "Mall Road, Lahore" }],
  ["phone", { phone: "0300 1234567" }],
] as const)(
  "another %s in place waits above the same limit, and names nobody once it is decided",
  async ([changed, contact]) => {
    const { db, treasurer, correct, waiting, decide, mailsTo } = await start(limit + 1);
    expect((await correct(contact)).status).toBe(202);
    const [row] = await waiting(treasurer.token);
    expect(row?.facts).toContainEqual({ label: "What changes", value: changed });
    expect(await mailsTo(friend.email)).toEqual([]);
    expect(await decide(treasurer.token, row?.id ?? 0, "approve")).toMatchObject({ status: 200 });
    const [{ donor_email = "" } = {}] = await db.selectFrom("donations").select("donor_email").execute();
    expect(donor_email).toBe(changed === "email" ? friend.email : donor.email);
    expect(JSON.stringify(await db.selectFrom("approvals").selectAll().execute())).not.toContain(
      friend.email,
    );
  },
);

test("up to the limit both are done at once, and a successor keeps what was not corrected", async () => {
  const { db, correct } = await start(limit);
  const contact = { phone: "0300 1234567", postal_address: "Mall Road, Lahore" };
  expect((await correct(contact)).status).toBe(200);
  expect((await correct({ name: friend.name })).status).toBe(200);
  expect(
    await db
      .selectFrom("donations")
      .select(["donor_phone", "postal_address"])
      .where("corrects_id", "is not", null)
      .execute(),
  ).toEqual([{ donor_phone: "923001234567", postal_address: contact.postal_address }]);
});

const told = "Your gift now has another email address";

test("a former address is told of a correction and of a change in place, whatever is ticked", async () => {
  const corrected = await start(2500);
  expect((await corrected.correct({ ...friend, amount: 2000 })).status).toBe(200);
  expect(await corrected.mailsTo(donor.email)).toEqual([expect.stringMatching(/^Your receipt /), told]);

  const inPlace = await start(2500);
  expect((await inPlace.correct({ email: friend.email })).status).toBe(200);
  expect((await inPlace.mailsTo(donor.email)).at(-1)).toBe(told);

  const taken = await start(2500);
  expect((await taken.correct({ email: "" })).status).toBe(200);
  expect((await taken.mailsTo(donor.email)).at(-1)).toBe(told);
});

test("who keeps the address hears of another name or CNIC, and of a dedication only if staff say so", async () => {
  for (const [corrected, mails] of [
    [{ name: friend.name }, 2],
    [{ tax_number: friend.tax_number }, 2],
    [{ dedication: friend.name }, 1],
  ] as const) {
    const { correct, mailsTo } = await start(2500);
    expect((await correct(corrected)).status).toBe(200);
    expect(await mailsTo(donor.email)).toHaveLength(mails);
  }
});
