import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { give, zakat } from "#tests/support/donations-desk.ts";
import { ledgerDifferences } from "#tests/support/ledger.ts";

test("of ten payouts at once, no more go out of Zakat than it holds: DESK-12", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await give(app.deps, { state: "paid", fund: zakat, amountPaisa: 3000_00, receivedOn: "2026-11-20" });
  const pay = (place: number) =>
    app.call("createPayout", {
      token,
      json: { fund: "zakat", amount: 1000, paid_on: "2026-11-20", purpose: `Food for family ${place}` },
    });
  const replies = await Promise.all(Array.from({ length: 10 }, (_, place) => pay(place)));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(7);
  // Nobody can guess a payee from the leaf in the day's tree.
  const salts = await app.deps.db.selectFrom("payouts").select("salt").execute();
  expect(new Set(salts.map(({ salt }) => salt)).size).toBe(3);
  for (const { salt } of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  const { body } = await app.call("listFunds", { token });
  const fund = body.funds.find(({ slug }: { slug: string }) => slug === "zakat");
  expect(fund).toMatchObject({ in: 3000_00, out: 3000_00, stands: 0 });
});

test("of payouts and refunds at once, no more leave Zakat than it holds: DESK-12", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const donations = [];
  for (let place = 0; place < 4; place += 1)
    donations.push(await give(app.deps, { state: "paid", fund: zakat, amountPaisa: 1000_00 }));
  const pay = (place: number) =>
    app.call("createPayout", {
      token,
      json: { fund: "zakat", amount: 1000, paid_on: "2026-11-21", purpose: `Food for family ${place}` },
    });
  const refund = (id: number) =>
    app.call("refundDonation", { token, json: { id, reason: "Asked for it", bank_reference: "" } });
  const replies = await Promise.all(donations.flatMap(({ id }, place) => [refund(id), pay(place)]));
  expect(replies.filter(({ status }) => status < 300)).toHaveLength(4);
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(4);
  const { body } = await app.call("listFunds", { token });
  expect(body.funds.find(({ slug }: { slug: string }) => slug === "zakat")).toMatchObject({ stands: 0 });
  expect(await ledgerDifferences(app.deps.db)).toEqual([]);
});

test("payouts are read page by page, the last recorded first", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await give(app.deps, { state: "paid" });
  for (let place = 0; place < 5; place += 1) {
    const json = { fund: "general", amount: 1, paid_on: "2026-11-20", purpose: `Bread ${place}` };
    await app.call("createPayout", { token, json });
  }
  const first = await app.call("listPayouts", { token, query: { limit: 3 } });
  const cursor = first.headers.get("x-next-cursor") ?? "";
  const last = await app.call("listPayouts", { token, query: { limit: 3, cursor } });
  const purposes = [...first.body.rows, ...last.body.rows].map(({ purpose }: { purpose: string }) => purpose);
  expect(purposes).toEqual(["Bread 4", "Bread 3", "Bread 2", "Bread 1", "Bread 0"]);
  expect(last.headers.get("x-next-cursor")).toBeNull();
});
