import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import type { Db } from "#server/db/connect.ts";
import { expectNoFaults, inOneView } from "#tests/support/accessibility.ts";
import { test as base, expect, type Page } from "#tests/support/site.ts";
import { waitForHydration } from "#tests/support/site-visitor.ts";
import { type Sandbox, startSandbox } from "#tools/sandbox-gateway/sandbox.ts";

/* DONATE-05 and DONATE-09: donations at JazzCash and EasyPaisa, whose sandbox answers over HTTP. */

/** A port that is free now. The site has to know its own address: providers send browsers back there. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

const test = base.extend<object, { sandbox: Sandbox; atSandbox: Record<string, string> }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.close();
    },
    { scope: "worker" },
  ],
  atSandbox: [
    async ({ sandbox }, use) => {
      const PORT = String(await freePort());
      const SITE_URL = `http://127.0.0.1:${PORT}`;
      await use({ ...sandbox.env, PORT, SITE_URL, PAY_FIRST_ASK_SECONDS: "1" });
    },
    { scope: "worker" },
  ],
  settings: ({ atSandbox }, use) => use(atSandbox),
});

test.describe.configure({ mode: "default" });
test.use({
  ownSite: "checkout",
  expectedNoise: [/foreign request: http:\/\/127\.0\.0\.1:\d+\/|Failed to load resource/],
});

const providers = [
  { provider: "jazzcash", name: "JazzCash", steps: 1 },
  { provider: "easypaisa", name: "EasyPaisa", steps: 2 },
] as const;
const [jazzcash, easypaisa] = providers;

/** From the donation page to the last page of the provider. */
async function leave(page: Page, { provider, name, steps }: (typeof providers)[number], amount: number) {
  await page.goto(`/donate?amount=${amount}&fund=zakat&method=${provider}`);
  await page.getByRole("button", { name: `Pay with ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Sandbox of ${name}`);
  // EasyPaisa leads back with a token, and our page posts it there by itself.
  if (steps === 2) await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Pay" })).toBeVisible();
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const newestDonation = (database: Db) =>
  database
    .selectFrom("donations")
    .select(["id", "state", "amount_paisa"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();

for (const one of providers) {
  const { name } = one;

  test.describe(name, () => {
    test("a gift is paid there, and comes back with a receipt that anybody can check", async ({
      page,
      database,
    }) => {
      await leave(page, one, 2500);
      await page.getByRole("button", { name: "Pay" }).click();
      await expect(page).toHaveURL(/\/donation-success\?key=[\w-]{22}$/);
      await expect(heading(page)).toHaveText("Thank you. Your gift has arrived.");
      expect(await newestDonation(database)).toMatchObject({ state: "paid", amount_paisa: 2500_00 });
      await page.getByRole("link", { name: "Open the receipt" }).click();
      await expect(heading(page)).toHaveText(/^UWF-\d{4}-\d{6}$/);
      await expect(page.getByRole("definition").filter({ hasText: name })).toBeVisible();
      await page.getByRole("link", { name: "Check it yourself" }).click();
      await expect(page.getByText("This receipt is genuine")).toBeVisible();
    });
  });
}

// What a provider tells us is read by payments-contract.ts, for both.
test("a cancelled gift says so, and leads to another try or another way", async ({ page, database }) => {
  await leave(page, jazzcash, 1500);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(heading(page)).toHaveText("The payment did not go through");
  const main = page.getByRole("main");
  await expect(main).toContainText(
    "JazzCash says that it was cancelled or refused, so no money has reached us.",
  );
  await expect(main).toContainText("do not pay again. Call us");
  expect(await newestDonation(database)).toMatchObject({ state: "failed" });
  await inOneView(page, 1, () => expectNoFaults(page, "main"));
  await waitForHydration(page);
  await expect(page.getByRole("link", { name: "Another way to pay" })).toHaveAttribute(
    "href",
    "/donate?amount=1500&fund=zakat",
  );
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByLabel("Custom amount in PKR")).toHaveValue("1500");
  // What became of that donation has been read: nothing points back to it.
  await expect(page.getByText("You continued to JazzCash")).toBeHidden();
});

test("a gift whose return is lost is found by the server, and the donor does not pay twice", async ({
  page,
  database,
  sandbox,
}) => {
  sandbox.misbehave("easypaisa", "lost");
  await leave(page, easypaisa, 3500);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("The connection is lost.")).toBeVisible();
  sandbox.misbehave("easypaisa", "none");
  // Where it was asked about before the press, the server asks again up to two minutes later.
  await expect.poll(async () => (await newestDonation(database)).state, { timeout: 180_000 }).toBe("paid");

  // Back at the donation page by hand.
  await page.goto("/donate?amount=3500&fund=zakat&method=easypaisa");
  await expect(page.getByText("You continued to EasyPaisa with a gift of PKR 3,500.")).toBeVisible();
  await page.getByRole("button", { name: "Pay with EasyPaisa" }).click();
  await expect(heading(page)).toHaveText("Thank you. Your gift has arrived.");
  const { id } = await newestDonation(database);
  const key = new URL(page.url()).searchParams.get("key") ?? "";
  expect(await openDonation(database, new Date(), key)).toBe(id);
  // The page forgets the donation that this tab left with once its scripts run.
  await waitForHydration(page);
  await page.goto("/donate");
  await expect(page.getByText("You continued to EasyPaisa")).toBeHidden();
});

test("a payment of another amount is with the staff, and the donor is told not to pay again", async ({
  page,
  sandbox,
}) => {
  sandbox.misbehave("easypaisa", "wrong-amount");
  await leave(page, easypaisa, 4500);
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(heading(page)).toHaveText("Our staff are checking your payment");
  sandbox.misbehave("easypaisa", "none");
  await expect(page.getByText("Please do not pay a second time.")).toBeVisible();
  await expect(page.getByRole("link", { name: /back to the gift|Try again/ })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each step to EasyPaisa and back has its button", async ({ page }) => {
    await page.goto("/donate?amount=2500&method=easypaisa");
    await page.getByRole("button", { name: "Pay with EasyPaisa" }).click();
    await expect(page.getByRole("heading", { name: "Your gift is recorded" })).toBeVisible();
    await page.getByRole("button", { name: "Continue to the payment" }).click();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(heading(page)).toHaveText("One more step at EasyPaisa");
    await page.getByRole("button", { name: "Go on to EasyPaisa" }).click();
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByRole("link", { name: /Refresh|Open the receipt/ })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(heading(page)).toHaveText("Thank you. Your gift has arrived.", { timeout: 1000 });
    }).toPass();
  });
});
