import { expect, type Page, test } from "#tests/support/site.ts";

/* The scroll position is restored after a reload and after Back. */

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
  await expect.poll(() => top(page)).toBe(600);
}

// Playwright sets reduced motion a moment after a reload: the announcement grows meanwhile.
test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "no-preference" } });

test("a reloaded page keeps its scroll position", async ({ page }) => {
  await page.goto("/");
  await scrollDown(page);
  await page.reload();
  await expect.poll(() => top(page)).toBe(600);
});

test("Back restores the scroll position", async ({ page }) => {
  await page.goto("/");
  await scrollDown(page);
  await page.goto("/blogs");
  expect(await top(page), "a page that was not seen before begins at its top").toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => top(page)).toBe(600);
});
