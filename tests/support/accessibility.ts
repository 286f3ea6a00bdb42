import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "./site.ts";

/* axe at the narrowest and the widest window, in light and dark. The dark scheme changes only colours, so only the
 * colour rules run there. */

export const widths = [360, 1440];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

/** @param within checks only this part, for overlays on a page that was checked before */
export async function expectNoFaults(page: Page, within?: string): Promise<void> {
  // Our pages have no frames of others: the check runs in the page itself, without a blank page beside it.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const { violations } = await (isDark ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
  );
  expect.soft(faults).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(excess, "pixels that stand out at the side").toBeLessThanOrEqual(0);
}

/** Deferred sections are shown too: axe would read the colours of parts that were never rendered. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".defer-layout")) {
      part.style.contentVisibility = "visible";
    }
  });
}

export async function inEachView(
  page: Page,
  check: () => Promise<void>,
  at = widths,
  height = 900,
): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await test.step(`${width} px, ${colorScheme}`, check);
    }
  }
}

/** A tablet's window has no colours and no parts of its own, but a layout. */
export async function expectFitOnTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoSidewaysScroll(page);
}
