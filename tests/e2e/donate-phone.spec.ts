import { enterAccounts, testAccounts } from "#tests/support/donations.ts";
import { expect, type Locator, type Page, test } from "#tests/support/site.ts";

/* DONATE-16: what a donor meets who holds a small phone. */

const screen = { width: 360, height: 740 };
// As a phone comes: with reduced motion the announcement at the top wraps to several lines.
test.use({
  ownSite: "donate-phone",
  viewport: screen,
  hasTouch: true,
  contextOptions: { reducedMotion: "no-preference" },
});
test.describe.configure({ mode: "default" });

test.beforeEach(async ({ database, admin }) => enterAccounts(database, admin));

const waysToPay = ["JazzCash", "EasyPaisa", "Bank Transfer"];
const wayToPay = (page: Page, name: string) => page.getByRole("heading", { level: 3, name });

/** Where its lower edge is, in screens from the top of the page. Fonts that arrive may still move it. */
const lowerEdge = (place: Locator) =>
  place.evaluate((element) => (element.getBoundingClientRect().bottom + scrollY) / innerHeight);

test("the amount stands in the first screen, and every way to pay within one and a half", async ({
  page,
}) => {
  await page.goto("/donate");
  await expect.poll(() => lowerEdge(page.getByLabel("Custom amount in PKR"))).toBeLessThan(1);
  for (const preset of ["1,000", "2,500", "5,000", "10,000"])
    await expect(page.getByRole("button", { name: `PKR ${preset}`, exact: true })).toBeInViewport();
  for (const way of waysToPay) await expect.poll(() => lowerEdge(wayToPay(page, way)), way).toBeLessThan(1.5);
  await expect(page.getByText("100% Secure")).toBeInViewport();
  await expect(page.getByRole("region", { name: "Cash or cheque, at the office" })).toBeVisible();
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.width);
});

test("name and email are folded but for a bank transfer, and are shown when something in them is wrong", async ({
  page,
}) => {
  await page.goto("/donate?amount=1000&method=jazzcash");
  const name = page.getByLabel("Full Name");
  await expect(name).toBeHidden();
  await page.goto("/donate?amount=1000&method=bank-transfer");
  await name.fill("A");
  await page.getByText("Name and email, for the receipt").click();
  await expect(name).toBeHidden();
  await page.getByRole("button", { name: "Continue with Bank Transfer" }).click();
  await expect(name).toBeFocused();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
});

test("no font is loaded for cells that are empty, nor for an amount in words", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await page.goto("/donate");
  await page.getByRole("button", { name: "PKR 2,500", exact: true }).tap();
  await expect(page.getByText("Two thousand five hundred rupees only")).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.join(" ")).toContain("source-sans-3");
  expect(fonts.filter((file) => /italic|latin|nastaliq/.test(file))).toEqual([]);
});

test.describe("by JazzCash", () => {
  test.use({
    expectedNoise: [/foreign request: https:\/\/www\.jazzcash\.com\.pk\/|Failed to load resource/],
  });

  test("a gift takes four taps and two fields, until it is reported", async ({ page, context, database }) => {
    await context.route("https://www.jazzcash.com.pk/**", (route) => route.fulfill({ body: "The wallet" }));
    const done = { taps: 0, fields: 0 };
    const tap = (place: Locator) => {
      done.taps += 1;
      return place.tap();
    };
    const fill = (label: string, text: string) => {
      done.fields += 1;
      return page.getByLabel(label).fill(text);
    };
    await page.goto("/donate");
    await tap(page.getByRole("button", { name: "PKR 2,500", exact: true }));
    await tap(wayToPay(page, "JazzCash"));
    await expect(page.getByText(testAccounts.jazzcash.number)).toBeVisible();
    // What the slip says stands above the button that pays.
    const way = page.locator("details[open]");
    await expect(way.getByRole("definition").filter({ hasText: /^PKR 2,500$/ })).toBeVisible();
    const pays = way.getByRole("link", { name: "Open JazzCash (opens in a new tab)" });
    const slip = way.locator(".slip-lines");
    await expect(slip).toContainText("General");
    expect(await lowerEdge(slip)).toBeLessThan(await lowerEdge(pays));
    const [wallet] = await Promise.all([
      context.waitForEvent("page"),
      tap(page.getByRole("link", { name: "Open JazzCash (opens in a new tab)" })),
    ]);
    await wallet.close();
    await expect(page.getByRole("region", { name: "Send PKR 2,500 to this account" })).toBeVisible();
    await fill("Account name", "Ayesha Bibi");
    await fill("Account number", "0300 1234567");
    await tap(page.getByRole("button", { name: "Report the transfer" }));
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    expect(done).toEqual({ taps: 4, fields: 2 });
    const [report] = await database
      .selectFrom("transfer_reports")
      .innerJoin("donations", "donations.id", "transfer_reports.donation_id")
      .select(["transfer_reports.bank_name", "donations.amount_paisa", "donations.method"])
      .execute();
    expect(report).toEqual({ bank_name: "JazzCash", amount_paisa: 250_000, method: "jazzcash" });
  });
});
