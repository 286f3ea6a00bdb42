import { emptyPageCache, showUpdates } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import { clearHoverAndFocus, hideTab, pauseClock, showHydrated } from "#tests/support/site-visitor.ts";

const updates = (page: Page) => page.getByRole("region", { name: "Real-time Impact" });
const button = (page: Page, name: string) => updates(page).getByRole("button", { name });
const three = [{ title: "First" }, { title: "Second" }, { title: "Third" }];
const shows = (page: Page, title: string) =>
  expect(updates(page).getByRole("heading", { level: 3 })).toHaveText([title]);
/** Changes are announced only while the updates rest: so the page itself says whether their timer runs. */
const move = (page: Page) => expect(updates(page).locator("[aria-live]")).toHaveAttribute("aria-live", "off");
const rest = (page: Page) =>
  expect(updates(page).locator("[aria-live]")).toHaveAttribute("aria-live", "polite");

test("the three slots show title, text, date and link, one at a time, in both directions", async ({
  page,
  admin,
}) => {
  await showUpdates(admin, three);
  await page.goto("/");
  await showHydrated(updates(page));
  await shows(page, "First");
  for (const title of ["Second", "Third", "First"]) {
    await button(page, "Next").click();
    await shows(page, title);
    await expect(updates(page).getByText(`What ${title} is about`)).toBeVisible();
    await expect(updates(page).getByText(`Date of ${title}`)).toBeVisible();
    await expect(updates(page).getByRole("link", { name: `Read more about ${title}` })).toHaveAttribute(
      "href",
      "/blogs",
    );
  }
  await button(page, "Previous").click();
  await shows(page, "Third");
  await button(page, "2 of 3: Second").click();
  await shows(page, "Second");
});

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("change every 3.5 s, unless they are paused", async ({ page, admin }) => {
    await showUpdates(admin, three);
    await pauseClock(page);
    await page.goto("/");
    await showHydrated(updates(page));
    await shows(page, "First");
    await move(page);
    await page.clock.runFor(3_499);
    await shows(page, "First");
    await page.clock.runFor(1);
    await shows(page, "Second");
    await page.clock.runFor(3_500);
    await shows(page, "Third");

    await updates(page).getByRole("heading", { name: "Third" }).hover();
    await rest(page);
    await page.clock.fastForward(20_000);
    await shows(page, "Third");
    await clearHoverAndFocus(page);
    await button(page, "Next").focus();
    await rest(page);
    await page.clock.fastForward(20_000);
    await shows(page, "Third");
    await clearHoverAndFocus(page);
    await hideTab(page, true);
    await rest(page);
    await page.clock.fastForward(20_000);
    await shows(page, "Third");
    await hideTab(page, false);
    await button(page, "Pause the updates").click();
    await clearHoverAndFocus(page);
    await rest(page);
    await page.clock.fastForward(20_000);
    await shows(page, "Third");
    await button(page, "Let the updates move").click();
    await clearHoverAndFocus(page);
    await move(page);
    await page.clock.runFor(3_500);
    await shows(page, "First");

    await test.step("they go on after a mouse click, which leaves its focus behind", async () => {
      await button(page, "2 of 3: Second").click();
      await expect(button(page, "2 of 3: Second")).toBeFocused();
      await page.mouse.move(1, 1);
      await move(page);
      await page.clock.runFor(3_500);
      await shows(page, "Third");
    });
  });
});

test("do not move with reduced motion", async ({ page, admin }) => {
  await showUpdates(admin, three);
  await pauseClock(page);
  await page.goto("/");
  await showHydrated(updates(page));
  await page.clock.fastForward(20_000);
  await shows(page, "First");
});

test("an unknown icon is rendered as ListPlus, and a missing link goes to the news", async ({
  page,
  admin,
  database,
}) => {
  await showUpdates(admin, [
    { title: "Unknown" },
    { title: "Known", icon: "ListPlus" },
    { title: "Other", icon: "Leaf" },
  ]);
  await database
    .updateTable("impact_updates")
    .set({ icon: "Rocket", link: "" })
    .where("slot", "=", 1)
    .execute();
  await emptyPageCache(admin);
  await page.goto("/");
  const icon = async (title: string) => {
    const article = updates(page).locator("article").filter({ hasText: title });
    return article.locator("svg path").first().getAttribute("d");
  };
  expect(await icon("Unknown")).toBe(await icon("Known"));
  expect(await icon("Other")).not.toBe(await icon("Known"));
  await expect(updates(page).getByRole("link", { name: "Read more about Unknown" })).toHaveAttribute(
    "href",
    "/news",
  );
});

test("without any say so", async ({ page, admin, database }) => {
  await database.deleteFrom("impact_updates").execute();
  await emptyPageCache(admin);
  await page.goto("/");
  await expect(updates(page).getByText("No current impact updates", { exact: true })).toBeVisible();
  await expect(updates(page).getByRole("button")).toHaveCount(0);
});
