import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { general, give, zakat } from "#tests/support/donations-desk.ts";

async function desk() {
  const app = await startTestApp();
  const token = await app.signIn();
  const list = async (query: Record<string, string | number> = {}) => {
    const { status, body, headers } = await app.call("listDonations", { token, query });
    expect(status).toBe(200);
    return { rows: body.rows, next: headers.get("x-next-cursor") };
  };
  const references = async (query: Record<string, string | number> = {}) =>
    (await list(query)).rows.map(({ reference }: { reference: string }) => reference);
  const totals = async (query: Record<string, string> = {}) =>
    (await app.call("sumDonations", { token, query })).body.totals;
  return { app, token, list, references, totals };
}

const callAsStaff = (app: TestApp, token: string) => (name: Parameters<TestApp["call"]>[0], json: object) =>
  app.call(name, { token, json });

test("gifts are listed newest first, filtered, searched and summed up: DESK-01", async () => {
  const { app, list, references, totals } = await desk();
  const { deps, clock } = app;
  clock.set("2026-10-31T18:00:00.000Z");
  const october = await give(deps, { state: "paid", receivedOn: "2026-10-30", donorName: "Zoë" });
  // An hour later it is November in Karachi.
  clock.set("2026-10-31T19:30:00.000Z");
  const early = await give(deps, { method: "jazzcash", gateway: "jazzcash", state: "failed" });
  clock.set("2026-11-10T07:00:00.000Z");
  const late = await give(deps, {
    fund: zakat,
    state: "paid",
    amountPaisa: 99_50,
    donorName: "",
    donorEmail: "",
    receivedOn: "2026-11-09",
  });
  const back = await give(deps, { state: "refunded", anonymous: true });
  await deps.db.updateTable("donations").set({ needs_review: 1 }).where("id", "=", early.id).execute();

  const all = [back, late, early, october].map(({ reference }) => reference);
  expect(await references()).toEqual(all);
  expect((await list()).rows[1]).toEqual({
    id: late.id,
    reference: late.reference,
    created_at: "2026-11-10T07:00:00.000Z",
    donor_name: "",
    anonymous: false,
    language: "en",
    amount_paisa: 99_50,
    fund: "zakat",
    fund_title: "Zakat",
    method: "bank-transfer",
    state: "paid",
    needs_review: false,
    monthly: false,
    paid_on: "2026-11-10",
    received_on: "2026-11-09",
    refunded_on: null,
    receipt_number: "UWF-2027-000002",
  });
  expect(await totals()).toEqual({
    donations: 4,
    paid_donations: 3,
    paid: 2 * 2500_00 + 99_50,
    refunded: 2500_00,
    partial: false,
  });

  expect(await references({ fund: "zakat" })).toEqual([late.reference]);
  expect(await references({ method: "jazzcash" })).toEqual([early.reference]);
  expect(await references({ state: "refunded" })).toEqual([back.reference]);
  expect(await references({ review: "1" })).toEqual([early.reference]);
  expect(await references({ q: "zoe" })).toEqual([october.reference]);
  expect(await references({ q: late.reference.toLowerCase() })).toEqual([late.reference]);
  expect(await references({ fund: "zakat", state: "failed" })).toEqual([]);
  expect(await totals({ q: "zoe" })).toMatchObject({ donations: 1, paid: 2500_00, partial: false });

  // The first of November in Karachi begins before that of UTC.
  expect(await references({ from: "2026-11-01" })).toEqual(all.slice(0, 3));
  expect(await references({ month: "this" })).toEqual(
    await references({ from: "2026-11-01", to: "2026-11-30" }),
  );
  expect(await references({ month: "last" })).toEqual(
    await references({ from: "2026-10-01", to: "2026-10-31" }),
  );
  expect(await references({ to: "2026-10-31" })).toEqual([october.reference]);
  expect(await references({ by: "bank", from: "2026-10-30", to: "2026-11-09" })).toEqual([
    late.reference,
    october.reference,
  ]);
  expect(await references({ by: "books", from: "2026-11-01", to: "2026-11-30" })).toEqual([
    back.reference,
    late.reference,
  ]);
  expect(await references({ by: "refund" })).toEqual([back.reference]);
  expect(await totals({ by: "books", to: "2026-10-31" })).toMatchObject({ donations: 1, paid: 2500_00 });
});

