import { showEvents } from "#tests/support/home-content.ts";
import { expect, test } from "#tests/support/site.ts";

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
