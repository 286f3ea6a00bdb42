import { showUpdates } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

/** The updates stand on the home page: what other tests see there must not change. */
test.use({ ownSite: "home feed", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const slot = (page: Page, number: number) => page.getByRole("region", { name: `Impact Update ${number}` });
const save = (page: Page) => page.getByRole("button", { name: /^Sav/ });
const unsaved = (page: Page) => page.getByText("Unsaved", { exact: true });
const updates = [{ title: "A pump" }, { title: "A class" }, { title: "A clinic" }];

test("three blank slots are filled in and stand on the home page: FEED-05, FEED-06", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("impact_updates").execute();
  await openDashboard("/dashboard/feed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Feed");
  await expect(page.getByRole("region", { name: /^Impact Update \d$/ })).toHaveCount(3);
  await expect(save(page)).toBeDisabled();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(slot(page, 1).getByRole("radio")).toHaveCount(7);

  await slot(page, 1).getByRole("textbox", { name: "Title", exact: true }).fill("دو نئے پمپ");
  await expect(unsaved(page)).toBeVisible();
  await save(page).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields for all three update slots.");
  await expect(slot(page, 1).getByRole("textbox", { name: "Date", exact: true })).toHaveAccessibleDescription(
    /^Please fill this in\./,
  );
  await expect(slot(page, 3).getByRole("group", { name: "Icon" })).toHaveAccessibleDescription(
    "Please fill this in.",
  );

  for (const number of [1, 2, 3]) {
    const within = slot(page, number);
    if (number > 1) await within.getByRole("textbox", { name: "Title", exact: true }).fill(`Title ${number}`);
    await within.getByRole("textbox", { name: "Date", exact: true }).fill("This week");
    await within.getByRole("textbox", { name: "Description", exact: true }).fill(`What was done ${number}`);
    await within.getByText("Leaf", { exact: true }).click();
    await within.getByLabel("Link").fill("/blogs");
  }
  const preview = slot(page, 1).locator("[data-preview]");
  await expect(preview).toContainText("What was done 1");
  await expect(preview.locator("h3")).toHaveAttribute("lang", "ur");
  const release = await delayRequests(page, "**/api_update_impact_feed.php*");
  await page.keyboard.press("Control+s");
  await expect(save(page)).toHaveText("Saving...");
  await expect(save(page)).toBeDisabled();
  release();
  await expect(toast(page, "Homepage Impact Feed updated successfully!")).toBeVisible();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Real-time Impact" })).toContainText("دو نئے پمپ");
});

test("what is typed stays over a reload and a failed save, and can be taken back: FEED-06", async ({
  page,
  openDashboard,
  admin,
}) => {
  await showUpdates(admin, updates);
  await openDashboard("/dashboard/feed");
  await expect(slot(page, 2).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("A class");
  await expect(slot(page, 2).getByRole("radio", { name: "Heart" })).toBeChecked();
  await slot(page, 2).getByRole("textbox", { name: "Title", exact: true }).fill("My class");
  await page.reload();
  await expect(page.getByText("Text that you had not saved is back.")).toBeVisible();
  await expect(slot(page, 2).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("My class");

  const failures = [
    { response: undefined, text: "Network error. Could not connect to the server." },
    {
      response: { status: 500, json: { success: false } },
      text: "Failed to update feed data. Check server configuration.",
    },
    { response: { status: 422, json: { success: false, message: "No." } }, text: "No." },
  ];
  for (const { response, text } of failures) {
    await page.route("**/api_update_impact_feed.php*", (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await save(page).click();
    await expect(page.getByRole("form").getByRole("alert")).toHaveText(text);
    await expect(slot(page, 2).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("My class");
    await expect(save(page)).toBeEnabled();
    await page.unroute("**/api_update_impact_feed.php*");
  }
  await page.getByRole("link", { name: "Overview" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Undo changes" }).click();
  await expect(slot(page, 2).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("A class");
  await expect(unsaved(page)).toHaveCount(0);

  await slot(page, 2).getByRole("textbox", { name: "Title", exact: true }).fill("Saved class");
  await save(page).click();
  await expect(unsaved(page)).toHaveCount(0);
  await slot(page, 2).getByRole("textbox", { name: "Title", exact: true }).fill("Another class");
  await page.getByRole("button", { name: "Undo changes" }).click();
  await expect(
    slot(page, 2).getByRole("textbox", { name: "Title", exact: true }),
    "as it was saved last",
  ).toHaveValue("Saved class");
  await slot(page, 1).getByRole("textbox", { name: "Title", exact: true }).fill("Saved pump");
  await save(page).click();
  await expect(toast(page, "Homepage Impact Feed updated successfully!")).toHaveCount(2);
  await expect(unsaved(page)).toHaveCount(0);
});

test("after somebody else's save both versions stand side by side: ALL-18", async ({
  page,
  openDashboard,
  admin,
}) => {
  await showUpdates(admin, updates);
  await openDashboard("/dashboard/feed");
  await slot(page, 1).getByRole("textbox", { name: "Title", exact: true }).fill("My pump");
  await showUpdates(admin, [{ title: "Their pump" }, { title: "Their class" }, { title: "A clinic" }]);
  await save(page).click();
  await expect(page.getByRole("heading", { name: /^Somebody else has changed the updates/ })).toBeFocused();
  const part = (name: string) => page.getByRole("group", { name: new RegExp(`^${name}`) });
  await expect(part("Title of update 1")).toContainText("Changed by both");
  await expect(part("Title of update 2")).toContainText("Changed by them");
  await expect(part("Title of update 3")).toHaveCount(0);
  await part("Title of update 1").getByRole("radio", { name: "Mine" }).check();
  await save(page).click();
  await expect(toast(page, "Homepage Impact Feed updated successfully!")).toBeVisible();
  const stored: { title: string }[] = await admin.call("readImpactUpdates");
  expect(stored.map(({ title }) => title)).toEqual(["My pump", "Their class", "A clinic"]);
});

test("updates that cannot be read have the stated texts, and Try Again reads them: FEED-06", async ({
  page,
  openDashboard,
  admin,
}) => {
  await showUpdates(admin, updates);
  const replies = [
    { text: "Network connection failed. Check your PHP server/XAMPP.", response: undefined },
    { text: "Server returned invalid data format", response: { status: 200, json: { success: true } } },
    { text: "Server returned invalid data format", response: { status: 200, body: "<html>" } },
    undefined,
  ];
  let reply = replies.shift();
  await page.route("**/api_get_impact_updates.php", (route) => {
    if (!reply) return route.continue();
    return reply.response ? route.fulfill(reply.response) : route.abort();
  });
  await openDashboard("/dashboard/feed");
  while (reply) {
    await expect(page.getByRole("heading", { name: reply.text })).toBeVisible();
    reply = replies.shift();
    await page.getByRole("button", { name: "Try Again" }).click();
  }
  await expect(slot(page, 1).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("A pump");
});
