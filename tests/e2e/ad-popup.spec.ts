import { film } from "#tests/support/film.ts";
import { dayIn, showAds } from "#tests/support/home-content.ts";
import { afterHydration, brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { clearHoverAndFocus, pauseClock, showHydrated } from "#tests/support/site-visitor.ts";

const call = "**/backendReact/ads/get_ads.php";
const address = "/about-us/mission";
const card = (page: Page) => page.locator(".ad-card");
const tab = (page: Page) => card(page).locator("summary");
const press = (page: Page, name: string | RegExp) => card(page).getByRole("button", { name }).click();
const shows = (page: Page, title: string) =>
  expect(card(page).getByText(title, { exact: true })).toBeVisible();
const isOpen = (page: Page, open: boolean) => expect(card(page)).toHaveJSProperty("open", open);

/** A visitor who has scrolled and stays six seconds, with a stopped clock. */
async function read(page: Page, at = address): Promise<void> {
  await pauseClock(page);
  await afterHydration(page, await page.goto(at));
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

async function open(page: Page): Promise<void> {
  await read(page);
  await tab(page).click();
}

/** The texts of the page that lie below the card, or below the strip of its tab. */
const textUnder = (page: Page) =>
  page.evaluate(() => {
    const over = document.querySelector(".ad-card[open], .ad-card > summary > span") as HTMLElement;
    const box = over.getBoundingClientRect();
    const texts = document.createTreeWalker(
      document.querySelector("main") as HTMLElement,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const below = line.top < box.bottom && box.top < line.bottom;
        const beside = line.left >= box.right - 1 || line.right <= box.left + 1;
        if (line.width > 1 && below && !beside) found.push(texts.currentNode.textContent ?? "");
      }
    }
    return found;
  });

test.describe("the popup", () => {
  test("is a tab until it is pressed, shows the eligible ads, and pages in both directions", async ({
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
    await read(page);
    await expect(tab(page)).toHaveText("Future Project");
    await isOpen(page, false);
    await tab(page).click();
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

    test("shows the next after 10 s, but not while it is pointed at, in use by keyboard, paused or expanded", async ({
      page,
      admin,
    }) => {
      await showAds(admin, [{ title: "First" }, { title: "Second" }, { title: "Third" }]);
      await open(page);
      await clearHoverAndFocus(page);
      await page.clock.runFor(9_999);
      await shows(page, "First");
      await page.clock.runFor(1);
      await shows(page, "Second");

      const staysSecond = async () => {
        await page.clock.fastForward(60_000);
        await shows(page, "Second");
        await clearHoverAndFocus(page);
      };
      await tab(page).hover();
      await staysSecond();
      await page.keyboard.press("Shift");
      await card(page).getByRole("button", { name: "Next project" }).focus();
      await staysSecond();
      await press(page, "Hold this project");
      await clearHoverAndFocus(page);
      await staysSecond();
      await press(page, "Let the projects change");

      const small = await card(page).boundingBox();
      await press(page, "See larger: Second");
      const large = await card(page).boundingBox();
      expect(large?.width).toBeGreaterThan(small?.width ?? 0);
      await clearHoverAndFocus(page);
      await staysSecond();
      const picture = card(page).getByRole("button", { name: /Second/ });
      await expect(picture).toHaveAttribute("aria-expanded", "true");
      await picture.click();
      await expect(picture).toHaveAttribute("aria-expanded", "false");
      await clearHoverAndFocus(page);
      await page.clock.runFor(10_000);
      await shows(page, "Third");
    });
  });

  test("plays a film once it is expanded, until it is small again", async ({ page, admin }) => {
    await showAds(admin, [{ title: "A film", film }]);
    await open(page);
    const button = card(page).getByRole("button", { name: "Watch larger: A film" });
    const video = card(page).locator("video");
    await button.click();
    await expect
      .poll(() => video.evaluate((shown: HTMLVideoElement) => shown.currentTime))
      .toBeGreaterThan(0.1);
    await button.click();
    await expect(video).toHaveJSProperty("paused", true);
    await expect(card(page)).not.toHaveAttribute("data-expanded");
  });

  test("once closed stays closed for the session: after a reload, in a new tab and in an open one", async ({
    page,
    admin,
    context,
    browser,
  }) => {
    await showAds(admin, [{ title: "Only" }]);
    const other = await context.newPage();
    await read(other);
    await expect(card(other)).toBeVisible();
    await open(page);
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
    await read(next);
    await next.clock.runFor(1000);
    await expect(card(next)).toHaveCount(0);
    // The cookie holds only that, and ends with the session.
    expect((await context.cookies()).map(({ name, value, expires }) => ({ name, value, expires }))).toEqual([
      { name: "adPopupClosed", value: "1", expires: -1 },
    ]);
    const later = await browser.newContext({ baseURL: page.url(), viewport: { width: 1280, height: 900 } });
    const again = await later.newPage();
    await read(again);
    await expect(card(again)).toBeVisible();
    await later.close();
  });

  test("is not there without an eligible ad", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Tomorrow", startsIn: 1 }]);
    expect((await admin.call("listAds"))[0].start_date).toBe(dayIn(1));
    const answered = page.waitForResponse(call);
    await read(page);
    expect(await (await answered).json()).toEqual([]);
    await page.clock.runFor(1000);
    await expect(card(page)).toHaveCount(0);
  });

  test("goes while a form is in use, and comes back folded", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await open(page);
    await shows(page, "Only");
    await page.getByRole("textbox", { name: "Your email address" }).evaluate((field) => {
      field.focus({ preventScroll: true });
    });
    await expect(card(page)).toBeHidden();
    await clearHoverAndFocus(page);
    await expect(tab(page)).toBeVisible();
    await isOpen(page, false);
  });

  test("covers no text unless it is opened, by mouse or by keyboard", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await pauseClock(page);
    for (const [width, path] of [
      [360, address],
      [768, `/ur${address}`],
      [1440, address],
      [1744, address],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await afterHydration(page, await page.goto(path));
      await scrollAndWait(page);
      await expect(card(page)).toBeVisible();
      await isOpen(page, width === 1744);
      for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await page.evaluate((share) => {
          window.scrollTo({ top: share * document.body.scrollHeight, behavior: "instant" });
        }, part);
        expect(await textUnder(page), `${width} ${part}`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await isOpen(page, false);
    await tab(page).click();
    await shows(page, "Only");
    await page.mouse.click(350, 100);
    await isOpen(page, false);
    await tab(page).focus();
    await page.keyboard.press("Enter");
    await shows(page, "Only");
    await page.keyboard.press("Tab");
    await expect(card(page).getByRole("button", { name: "Close for now" })).toBeFocused();
    await page.keyboard.press("Escape");
    await isOpen(page, false);
    await expect(tab(page)).toBeFocused();
  });
});

test.describe("the popup", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("shows 'Advertisement' for a picture that is broken", async ({ page, admin }) => {
    await showAds(admin, [{ title: "Only" }]);
    await page.route("**/backendReact/uploads/images/*", (route) => route.abort());
    await open(page);
    await expect(card(page).getByText("Advertisement", { exact: true })).toBeVisible();
    await shows(page, "Only");
  });
});
