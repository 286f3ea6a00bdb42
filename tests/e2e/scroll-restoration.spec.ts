import { expect, type Page, test } from "#tests/support/site.ts";

/* The scroll position is restored after a reload and after Back, and the header is in view at any position. */

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

test("the header stays at the window's upper edge", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await scrollDown(page);
    expect(await header.boundingBox(), `at ${width} px`).toMatchObject({ x: 0, y: 0, width });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    expect(await header.boundingBox(), `at the footer, at ${width} px`).toMatchObject({ x: 0, y: 0 });
    await expect(header.getByRole("link", { name: "Donate" })).toBeInViewport();
  }
});
