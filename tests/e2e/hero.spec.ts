import { showSlides } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import {
  clearHoverAndFocus,
  figuresIn,
  hideTab,
  pauseClock,
  showHydrated,
  swipe,
} from "#tests/support/site-visitor.ts";

const hero = (page: Page) => page.getByRole("region", { name: "Welcome" });
const button = (page: Page, name: string | RegExp) => hero(page).getByRole("button", { name });
const story = (page: Page) => page.getByRole("dialog", { name: "Our story" });
/** Hidden years have no heading for screen readers. */
const year = (page: Page) => story(page).getByRole("heading", { level: 3 });
const three = ["First", "Second", "Third"];
/** Hidden slides have no headline for screen readers. */
const shows = (page: Page, headline: string) =>
  expect(hero(page).getByRole("heading", { level: 2 })).toHaveText([headline]);

async function openPaused(page: Page): Promise<void> {
  await pauseClock(page);
  await page.goto("/");
  await showHydrated(hero(page));
  await shows(page, "First");
}

test("trust bar, figures, and each slide's text, picture and link, in turn", async ({ page, admin }) => {
  await showSlides(admin, three);
  await page.goto("/");
  await showHydrated(hero(page));
  const trust = hero(page).getByRole("list", { name: "Why people trust us" }).getByRole("listitem");
  await expect(trust).toHaveText(["Verified Non-Profit", "92% Program Efficiency", "4.9/5 Rating"]);
  expect(await figuresIn(hero(page))).toEqual(["15+ Years", "120+ Countries", "2M+ Lives", "92% Efficiency"]);
  for (const [place, headline] of three.entries()) {
    const dot = button(page, `${place + 1} of 3: ${headline}`);
    await dot.click();
    await shows(page, headline);
    await expect(dot).toHaveAttribute("aria-current", "true");
    await expect(hero(page).getByText(`About ${headline}`)).toBeVisible();
    const link = hero(page).getByRole("link", { name: `To ${headline}` });
    await expect(link).toHaveAttribute("href", "/blogs");
    const picture = hero(page).locator("img").filter({ visible: true });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await button(page, "1 of 3: First").click();
  await test.step("next, previous and the arrow keys change the slide, and wrap", async () => {
    for (const headline of ["Second", "Third", "First"]) {
      await button(page, "Next").click();
      await shows(page, headline);
    }
    await button(page, "Previous").click();
    await shows(page, "Third");
    await page.keyboard.press("ArrowRight");
    await shows(page, "First");
    await page.keyboard.press("ArrowLeft");
    await shows(page, "Third");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a swipe changes the slide, and the year of the story, all of which fits", async ({ page, admin }) => {
    await showSlides(admin, three);
    await page.goto("/");
    await showHydrated(hero(page));
    const words = hero(page)
      .getByText(/^About /)
      .filter({ visible: true });
    await swipe(page, words, -150);
    await shows(page, "Second");
    await swipe(page, words, 150);
    await shows(page, "First");
    await button(page, "Watch Our Story").tap();
    await swipe(page, year(page), -150);
    await expect(year(page)).toHaveText(["The first school"]);
    await swipe(page, year(page), 150);
    await expect(year(page)).toHaveText(["One rented room"]);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const sizes = await story(page).evaluate((dialog) => ({
        over: dialog.scrollWidth - dialog.clientWidth,
        outside: dialog.getBoundingClientRect().right > window.innerWidth,
        small: [...dialog.querySelectorAll("button")].filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 24 || height < 24;
        }).length,
      }));
      expect(sizes, `${width} px`).toEqual({ over: 0, outside: false, small: 0 });
    }
  });
});

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("changes every 6 s, wraps, announces nothing, and pauses for the mouse, the focus, the pause button and a hidden tab", async ({
    page,
    admin,
  }) => {
    await showSlides(admin, three);
    await openPaused(page);
    await page.clock.runFor(5_999);
    await shows(page, "First");
    await page.clock.runFor(1);
    await shows(page, "Second");
    await expect(hero(page).locator("[aria-live]").first()).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(6_000);
    await shows(page, "Third");
    await page.clock.runFor(6_000);
    await shows(page, "First");

    for (const under of [
      hero(page).locator("img").filter({ visible: true }),
      hero(page).getByRole("link", { name: "To First" }),
    ]) {
      await under.hover();
      await page.clock.fastForward(30_000);
      await shows(page, "First");
    }
    await clearHoverAndFocus(page);
    await page.clock.runFor(6_000);
    await shows(page, "Second");

    await hero(page).getByRole("link", { name: "To Second" }).focus();
    await page.clock.fastForward(30_000);
    await shows(page, "Second");
    await clearHoverAndFocus(page);
    await page.clock.runFor(6_000);
    await shows(page, "Third");

    await hideTab(page, true);
    await page.clock.fastForward(30_000);
    await shows(page, "Third");
    await hideTab(page, false);
    await page.clock.runFor(6_000);
    await shows(page, "First");

    await button(page, "Pause the slides").click();
    await clearHoverAndFocus(page);
    await page.clock.fastForward(30_000);
    await shows(page, "First");
    await expect(hero(page).locator("[aria-live]").first()).toHaveAttribute("aria-live", "polite");
    await button(page, "Let the slides move").click();
    await clearHoverAndFocus(page);
    await page.clock.runFor(6_000);
    await shows(page, "Second");
  });
});

