import { film } from "#tests/support/film.ts";
import { dayIn, showAds } from "#tests/support/home-content.ts";
import { afterHydration, brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { type SiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";
import { clearHoverAndFocus, pauseClock, showHydrated } from "#tests/support/site-visitor.ts";

const call = "**/backendReact/ads/get_ads.php";
const card = (page: Page) => page.locator(".ad-card");
/** What the card is folded to where it would cover something. */
const tab = (page: Page) => page.getByRole("button", { name: "Future Project" });
const press = (page: Page, name: string | RegExp) => card(page).getByRole("button", { name }).click();
const three = [{ title: "First" }, { title: "Second" }, { title: "Third" }];
const shows = (page: Page, title: string) =>
  expect(card(page).getByText(title, { exact: true })).toBeVisible();

/** A post's lower left corner is free on a wide window: there are no controls beside its text. */
async function storyAddress(admin: SiteAdmin): Promise<string> {
  const { slug } = await admin.publish({ title: uniqueTitle("Beside"), content: "A line.\n\n".repeat(80) });
  return `/blog/${slug}`;
}

/** A visitor who has scrolled and stays six seconds, with a stopped clock. */
async function read(page: Page, address: string): Promise<void> {
  await pauseClock(page);
  await afterHydration(page, await page.goto(address));
  await scrollAndWait(page);
}

/** The same on an open page. */
async function scrollAndWait(page: Page): Promise<void> {
  await showHydrated(page.getByRole("banner"));
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.clock.runFor(6000);
}

/** Waits for the lazily loaded code and the ads, and for the reappear delay. */
async function expectOpen(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(card(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** The texts of the page that lie below the folded tab's strip. */
const textUnder = (page: Page) =>
  page.evaluate(() => {
    const strip = document.querySelector(".ad-tab:not([data-aside]) span")?.getBoundingClientRect();
    const texts = document.createTreeWalker(
      document.querySelector("main") as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (strip && texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const below = line.top < strip.bottom && strip.top < line.bottom;
        const beside = line.left >= strip.right - 1 || line.right <= strip.left + 1;
        if (line.width > 1 && below && !beside) found.push(texts.currentNode.textContent ?? "");
      }
    }
    return found;
  });

/** Advances the clock until a condition is met: React renders loaded data by timers. */
async function until<Event>(page: Page, event: Promise<Event>): Promise<Event> {
  let happened = false;
  const done = event.then(() => {
    happened = true;
  });
  await expect(async () => {
    await page.clock.runFor(500);
    expect(happened).toBe(true);
  }).toPass();
  await done;
  return event;
}

async function open(page: Page, admin: SiteAdmin): Promise<void> {
  await read(page, await storyAddress(admin));
  await expectOpen(page);
}

test.describe("the popup", () => {
  test("says 'Future Project', shows the eligible ads, and pages in both directions", async ({
    page,
    admin,
  }) => {
    await showAds(admin, [
      { title: "First", description: "What the first is" },
      { title: "Still to come", startsIn: 3 },
      { title: "Long over", startsIn: -9, endsIn: -1 },
      { title: "Switched off", active: false },
      { title: "Second", startsIn: 0, endsIn: 3 },
      { title: "Third" },
    ]);
    await open(page, admin);
    await expect(card(page).getByText("Future Project")).toBeVisible();
    await shows(page, "First");
    await expect(card(page).getByText("What the first is")).toBeVisible();
    const box = await card(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), "it stands on the left").toBeLessThan(640);
    for (const title of ["Second", "Third", "First"]) {
      await press(page, "Next project");
      await shows(page, title);
    }
    await press(page, "Previous project");
    await shows(page, "Third");
    await test.step("it does not move with reduced motion", async () => {
      await clearHoverAndFocus(page);
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await expect(card(page).getByRole("button", { name: "Hold this project" })).toHaveCount(0);
    });
  });

  test.describe("that may move", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("shows the next after 10 s, but not while it is paused or expanded; a press on its picture expands and collapses it", async ({
      page,
      admin,
    }) => {
      await showAds(admin, three);
      await open(page, admin);
      await press(page, "Previous project");
      await press(page, "Next project");
      await clearHoverAndFocus(page);
      await page.clock.runFor(9_999);
      await shows(page, "First");
      await page.clock.runFor(1);
      await shows(page, "Second");
      await page.clock.runFor(10_000);
      await shows(page, "Third");

      await card(page).getByText("Future Project").hover();
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await clearHoverAndFocus(page);
      await card(page).getByRole("button", { name: "Next project" }).focus();
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await press(page, "Hold this project");
      await clearHoverAndFocus(page);
      await page.clock.fastForward(60_000);
      await shows(page, "Third");
      await press(page, "Let the projects change");
      await clearHoverAndFocus(page);
      await page.clock.runFor(10_000);
      await shows(page, "First");

      const small = await card(page).boundingBox();
      await press(page, "See larger: First");
      await clearHoverAndFocus(page);
      const large = await card(page).boundingBox();
      expect(large?.width).toBeGreaterThan(small?.width ?? 0);
      await page.clock.fastForward(60_000);
      await shows(page, "First");
      const picture = card(page).getByRole("button", { name: /First/ });
      await expect(picture).toHaveAttribute("aria-expanded", "true");
      await picture.click();
      await expect(picture).toHaveAttribute("aria-expanded", "false");
      await clearHoverAndFocus(page);
      await page.clock.runFor(10_000);
      await shows(page, "Second");
    });
  });

  test("plays a film once it is expanded", async ({ page, admin }) => {
    await showAds(admin, [{ title: "A film", film }]);
    await open(page, admin);
    await press(page, "Watch larger: A film");
    const played = () =>
      card(page)
        .locator("video")
        .evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(played).toBeGreaterThan(0);
    await press(page, "Make smaller");
    await expect(card(page).getByRole("button", { name: "Watch larger: A film" })).toBeVisible();
  });

  test("opens after a first scroll, not before", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await pauseClock(page);
    await page.goto(await storyAddress(admin));
    await page.clock.runFor(60_000);
    await expect(card(page)).toHaveCount(0);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 900);
    await expectOpen(page);
  });

  test("once closed stays closed for the session: after a reload, in a new tab and in an open one", async ({
    page,
    admin,
    context,
    browser,
  }) => {
    await showAds(admin, [{ title: "Only" }]);
    const address = await storyAddress(admin);
    const other = await context.newPage();
    await read(other, address);
    await expectOpen(other);
    await read(page, address);
    await expectOpen(page);
    await shows(page, "Only");
    await expect(card(page).getByRole("button", { name: "Next project" })).toHaveCount(0);
    await press(page, "Close for now");
    await expect(card(page)).toHaveCount(0);
    await expect(card(other)).toHaveCount(0);
    await page.reload();
    await scrollAndWait(page);
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveCount(0);
    const next = await context.newPage();
    await read(next, address);
    await next.clock.runFor(1000);
    await expect(card(next)).toHaveCount(0);
    // The cookie holds only that, and ends with the session.
    expect((await context.cookies()).map(({ name, value, expires }) => ({ name, value, expires }))).toEqual([
      { name: "adPopupClosed", value: "1", expires: -1 },
    ]);
    const later = await browser.newContext({ baseURL: page.url(), viewport: { width: 1280, height: 900 } });
    const again = await later.newPage();
    await read(again, address);
    await expectOpen(again);
    await later.close();
  });

  test("does not open without an eligible ad", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Tomorrow", startsIn: 1 }]);
    expect((await admin.call("listAds"))[0].start_date).toBe(dayIn(1));
    const answered = page.waitForResponse(call);
    await read(page, await storyAddress(admin));
    expect(await (await until(page, answered)).json()).toEqual([]);
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveCount(0);
  });
});

