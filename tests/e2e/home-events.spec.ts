import { dayIn, emptyPageCache, showEvents } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

const events = (page: Page) => page.getByRole("region", { name: "Upcoming Events" });
const tab = (page: Page, name: RegExp) => events(page).getByRole("button", { name });
const card = (page: Page, title: string) => events(page).getByRole("article").filter({ hasText: title });
const titles = (page: Page) => events(page).getByRole("heading", { level: 4 });

const monthOf = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

test("the events come in tabs with their counts, under the headings of their months", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [
    { title: "Last week", inDays: -7 },
    { title: "Months ago", inDays: -70, time: "16:15" },
    { title: "This day", inDays: 0 },
    { title: "Next week", inDays: 7, time: "09:30" },
    { title: "Much later", inDays: 70 },
  ]);
  await page.goto("/");
  await showHydrated(tab(page, /^Upcoming/));
  await expect(events(page).getByRole("button")).toHaveText([
    /^All Events\s*5$/,
    /^Upcoming\s*3$/,
    /^Past Events\s*2$/,
  ]);

  await expect(tab(page, /^Upcoming/)).toHaveAttribute("aria-pressed", "true");
  await expect(titles(page)).toHaveText(["This day", "Next week", "Much later"]);
  await expect(card(page, "This day")).toContainText("Today");
  await expect(card(page, "This day")).toContainText("All Day");
  await expect(card(page, "Next week")).toContainText("Upcoming");
  await expect(card(page, "Next week")).toContainText("09:30");
  await expect(card(page, "Next week")).toContainText("Lahore");
  await expect(card(page, "Next week").locator("time")).toHaveAttribute("datetime", dayIn(7));

  await tab(page, /^Past Events/).click();
  await expect(titles(page)).toHaveText(["Months ago", "Last week"]);
  await expect(card(page, "Months ago")).toContainText("Completed");
  await expect(card(page, "Months ago")).toContainText("16:15");

  await tab(page, /^All Events/).click();
  await expect(titles(page)).toHaveText(["Months ago", "Last week", "This day", "Next week", "Much later"]);
  const months = [...new Set([-70, -7, 0, 7, 70].map((days) => monthOf(dayIn(days))))];
  await expect(events(page).getByRole("heading", { level: 3 })).toHaveText(months);
});

test("each has its picture and links to its details, and the section to the calendar and to contact", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
  await database.updateTable("events").set({ image_url: "/art/clinic.svg", image_alt: "A clinic" }).execute();
  await emptyPageCache(admin);
  await page.goto("/");
  const href = (name: string) => events(page).getByRole("link", { name }).getAttribute("href");
  expect(await href("View Details of Next week")).toMatch(/^\/events\/\d+$/);
  expect(await href("See the whole calendar")).toBe("/events");
  expect(await href("Partner With Us")).toMatch(/^\/contact\?subject=/);
  expect(await href("Contact Our Team")).toMatch(/^\/contact\?subject=/);
  for (const width of [360, 768, 1440]) {
    await test.step(`the picture is visible at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const picture = card(page, "Next week").getByRole("img", { name: "A clinic" });
      await picture.scrollIntoViewIfNeeded();
      const box = await picture.boundingBox();
      // On a phone it stands under the day.
      expect(box?.width).toBeGreaterThan(width < 576 ? 70 : 150);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    });
  }
});
