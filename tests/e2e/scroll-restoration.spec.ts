import { expect, type Page, test } from "#tests/support/site.ts";

/* How far a page was scrolled is remembered by the tab, for who loads it anew or comes back to it. */

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => top(page)).toBe(600);
}

// Playwright tells a page that is loaded anew of less motion a moment late: its announcement grows under the scroll.
test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "no-preference" } });

test("a page that is loaded anew stands where it stood", async ({ page }) => {
  await page.goto("/");
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => top(page)).toBe(600);
});

test("who comes back from another page stands where they stood", async ({ page }) => {
  await page.goto("/");
  await scrollDown(page);
  await page.goto("/blogs");
  expect(await top(page), "a page that was not seen before begins at its top").toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => top(page)).toBe(600);
});
