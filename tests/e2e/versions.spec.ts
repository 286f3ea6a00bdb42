import { find, row } from "#tests/support/blog-management.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.use({ expectedNoise: [brokenRequest] });

/** Presses, which are counted: typing and looking are none. */
function countPresses(page: Page) {
  let count = 0;
  return {
    press: async (name: string | RegExp, within: "page" | "alertdialog" = "page") => {
      const part = within === "page" ? page : page.getByRole("alertdialog");
      await part.getByRole("button", { name }).first().click();
      count += 1;
    },
    count: () => count,
  };
}

test("each save says which words it changed, and an earlier version comes back by three presses: VERSION-02, VERSION-03", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("A story of two versions");
  const { id, slug } = await admin.publish({ title, content: "The well is deep and clear." });
  await admin.revise(id, { title, content: "The well is deep and dry." });
  await openDashboard("/dashboard/blogs");
  await find(page, title);
  const { press, count } = countPresses(page);
  await press(`Earlier versions of ${title}`);
  await press(/^Restore/);
  await press("Restore", "alertdialog");
  await expect(toast(page, "The earlier version is back.")).toBeVisible();
  expect(count()).toBe(3);
  expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain("The well is deep and clear.");
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(dialog).toContainText("Restored by");
  await dialog
    .getByRole("button", { name: /^1 change/ })
    .first()
    .click();
  await expect(dialog.locator("mark")).toHaveText([/^dry/, /^clear/]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(row(page, title)).toBeVisible();
});
