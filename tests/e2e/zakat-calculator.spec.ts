import { enterMetalPrices } from "#tests/support/donations.ts";
import { expect, type Page, test } from "#tests/support/site.ts";

test.use({ ownSite: "zakat" });
test.describe.configure({ mode: "default" });

const result = (page: Page) => page.getByRole("region", { name: "Your Zakat" });

test("the sheet is added up as one types, nothing is sent, and the sum can be given", async ({
  page,
  database,
  admin,
}) => {
  await page.goto("/zakat-calculator");
  await expect(page.getByText("Example prices of Mar 2, 2025.")).toBeVisible();
  await enterMetalPrices(database, admin);
  await page.goto("/zakat-calculator");
  await expect(page.getByText("Example prices")).toHaveCount(0);
  await expect(page.getByText("They are more than a month old.")).toHaveCount(0);
  await expect(result(page).getByRole("status")).toHaveText("PKR 0");

  const requests: string[] = [];
  // Fonts load by the letters that are typed.
  page.on("request", (request) => request.resourceType() !== "font" && requests.push(request.url()));
  await page.getByLabel("Gold", { exact: true }).fill("1");
  await page.getByLabel("Gold: weighed in").selectOption("tola");
  await page.getByLabel("Silver", { exact: true }).fill("100");
  await page.getByLabel("Cash").fill("20,000");
  await page.getByLabel("In banks and wallets").fill("۸۸۴۰۰");
  // 11.664 g of gold at 25,000, 100 g of silver at 300, and 108,400.
  await expect(page.getByText("All that you own").locator("..")).toContainText("430,000");
  await page.getByLabel("Debts that are due").fill("30000");
  await expect(result(page).getByRole("status")).toHaveText("PKR 10,000");
  await expect(result(page).getByText("You own at least the nisab.")).toBeVisible();

  await page.getByRole("radio", { name: /87.48 g of gold/ }).check();
  await expect(result(page).getByText("This is below the nisab")).toBeVisible();
  await expect(result(page).getByRole("link", { name: /^Give/ })).toHaveCount(0);
  await page.getByRole("radio", { name: /612.36 g of silver/ }).check();

  await page.getByLabel("Cash").fill("many");
  await expect(page.getByText("Please enter an amount in digits, such as 25000")).toBeVisible();
  await page.getByLabel("Cash").fill("100,000,000");
  await expect(result(page).getByRole("status")).toHaveText("PKR 2,509,500");
  await expect(result(page).getByText("One gift on this site is at most PKR 1,000,000.")).toBeVisible();
  await page.getByLabel("Cash").fill("20,001");
  await expect(result(page).getByRole("status")).toHaveText("PKR 10,001");
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("20,001");

  await result(page).getByRole("link", { name: "Give PKR 10,001 as Zakat" }).click();
  await expect(page).toHaveURL("/donate?amount=10001&fund=zakat");
  await expect(page.getByLabel("Custom amount in PKR")).toHaveValue("10001");
  await expect(page.getByRole("radio", { name: /^Zakat/ })).toBeChecked();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server adds the sheet up, and keeps what was typed in its fields", async ({
    page,
    database,
    admin,
  }) => {
    await enterMetalPrices(database, admin);
    await page.goto("/zakat-calculator");
    await page.getByLabel("Cash").fill("400,000");
    await page.getByLabel("Silver", { exact: true }).fill("-1");
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().includes("cash=")),
      page.getByRole("button", { name: "Calculate" }).click(),
    ]);
    expect(reply.headers()["cache-control"]).not.toContain("max-age");
    await expect(result(page).getByRole("status")).toHaveText("PKR 10,000");
    await expect(page.getByLabel("Cash")).toHaveValue("400,000");
    await expect(page.getByText("Please enter a weight in digits")).toBeVisible();
    await expect(result(page).getByRole("link", { name: "Give PKR 10,000 as Zakat" })).toHaveAttribute(
      "href",
      "/donate?amount=10000&fund=zakat",
    );
  });
});
