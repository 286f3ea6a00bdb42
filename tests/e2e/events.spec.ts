import type { Route } from "@playwright/test";
import { dayIn, showEvents } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { delayRequests, isMarked, markPage, structuredData } from "#tests/support/site-visitor.ts";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Which events" }).getByRole("link");
const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });
const monthAndYear = (day: string) =>
  new Date(day).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

test("the tabs have counts, stay in the address, and sort by month: EVENT-03", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [
    { title: "Months ago", inDays: -70 },
    { title: "This day", inDays: 0 },
    { title: "Next week", inDays: 7, time: "09:30" },
  ]);
  await page.goto("/events");
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming Events" })).toBeVisible();
  await expect(tabs(page)).toHaveText([/^All Events\s*3$/, /^Upcoming\s*2$/, /^Past Events\s*1$/]);
  await expect(tabs(page).nth(1)).toHaveAttribute("aria-current", "page");
  await expect(titles(page)).toHaveText(["This day", "Next week"]);

  await tabs(page).nth(2).click();
  await expect(page).toHaveURL(/show=past/);
  await expect(titles(page)).toHaveText(["Months ago"]);
  await page.reload();
  await expect(titles(page)).toHaveText(["Months ago"]);
  await page.goBack();
  await expect(titles(page)).toHaveText(["This day", "Next week"]);
  await tabs(page).first().click();
  await expect(titles(page)).toHaveText(["Months ago", "This day", "Next week"]);
  const heading = page.getByRole("heading", { level: 2, name: monthAndYear(dayIn(-70)), exact: true });
  await expect(
    page.getByRole("region").filter({ has: heading }).getByRole("heading", { level: 3 }),
  ).toHaveText(["Months ago"]);
});

test("without events each tab says so", async ({ page, admin, database }) => {
  await showEvents(admin, database, []);
  for (const [query, title] of [
    ["", "No Events Scheduled"],
    ["?show=upcoming", "No Upcoming Events"],
    ["?show=past", "No Past Events"],
  ]) {
    await page.goto(`/events${query}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByText("No new public events scheduled right now. Check back soon!")).toBeVisible();
  }
});

test("an event's page has the day, the place on a map and a calendar file: EVENT-05", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [
    { title: "Free eye camp", inDays: 7, time: "09:30" },
    { title: "Quilt night", inDays: 9 },
    { title: "Gone by", inDays: -9 },
  ]);
  await page.goto("/events");
  await page.getByRole("link", { name: "View Details of Free eye camp" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Free eye camp" })).toBeVisible();
  await expect(page.getByText("09:30, Pakistan time")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Open the map/ })).toHaveAttribute("href", /query=/);
  await expect
    .poll(() => structuredData(page, "Event"))
    .toMatchObject({
      name: "Free eye camp",
      startDate: `${dayIn(7)}T09:30:00+05:00`,
    });

  const share = await page.getByRole("link", { name: "Share on WhatsApp" }).getAttribute("href");
  const text = new URL(share ?? "").searchParams.get("text");
  expect(text).toMatch(/^Free eye camp\n.+, 09:30\nLahore.*\nhttps:\/\/.+\/events\/\d+$/);

  const next = page.getByRole("region", { name: "What comes next" });
  await expect(next.getByRole("heading", { level: 3 })).toHaveText(["Quilt night"]);

  const file = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const calendar = await page.request.get(file ?? "");
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("SUMMARY:Free eye camp");
  const feed = await page.request.get("/events.ics");
  expect(await feed.text()).toContain("SUMMARY:Free eye camp");
});

test("a cancelled event says so, and is not put into a calendar", async ({ page, admin, database }) => {
  await showEvents(admin, database, [{ title: "Rained off", inDays: 3 }]);
  const [{ id }] = await admin.call("listEvents");
  await admin.call("cancelEvent", { id, cancelled: true });
  await page.goto(`/events/${id}`);
  await expect(page.getByText("This event has been cancelled.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveCount(0);
  expect(await (await page.request.get("/events.ics")).text()).toContain("STATUS:CANCELLED");
});

test.describe("an event that there is none of", () => {
  test.use({ expectedNoise: [/404/] });

  test("is not found", async ({ page }) => {
    for (const id of ["999999", "0", "abc", "99999999999999"]) {
      const response = await page.goto(`/events/${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Event Not Found" })).toBeVisible();
    }
    expect((await page.request.get("/events/999999/event.ics")).status()).toBe(404);
  });
});

test.describe("a bad network", () => {
  test.use({ expectedNoise: [brokenRequest] });
  const data = "**/events.data*";
  const failure = (page: Page) => page.getByRole("alert");

  test("shows six grey cards while events load: on the way here, and from tab to tab", async ({
    page,
    admin,
    database,
  }) => {
    await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
    const greyCards = page.getByRole("main").locator("ul[aria-hidden=true] > li");
    await page.goto("/blogs");
    const arrive = await delayRequests(page, data);
    await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
    await expect(greyCards).toHaveCount(6);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upcoming Events");
    arrive();
    await expect(titles(page)).toHaveText(["Next week"]);

    await page.unroute(data);
    const release = await delayRequests(page, data);
    await tabs(page).nth(2).click();
    await expect(page.getByText("Loading events...")).toBeVisible();
    await expect(greyCards).toHaveCount(6);
    await expect(tabs(page).nth(2)).toHaveAttribute("aria-current", "page");
    release();
    await expect(page.getByRole("heading", { name: "No Past Events" })).toBeVisible();
    await expect(greyCards).toHaveCount(0);
  });

  test("says what failed, and Try Again loads the page anew: EVENT-04", async ({ page, admin, database }) => {
    await showEvents(admin, database, [{ title: "Months ago", inDays: -70 }]);
    for (const [fulfil, text] of [
      [(route: Route) => route.abort(), "Failed to load events. Please check the network or server status."],
      [
        (route: Route) => route.fulfill({ status: 500, contentType: "text/html", body: "Oops" }),
        "Unable to load events. Please try again later.",
      ],
      [
        (route: Route) => route.fulfill({ contentType: "text/x-script", body: "no data" }),
        "Received invalid data from the server.",
      ],
    ] as const) {
      await page.goto("/events");
      await page.route(data, fulfil);
      await tabs(page).nth(2).click();
      await expect(failure(page).getByRole("heading")).toHaveText("Unable to Load Events");
      await expect(failure(page)).toContainText(text);
      await expect(tabs(page)).toHaveText([/^All Events\s*1$/, /^Upcoming\s*0$/, /^Past Events\s*1$/]);
      await page.unroute(data);
      await markPage(page);
      await failure(page).getByRole("link", { name: "Try Again" }).click();
      await expect(titles(page)).toHaveText(["Months ago"]);
      expect(await isMarked(page)).toBe(false);
    }
  });

  test("a server without its events says so, and the rest of the site stands", async ({
    page,
    admin,
    database,
  }) => {
    await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
    await database.schema.alterTable("events").renameTo("events_away").execute();
    try {
      const response = await page.goto("/events");
      expect(response?.status()).toBe(500);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unable to Load Events");
      await expect(failure(page)).toContainText("Unable to load events. Please try again later.");
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    } finally {
      await database.schema.alterTable("events_away").renameTo("events").execute();
    }
    await failure(page).getByRole("link", { name: "Try Again" }).click();
    await expect(titles(page)).toHaveText(["Next week"]);
  });
});
