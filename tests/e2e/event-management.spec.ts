import type { Locator } from "@playwright/test";
import { formatDay } from "#app/lib/dates.ts";
import { dayIn, showEvents } from "#tests/support/home-content.ts";
import { photograph, picture, svgImage } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

/** Events stand on the home page and elsewhere: what other tests see there must not change. */
test.use({ ownSite: "event management", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const form = (page: Page) => page.getByRole("form", { name: "Schedule an event" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Event" });
const card = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });
const cards = (page: Page) => page.getByRole("article").getByRole("heading", { level: 3 });
const add = (page: Page) => form(page).getByRole("button", { name: /^Add/ });

const camp = { title: "Eye camp", location: "Township, Lahore", description: "Bring your card." };

async function fill(
  within: Locator,
  { date = dayIn(9), ...texts }: Partial<typeof camp> & { date?: string },
) {
  const fields = { ...camp, ...texts };
  await within.getByLabel("Title").fill(fields.title);
  await within.getByLabel("Date").fill(date);
  await within.getByLabel("Location").fill(fields.location);
  await within.getByLabel("Description").fill(fields.description);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("an event with a photo is up after eight taps, and on its public page: EVENT-13", async ({
    page,
    openDashboard,
    database,
    admin,
  }) => {
    await showEvents(admin, database, []);
    await openDashboard();
    await page.goto("/dashboard/events");
    await form(page).getByLabel("Description").fill("Without a title");
    await add(page).tap();
    await expect(form(page).getByLabel("Title"), "the first fault").toBeFocused();
    await expect(form(page).getByLabel("Title")).toBeInViewport();
    await form(page).getByRole("button", { name: "Clear" }).tap();
    await page.goto("/dashboard");
    let taps = 0;
    const tap = async (place: Locator) => {
      await place.tap();
      taps += 1;
      return place;
    };
    await tap(page.getByRole("button", { name: "Open menu" }));
    await tap(page.getByRole("link", { name: "Event Management" }));
    await expect(
      page.getByRole("heading", { name: "No event scheduled yet. Start by adding one above!" }),
    ).toBeVisible();
    await (await tap(form(page).getByLabel("Title"))).fill("Blood camp at the college");
    await (await tap(form(page).getByLabel("Date"))).fill(dayIn(5));
    await (await tap(form(page).getByLabel("Location"))).fill("مین گیٹ، لاہور");
    await (await tap(form(page).getByLabel("Description"))).fill("Come.\n\nTea afterwards.");
    const chooser = page.waitForEvent("filechooser");
    await tap(form(page).getByLabel("Picture"));
    await (await chooser).setFiles({
      name: "photo.jpg",
      mimeType: "image/jpeg",
      buffer: await photograph(),
    });
    await expect(form(page).getByRole("radio", { name: "Blood drive" }), "by its words").toBeChecked();
    await tap(add(page));
    expect(taps).toBe(8);
    await expect(toast(page, "Event added successfully!")).toBeVisible();
    await expect(page.getByRole("heading", { name: "All Events (1)" })).toBeFocused();
    await expect(form(page).getByLabel("Title"), "a new form").toHaveValue("");

    const added = card(page, "Blood camp at the college");
    await expect(added).toContainText(`Upcoming`);
    await expect(added).toContainText(`${formatDay(dayIn(5))} · All Day`);
    await expect(added.getByText("مین گیٹ، لاہور")).toHaveAttribute("lang", "ur");
    const [visit] = await Promise.all([
      page.waitForEvent("popup"),
      added.getByRole("link", { name: "View Blood camp at the college (opens in a new tab)" }).click(),
    ]);
    await expect(visit.getByRole("heading", { level: 1 })).toHaveText("Blood camp at the college");
    await expect(visit.getByText(/Blood drive$/)).toBeVisible();
    await expect(visit.getByRole("link", { name: "Who can give blood" })).toBeVisible();
    await expect(visit.locator("main article img")).toHaveAttribute("src", /uploads\/images/);
    await visit.close();
  });
});

test("what is missing, past or no picture is told at its field before anything is sent: EVENT-08, EVENT-09", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, []);
  await openDashboard("/dashboard/events");
  await expect(page).toHaveTitle(/Event Management/);
  await add(page).click();
  const faults = {
    Title: "Please enter an event title.",
    Date: "Please select an event date.",
    Location: "Please enter an event location.",
    Description: "Please enter an event description.",
  };
  for (const [label, fault] of Object.entries(faults)) {
    await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(fault);
  }
  await expect(form(page).getByLabel("Title")).toBeFocused();
  await fill(form(page), { date: dayIn(-1) });
  await add(page).click();
  await expect(form(page).getByLabel("Date")).toHaveAccessibleDescription(
    "Event date cannot be in the past.",
  );

  const file = form(page).getByLabel("Picture");
  await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svgImage });
  await expect(
    form(page).getByText("Please select a valid image file (JPEG, PNG, GIF, WebP)."),
  ).toBeVisible();
  await file.setInputFiles({ name: "large.gif", mimeType: "image/gif", buffer: Buffer.alloc(2 ** 21 + 1) });
  await expect(form(page).getByText("Image file size cannot exceed 2MB.")).toBeVisible();
  expect(await admin.call("listEvents")).toEqual([]);

  // The bytes are no picture, which only the server sees: what was typed stays.
  await form(page).getByLabel("Date").fill(dayIn(3));
  await file.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: svgImage });
  await add(page).click();
  await expect(
    form(page).getByText("Please select a valid image file (JPEG, PNG, GIF, WebP)."),
    "once, at its field",
  ).toBeVisible();
  await expect(form(page).getByLabel("Title")).toHaveValue(camp.title);

  await form(page).getByRole("button", { name: "Remove picture" }).click();
  const release = await delayRequests(page, "**/backendReact/api_add_event.php");
  await form(page).getByLabel("Description").press("Control+s");
  await expect(form(page).getByRole("button", { name: "Adding..." })).toBeDisabled();
  await page.keyboard.press("Control+s");
  release();
  await expect(toast(page, "Event added successfully!")).toBeVisible();
  expect(await admin.call("listEvents")).toHaveLength(1);
});