test("'Watch Our Story' opens as a dialog, by mouse and keyboard, and returns the focus; its five years change by buttons, years and arrow keys, and stop at both ends", async ({
  page,
  admin,
}) => {
  await showSlides(admin, three);
  await page.goto("/");
  await showHydrated(hero(page));
  const opener = button(page, "Watch Our Story");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(year(page)).toHaveText(["One rented room"]);
  await page.keyboard.press("Escape");
  await expect(story(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await story(page).getByRole("button", { name: "Close" }).click();
  await expect(story(page)).toHaveCount(0);
  await opener.click();
  await page.mouse.click(5, 5);
  await expect(story(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await button(page, "Watch Our Story").click();
  const turn = (name: string) => story(page).getByRole("button", { name });
  const expectedYears: [number, string][] = [
    [2016, "One rented room"],
    [2018, "The first school"],
    [2020, "The kitchen that stayed open"],
    [2023, "After the flood"],
    [2025, "A clinic van and two shifts"],
  ];
  await expect(turn("Previous year")).toBeDisabled();
  await page.keyboard.press("ArrowLeft");
  for (const [at, title] of expectedYears) {
    if (at > 2016) await turn("Next year").click();
    await expect(year(page)).toHaveText([title]);
    await expect(story(page).getByRole("button", { name: `${at}: ${title}` })).toHaveAttribute(
      "aria-current",
      "step",
    );
    const picture = story(page).getByRole("img");
    await expect(picture).toHaveAttribute("alt", /\w/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(turn("Next year")).toBeDisabled();
  await expect(turn("Next year")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(year(page)).toHaveText(["A clinic van and two shifts"]);
  await page.keyboard.press("ArrowLeft");
  await expect(year(page)).toHaveText(["After the flood"]);
  // After a click beside the buttons the keys still work.
  await year(page).click();
  await page.keyboard.press("ArrowRight");
  await turn("2020: The kitchen that stayed open").click();
  await expect(year(page)).toHaveText(["The kitchen that stayed open"]);

  // The focus is trapped.
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    const outside = await story(page).evaluate(
      (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await button(page, "Watch Our Story").click();
  await expect(year(page), "it starts with the first year").toHaveText(["One rented room"]);
  await turn("2025: A clinic van and two shifts").click();
  await story(page).getByRole("link", { name: "Read the stories" }).click();
  await expect(page).toHaveURL("/blogs");
});

test("every slide's buttons stand directly above 'I need blood': HERO-05b", async ({ page }) => {
  for (const path of ["/", "/ur"]) {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page
        .locator("#main .carousel-stack")
        .first()
        .evaluate((stack) => {
          const { bottom } = stack.getBoundingClientRect();
          return [...stack.children].map((slide) =>
            Math.round(bottom - slide.getBoundingClientRect().bottom),
          );
        });
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.max(...gaps), `${path} at ${width} px`).toBe(0);
    }
  }
});
