import { expect, test } from "vitest";
import { changeDonation, type DonationChange } from "#app/features/giving/ledger/change-donation.server.ts";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { testLedger } from "#tests/support/ledger.ts";
import { pageContext } from "#tests/support/page-posts.ts";
import { loadDonationSuccess } from "./donation-success-page.server.ts";

const load = (app: TestApp, query: string) =>
  loadDonationSuccess(pageContext(app), new Request(`http://umeed.example/donation-success${query}`));

async function give(app: TestApp): Promise<{ key: string; id: number }> {
  const { body } = await app.call("startDonation", {
    json: {
      amount: 2500,
      paymentMethod: "bank-transfer",
      fund: "sadqah",
      name: "Private Person",
      email: "private@home.example",
      dedication: "In memory of somebody",
      idempotency_key: crypto.randomUUID(),
    },
  });
  const id = await openDonation(app.deps.db, app.clock.now(), body.key);
  if (id === undefined) throw new Error("the key opens no gift");
  return { key: body.key, id };
}

const change = (app: TestApp, id: number, to: DonationChange) =>
  app.deps.db.transaction().execute((trx) => changeDonation(trx, testLedger(app.clock.now()), id, to));

test("the key shows the true state, whatever else the address says", async () => {
  const app = await startTestApp();
  const { key, id } = await give(app);
  const claimed = await load(app, `?key=${key}&status=paid&pp_ResponseCode=000`);
  expect(claimed.init?.status).toBe(200);
  expect(claimed.data.donation).toMatchObject({
    state: "started",
    amount: 2500,
    fund: { slug: "sadqah", title: "Sadqah" },
    method: "bank-transfer",
    gateway: "manual",
    reported: false,
  });
  await change(app, id, { to: "paid", cause: "staff", confirmation: { amountPaisa: 2_500_00 } });
  const { donation } = (await load(app, `?key=${key}`)).data;
  expect(donation).toMatchObject({ state: "paid", receipt: { number: expect.any(String) } });
  expect(donation?.receipt?.url).toMatch(/^\/receipts\//);
});

test("nothing on the page is about the donor", async () => {
  const app = await startTestApp();
  const { key } = await give(app);
  const shown = JSON.stringify((await load(app, `?key=${key}`)).data);
  expect(shown).not.toMatch(/private|somebody/i);
});

const sharedApp = startedOnce(startTestApp);

test.for(["", "?key=", "?key=short", `?key=${"a".repeat(22)}`, `?key=${"a".repeat(5000)}`, "?key=%00"])(
  "an unknown key is a page of its own, with 404: %s",
  async (query) => {
    const app = await sharedApp();
    const { data, init } = await load(app, query);
    expect(init?.status).toBe(404);
    expect(data).toMatchObject({ key: "", donation: undefined });
  },
);
