import { showUpdates } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

const updates = (page: Page) => page.getByRole("region", { name: "Real-time Impact" });
const button = (page: Page, name: string) => updates(page).getByRole("button", { name });
const three = [{ title: "First" }, { title: "Second" }, { title: "Third" }];
const shows = (page: Page, title: string) =>
  expect(updates(page).getByRole("heading", { level: 3 })).toHaveText([title]);

test("the three slots show title, text, date and link, one at a time, in both directions", async ({
  page,
  admin,
}) => {
  await showUpdates(admin, three);
  await page.goto("/");
  await showHydrated(updates(page));
  await shows(page, "First");
  for (const title of ["Second", "Third", "First"]) {
    await button(page, "Next").click();
    await shows(page, title);
    await expect(updates(page).getByText(`What ${title} is about`)).toBeVisible();
    await expect(updates(page).getByText(`Date of ${title}`)).toBeVisible();
    await expect(updates(page).getByRole("link", { name: `Read more about ${title}` })).toHaveAttribute(
      "href",
      "/blogs",
    );
  }
  await button(page, "Previous").click();
  await shows(page, "Third");
  await button(page, "2 of 3: Second").click();
  await shows(page, "Second");
});
