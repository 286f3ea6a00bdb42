import { pathIn, readPath } from "#app/contract/language.ts";
import {
  enlargeText,
  expectFitsWithLargeText,
  expectNoFaults,
  expectNoSidewaysScroll,
  layOutAll,
  widths,
} from "#tests/support/accessibility.ts";
import { templateOf } from "#tests/support/page-templates.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { expectWholeWords, setInTallWords } from "#tests/support/urdu-glyphs.ts";

/*
 * One page in Urdu of each kind, visited once: how it fits with the text of the page alone at 200 %, and whether Nastaliq
 * has its room, which needs more than English. crawl.spec.ts reads the head and the words of every page.
 */

test.use({ expectedNoise: [brokenRequest] });
test.beforeEach(() => test.slow());

/** The pages are seen in so many runs beside each other. */
const runs = 2;

/** Together they have every part of the others: they are seen with the tallest words and by axe, too. */
const patterns = [
  "/",
  "/donate",
  "/zakat-calculator?cash=4000000",
  "/transparency",
  "/blogs",
  "/gallery",
  "/events",
  "/about-us",
  "/about-us/journey",
  "/impact-report",
  "/our-work",
  "/details/healthcare-access",
  "/services/blood-donation",
  "/contact",
  "/registration/blood-request",
  "/newsletter",
].map((path) => pathIn("ur", path));

/** Pages that no search engine lists, and so no sitemap. */
const unlisted = ["/search?q=blood", "/donate-bank-form", "/donation-success", "/pledge", "/no-such-page"];

async function oneOfEach(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  ).filter((path) => readPath(path).language === "ur");
  const all = [...patterns, ...listed, ...unlisted.map((path) => pathIn("ur", path))];
  return [...Map.groupBy(all, templateOf).values()].flatMap((some) => some.slice(0, 1));
}

/** At the narrowest and the widest window and with text of 200 %, as staff may write them: ALL-28c. */
async function expectRoomForTallWords(page: Page): Promise<void> {
  await setInTallWords(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectWholeWords(page, `in the tallest words, ${width} px`);
  }
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  await expectWholeWords(page, "in the tallest words, text of 200 %");
  await enlargeText(page, 16);
}

for (let run = 0; run < runs; run += 1) {
  test(`a page of each kind in Urdu, part ${run + 1} of ${runs}: ALL-27a, ALL-28c`, async ({ page }) => {
    const paths = await oneOfEach(page);
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths.filter((_, place) => place % runs === run)) {
      await page.setViewportSize({ width: 360, height: 900 });
      await page.goto(path);
      await layOutAll(page);
      await expectWholeWords(page, "in its own words");
      await expectFitsWithLargeText(page);
      if (!patterns.includes(path)) continue;
      await expectNoFaults(page, path === "/ur" ? undefined : "main");
      await expectRoomForTallWords(page);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages in Urdu are read, their forms answer in Urdu, and the switch leads to the same page: ALL-28", async ({
    page,
  }) => {
    await page.goto("/ur/contact?subject=Hello");
    await expect(page.getByRole("heading", { level: 1, name: "ہم ہر پیغام پڑھتے ہیں" })).toBeVisible();
    await page.getByRole("button", { name: "پیغام بھیجیں" }).click();
    await expect(page).toHaveURL(/\/ur\/contact/);
    await expect(
      page.getByRole("status").filter({ hasText: "براہِ مہربانی تمام خانے پُر کریں۔" }),
    ).toBeVisible();
    await page.goto("/ur/contact?subject=Hello");
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL(/\/contact\?subject=Hello$/);
    await page.getByRole("link", { name: "اردو" }).click();
    await expect(page).toHaveURL(/\/ur\/contact\?subject=Hello$/);
  });
});
