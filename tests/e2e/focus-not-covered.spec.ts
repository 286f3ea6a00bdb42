import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/* WCAG 2.4.11: what has the focus is not hidden by a bar at the window's foot. */

test.use({ viewport: { width: 390, height: 700 }, expectedNoise: [brokenRequest] });

/** What lies within main, outside the bar, and reaches below the bar's upper edge while it has the focus. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const [focused, bar] = [document.activeElement, document.querySelector(".foot-bar")];
    if (!focused || !bar || bar.contains(focused) || !focused.closest("main")) return undefined;
    const [edge, box] = [bar.getBoundingClientRect(), focused.getBoundingClientRect()];
    const isBelow = focused.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_PRECEDING;
    return !isBelow && box.bottom > edge.top + 1 ? focused.outerHTML.slice(0, 200) : undefined;
  });

/** Goes through a page with the Tab key, from its first field to the bar. */
async function expectNothingCovered(page: Page): Promise<void> {
  const hidden: string[] = [];
  let steps = 0;
  for (let inBar = false; !inBar && steps < 200; steps += 1) {
    await page.keyboard.press("Tab");
    const found = await covered(page);
    if (found) hidden.push(found);
    inBar = await page.evaluate(() => document.activeElement?.closest(".foot-bar") != null);
  }
  expect(hidden).toEqual([]);
  expect(steps, "there was something to cover").toBeGreaterThan(5);
}

test("by the sum of the Zakat sheet", async ({ page }) => {
  await page.goto("/zakat-calculator");
  const cash = page.getByLabel("Cash");
  await showHydrated(cash);
  await expect(page.getByRole("link", { name: /^Your Zakat/ })).toBeInViewport();
  await cash.focus();
  await expectNothingCovered(page);
});

for (const [what, path, first] of [
  ["the content editor", "/dashboard/content/identity", "Phone"],
  ["the editor of the home feed", "/dashboard/feed", "Title"],
] as const) {
  test(`by the buttons of ${what}`, async ({ page, openDashboard }) => {
    await openDashboard(path);
    const field = page.getByRole("textbox", { name: first }).first();
    await field.focus();
    // What differs can be saved: the bar has all of its buttons.
    await field.press("End");
    await field.pressSequentially("1");
    await expect(page.getByText("Unsaved", { exact: true })).toBeVisible();
    await expectNothingCovered(page);
  });
}

test("at a zoom of 400 % no bar of the dashboard stays over the page", async ({ page, openDashboard }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openDashboard("/dashboard/content/identity");
  await page.getByRole("textbox", { name: "Phone", exact: true }).focus();
  await expect(page.getByRole("textbox", { name: "Phone", exact: true })).toBeInViewport();
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await expect(page.getByRole("button", { name: "Save", exact: true })).not.toBeInViewport();
});