test("cards with their badges, by filter and search in the address, and page by page: EVENT-11", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, [
    { title: "Of last week", inDays: -7, time: "09:30" },
    { title: "Of today", inDays: 0 },
    { title: "Next week", inDays: 7 },
    { title: "Rained off", inDays: 8 },
    ...Array.from({ length: 22 }, (_, at) => ({ title: `Later ${at + 1}`, inDays: 20 + at })),
  ]);
  const events: { id: number; title: string }[] = await admin.call("listEvents");
  const rained = events.find(({ title }) => title === "Rained off")?.id ?? 0;
  await admin.call("cancelEvent", { id: rained, cancelled: true });
  await openDashboard("/dashboard/events");
  await expect(page.getByRole("heading", { name: "All Events (26)" })).toBeVisible();
  await expect(page.getByText("24 of 26 events shown")).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards(page)).toHaveCount(26);
  await expect(card(page, "Of last week").getByText("Completed", { exact: true })).toBeVisible();
  await expect(card(page, "Of last week")).toContainText("09:30");
  await expect(card(page, "Of today").getByText("Today", { exact: true })).toBeVisible();
  await expect(card(page, "Next week").getByText("Upcoming", { exact: true })).toBeVisible();
  await expect(card(page, "Rained off").getByText("Cancelled", { exact: true })).toBeVisible();

  const show = page.getByLabel("Show");
  await show.selectOption("Cancelled (1)");
  await expect(cards(page)).toHaveText(["Rained off"]);
  await expect(page).toHaveURL("/dashboard/events?show=cancelled");
  await show.selectOption("Completed (1)");
  await expect(cards(page)).toHaveText(["Of last week"]);
  await page.getByLabel("Search events").fill("WEEK");
  await expect(page).toHaveURL("/dashboard/events?show=completed&q=WEEK");
  await show.selectOption("Upcoming (1)");
  await expect(cards(page)).toHaveText(["Next week"]);
  await page.reload();
  await expect(cards(page)).toHaveText(["Next week"]);
  await expect(page.getByRole("heading", { name: "All Events (26)" })).toBeVisible();
  await page.getByLabel("Search events").fill("nowhere");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});