test.describe("the popup", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("does not open when the call fails or returns no list", async ({ page, admin }) => {
    await showAds(admin, three);
    const address = await storyAddress(admin);
    await pauseClock(page);
    const failures = [
      { status: 500, json: { success: false } },
      { status: 200, json: { success: false, message: "Network error" } },
      undefined,
    ];
    for (const response of failures) {
      const asked = page.waitForRequest(call);
      await page.unroute(call);
      await page.route(call, (route) => (response ? route.fulfill(response) : route.abort()));
      await page.goto(address);
      await scrollAndWait(page);
      await until(page, asked);
      await page.clock.runFor(1000);
      await expect(card(page)).toHaveCount(0);
    }
  });

  test("shows 'Advertisement' for a picture that is broken", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await page.route("**/backendReact/uploads/images/*", (route) => route.abort());
    await open(page, admin);
    await expect(card(page).getByText("Advertisement", { exact: true })).toBeVisible();
    await shows(page, "Only");
  });

  test("is away while a form is in use, and on the pages of giving and signing in", async ({
    page,
    admin,
  }) => {
    await showAds(admin, three);
    await open(page, admin);
    await press(page, "Next project");
    await shows(page, "Second");
    await clearHoverAndFocus(page);
    await page.getByRole("textbox", { name: "Your email address" }).evaluate((field) => {
      field.focus({ preventScroll: true });
    });
    await expect(card(page), "while a form is in use").toBeHidden();
    await expect(tab(page), "while a form is in use").toBeHidden();
    await clearHoverAndFocus(page);
    await expectOpen(page);
    await shows(page, "Second");
    const address = page.url();
    await page.getByRole("banner").getByRole("link", { name: "Donate" }).click();
    await expect(async () => {
      await page.clock.runFor(500);
      expect(page.url()).not.toBe(address);
    }).toPass();
    await expect(card(page)).toHaveCount(0);
    for (const path of ["/login", "/donate"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
      await page.clock.runFor(7000);
      await expect(card(page), path).toHaveCount(0);
    }
  });

  test("never covers what Tab focuses", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await read(page, "/");
    await page.clock.runFor(1000);
    await expect(page.locator(".ad-card")).toHaveCount(1);
    const covered = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const popup = document.querySelector(".ad-card");
        if (!focused || !popup || popup.contains(focused)) return false;
        if (!popup.checkVisibility({ visibilityProperty: true })) return false;
        const [one, two] = [focused.getBoundingClientRect(), popup.getBoundingClientRect()];
        return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
      });
    for (let stop = 1; stop <= 50; stop += 1) {
      await page.keyboard.press("Tab");
      await page.clock.runFor(500);
      // The observer reports the new position in the next frames.
      await expect.poll(covered, { message: `after ${stop} times Tab` }).toBe(false);
    }
  });

  test("is one slim line on a phone until it is opened, and never covers a post's text", async ({
    page,
    admin,
  }) => {
    await showAds(admin, [{ title: "A rather long title that ends before the pause" }, { title: "Second" }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await read(page, await storyAddress(admin));
    await page.clock.runFor(1000);
    await expect(page.locator(".ad-card")).toHaveCount(1);
    await expect(card(page), "over the text").toBeHidden();
    await expect(tab(page)).toBeVisible();
    // Scrolls until the window's lower edge is in the free space below the text.
    await page.locator(".star-rule").evaluate((rule) => {
      window.scrollBy({
        top: rule.getBoundingClientRect().bottom - window.innerHeight + 16,
        behavior: "instant",
      });
    });
    await expectOpen(page);
    const height = async () => (await card(page).boundingBox())?.height ?? 0;
    expect(await height()).toBeLessThanOrEqual(56);
    await expect(card(page).getByText("Future Project")).toBeVisible();
    await expect(card(page).getByRole("button", { name: "Next project" })).toBeHidden();
    await card(page).getByText("A rather long").click({ force: true });
    await expect(card(page).getByRole("button", { name: "Next project" })).toBeVisible();
    expect(await height()).toBeGreaterThan(200);
    await card(page)
      .getByRole("button", { name: /^See larger: / })
      .click();
    await expect.poll(height).toBeLessThanOrEqual(56);
  });

  test("never goes away by itself: a tab in the margin stands for it, and opens it by mouse and by keyboard", async ({
    page,
    admin,
  }) => {
    await showAds(admin, [{ title: "Only" }]);
    await pauseClock(page);
    for (const [width, address] of [
      [360, "/about-us/mission"],
      [768, "/ur/about-us/mission"],
      [1440, "/about-us/mission"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await afterHydration(page, await page.goto(address));
      await scrollAndWait(page);
      const anyTab = page.locator(".ad-tab");
      await expect(anyTab).toHaveCount(1);
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await page.evaluate((share) => {
          window.scrollTo({ top: share * document.body.scrollHeight, behavior: "instant" });
        }, part);
        await page.clock.runFor(500);
        await expect(anyTab.or(card(page)).filter({ visible: true }), `${width} ${part}`).toHaveCount(1);
        expect(await textUnder(page), `${width} ${part}`).toEqual([]);
      }
    }
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
    await expect(tab(page)).toBeVisible();
    await tab(page).click();
    await shows(page, "Only");
    await page.mouse.move(1000, 300);
    await page.mouse.wheel(0, 100);
    await expect(tab(page)).toBeVisible();
    await tab(page).focus();
    await page.keyboard.press("Enter");
    await expect(card(page).getByRole("button", { name: "See larger: Only" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tab(page)).toBeFocused();
  });
});
