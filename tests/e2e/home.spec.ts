import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { delayRequests, showHydrated } from "#tests/support/site-visitor.ts";

const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

/** To the end of the page, as a thumb goes: step by step, until everything below has woken and has its pictures. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    // Those at the far end of a row that is pushed by hand are not asked for by themselves.
    for (const picture of document.images) picture.loading = "eager";
  });
  await showHydrated(page.getByRole("region", { name: "Before you ask" }));
  const waiting = () => page.evaluate(() => [...document.images].filter(({ complete }) => !complete).length);
  await expect.poll(waiting, { message: "pictures on their way" }).toBe(0);
}

test("the sections stand in the order of HOME-01", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const regions = page.getByRole("main").getByRole("region");
  const names = await regions.evaluateAll((all) =>
    all.map((one) => {
      const label = document.getElementById(one.getAttribute("aria-labelledby") ?? "")?.textContent;
      return one.getAttribute("aria-label") ?? label;
    }),
  );
  expect(names).toEqual([
    "Welcome",
    "Real-time Impact",
    "Transforming Lives Daily",
    "The account of help",
    "Transforming Lives Since 2016",
    "What became of it",
    "Stories of Hope",
    "Stories from the work",
    "Upcoming Events",
    "Work beside us",
    "What people tell us",
    "Testimonials",
    "Before you ask",
  ]);
  // An outline without gaps: no heading is two levels below the one before.
  const levels = await page
    .getByRole("main")
    .locator("h1, h2, h3, h4")
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  expect(await headings(page).count()).toBeGreaterThan(10);
});

test.describe("by the keyboard", () => {
  // A link in focus fetches its page ahead, and not every page that is linked is there yet.
  test.use({ expectedNoise: [brokenRequest] });

  test("whoever goes through it backwards by the keyboard sees where they are", async ({ page }) => {
    await page.goto("/");
    await scrollToEnd(page);
    const bottom = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
    await page.getByRole("link", { name: "Ask Us Anything" }).focus();
    const hidden: string[] = [];
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press("Shift+Tab");
      // A part that wakes while the focus comes to it may move it once more: the eye follows within half a second.
      const out = await page.evaluate(async (bottom) => {
        const focused = document.activeElement ?? document.body;
        for (let drawn = 0; drawn < 30; drawn += 1) {
          const at = focused.getBoundingClientRect();
          if (at.bottom > bottom && at.top < window.innerHeight) return undefined;
          await new Promise(requestAnimationFrame);
        }
        return `${focused.localName} ${focused.getAttribute("aria-label") ?? focused.textContent?.slice(0, 60)}`;
      }, bottom);
      if (out) hidden.push(out);
    }
    expect(hidden).toEqual([]);
  });
});

type Shift = { value: number; what: string };

/** From here on every move of what is already drawn is written down, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const what = sources
          .map(({ node }) => (node instanceof Element ? node.className : "text"))
          .join(" | ");
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, shifts.map(({ value, what }) => `${value} ${what}`).join("\n")).toBeLessThanOrEqual(0.01);
}

/** Until what has changed is drawn, and what the drawing moved is known. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let drawn = 0; drawn < 4; drawn += 1) await new Promise(requestAnimationFrame);
  });

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const width of [360, 1440]) {
    // Of every test: the console stays quiet, about hydration too, and no other host is asked for anything.
    test(`nothing shifts while a visitor reads it to the end at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto("/");
      await scrollToEnd(page);
      await expectNoShift(page);
    });

    // What a machine has in their place is stretched to their measure, the poorest of Linux included.
    test(`nothing shifts when its fonts come late at ${width} px`, async ({ context }) => {
      // Not the `page` of a test, which waits for the code, as the code does for the fonts.
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      const release = await delayRequests(page, /\.woff2$/);
      await page.goto("/", { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await frames(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
      release();
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
      await frames(page);
      await expectNoShift(page);
    });
  }
});

test.describe("the first drawing", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // Or parts that got a page's looks without styles would fade from those to their own.
  test("has its styles before its body", async ({ context }) => {
    const page = await context.newPage();
    const release = await delayRequests(page, /\.css/);
    await page.goto("/", { waitUntil: "commit" });
    const isAllHere = () => {
      const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      return (visit?.responseEnd ?? 0) > 0;
    };
    await expect.poll(() => page.evaluate(isAllHere), { message: "all of the page has come" }).toBe(true);
    expect(await page.evaluate(() => document.body?.childElementCount ?? 0)).toBe(0);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