test("an event is edited, cancelled, reopened and deleted, each told and asked: EVENT-10, EVENT-11", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, [
    { title: "Of last week", inDays: -7 },
    { title: "Next week", inDays: 7 },
  ]);
  await openDashboard("/dashboard/events");
  await card(page, "Of last week").getByRole("button", { name: "Edit Of last week" }).click();
  await expect(editor(page).getByLabel("Title")).toBeFocused();
  await editor(page).getByLabel("Title").fill("Of the week before");
  await editor(page).getByLabel("Date").fill(dayIn(-3));
  await editor(page).getByRole("button", { name: "Update Event" }).click();
  await expect(editor(page).getByLabel("Date")).toHaveAccessibleDescription(
    "Event date cannot be in the past.",
  );
  await editor(page).getByLabel("Date").fill(dayIn(-7));
  await editor(page).getByRole("button", { name: "Show Preview" }).click();
  await expect(editor(page).getByRole("region", { name: "Preview" })).toContainText("Of the week before");
  await page.keyboard.press("Control+s");
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
  await expect(card(page, "Of the week before")).toBeVisible();
  await expect(
    card(page, "Of the week before").getByRole("button", { name: /^Edit/ }),
    "the focus is back",
  ).toBeFocused();

  const next = card(page, "Next week");
  await next.getByRole("button", { name: "Cancel Next week" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await next.getByRole("button", { name: "Cancel Next week" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the event" }).click();
  await expect(toast(page, "The event is shown as cancelled.")).toBeVisible();
  await expect(next.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(next.getByRole("heading", { level: 3 })).toBeFocused();
  await next.getByRole("button", { name: "Reopen Next week" }).click();
  await expect(toast(page, "The event takes place again.")).toBeVisible();
  await expect(next.getByText("Cancelled", { exact: true })).toHaveCount(0);

  await next.getByRole("button", { name: "Delete Next week" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this event?" });
  await expect(question).toContainText("Next week");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Event deleted successfully!")).toBeVisible();
  await expect(next).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "All Events (1)" })).toBeVisible();

  // Somebody else was faster.
  const [{ id }] = await admin.call("listEvents");
  await card(page, "Of the week before").getByRole("button", { name: /^Edit/ }).click();
  await admin.call("deleteEvent", { id });
  await editor(page).getByLabel("Description").fill("My words");
  await editor(page).getByRole("button", { name: "Update Event" }).click();
  await expect(editor(page).getByText("Somebody has deleted this event since you opened it.")).toBeVisible();
  await expect(editor(page).getByLabel("Description")).toHaveValue("My words");
});

test("an event that comes again is duplicated with its picture, and asks for the new day alone: EVENT-13", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, []);
  const first = new FormData();
  for (const [name, value] of Object.entries({ ...camp, date: dayIn(2), time: "09:30" }))
    first.set(name, value);
  first.set("image", new Blob([new Uint8Array(await picture("png"))]), "a.png");
  await admin.call("createEvent", first);
  await openDashboard("/dashboard/events");
  await form(page).getByLabel("Title").fill("Half written");
  await expect(page.locator("datalist option")).toHaveAttribute("value", camp.location);
  await card(page, camp.title).getByRole("button", { name: "Duplicate Eye camp" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace" }).click();
  await expect(form(page).getByLabel("Title")).toHaveValue(camp.title);
  await expect(form(page).getByLabel("Time")).toHaveValue("09:30");
  await expect(form(page).getByLabel("Date")).toBeFocused();
  await expect(form(page).getByLabel("Date")).toHaveValue("");
  await form(page).getByLabel("Date").fill(dayIn(9));
  await add(page).click();
  await expect(card(page, camp.title)).toHaveCount(2);
  const [one, other]: { image_url: string }[] = await admin.call("listEvents");
  expect(one?.image_url).toMatch(/^uploads\/images\//);
  expect(one?.image_url).toBe(other?.image_url);
});

test("what is typed is back after a reload, until it is cleared: EVENT-13", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/events");
  await fill(form(page), { title: "Half written" });
  await page.reload();
  await expect(form(page).getByText("Text that you had not saved is back.")).toBeVisible();
  await expect(form(page).getByLabel("Title")).toHaveValue("Half written");
  await expect(form(page).getByLabel("Date")).toHaveValue(dayIn(9));
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await form(page).getByRole("button", { name: "Clear" }).click();
  await expect(form(page).getByLabel("Title")).toHaveValue("");
  await expect(form(page).getByLabel("Title")).toBeFocused();
  await page.reload();
  await expect(form(page).getByLabel("Title")).toHaveValue("");
});

test("an event whose reply is lost is added once, however often it is sent: ALL-33", async ({
  page,
  openDashboard,
}) => {
  const call = "**/backendReact/api_add_event.php";
  const title = uniqueTitle("Sent again");
  await openDashboard("/dashboard/events");
  await fill(form(page), { title });
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add(page).click();
  await expect(
    form(page).getByText("Network error. Could not connect to the server to add event."),
  ).toBeVisible();
  await page.unroute(call);
  await page.reload();
  await expect(form(page).getByLabel("Title")).toHaveValue(title);

  await form(page).getByLabel("Description").fill("Another text");
  await add(page).click();
  await expect(form(page).getByText(/^Your earlier attempt was saved after all/)).toBeVisible();
  await expect(card(page, title)).toHaveCount(1);
  await form(page).getByLabel("Description").fill(camp.description);
  await add(page).click();
  await expect(toast(page, "Event added successfully!")).toBeVisible();
  await expect(form(page).getByLabel("Title")).toHaveValue("");
  await expect(card(page, title)).toHaveCount(1);

  await fill(form(page), { title });
  await add(page).click();
  await expect(card(page, title), "the same again on purpose").toHaveCount(2);
});

test("after somebody else's save every differing field stands side by side: ALL-18", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, [{ title: "Two editors", inDays: 7, time: "09:00" }]);
  const [{ id }] = await admin.call("listEvents");
  await openDashboard("/dashboard/events");
  await card(page, "Two editors").getByRole("button", { name: /^Edit/ }).click();
  await editor(page).getByLabel("Description").fill("My words");
  await editor(page)
    .getByLabel("Picture")
    .setInputFiles({
      name: "mine.png",
      mimeType: "image/png",
      buffer: await picture("png"),
    });
  const theirs = {
    title: "Two editors",
    date: dayIn(8),
    time: "09:00",
    location: "Lahore",
    description: "Theirs",
  };
  await admin.call("updateEvent", { id, ...theirs });
  await editor(page).getByRole("button", { name: "Update Event" }).click();
  await expect(
    editor(page).getByRole("heading", { name: /Somebody else has changed this event/ }),
  ).toBeFocused();
  const part = (name: string) => editor(page).getByRole("group", { name: new RegExp(`^${name}`) });
  await expect(part("Description")).toContainText("Changed by both");
  await expect(part("Date")).toContainText("Changed by them");
  await expect(part("Date")).toContainText(formatDay(dayIn(8)));
  await expect(part("Picture")).toContainText("Changed by you");
  await expect(part("Location")).toHaveCount(0);
  await expect(
    editor(page)
      .getByRole("textbox", { name: "Date" })
      .or(editor(page).getByLabel("Date", { exact: true })),
  ).toHaveValue(dayIn(8));
  await editor(page).getByRole("button", { name: "Update Event" }).click();
  await expect(toast(page, "Choose mine or theirs: Description.")).toBeVisible();
  await part("Description").getByRole("radio", { name: "Mine" }).check();
  await editor(page).getByRole("button", { name: "Update Event" }).click();
  await expect(toast(page, "Event updated successfully!")).toBeVisible();
  expect(await admin.call("listEvents")).toMatchObject([
    { description: "My words", event_date: dayIn(8), image_url: expect.stringMatching(/^uploads/) },
  ]);
});

