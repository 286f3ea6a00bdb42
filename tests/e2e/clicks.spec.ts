import { readFile } from "node:fs/promises";
import { saveDonor } from "#app/features/people/blood-donors/blood-donors.store.server.ts";
import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { createRegistration } from "#app/features/people/registrations/registrations.store.server.ts";
import { addDays, karachiMonth } from "#app/lib/dates.ts";
import { editor, fillIn, send } from "#tests/support/blog-management.ts";
import { countClicks } from "#tests/support/clicks.ts";
import { giveOnSite } from "#tests/support/donations-desk.ts";
import { dayIn } from "#tests/support/home-content.ts";
import { photograph } from "#tests/support/pictures.ts";
import { expect, type Locator, type Page, test, toast } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

/* How many presses the work of every day takes: typing and choosing one of several count as none. */

test.use({ ownSite: "clicks", settings: mailServer, viewport: { width: 1280, height: 800 } });
test.describe.configure({ mode: "default" });

const photo = async () => ({ name: "camp.jpg", mimeType: "image/jpeg", buffer: await photograph() });
/** Chooses a file as a person does: a press on the field, then the system's window. */
async function choose(page: Page, field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent("filechooser");
  await field.click();
  await (await chooser).setFiles(file);
}
const menu = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });

test("a post with a photo is published in seven, and a typo of it corrected in two: FRAME-21", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard");
  const clicks = await countClicks(page);
  await menu(page).getByRole("link", { name: "Blog Management" }).click();
  await page.getByRole("button", { name: "New Post" }).click();
  await fillIn(page, "Water in Mithi", "Clean watr runs.");
  await choose(page, editor(page).getByLabel("Upload image"), await photo());
  await send(page).click();
  await expect(toast(page, "Blog published successfully!")).toBeVisible();
  expect(clicks.taken()).toBeLessThanOrEqual(7);

  const before = clicks.taken();
  await page.getByRole("button", { name: "Water in Mithi", exact: true }).click();
  await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill("Clean water runs.");
  await send(page).click();
  await expect(toast(page, "Blog updated successfully!")).toBeVisible();
  expect(clicks.taken() - before).toBeLessThanOrEqual(2);
});

test("a post with two photos, one in its text as it will look, is published in eight: FRAME-21a", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard");
  const clicks = await countClicks(page);
  await menu(page).getByRole("link", { name: "Blog Management" }).click();
  await page.getByRole("button", { name: "New Post" }).click();
  await fillIn(page, "Two photos", "The camp in Kasur.");
  await choose(page, editor(page).getByLabel("Upload image"), await photo());
  await editor(page).getByRole("tab", { name: "Visual" }).click();
  await expect(editor(page).getByRole("textbox", { name: "Content", exact: true })).toContainText("The camp");
  await editor(page).getByRole("button", { name: "Picture", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Insert a Picture" });
  await choose(page, dialog.getByLabel(/^Picture/), await photo());
  await dialog.getByLabel(/^Alt text/).fill("A queue before a tent");
  await dialog.getByRole("button", { name: "Insert Picture" }).click();
  await expect(editor(page).getByRole("img", { name: "A queue before a tent" })).toBeVisible();
  await send(page).click();
  await expect(toast(page, "Blog published successfully!")).toBeVisible();
  expect(clicks.taken()).toBe(8);
});

test("an event with a photo of 9 MB is up in two: FRAME-21", async ({ page, openDashboard }) => {
  test.slow();
  await openDashboard("/dashboard/events");
  const form = page.getByRole("form", { name: "Schedule an event" });
  await expect(form.getByLabel("Description", { exact: true }), "the list comes first").toBeHidden();
  const clicks = await countClicks(page);
  await form.getByLabel("Title", { exact: true }).fill("Eye camp");
  await form.getByLabel("Date").fill(dayIn(9));
  await form.getByLabel("Location", { exact: true }).fill("Kasur");
  await form.getByLabel("Description", { exact: true }).fill("Bring your card.");
  const large = Buffer.concat([await photograph(1200, 800), Buffer.alloc(9 * 1024 * 1024)]);
  await choose(page, form.getByLabel("Picture"), { ...(await photo()), buffer: large });
  // It says so above the button, which moves down by that.
  await expect(form.getByText("The photo was 9.0 MB, so it was reduced")).toBeVisible();
  await form.getByRole("button", { name: "Add Event" }).click();
  await expect(toast(page, "Event added successfully!")).toBeVisible({ timeout: 60_000 });
  expect(clicks.taken()).toBeLessThanOrEqual(2);
  await expect(form.getByLabel("Description", { exact: true }), "folded again").toBeHidden();
});

test("a call to a donor is logged in two, without scrolling: FRAME-21", async ({
  page,
  openDashboard,
  database,
}) => {
  const nothing = { email: "", dob: null, lastDonationDate: null, website: "", form_token: undefined };
  const donor = { fullName: "Driver, Shahdara", phone: "0302 7777777", bloodGroup: "O-", city: "Lahore" };
  await saveDonor(database, { ...nothing, ...donor, gender: "Male", medicalClear: true }, new Date());
  await openDashboard("/dashboard/blood-donors");
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: `Open ${donor.fullName}` }).click();
  const dialog = page.getByRole("dialog", { name: donor.fullName });
  await expect(dialog.getByLabel("How it went")).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel("How it went").selectOption("Comes to give blood");
  await dialog.getByLabel("What was said").fill("On Friday");
  const add = dialog.getByRole("button", { name: "Add to the log" });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(dialog.getByRole("list", { name: "Calls" })).toContainText("On Friday");
  expect(clicks.taken()).toBeLessThanOrEqual(2);
});

