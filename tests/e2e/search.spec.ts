import { expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "What are you looking for?" });
const submit = (page: Page) => page.getByRole("search").getByRole("button", { name: "Search" });
const results = (page: Page, kind: RegExp) => page.getByRole("region", { name: kind }).getByRole("listitem");

test("finds what the foundation does", async ({ page, admin }) => {
  const title = uniqueTitle("Blood for a stranger");
  await admin.publish({ title, excerpt: "Who was asked at night" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/blogs");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByText("The first letters of a word are enough.")).toBeVisible();
  await box(page).fill("bloo");
  await box(page).press("Enter");
  await expect(page).toHaveURL("/search?q=bloo");
  await expect(page.getByRole("status").filter({ hasText: "results for “bloo”" })).toBeVisible();
  await expect(results(page, /^Services/).getByRole("link", { name: "Blood Donation" })).toBeVisible();
  const story = results(page, /^Stories/).filter({ hasText: title });
  await expect(story.getByText("Who was asked at night")).toBeVisible();
  await story.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("answers from the menu and the footer on, in Urdu too", async ({ page, admin }) => {
    const title = uniqueTitle("نلکے کا صاف پَانی");
    await admin.publish({ title });
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Search" }).click();
    await box(page).fill("صاف پانی");
    await submit(page).click();
    const found = results(page, /^Stories/).filter({ hasText: title });
    await expect(found.getByRole("heading")).toHaveAttribute("lang", "ur");
    await expect(box(page)).toHaveValue("صاف پانی");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");

    await box(page).fill("x");
    await submit(page).click();
    await expect(page.getByText("Please type at least two letters.")).toBeVisible();
    const popular = page.getByRole("navigation", { name: "Popular pages" });
    await expect(popular.getByRole("link", { name: "I need help" })).toHaveAttribute("href", "/help");

    await box(page).fill("nothing <b>like</b> it");
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await expect(page.getByText("“nothing <b>like</b> it”")).toBeVisible();
    await expect(popular.getByRole("link", { name: "I need help" })).toBeVisible();
    await popular.getByRole("link", { name: "All programmes" }).click();
    await expect(page).toHaveURL("/programs");
    await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});
