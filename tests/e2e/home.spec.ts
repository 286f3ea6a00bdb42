import { giveOnSite } from "#tests/support/donations-desk.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { delayRequests, expectShift, showHydrated, watchShifts } from "#tests/support/site-visitor.ts";

const headings = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

/**
 * Scrolls to the end of the page step by step, until every deferred section is rendered and has its pictures.
 */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += 300) {
      window.scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
    // Pictures at the end of a horizontal list are not loaded.
    for (const picture of document.images) picture.loading = "eager";
  });
  await showHydrated(page.getByRole("region", { name: "Common questions" }));
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
    "They asked her father twice",
    "Transforming Lives Daily",
    "Our books are open",
    "The help we gave",
    "Transforming Lives Since 2016",
    "Success stories",
    "Stories of Hope",
    "Stories from our work",
    "Upcoming Events",
    "Work with us",
    "What people tell us",
    "Testimonials",
    "Common questions",
  ]);
  // No heading level is skipped.
  const levels = await page
    .getByRole("main")
    .locator("h1, h2, h3, h4")
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  expect(await headings(page).count()).toBeGreaterThan(10);
});

test("asks for no font of Urdu, whose one post stands far below, until it is read: ALL-28a", async ({
  page,
  admin,
}) => {
  await admin.publish({ title: "امید کا دوسرا سبق" });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => url.includes("nastaliq"))).toEqual([]);
  await page.getByRole("region", { name: "Stories from our work" }).scrollIntoViewIfNeeded();
  // The regular one alone: its title is not emphasised text.
  const urdu = () =>
    fonts.filter((url) => url.includes("nastaliq")).map((url) => /nastaliq-\d+/.exec(url)?.[0]);
  await expect.poll(urdu).toEqual(["nastaliq-400"]);
});

test("sections below the third are not laid out before they come near: HOME-12", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  // By their headings' ids: what is not laid out has no role.
  const isLaidOut = (id: string) =>
    page
      .locator(`section[aria-labelledby=${id}]`)
      .evaluate((section) => section.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut("updates")).toBe(true);
  for (const id of ["books", "stories", "faq"]) expect(await isLaidOut(id), id).toBe(false);
});

test.describe("with its sample content on a phone", () => {
  test.use({ ownSite: "home on a phone", viewport: { width: 360, height: 740 } });
  test.describe.configure({ mode: "default" });

  test("is at most 14 screens long, with a story and the books among the first: HOME-12, 13 and 14", async ({
    page,
    database,
  }) => {
    await giveOnSite(database, { state: "paid", amountPaisa: 2_484_350_00 });
    await page.goto("/");
    await scrollToEnd(page);
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens).toBeLessThanOrEqual(14);
    const sections = page.getByRole("main").locator("section[aria-labelledby], section[aria-label=Welcome]");
    const [story, books] = [sections.nth(2), sections.nth(4)];
    await expect(story.getByRole("paragraph").filter({ hasText: "She was twelve" })).toBeVisible();
    await expect(story.getByText("This spring she passed with an A.")).toBeVisible();
    await expect(books.getByRole("definition")).toHaveText(["PKR 2,484,350", "PKR 0", "PKR 2,484,350"]);
    await expect(books.getByRole("link", { name: "Check any receipt" })).toHaveAttribute(
      "href",
      "/verify-receipt",
    );
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const name of ["I need blood", "I need help"])
      await expect(page.getByRole("region", { name: "Welcome" }).getByRole("link", { name })).toBeInViewport({
        ratio: 1,
      });
  });
});

test.describe("by the keyboard", () => {
  // A focused link prefetches its page, and some pages do not exist yet.
  test.use({ expectedNoise: [brokenRequest] });

  test("the focus is visible when tabbing backwards", async ({ page }) => {
    await page.goto("/");
    await scrollToEnd(page);
    const bottom = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
    await page.getByRole("link", { name: "Ask Us Anything" }).focus();
    const hidden: string[] = [];
    for (let stops = 0; stops < 60; stops += 1) {
      await page.keyboard.press("Shift+Tab");
      // A deferred section may move once while it is rendered under the focus: half a second is allowed.
      const out = await page.evaluate(async (bottom) => {
        const focused = document.activeElement ?? document.body;
        // Beyond the first section comes the header, and above it what it does not cover.
        if (!focused.closest("main")) return undefined;
        for (let frame = 0; frame < 30; frame += 1) {
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

/** Waits until the change is rendered and its layout shifts are reported. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const width of [360, 1440]) {
    // Checked in every test: no console messages, no hydration warnings, no other hosts.
    test(`nothing shifts while a visitor reads it to the end at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await page.goto("/");
      await scrollToEnd(page);
      await expectShift(page, 0.01);
    });

    // The fallback fonts have the metrics of the real ones, also those of a minimal Linux.
    test(`nothing shifts when its fonts come late at ${width} px`, async ({ context }) => {
      // Not the `page` fixture, which waits for hydration, which in turn waits for the fonts.
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
      await expectShift(page, 0.01);
    });
  }
});

test.describe("the first rendering", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  // Otherwise elements would fade from the default styles to their own.
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
