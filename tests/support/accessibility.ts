import { readFileSync } from "node:fs";
import type axe from "axe-core";
import { expect, type Page, test } from "./site.ts";

/* axe at the narrowest and the widest window, in light and dark. */

export const widths = [360, 1440];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Less than half of what the package's own `source` is: every document that is checked reads it anew. */
const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * axe finds nothing in the page as it stands. The check goes on after a failure, which names the page.
 * @param within checks only this part, for overlays on a page that was checked before
 */
export async function expectNoFaults(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const faults = await page.evaluate(
    async ({ within, tags }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within ? { include: [within] } : document,
        {
          runOnly: { type: "tag", values: tags },
          // What passes is not described: that takes most of axe's time.
          resultTypes: ["violations"],
        },
      );
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
      );
    },
    { within, tags },
  );
  expect.soft(faults, `faults of ${page.url()}`).toEqual([]);
}

/** What is drawn anew for a new size of the window, such as a chart, may need a moment. */
const softly = expect.configure({ soft: true });

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await softly.poll(excess, `pixels that stand out at the side of ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Deferred sections are shown too: axe would read the colours of parts that were never rendered. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".defer-layout")) {
      part.style.contentVisibility = "visible";
    }
  });
}

/**
 * The narrowest window in light and the widest in dark: every layout and every colour is seen once, and a colour does not
 * depend on the width (tokens.test.ts has the pairs).
 */
export async function inEachView(page: Page, check: () => Promise<void>): Promise<void> {
  await inOneView(page, 0, check);
  await inOneView(page, 1, check);
}

/** The same in the one view or the other, in turn: for many parts that are made of the same ones. */
export const inOneView = (
  page: Page,
  turn: number,
  check: () => Promise<void>,
  height = 900,
): Promise<void> =>
  turn % 2 === 0 ? inView(page, 360, "light", check, height) : inView(page, 1440, "dark", check, height);

async function inView(
  page: Page,
  width: number,
  colorScheme: "light" | "dark",
  check: () => Promise<void>,
  height: number,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await test.step(`${width} px, ${colorScheme}`, check);
}

/** The narrowest phones have 320 px, as has a window of 1280 px at 400 % (WCAG 1.4.10); a tablet has a layout of its own. */
export async function expectFitBetweenViews(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoSidewaysScroll(page);
  await expectRoomInColumns(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}

/** A column without a width of its own has what the others leave: with too little its words break letter by letter. */
async function expectRoomInColumns(page: Page): Promise<void> {
  const squeezed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("table.md\\:table-fixed td")]
      .filter(({ offsetWidth, textContent }) => offsetWidth < 56 && textContent.trim().length > 3)
      .map(({ textContent, offsetWidth }) => `${textContent.trim()}: ${offsetWidth} px`),
  );
  expect.soft(squeezed, `cells without room on ${page.url()}`).toEqual([]);
}

/** Text at twice its size, by the browser's own setting (WCAG 1.4.4), which media queries in rem follow too. */
export async function enlargeText(page: Page, standard = 32): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard } });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe(`${standard}px`);
}

/** The distances between lines, letters and words that a reader may set (WCAG 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/**
 * With the text of the page alone at 200 % on a phone, as extensions and in-page controls do it: no media query knows of
 * it (ALL-27a).
 */
export async function expectFitsWithLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const setSize = (size: string) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
  await setSize("200%");
  await expectNoSidewaysScroll(page);
  await setSize("");
}

/** In the windows of the smallest phone and a desk, nothing overflows at the side and no control stands beyond the window's edge. */
export async function expectFitsEveryWindow(page: Page): Promise<void> {
  await layOutAll(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAllInside(page, `${page.url()} with large text, ${width} px`);
  }
}

export async function expectAllInside(page: Page, what: string): Promise<void> {
  const standsOut = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const controls = [...document.querySelectorAll("a, button, input:not([tabindex='-1']), h1, h2, h3")];
      const outside = controls.filter((control) => {
        // A horizontal list may extend beyond the window.
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".scroll-row"))
          return false;
        const { left, right, width } = control.getBoundingClientRect();
        return width > 2 && (left < -1 || right > clientWidth + 1);
      });
      return {
        pixelsAtTheSide: scrollWidth - clientWidth,
        controls: outside.map((control) => control.outerHTML.slice(0, 120)),
      };
    });
  await softly
    .poll(standsOut, `${what}: beyond the window's edge`)
    .toEqual({ pixelsAtTheSide: 0, controls: [] });
}

/** On paper the page's own text stands alone, and nothing lies over each sheet. */
export async function expectPrintsAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect.soft(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  const { frame, stuck } = await page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
    const parts = shown("header:not(main *), footer:not(main *), nav, .ad-card, [popover], [role=search]");
    const over = shown("main *").filter((part) =>
      ["fixed", "sticky"].includes(getComputedStyle(part).position),
    );
    const names = (some: Element[]) => some.map((part) => part.outerHTML.slice(0, 120));
    return { frame: names(parts.filter((part) => !part.closest("article"))), stuck: names(over) };
  });
  expect.soft(frame, `what of the frame is printed with ${page.url()}`).toEqual([]);
  expect.soft(stuck, `what would lie over each sheet of ${page.url()}`).toEqual([]);
  await page.emulateMedia({ media: "screen" });
}
