import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/* The search of the pages in Urdu: SEARCH-07, SEARCH-08, SEARCH-10. */

const box = (page: Page) => page.getByRole("searchbox", { name: "آپ کیا تلاش کر رہے ہیں؟" });
const results = (page: Page, kind: RegExp) => page.getByRole("region", { name: kind }).getByRole("listitem");

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test("a question in Latin letters finds what is written in Urdu, and says what is English", async ({
  page,
  admin,
}) => {
  const urdu = uniqueTitle("گاؤں کا کنواں");
  const english = uniqueTitle("Kunwan, a well");
  await admin.publish({ title: urdu, excerpt: "صاف پانی" });
  await admin.publish({ title: english, excerpt: "Clean water" });
  await page.goto("/ur/search");
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await box(page).fill("kunwaan");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/ur/search?q=kunwaan");
  const story = results(page, /^کہانیاں/).filter({ hasText: urdu });
  await expect(story.getByText("صاف پانی")).toBeVisible();
  await expect(story.getByText("انگریزی میں")).toHaveCount(0);

  await box(page).fill("kunwan");
  await box(page).press("Enter");
  const stories = results(page, /^کہانیاں/);
  await expect(stories.filter({ hasText: english }).getByText("انگریزی میں")).toBeVisible();
  await expect(stories.filter({ hasText: english }).getByRole("heading")).toHaveAttribute("lang", "en");
});

test("who needs blood is led there first", async ({ page }) => {
  await page.goto("/ur/search?q=khoon");
  await expect(page.getByText("کسی کو خون چاہیے؟")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "خون چاہیے", exact: true }).first().click();
  await expect(page).toHaveURL("/ur/registration/blood-request");
});

test.describe("a mistyped address in Urdu letters", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("leads to a search for its words, which finds the page that was meant", async ({ page }) => {
    expect((await page.goto("/ur/زکوٰۃ-کیلکولٹر"))?.status()).toBe(404);
    await expect(page).toHaveTitle("404 | صفحہ نہیں ملا");
    await expect(box(page)).toHaveValue("زکوٰۃ کیلکولٹر");
    await box(page).press("Enter");
    const meant = results(page, /^صفحات/).getByRole("link", { name: "زکوٰۃ کیلکولیٹر" });
    await expect(meant).toHaveAttribute("href", "/ur/zakat-calculator");
  });
});
