import { readFile } from "node:fs/promises";
import { saveDonor } from "#app/features/people/blood-donors/blood-donors.store.server.ts";
import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { openFromMenu } from "#tests/support/dashboard-pages.ts";
import { dayIn } from "#tests/support/home-content.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";

const received = new Date("2026-11-20T05:00:00Z");
const row = (page: Page, name: string | RegExp) => page.getByRole("row", { name });

test("a message is read, noted, answered by mail, marked, exported and deleted: CONTACT-06", async ({
  page,
  openDashboard,
  database,
}) => {
  const father = {
    name: "A father",
    email: "father@umeed.example",
    subject: "",
    message: "Is the school open on Saturday?",
  };
  const mother = {
    name: "ایک ماں",
    email: "mother@umeed.example",
    subject: "Camp",
    message: "کیا کل کیمپ ہے؟",
  };
  await database.deleteFrom("messages").execute();
  await createMessage(database, father, received);
  await createMessage(database, mother, received);
  await openDashboard("/dashboard/messages");
  await expect(page.getByText("2 messages", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open A father" }).click();
  const dialog = page.getByRole("dialog", { name: "A father" });
  await expect(dialog).toContainText("Is the school open on Saturday?");
  await expect(dialog).toContainText("Nov 20, 2026, 10:00");
  await expect(dialog.getByRole("button", { name: "Close" }), "KEYS-04").toBeFocused();
  await expect(dialog.getByRole("link", { name: "Answer by mail" })).toHaveAttribute(
    "href",
    /^mailto:father@umeed\.example\?subject=Re%3A%20Your%20message&body=.*%3E%20Is%20the%20school%20open/,
  );
  await dialog.getByLabel("Note").fill("Called back");
  await dialog.getByRole("button", { name: "Save note" }).click();
  await expect(toast(page, "Saved.")).toBeVisible();
  await expect(row(page, /A father/).getByText("(unread)")).toHaveCount(0);
  await expect(row(page, /ایک ماں/).getByText("(unread)")).toBeAttached();

  await page.getByRole("button", { name: "Unread only" }).click();
  await expect(page.getByText("1 message", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/unread=1/);
  await page.reload();
  await expect(row(page, /ایک ماں/)).toBeVisible();
  await page.getByRole("button", { name: "Unread only" }).click();
  await page.getByRole("searchbox", { name: "Search messages" }).fill("Saturday");
  await expect(page.getByText("1 message", { exact: true })).toBeVisible();
  const [found] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV (1)" }).click(),
  ]);
  const lines = await readFile(await found.path(), "utf8");
  expect(lines).toContain("Is the school open on Saturday?");
  expect(lines).not.toContain("mother@umeed.example");
  await page.getByRole("searchbox", { name: "Search messages" }).fill("nothing like it");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search messages" }).fill("");

  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("toolbar").getByRole("button", { name: "Mark as unread" }).click();
  await expect(page.getByText("(unread)")).toHaveCount(2);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("messages.csv");
  expect(await readFile(await file.path(), "utf8")).toContain("mother@umeed.example");

  await row(page, /A father/)
    .getByRole("button", { name: "Delete A father" })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Deleted.")).toBeVisible();
  await expect(row(page, /A father/)).toHaveCount(0);
});

test("donors are found by the patient's group, by city and by who can give today: DONOR-07", async ({
  page,
  openDashboard,
  database,
}) => {
  const donor = {
    email: "",
    dob: null,
    lastDonationDate: null,
    gender: "Male" as const,
    medicalClear: true as const,
    website: "",
    form_token: undefined,
  };
  await database.deleteFrom("blood_donors").execute();
  const today = dayIn(0);
  for (const [fullName, phone, bloodGroup, city, lastDonationDate] of [
    ["Donor one", "03001111111", "O-", "Lahore", null],
    ["Donor two", "03002222222", "O-", "Lahore", today],
    ["Donor three", "03003333333", "A+", "Kasur", null],
  ] as const) {
    await saveDonor(database, { ...donor, fullName, phone, bloodGroup, city, lastDonationDate }, received);
  }
  await openDashboard("/dashboard/blood-donors");
  await expect(page.getByText("3 donors", { exact: true })).toBeVisible();
  await page.getByLabel("Patient's group").selectOption("A+");
  await expect(page.getByText("3 donors", { exact: true })).toBeVisible();
  await page.getByLabel("Patient's group").selectOption("O-");
  await expect(page.getByText("2 donors", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByLabel("City").selectOption("Lahore");
  await page.getByRole("button", { name: "May give today" }).click();
  await expect(page.getByText("1 donor", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Open Donor one" }).click();
  const callLink = page.getByRole("link", { name: "Call 0300 1111111", exact: true });
  await expect(callLink).toHaveAttribute("href", "tel:+923001111111");
});

test("the other inboxes say that they are empty", async ({ page, openDashboard, database }) => {
  for (const table of [
    "registrations",
    "event_guests",
    "blood_requests",
    "shared_stories",
    "subscribers",
  ] as const)
    await database.deleteFrom(table).execute();
  await openDashboard("/dashboard/registrations");
  for (const [entry, text] of [
    ["Registrations", "No registrations yet."],
    ["Event Guests", "No guests yet."],
    ["Blood Requests", "No requests yet."],
    ["Shared Stories", "No stories yet."],
    ["Subscribers", "No subscribers yet."],
  ] as const) {
    await openFromMenu(page, entry);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry);
    await expect(page.getByText(text)).toBeVisible();
  }
});
