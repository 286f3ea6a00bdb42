import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { expect, test, toast } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

test.describe.configure({ mode: "default" });
test.use({ ownSite: "message answers", settings: mailServer, expectedNoise: [/409 \(Conflict\)/] });

const received = new Date("2026-11-20T05:00:00Z");

test("a message is answered from the dashboard, another elsewhere: CONTACT-08, CONTACT-09", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("messages").execute();
  const ayesha = {
    name: "Ayesha",
    email: "ayesha@home.example",
    subject: "Quilts",
    message: "Where do I\nbring quilts?",
  };
  await createMessage(database, ayesha, received);
  await createMessage(database, { ...ayesha, name: "Bilal", email: "bilal@home.example" }, received);
  await openDashboard("/dashboard/messages");
  await page.getByRole("button", { name: "Open Ayesha" }).click();
  const dialog = page.getByRole("dialog", { name: "Ayesha" });
  await dialog.getByRole("button", { name: "Write an answer" }).click();
  await expect(dialog.getByLabel("Subject")).toHaveValue("Re: Quilts");
  const text = dialog.getByLabel("Text");
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(
    /^Dear Ayesha,\n\n\n\n.+\n\nOn Nov 20, 2026.*, Ayesha wrote:\n> Where do I\n> bring quilts\?$/,
  );
  await page.keyboard.type("To the office, please.");
  await expect(text).toHaveValue(/^Dear Ayesha,\n\nTo the office, please\.\n\n/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await expect(toast(page, "The answer is on its way.")).toBeVisible();
  const region = dialog.getByRole("region", { name: "Answer Answered" });
  await expect(region).toContainText("by Administrator");
  await expect(region).toContainText("To the office, please.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("row", { name: /Ayesha/ })).toContainText("Answered");
  const [mail] = await database.selectFrom("outbox").selectAll().execute();
  expect(mail).toMatchObject({
    recipient: ayesha.email,
    subject: "Re: Quilts",
    reply_to: "salaam@umeed.example",
  });

  await page.getByRole("button", { name: "Not answered" }).click();
  await expect(page.getByText("1 message", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/answered=0/);
  await page.getByRole("button", { name: "Open Bilal" }).click();
  const other = page.getByRole("dialog", { name: "Bilal" });
  await expect(other.getByRole("link", { name: "Answer by mail" })).toHaveAttribute(
    "href",
    /^mailto:bilal@home\.example\?subject=Re%3A%20Quilts&body=%0D%0A.*%3E%20bring%20quilts%3F$/,
  );
  await other.getByRole("button", { name: "Mark as answered" }).click();
  await expect(toast(page, "Marked as answered.")).toBeVisible();
  await expect(other.getByRole("region", { name: "Answer Answered" })).toContainText("not from here");
  await other.getByRole("button", { name: "Mark as not answered" }).click();
  await expect(toast(page, "Marked as not answered.")).toBeVisible();
  await other.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("1 message", { exact: true })).toBeVisible();
});

test("a colleague is on a message, and one takes it over; a saved answer is put into it: CONTACT-10, CONTACT-11", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("messages").execute();
  const message = { name: "عائشہ", email: "ayesha@home.example", subject: "", message: "رسید نہیں ملی۔" };
  await createMessage(database, message, received, "ur");
  // It was read before: else opening it renews the list, which might show the colleague before the press.
  await database.updateTable("messages").set({ read_at: received.toISOString() }).execute();
  await openDashboard("/dashboard/messages");
  await page.getByRole("link", { name: "Saved Answers", exact: true }).click();
  await expect(page.getByText("No saved answers yet.")).toBeVisible();
  await page.getByRole("button", { name: "New Saved Answer" }).click();
  const editor = page.getByRole("dialog", { name: "New Saved Answer" });
  await editor.getByLabel("Title").fill("Receipts");
  await editor.getByRole("textbox", { name: "Answer", exact: true }).fill("{name}, it is on its way.");
  await editor.getByRole("textbox", { name: "Answer in Urdu" }).fill("{name}، رسید آ رہی ہے۔");
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: /Receipts/ })).toContainText("English, Urdu");

  await page.goto("/dashboard/messages");
  await page.getByRole("button", { name: "Open عائشہ" }).click();
  const dialog = page.getByRole("dialog", { name: "عائشہ" });
  const colleague = { taken_by_id: 999, taken_by: "Bilal", taken_at: received.toISOString() };
  await database.updateTable("messages").set(colleague).execute();
  await dialog.getByRole("button", { name: "I'm on it" }).click();
  await expect(page.getByText("Bilal is on it already.").first()).toBeVisible();
  await expect(dialog.getByText("Bilal is on it.")).toBeVisible();
  await dialog.getByRole("button", { name: "Take it over" }).click();
  await expect(dialog.getByText("You are on it.")).toBeVisible();

  await dialog.getByRole("button", { name: "Write an answer" }).click();
  await dialog.getByLabel("Saved answer").selectOption("Receipts");
  const text = dialog.getByLabel("Text");
  await expect(text).toHaveValue(/^السلام علیکم عائشہ،\n\nعائشہ، رسید آ رہی ہے۔\n\n/);
  await dialog.getByRole("button", { name: "Send the answer" }).click();
  await expect(dialog.getByRole("region", { name: "Answer Answered" })).toContainText("رسید آ رہی ہے");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("row", { name: /عائشہ/ })).not.toContainText("is on it");
});