test("a gift is refunded in three, and a month's gifts exported in two: FRAME-21", async ({
  page,
  openDashboard,
  database,
}) => {
  const { reference } = await giveOnSite(database, { state: "paid", donorName: "A mother" });
  const earlier = await giveOnSite(database, { state: "paid", donorName: "A teacher" });
  const { from } = karachiMonth(new Date(), "last");
  const created_at = `${addDays(from, 9)}T07:00:00.000Z`;
  await database.updateTable("donations").set({ created_at }).where("id", "=", earlier.id).execute();
  await openDashboard("/dashboard/donations");
  const clicks = await countClicks(page);
  await page.getByRole("link", { name: `Open ${reference}` }).click();
  await page.getByRole("button", { name: "Refund..." }).click();
  const refund = page.getByRole("dialog", { name: /^Give .* back$/ });
  await refund.getByLabel("Reason for the refund").fill("Given twice");
  await refund.getByRole("button", { name: "Record refund" }).click();
  await expect(toast(page, "Refund recorded. The receipt is void.")).toBeVisible();
  expect(clicks.taken()).toBeLessThanOrEqual(3);

  await page.goto("/dashboard/donations");
  const before = clicks.taken();
  await page.getByRole("button", { name: "Last month" }).click();
  await expect(page).toHaveURL(/month=last/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text).toContain(earlier.reference);
  expect(text, "of this month").not.toContain(reference);
  expect(clicks.taken() - before).toBeLessThanOrEqual(2);
});

test("who changed what is told in two: FRAME-21", async ({ page, openDashboard, admin }) => {
  await admin.saveHeadline("Hope is work");
  await admin.saveHeadline("Hope is work, done daily");
  await openDashboard("/dashboard");
  const clicks = await countClicks(page);
  await page.getByRole("link", { name: "Audit log" }).click();
  const row = page.getByRole("row", { name: /Changed the headline/ }).first();
  await expect(row).toContainText("from Hope is work to Hope is work, done daily");
  await expect(row).toContainText("Administrator");
  await row.getByText("1 field").click();
  await expect(row.getByRole("definition")).toContainText("Hope is work, done daily");
  expect(clicks.taken()).toBeLessThanOrEqual(2);
});

test("a volunteer is approved in two, a colleague invited in two: FRAME-21", async ({
  page,
  openDashboard,
  database,
}) => {
  const person = { name: "Ayesha Bibi", email: "ayesha@home.example", phone: "0300 1234567", city: "Kasur" };
  const details = { availability: "A weekend", skills: "Cooking", motivation: "" };
  await createRegistration(database, { kind: "volunteer", ...person, details }, new Date());
  await openDashboard("/dashboard/registrations");
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: "Open Ayesha Bibi" }).click();
  await page.getByRole("button", { name: "Approve: Ayesha Bibi" }).click();
  await expect(page.getByRole("dialog").getByRole("region", { name: "State Approved" })).toBeVisible();
  expect(clicks.taken()).toBeLessThanOrEqual(2);

  await page.goto("/dashboard/user");
  const before = clicks.taken();
  await page.getByRole("button", { name: "Invite a Colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Name").fill("Amna");
  await dialog.getByLabel("Email").fill("amna@umeed.example");
  await dialog.getByLabel("Care").check();
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(
    page
      .getByRole("list", { name: "Invitations" })
      .or(page.getByText(/amna@umeed.example/))
      .first(),
  ).toBeVisible();
  expect(clicks.taken() - before).toBeLessThanOrEqual(2);
});

