import { forgetPages, showSlides } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { awake, figuresIn, hideTab, holdTime, letGo, swipe } from "#tests/support/site-visitor.ts";

const hero = (page: Page) => page.getByRole("region", { name: "Welcome" });
const button = (page: Page, name: string | RegExp) => hero(page).getByRole("button", { name });
const story = (page: Page) => page.getByRole("dialog", { name: "Our story" });
const three = ["First", "Second", "Third"];
/** Slides that are out of sight have no headline for anybody. */
const shows = (page: Page, headline: string) =>
  expect(hero(page).getByRole("heading", { level: 2 })).toHaveText([headline]);

async function openHeld(page: Page): Promise<void> {
  await holdTime(page);
  await page.goto("/");
  await awake(hero(page));
  await shows(page, "First");
}

test("trust bar, figures, and of each slide its words, its picture and its link", async ({ page, admin }) => {
  await showSlides(admin, three);
  await page.goto("/");
  await awake(hero(page));
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
});

test("next, previous and the arrow keys turn, and wrap", async ({ page, admin }) => {
  await showSlides(admin, three);
  await page.goto("/");
  await awake(hero(page));
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a finger turns them", async ({ page, admin }) => {
    await showSlides(admin, three);
    await page.goto("/");
    await awake(hero(page));
    const words = hero(page)
      .getByText(/^About /)
      .filter({ visible: true });
    await swipe(page, words, -150);
    await shows(page, "Second");
    await swipe(page, words, 150);
    await shows(page, "First");
  });
});

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("turns every 6 s by itself, round and round, and says nothing meanwhile", async ({ page, admin }) => {
    await showSlides(admin, three);
    await openHeld(page);
    await page.clock.runFor(5_999);
    await shows(page, "First");
    await page.clock.runFor(1);
    await shows(page, "Second");
    await expect(hero(page).locator("[aria-live]").first()).toHaveAttribute("aria-live", "off");
    await page.clock.runFor(6_000);
    await shows(page, "Third");
    await page.clock.runFor(6_000);
    await shows(page, "First");
  });

  test("waits for the mouse, the focus, the pause button and a hidden tab", async ({ page, admin }) => {
    await showSlides(admin, three);
    await openHeld(page);
    for (const under of [
      hero(page).locator("img").filter({ visible: true }),
      hero(page).getByRole("link", { name: "To First" }),
    ]) {
      await under.hover();
      await page.clock.fastForward(30_000);
      await shows(page, "First");
    }
    await letGo(page);
    await page.clock.runFor(6_000);
    await shows(page, "Second");

    await hero(page).getByRole("link", { name: "To Second" }).focus();
    await page.clock.fastForward(30_000);
    await shows(page, "Second");
    await letGo(page);
    await page.clock.runFor(6_000);
    await shows(page, "Third");

    await hideTab(page, true);
    await page.clock.fastForward(30_000);
    await shows(page, "Third");
    await hideTab(page, false);
    await page.clock.runFor(6_000);
    await shows(page, "First");

    await button(page, "Pause the slides").click();
    await letGo(page);
    await page.clock.fastForward(30_000);
    await shows(page, "First");
    await expect(hero(page).locator("[aria-live]").first()).toHaveAttribute("aria-live", "polite");
    await button(page, "Let the slides move").click();
    await letGo(page);
    await page.clock.runFor(6_000);
    await shows(page, "Second");
  });

  test("waits while the story is open", async ({ page, admin }) => {
    await showSlides(admin, three);
    await openHeld(page);
    await button(page, "Watch Our Story").click();
    await expect(story(page)).toBeVisible();
    await letGo(page);
    await page.clock.fastForward(30_000);
    await page.keyboard.press("Escape");
    await expect(story(page)).toHaveCount(0);
    await shows(page, "First");
  });
});

test("stands still for who asks for less motion, until it is told to move", async ({ page, admin }) => {
  await showSlides(admin, three);
  await openHeld(page);
  await page.clock.fastForward(30_000);
  await shows(page, "First");
  await button(page, "Let the slides move").click();
  await letGo(page);
  await page.clock.runFor(6_000);
  await shows(page, "Second");
});

test("'Watch Our Story' opens over the page, by mouse and keyboard, and gives the focus back", async ({
  page,
  admin,
}) => {
  await showSlides(admin, three);
  await page.goto("/");
  await awake(hero(page));
  const opener = button(page, "Watch Our Story");
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(story(page).getByText("Our film is not finished yet.")).toBeVisible();
  await expect(story(page).getByRole("img")).toHaveAttribute("alt", /\w/);
  await expect(story(page).getByRole("link", { name: "Read the stories" })).toHaveAttribute("href", "/blogs");
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
});

test("without slides: 'Create Lasting Change' leads to giving, and nothing turns", async ({
  page,
  admin,
}) => {
  await showSlides(admin, []);
  await page.goto("/");
  await awake(hero(page));
  await shows(page, "Create Lasting Change");
  const link = hero(page).getByRole("link", { name: "Start Making Impact" });
  await expect(link).toHaveAttribute("href", "/donate");
  await expect(hero(page).getByRole("button")).toHaveText(["Watch Our Story"]);
  await expect(hero(page).getByRole("img")).toBeVisible();
});

test("a slide that names no link has 'Get Started', which leads to giving", async ({
  page,
  admin,
  database,
}) => {
  await showSlides(admin, ["Only"]);
  await database.updateTable("hero_slides").set({ cta_text: "", cta_link: "" }).execute();
  await forgetPages(admin);
  await page.goto("/");
  await expect(hero(page).getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/donate");
  await expect(hero(page).getByRole("button", { name: "Next" })).toHaveCount(0);
});

test("shows only active slides, in their order", async ({ page, admin }) => {
  await showSlides(admin, ["Second", "Off", "First"]);
  const { slides } = await admin.call("listHeroSlides");
  const [second, off, first] = slides.map(({ id }: { id: number }) => id);
  await admin.call("reorderHeroSlides", { ids: [first, off, second] });
  await admin.call("updateHeroSlide", { id: off, is_active: 0 });
  await page.goto("/");
  await awake(hero(page));
  await shows(page, "First");
  await button(page, "2 of 2: Second").click();
  await shows(page, "Second");
});

test.describe("a slide's picture that is broken", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("leaves its words and the placeholder", async ({ page, admin }) => {
    await showSlides(admin, ["Only"]);
    await page.route("**/backendReact/uploads/images/*", (route) => route.abort());
    await page.goto("/");
    await shows(page, "Only");
    await expect(hero(page).locator("img")).toHaveAttribute("src", "/art/placeholder.svg");
  });
});