test("a long list is read page by page, without a gift twice or left out", async () => {
  const { app, list } = await desk();
  app.clock.set("2026-11-15T07:00:00.000Z");
  for (let place = 0; place < 25; place += 1) {
    await give(app.deps, { state: place % 2 ? "paid" : "started" });
    if (place % 5 === 0) app.clock.forward(24 * 60 * 60_000);
  }
  const queries: Record<string, string>[] = [
    {},
    { from: "2026-11-01" },
    { by: "books" },
    { by: "bank", to: "2027-01-01" },
  ];
  for (const query of queries) {
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await list({ ...query, limit: 4, ...(cursor ? { cursor } : {}) });
      expect(page.rows.length).toBeLessThanOrEqual(4);
      ids.push(...page.rows.map(({ id }: { id: number }) => id));
      cursor = page.next;
    } while (cursor);
    expect(ids).toHaveLength("by" in query ? 12 : 25);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  }
});

test("the months of each fund count what came in, less what went back: DESK-03", async () => {
  const { app, token } = await desk();
  app.clock.set("2025-11-30T12:00:00.000Z");
  await give(app.deps, { state: "paid" });
  app.clock.set("2026-10-05T12:00:00.000Z");
  const october = await give(app.deps, { state: "paid" });
  await give(app.deps, { state: "paid", fund: zakat });
  app.clock.set("2026-11-21T07:00:00.000Z");
  await give(app.deps, { state: "paid", amountPaisa: 10_000_00 });
  await give(app.deps, { state: "pending", amountPaisa: 10_000_00 });
  const { version, id } = october;
  await callAsStaff(app, token)("refundDonation", { id, version, reason: "Given twice" });
  const { body } = await app.call("readGivingMonths", { token });
  expect(body.months).toHaveLength(12);
  expect(body.months.at(0)).toBe("2025-12");
  expect(body.months.at(-1)).toBe("2026-11");
  expect(body.funds).toEqual([
    { fund: "general", title: "General", month: "2026-10", net: 2500_00 },
    { fund: "general", title: "General", month: "2026-11", net: 7500_00 },
    { fund: "zakat", title: "Zakat", month: "2026-10", net: 2500_00 },
  ]);
});

test("of two who confirm a gift at once, one does, and there is one receipt: DESK-04", async () => {
  const { app, token } = await desk();
  const donation = await give(app.deps, { state: "pending" });
  const confirm = () =>
    callAsStaff(app, token)("confirmDonation", {
      id: donation.id,
      version: donation.version,
      amount: "2,500",
      bank_reference: "IBFT-77",
      received_on: "2026-11-20",
      reason: "On the statement of 20 November",
    });
  const replies = await Promise.all([confirm(), confirm(), confirm()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await app.deps.db.selectFrom("receipts").select("id").execute()).toHaveLength(1);
});

test("the same gift booked twice is one: DESK-09", async () => {
  const { app, token, references } = await desk();
  const donation = {
    idempotency_key: "booking-of-a-test-0001",
    amount: "50",
    fund: general.slug,
    method: "cash",
    received_on: "2026-11-20",
  };
  const book = () => callAsStaff(app, token)("bookDonation", donation);
  const [first, second] = await Promise.all([book(), book()]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.reference).toBe(second.body.reference);
  expect(await references()).toEqual([first.body.reference]);
  const other = await callAsStaff(app, token)("bookDonation", { ...donation, amount: "60" });
  expect(other.status).toBe(409);
});