test("a deletion is undone in one, an earlier version brought back in three: FRAME-21", async ({
  page,
  openDashboard,
  admin,
}) => {
  const title = "The well of Mithi";
  const { id } = await admin.publish({ title, content: "The well is deep." });
  await admin.revise(id, { title, content: "The well is dry." });
  await openDashboard("/dashboard/blogs");
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const deleted = clicks.taken();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "It is back where it was.")).toBeVisible();
  expect(clicks.taken() - deleted).toBeLessThanOrEqual(1);

  const before = clicks.taken();
  await page.getByRole("button", { name: `Earlier versions of ${title}` }).click();
  await page
    .getByRole("button", { name: /^Restore/ })
    .first()
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
  await expect(toast(page, "The earlier version is back.")).toBeVisible();
  expect(clicks.taken() - before).toBeLessThanOrEqual(3);
});

test("a message is answered in four, without another program: FRAME-21a", async ({
  page,
  openDashboard,
  database,
}) => {
  const message = { name: "Ayesha", email: "ayesha@home.example", subject: "Quilts", message: "Where to?" };
  await createMessage(database, message, new Date());
  await openDashboard("/dashboard");
  const clicks = await countClicks(page);
  await menu(page).getByRole("link", { name: "Messages" }).click();
  await page.getByRole("button", { name: "Open Ayesha" }).click();
  const dialog = page.getByRole("dialog", { name: "Ayesha" });
  await dialog.getByRole("button", { name: "Write an answer" }).click();
  await expect(dialog.getByLabel("Text")).toBeFocused();
  await page.keyboard.type("To the office, please.");
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await expect(toast(page, "The answer is on its way.")).toBeVisible();
  expect(clicks.taken()).toBe(4);
});

test("a donor of O- is found in one and called in two: FRAME-21a", async ({
  page,
  openDashboard,
  database,
}) => {
  const nothing = { email: "", dob: null, lastDonationDate: null, website: "", form_token: undefined };
  const donor = { fullName: "Teacher, Kasur", phone: "0303 5555555", bloodGroup: "O-", city: "Kasur" };
  await saveDonor(database, { ...nothing, ...donor, gender: "Male", medicalClear: true }, new Date());
  await openDashboard("/dashboard");
  const clicks = await countClicks(page);
  await menu(page).getByRole("link", { name: "Blood Donors & Requests" }).click();
  await page.getByLabel("Patient's group").selectOption("O-");
  await expect(page).toHaveURL(/patient=O-/);
  expect(clicks.taken()).toBe(1);
  await page.getByRole("button", { name: `Open ${donor.fullName}` }).click();
  const dialog = page.getByRole("dialog", { name: donor.fullName });
  await dialog.getByLabel("How it went").selectOption("Comes to give blood");
  await dialog.getByRole("button", { name: "Add to the log" }).click();
  await expect(dialog.getByRole("list", { name: "Calls" })).toContainText("Comes to give blood");
  expect(clicks.taken()).toBe(3);
});

test("a colleague is invited from the overview in four: FRAME-21a", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard");
  const clicks = await countClicks(page);
  await menu(page).getByRole("button", { name: "System" }).click();
  await menu(page).getByRole("link", { name: "Users" }).click();
  await page.getByRole("button", { name: "Invite a Colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByLabel("Name").fill("Bilal");
  await dialog.getByLabel("Email").fill("bilal@umeed.example");
  await dialog.getByLabel("Care").check();
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByText(/bilal@umeed.example/).first()).toBeVisible();
  expect(clicks.taken()).toBe(4);
});

test("an event is cancelled in two, for both languages: FRAME-21a", async ({
  page,
  openDashboard,
  admin,
}) => {
  const event = { title: "Dental camp", title_ur: "دانتوں کا کیمپ", description: "Bring your card." };
  await admin.call("createEvent", { ...event, date: dayIn(9), location: "Kasur" });
  await openDashboard("/dashboard/events");
  const clicks = await countClicks(page);
  await page.getByRole("button", { name: "Cancel Dental camp" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the event" }).click();
  await expect(toast(page, "The event is shown as cancelled.")).toBeVisible();
  expect(clicks.taken()).toBe(2);
  await page.goto("/ur/events");
  await expect(page.getByRole("article").filter({ hasText: "دانتوں کا کیمپ" }).first()).toContainText(
    "منسوخ",
  );
});
