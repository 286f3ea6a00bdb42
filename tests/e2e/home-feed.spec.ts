import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

/** The updates stand on the home page: what other tests see there must not change. */
test.use({ ownSite: "home feed" });

const slot = (page: Page, number: number) => page.getByRole("region", { name: `Impact Update ${number}` });
const save = (page: Page) => page.getByRole("button", { name: /^Sav/ });
const unsaved = (page: Page) => page.getByText("Unsaved", { exact: true });

test("three blank slots are filled in and stand on the home page: FEED-05, FEED-06", async ({
  page,
  openDashboard,
  database,
}) => {
  await database.deleteFrom("content").where("name", "=", "feed").execute();
  await openDashboard("/dashboard/feed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home Feed");
  await expect(page.getByRole("region", { name: /^Impact Update \d$/ })).toHaveCount(3);
  await expect(save(page)).toBeDisabled();
  await expect(unsaved(page)).toHaveCount(0);
  await expect(slot(page, 1).getByRole("group", { name: "Icon" }).getByRole("radio")).toHaveCount(7);

  await slot(page, 1).getByRole("textbox", { name: "Title", exact: true }).fill("دو نئے پمپ");
  await expect(unsaved(page)).toBeVisible();
  await save(page).click();
  await expect(
    page.getByRole("heading", { name: "Please fill in all fields for all three update slots." }),
  ).toBeFocused();
  await expect(slot(page, 1).getByRole("textbox", { name: "Date", exact: true })).toHaveAccessibleDescription(
    /Please fill this in\./,
  );

  for (const number of [1, 2, 3]) {
    const within = slot(page, number);
    if (number > 1) await within.getByRole("textbox", { name: "Title", exact: true }).fill(`Title ${number}`);
    await within.getByRole("textbox", { name: "Date", exact: true }).fill("This week");
    await within.getByRole("textbox", { name: "Description", exact: true }).fill(`What was done ${number}`);
    await within.getByText("Leaf", { exact: true }).click();
    await within.getByLabel("Link").fill("/blogs");
  }
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = (await opened).getByRole("region", { name: "Real-time Impact" });
  await expect(preview).toContainText("What was done 1");
  await expect(preview.locator("h3").first()).toHaveAttribute("lang", "ur");
  await (await opened).close();
  const release = await delayRequests(page, "**/backendReact/content");
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
