import { showEvents } from "#tests/support/home-content.ts";
import { expect, test, toast } from "#tests/support/site.ts";

/* 'Count me in': EVENT-14. */

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: [/status of 422/] });

  test("a visitor says from the event's page that he comes, and staff see it", async ({
    page,
    admin,
    database,
  }) => {
    await showEvents(admin, database, [{ title: "Free eye camp", inDays: 7, time: "09:30" }]);
    await page.goto("/events");
    await page.getByRole("link", { name: "View Details of Free eye camp" }).click();
    await page.getByRole("link", { name: "Count me in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Free eye camp" })).toBeVisible();
    await page.getByLabel("Your name").fill("Ayesha");
    await page.getByRole("button", { name: "Count me in" }).click();
    await expect(page.getByText("Please enter your phone number.").first()).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Ayesha");
    await page.getByLabel("Phone").fill("0300 1234567");
    await page.getByRole("button", { name: "Count me in" }).click();
    await expect(page.getByText("You are on the list.")).toBeVisible();
    const { rows } = await admin.call("listEventGuests");
    expect(rows).toMatchObject([{ name: "Ayesha", event_title: "Free eye camp", phone: "923001234567" }]);
  });
});

test("guests of an event that is cancelled or moved are named with their phones, and wait in the overview until told: EVENT-16", async ({
  page,
  openDashboard,
  admin,
  database,
}) => {
  await showEvents(admin, database, [{ title: "Winter blood drive", inDays: 7, time: "09:30" }]);
  const [event] = await admin.call("listEvents");
  for (const [name, phone] of [
    ["Bilal", "0300 7654321"],
    ["Sana", "0300 7654322"],
  ])
    await admin.call("sendEventGuest", { name, phone, event: event.id });
  await openDashboard("/dashboard/events");
  await page.getByRole("button", { name: "Cancel Winter blood drive" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this event?" });
  await expect(question.getByRole("link", { name: "Call Bilal: 0300 7654321" })).toBeVisible();
  await expect(question.getByRole("link", { name: "WhatsApp to Sana" })).toBeVisible();
  // On a phone a toast lies over the head of the page: ALL-25.
  await page.setViewportSize({ width: 390, height: 844 });
  await question.getByRole("button", { name: "Cancel the event" }).click();
  await expect(question).toHaveCount(0);
  const said = await toast(page, "The event is shown as cancelled.").boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 844)).toBeLessThan(90);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto("/dashboard");
  await page.getByRole("link", { name: "2 guests to call about Winter blood drive" }).click();
  const call = page.getByRole("link", { name: "Call Bilal: 0300 7654321" });
  await expect(call).toHaveAttribute("href", "tel:+923007654321");
  await expect(page.getByRole("link", { name: /^Text: Bilal/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/923007654321\?text=.*is%20cancelled/,
  );
  await page.getByRole("button", { name: "Told Bilal" }).click();
  await expect(page.getByRole("row", { name: /Sana/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /Bilal/ })).toHaveCount(0);
  await page.getByRole("button", { name: "To call" }).click();
  await expect(page.getByRole("row", { name: /Bilal/ })).toContainText(/Told .* by/);
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: "1 guest to call about Winter blood drive" })).toBeVisible();

  await page.goto("/dashboard/events");
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByRole("button", { name: "Cancel Winter blood drive" })).toBeVisible();
  await page.getByRole("button", { name: "Edit Winter blood drive" }).click();
  const editor = page.getByRole("dialog", { name: "Edit Event" });
  await editor.getByLabel("Time").fill("14:00");
  await editor.getByRole("button", { name: "Update Event" }).click();
  const moved = page.getByRole("dialog", { name: "Call the guests" });
  await expect(moved).toContainText("2 guests know it as it was.");
  await moved.getByRole("button", { name: "Told Bilal" }).click();
  await moved.getByRole("button", { name: "Told Sana" }).click();
  await expect(moved).toContainText("Everybody has been told.");
});