test("a broken server and a broken network have their texts, and Try Again reads: EVENT-11", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
  let answer: "broken" | "cut" | "live" = "broken";
  await page.route(/backendReact\/(?:api_(?:get|delete|add)_event|events)/, (route) => {
    if (answer === "live") return route.continue();
    if (answer === "cut") return route.abort();
    return route.fulfill({ status: 500, json: { success: false } });
  });
  await openDashboard("/dashboard/events");
  await expect(page.getByRole("heading", { name: "Failed to load event data." })).toBeVisible();
  answer = "cut";
  await page.getByRole("button", { name: "Try Again" }).click();
  const unread = "Network error. Could not connect to the server to fetch events.";
  await expect(page.getByRole("heading", { name: unread })).toBeVisible();
  answer = "live";
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(card(page, "Next week")).toBeVisible();

  await fill(form(page), {});
  const texts = {
    broken: { add: "Failed to add event.", remove: "Failed to delete event." },
    cut: {
      add: "Network error. Could not connect to the server to add event.",
      remove: "Network error. Could not connect to the server to delete event.",
    },
  };
  for (const [kind, text] of Object.entries(texts)) {
    answer = kind as keyof typeof texts;
    await add(page).click();
    await expect(form(page).getByRole("alert")).toHaveText(text.add);
    await expect(form(page).getByLabel("Title")).toHaveValue(camp.title);
    await card(page, "Next week").getByRole("button", { name: "Delete Next week" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, text.remove)).toBeVisible();
    await expect(card(page, "Next week")).toBeVisible();
  }
});
