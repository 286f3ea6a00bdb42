import { expect, test } from "vitest";
import { contents } from "#content/contents.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { testAccounts } from "#tests/support/donations.ts";
import { pageContext } from "#tests/support/page-posts.ts";
import { loadRaastCode } from "./raast-qr.server.ts";

async function showCode(app: TestApp, iban: string): Promise<void> {
  const accounts = { ...testAccounts, bank: { ...testAccounts.bank, iban } };
  const values = {
    identity: { ...contents.identity.defaults, accounts },
    giving: { ...contents.giving.defaults, raastQr: "shown" },
  };
  for (const [name, value] of Object.entries(values)) {
    const row = { name, value: JSON.stringify(value), version: 1, updated_at: app.clock.now().toISOString() };
    await app.deps.db.insertInto("content").values(row).execute();
  }
}

const load = (app: TestApp, query = "") =>
  loadRaastCode(pageContext(app), new Request(`http://umeed.example/donate/raast-qr.svg${query}`));

test("GIVE-06: the code is there once staff show it, and names the amount", async () => {
  const app = await startTestApp();
  expect((await load(app)).status).toBe(404);
  await showCode(app, testAccounts.bank.iban);
  const plain = await load(app);
  expect(plain.headers.get("content-type")).toContain("image/svg+xml");
  expect(await plain.text()).toMatch(/^<svg /);
  const named = await (await load(app, "?amount=2,500")).text();
  expect(named).toContain("PKR 2500");
});

test.for(["?amount=abc", "?amount=-5", "?amount=0", "?amount=1000001", `?amount=${"9".repeat(500)}`])(
  "an amount that no gift has is left to the payer's app: %s",
  async (query) => {
    const app = await startTestApp();
    await showCode(app, testAccounts.bank.iban);
    expect(await (await load(app, query)).text()).toBe(await (await load(app)).text());
  },
);

test("an IBAN that is none has no code", async () => {
  const app = await startTestApp();
  await showCode(app, "PK00 MEZN 0000 0000 0000 0001");
  expect((await load(app)).status).toBe(404);
});
