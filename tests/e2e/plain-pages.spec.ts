import { showAds } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { clearHoverAndFocus, pauseClock } from "#tests/support/site-visitor.ts";

/** Names of the scripts that a page has asked for. */
/** By name: which one came first depends on the machine. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js"))
      .sort(),
  );

/** As they are sent. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  );

test.use({ expectedNoise: [brokenRequest] });

/** What the others under their layout import, architecture.test.ts looks at. */
const plainPaths = [
  "/about-us",
  "/our-work",
  "/impact-report",
  "/services/health",
  "/terms",
  "/no-such-page",
];

test("a page that only tells loads the frame's script alone, and weighs at most 76 KB on a first visit without its pictures, 10 KB of it script", async ({
  page,
}) => {
  for (const path of plainPaths) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page.locator("html"), path).toHaveAttribute("data-plain");
    expect(await scriptsOf(page), path).toEqual([expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/)]);
    const bytes = await page.evaluate(() => {
      const entries = [
        ...performance.getEntriesByType("navigation"),
        ...performance.getEntriesByType("resource"),
      ];
      return entries
        .filter((entry) => /\.(?:js|css|woff2)$|^[^.]*$/.test(new URL(entry.name).pathname))
        .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    });
    expect(await scriptBytes(page), path).toBeLessThan(10_000);
    expect(bytes, path).toBeLessThan(76_000);
  }
});

test("the home page loads its own script beside the frame's, and no framework: 10 KB", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-plain");
  expect(await scriptBytes(page)).toBeLessThan(10_000);
  expect(await scriptsOf(page)).toEqual([
    expect.stringMatching(/^\/assets\/home-script-[\w-]+\.js$/),
    expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/),
  ]);
});

test("a page with a form loads the frame's script and the forms', and no framework: 10 KB of 25", async ({
  page,
}) => {
  for (const path of ["/help", "/registration/blood-request", "/contact"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html"), path).toHaveAttribute("data-plain");
    expect(await scriptBytes(page), path).toBeLessThan(10_000);
    expect(await scriptsOf(page), path).toEqual([
      expect.stringMatching(/^\/assets\/form-script-[\w-]+\.js$/),
      expect.stringMatching(/^\/assets\/main-[\w-]+\.js$/),
    ]);
  }
});

test("its frame does all that it does elsewhere", async ({ page, admin }) => {
  await showAds(admin, [{ title: "Only" }]);
  await admin.saveBanner({
    message: "A very long announcement ".repeat(11).trim(),
    link_text: "Read",
    link_url: "/blogs",
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await pauseClock(page);
  await page.goto("/terms");
  await test.step("the menu opens under the mouse and closes by Escape", async () => {
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Services", { exact: true }).hover();
    await page.clock.runFor(200);
    await expect(menu.locator("[data-panel][data-place]").filter({ visible: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu.getByRole("list", { name: "Our Programs" })).toBeHidden();
  });
  await test.step("the announcement moves and is paused", async () => {
    const strip = page.getByRole("region", { name: "Current Events" });
    const state = () =>
      strip.locator(".banner-track").evaluate((track) => track.getAnimations()[0]?.playState);
    await expect.poll(state).toBe("running");
    await strip.getByRole("button", { name: "Pause the announcement" }).click();
    await expect.poll(state).toBe("paused");
  });
  await test.step("the newsletter refuses in place", async () => {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("textbox", { name: "Your email address" }).fill("reader@home");
    await footer.getByRole("button", { name: "Subscribe" }).click();
    await expect(footer.getByRole("status")).toHaveText("Please enter a valid email address.");
    await clearHoverAndFocus(page);
  });
  await test.step("the popup opens after a scroll and closes", async () => {
    const card = page.locator(".ad-card");
    await page.mouse.wheel(0, -900);
    await page.clock.runFor(7000);
    await expect(card).toHaveCount(1);
    await card.locator("summary").click();
    await expect(card).toContainText("Only");
    await card.getByRole("button", { name: "Close for now" }).click();
    await expect(card).toHaveCount(0);
  });
});

test("between both kinds of pages links lead on and back, and the place in the page is kept", async ({
  page,
}) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto("/blogs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms/);
  await expect(page.locator("html")).toHaveAttribute("data-plain");
  await expect.poll(place).toBe(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("banner").getByRole("link", { name: "Donate" }).click();
  await expect(page).toHaveURL("/donate");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL("/blogs");
  await expect.poll(place).toBeGreaterThan(0);
});

test("the next page is fetched while it is chosen, and no page with a form", async ({ page }) => {
  const prefetched = new Set<string>();
  const browser = await page.context().newCDPSession(page);
  browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) =>
    prefetched.add(new URL(prefetchUrl).pathname),
  );
  await browser.send("Preload.enable");
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Volunteer" }).first().hover();
  await expect(async () => {
    await footer.getByRole("link", { name: "Cookies" }).hover();
    await footer.getByRole("link", { name: "Privacy policy" }).hover();
    expect([...prefetched]).toContain("/privacy-policy");
  }).toPass();
  expect([...prefetched]).not.toContain("/registration/volunteer");
});
