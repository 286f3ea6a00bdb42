import { openDonation } from "#app/features/giving/ledger/donation-keys.server.ts";
import { enterAccounts, testAccounts } from "#tests/support/donations.ts";
import { expect, type Locator, type Page, test } from "#tests/support/site.ts";

/* DONATE-06 and DONATE-09: with accounts at gateways, which no test reaches. */

const gateway = "https://pay.bank.example";
const wallet = "https://sandbox.wallet.example";

test.use({
  ownSite: "gateways",
  settings: {
    PAY_BANK_URL: `${gateway}/start`,
    PAY_JAZZCASH_URL: `${wallet}/form/`,
    PAY_JAZZCASH_MERCHANT_ID: "MC00001",
    PAY_JAZZCASH_PASSWORD: "example",
    PAY_JAZZCASH_SALT: "0F5DD14AE2",
  },
  // One pattern: Playwright takes a second entry for options.
  expectedNoise: [
    /foreign request: https:\/\/(?:pay\.bank|sandbox\.wallet)\.example|Failed to load resource/,
  ],
});
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ context }) => {
  await context.route(`${gateway}/**`, (route) => route.fulfill({ body: "Page of the bank" }));
  await context.route(`${wallet}/**`, (route) => route.fulfill({ body: "Page of the wallet" }));
});

async function payThroughTheBank(page: Page, then: Locator) {
  await page.getByRole("button", { name: "Pay through the bank" }).click();
  await expect(then).toBeVisible();
}

test("the bank's gateway gets amount, currency, reference and return address; the return proves nothing", async ({
  page,
  database,
}) => {
  await page.goto("/donate?amount=2500&fund=zakat&method=bank-transfer");
  await payThroughTheBank(page, page.getByText("Page of the bank"));
  const asked = new URL(page.url()).searchParams;
  expect([asked.get("amount"), asked.get("currency")]).toEqual(["2500", "PKR"]);
  expect(asked.get("reference")).toMatch(/^[0-9A-Za-z]{10,20}$/);
  const back = new URL(asked.get("return_url") ?? "");
  expect(back.origin + back.pathname).toBe("https://umeed.example/donation-success");
  const key = back.searchParams.get("key") ?? "";

  await page.clock.install();
  await page.goto(`/donation-success?key=${key}&status=paid&amount=2500`);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("We are confirming your payment");
  await expect(page.getByRole("definition").filter({ hasText: "PKR 2,500" })).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: "Refresh" })).toHaveAttribute(
    "href",
    `/donation-success?key=${key}`,
  );

  // The page looks again by itself, later each time; a broken call changes nothing.
  await page.route("**/donations/state?*", (route) => route.abort(), { times: 1 });
  await page.clock.runFor(3_500);
  await expect(heading).toHaveText("We are confirming your payment");
  const id = (await openDonation(database, new Date(), key)) ?? 0;
  const become = (state: "failed" | "paid" | "expired" | "refunded") =>
    database.updateTable("donations").set({ state }).where("id", "=", id).execute();
  await become("failed");
  await page.clock.runFor(5_500);
  await expect(heading).toHaveText("The payment did not go through");
  await expect(page.getByRole("link", { name: "Try again" })).toHaveAttribute(
    "href",
    "/donate?amount=2500&fund=zakat&method=bank-transfer",
  );

  // Late money is still booked.
  await become("paid");
  await page.goto(`/donation-success?key=${key}`);
  await expect(heading).toHaveText("Thank you. Your gift has arrived.");
  await expect(page.getByRole("button", { name: "Share this link" })).toBeVisible();
  await become("expired");
  await page.reload();
  await expect(heading).toHaveText("This payment was not made in time");
  await become("refunded");
  await page.reload();
  await expect(heading).toHaveText("This gift was refunded");
});

test("a wallet with a merchant account is checked first, and gets its form; an unknown key has a kind page", async ({
  page,
  database,
  admin,
}) => {
  await enterAccounts(database, admin);
  await page.goto("/donate?method=jazzcash");
  await expect(page.getByText(testAccounts.jazzcash.number)).toBeVisible();
  const pay = page.getByRole("button", { name: "Pay with JazzCash" });
  await pay.click();
  await expect(page.getByText("Please enter an amount in rupees.")).toBeVisible();
  await page.getByLabel("Custom amount in PKR").fill("100.50");
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().startsWith(wallet)),
    pay.click(),
  ]);
  expect(request.method()).toBe("POST");
  const fields = new URLSearchParams(request.postData() ?? "");
  expect(fields.get("pp_Amount")).toBe("10050");
  expect(fields.get("pp_SecureHash")).toMatch(/^[0-9A-F]{64}$/);
  await expect(page.getByText("Page of the wallet")).toBeVisible();

  const missing = await page.goto(`/donation-success?key=${"x".repeat(22)}`);
  expect(missing?.status()).toBe(404);
  expect(missing?.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no gift at this address");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the gift is written down, and a link leads on to the bank", async ({ page }) => {
    await page.goto("/donate?amount=2500&method=bank-transfer");
    await payThroughTheBank(page, page.getByRole("heading", { name: "Your gift is recorded" }));
    await page.getByRole("link", { name: "Continue to the payment" }).click();
    await expect(page.getByText("Page of the bank")).toBeVisible();
  });
});
