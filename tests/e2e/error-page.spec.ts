import { brokenRequest, expect, test } from "#tests/support/site.ts";

test.use({ expectedNoise: [brokenRequest] });

test("a page that fails keeps its frame, gives a support code and can be tried again", async ({
  page,
  database,
}) => {
  await database.schema.alterTable("events").renameTo("events_away").execute();
  const response = await page.goto("/search?q=blood");
  expect(response?.status()).toBe(500);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveTitle(/^Something went wrong \| /);
  await expect(page.getByText(/tell us this code: [\w-]{8,}/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Donate" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText(/© \d{4} Umeed/)).toBeVisible();

  await database.schema.alterTable("events_away").renameTo("events").execute();
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page).toHaveURL("/search?q=blood");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
});
