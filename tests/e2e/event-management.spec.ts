import type { Locator } from "@playwright/test";
import { formatDay } from "#app/lib/dates.ts";
import { dayIn, showEvents } from "#tests/support/home-content.ts";
import { photograph } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/** Events stand on the home page and elsewhere: what other tests see there must not change. */
test.use({ ownSite: "event management", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const form = (page: Page) => page.getByRole("form", { name: "Schedule an event" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Edit Event" });
const card = (page: Page, title: string) => page.getByRole("article", { name: title, exact: true });
const add = (page: Page) => form(page).getByRole("button", { name: /^Add/ });

const camp = { title: "Eye camp", location: "Township, Lahore", description: "Bring your card." };

async function fill(
  within: Locator,
  { date = dayIn(9), ...texts }: Partial<typeof camp> & { date?: string },
) {
  const fields = { ...camp, ...texts };
  await within.getByLabel("Title", { exact: true }).fill(fields.title);
  await within.getByLabel("Date").fill(date);
  await within.getByLabel("Location", { exact: true }).fill(fields.location);
  await within.getByLabel("Description", { exact: true }).fill(fields.description);
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
    await form(page).getByLabel("Description", { exact: true }).fill("Without a title");
    await add(page).tap();
    await expect(form(page).getByLabel("Title", { exact: true }), "the first fault").toBeFocused();
    await expect(form(page).getByLabel("Title", { exact: true })).toBeInViewport();
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
    await (await tap(form(page).getByLabel("Title", { exact: true }))).fill("Blood camp at the college");
    await (await tap(form(page).getByLabel("Date"))).fill(dayIn(5));
    await (await tap(form(page).getByLabel("Location", { exact: true }))).fill("مین گیٹ، لاہور");
    await (await tap(form(page).getByLabel("Description", { exact: true }))).fill("Come.\n\nTea afterwards.");
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
    await expect(form(page).getByLabel("Title", { exact: true }), "a new form").toHaveValue("");

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
  await expect(editor(page).getByLabel("Title", { exact: true })).toBeFocused();
  await editor(page).getByLabel("Title", { exact: true }).fill("Of the week before");
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
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(next.getByText("Duplicate", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(next.getByText("Duplicate", { exact: true })).toBeHidden();
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
  await editor(page).getByLabel("Description", { exact: true }).fill("My words");
  await editor(page).getByRole("button", { name: "Update Event" }).click();
  await expect(editor(page).getByText("Somebody has deleted this event since you opened it.")).toBeVisible();
  await expect(editor(page).getByLabel("Description", { exact: true })).toHaveValue("My words");
});

test("what is typed is back after a reload, until it is cleared: EVENT-13", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/events");
  await fill(form(page), { title: "Half written" });
  await page.reload();
  await expect(form(page).getByText("Text that you had not saved is back.")).toBeVisible();
  await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue("Half written");
  await expect(form(page).getByLabel("Date")).toHaveValue(dayIn(9));
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await form(page).getByRole("button", { name: "Clear" }).click();
  await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue("");
  await expect(form(page).getByLabel("Title", { exact: true })).toBeFocused();
  await page.reload();
  await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue("");
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
  await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue(title);

  await form(page).getByLabel("Description", { exact: true }).fill("Another text");
  await add(page).click();
  await expect(form(page).getByText(/^Your earlier attempt was saved after all/)).toBeVisible();
  await expect(card(page, title)).toHaveCount(1);
  await form(page).getByLabel("Description", { exact: true }).fill(camp.description);
  await add(page).click();
  await expect(toast(page, "Event added successfully!")).toBeVisible();
  await expect(form(page).getByLabel("Title", { exact: true })).toHaveValue("");
  await expect(card(page, title)).toHaveCount(1);

  await fill(form(page), { title });
  await add(page).click();
  await expect(card(page, title), "the same again on purpose").toHaveCount(2);
});
