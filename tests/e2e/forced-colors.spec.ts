import { showEvents } from "#tests/support/home-content.ts";
import { expect, type Locator, test } from "#tests/support/site.ts";

/* Windows' contrast themes: the browser replaces our colours and removes shadows. */

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

/** The current item has a background that the others do not have. */
async function expectHighlighted(current: Locator, other: Locator): Promise<void> {
  const ground = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const highlight = await current.evaluate((element) => {
    const probe = document.createElement("span");
    probe.style.background = "Highlight";
    element.after(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect.poll(() => ground(current)).toBe(highlight);
  expect(await ground(other)).not.toBe(highlight);
  // Text on that background has the matching colour.
  const colours = await current.evaluate((element) => {
    const probe = document.createElement("span");
    probe.style.cssText = "forced-color-adjust: none; color: HighlightText";
    element.after(probe);
    const wanted = getComputedStyle(probe).color;
    probe.remove();
    const parts = [element, ...element.querySelectorAll("span:not(.sr-only)")];
    return parts.map((part) => getComputedStyle(part).color).filter((colour) => colour !== wanted);
  });
  expect(colours).toEqual([]);
}

test("the menu's item, the entry in its group, and the category", async ({ page }) => {
  await page.goto("/blogs");
  const menu = page.getByRole("navigation", { name: "Main" });
  const word = (name: string) => menu.locator("summary", { hasText: name });
  await expectHighlighted(word("Resources"), word("Services"));
  await word("Resources").click();
  await expectHighlighted(menu.locator("a[aria-current]"), menu.locator("a[href='/events']").first());
  const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
  await expectHighlighted(categories.nth(0), categories.nth(1));
  await page.goto("/blogs?category=health");
  await expectHighlighted(categories.filter({ hasText: "Health" }), categories.nth(0));
});

test("the home page's item, the dots of a carousel, and the tab of the events", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expectHighlighted(
    menu.getByRole("link", { name: "Home" }),
    menu.getByRole("link", { name: "Log in" }),
  );
  const dots = page.getByRole("region", { name: "Welcome" }).getByRole("listitem").getByRole("button");
  await expectHighlighted(dots.nth(0), dots.nth(1));
  const tab = (name: RegExp) => page.getByRole("button", { name });
  await expectHighlighted(tab(/^Upcoming/), tab(/^Past Events/));
});

test("the tab of the donation page", async ({ page }) => {
  await page.goto("/donate");
  const tab = (name: string) => page.getByRole("tab", { name });
  await expectHighlighted(tab("One-Time Donation"), tab("Monthly Support"));
});

test("the dashboard's entry, and the line of its palette", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expectHighlighted(
    menu.getByRole("link", { name: /Blog/ }),
    menu.getByRole("link", { name: "Overview" }),
  );
  await page.keyboard.press("Control+k");
  const options = page.getByRole("dialog", { name: "Search or go to" }).getByRole("option");
  await expectHighlighted(options.nth(0), options.nth(1));
});
