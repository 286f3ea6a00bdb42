import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { mailServer } from "#tests/support/sites.ts";

// Nobody answers at the mail server's address: what is sent waits.
test.describe.configure({ mode: "default" });
test.use({ ownSite: "newsletters", settings: mailServer, expectedNoise: [brokenRequest] });

test("a newsletter is written from posts, previewed, tested, sent, paused, and the rest cancelled: NEWS-07, NEWS-09", async ({
  page,
  admin,
  database,
  openDashboard,
}) => {
  await admin.publish({ title: "Five wells in Kasur", content: "Water came up on Monday. It is sweet." });
  await openDashboard("/dashboard/newsletters");
  await expect(page.getByText("No newsletters yet")).toBeVisible();
  await page.getByRole("button", { name: "New Newsletter" }).click();
  const editor = page.getByRole("dialog", { name: "New Newsletter" });
  await editor.getByLabel("Subject").fill("Winter");
  await editor.getByRole("button", { name: "Insert posts" }).click();
  const posts = page.getByRole("dialog", { name: "From posts" });
  await posts.getByRole("checkbox", { name: /Five wells in Kasur/ }).check();
  await posts.getByRole("button", { name: "Insert" }).click();
  await expect(editor.getByRole("textbox", { name: "Text", exact: true })).toHaveValue(
    /^## \[Five wells in Kasur\]\(\/blog\/[\w-]+\)\n\nWater came up on Monday\./,
  );

  await editor.getByRole("button", { name: "Preview" }).click();
  const mail = editor.frameLocator("iframe");
  await expect(mail.getByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
  await expect(mail.getByRole("link", { name: "Read the whole story" })).toBeVisible();
  await expect(mail.getByRole("link", { name: "Unsubscribe" })).toBeVisible();
  await editor.getByRole("button", { name: "Plain text" }).click();
  await expect(editor.getByText(/Unsubscribe: \/newsletter\/leave/)).toBeVisible();
  await editor.getByRole("button", { name: "Save Draft" }).click();
  await expect(toast(page, "Draft saved.")).toBeVisible();

  await page.getByRole("button", { name: "Send Winter" }).click();
  const sending = page.getByRole("dialog", { name: "Send: Winter" });
  await sending.getByRole("button", { name: "Send to 0 readers" }).click();
  await expect(sending.getByRole("alert")).toHaveText(/Nobody has sent a test mail of this text/);
  await sending.getByRole("button", { name: "Send me a test mail" }).click();
  await expect(sending.getByText("A test mail of this text was sent.")).toBeVisible();
  await sending.getByRole("button", { name: "Send to 0 readers" }).click();
  await expect(sending.getByRole("alert")).toHaveText(/Nobody has confirmed their address yet/);

  const time = new Date().toISOString();
  const reader = { state: "confirmed" as const, confirmed_at: time, received_at: time, search_text: "" };
  const addresses = ["a@home.example", "b@home.example"];
  await database
    .insertInto("subscribers")
    .values(addresses.map((email) => ({ ...reader, email })))
    .execute();
  await sending.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Send Winter" }).click();
  // Those who read the language in which the letter is written.
  await expect(sending.getByLabel("Readers")).toHaveValue("en");
  await sending.getByLabel("Readers").selectOption({ label: "Urdu (0)" });
  await expect(sending.getByRole("button", { name: "Send to 0 readers" })).toBeVisible();
  await sending.getByLabel("Readers").selectOption({ label: "English (2)" });
  await sending.getByLabel("From").fill("2027-01-05T08:00");
  await sending.getByRole("button", { name: "Send to 2 readers" }).click();
  await expect(page.getByText("0 of 2 in English sent")).toBeVisible();
  await expect(page.getByText("Starts Jan 5, 2027, 08:00")).toBeVisible();
  await page.getByRole("button", { name: "Pause Winter" }).click();
  await expect(page.getByRole("cell", { name: "Paused" })).toBeVisible();
  await page.getByRole("button", { name: "Go on Winter" }).click();
  await expect(page.getByRole("cell", { name: "Sending" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel the rest of Winter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the rest" }).click();
  await expect(page.getByText("2 not sent")).toBeVisible();
  await page.getByRole("button", { name: "View Winter" }).click();
  const view = page.getByRole("dialog", { name: "Winter" }).frameLocator("iframe");
  await expect(view.getByRole("heading", { level: 1, name: "Winter" })).toBeVisible();
});
