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

test("an earlier version of a post comes back by three presses: VERSION-03", async ({
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
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(row(page, title)).toBeVisible();
});

test("each save says who made it, and which words it changed: VERSION-02", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("A story with a typo");
  const { id } = await admin.publish({ title, content: "The wel is deep." });
  await admin.revise(id, { title, content: "The well is deep." });
  await openDashboard("/dashboard/blogs");
  await find(page, title);
  await page.getByRole("button", { name: `Earlier versions of ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await expect(dialog.getByRole("listitem")).toHaveCount(2);
  await dialog.getByRole("button", { name: /^1 change/ }).click();
  await expect(dialog.locator("mark")).toHaveText([/^wel\s*$/, /^well\s*$/]);
});

test("the banner that was taken down is up again by two presses", async ({ page, admin, openDashboard }) => {
  const message = uniqueTitle("Quilts for winter");
  const before = (await admin.call("readBanner")).data;
  await admin.saveBanner({ message, link_text: "Give", link_url: "/donate" });
  await admin.call("deleteBanner");
  await openDashboard("/dashboard/banner");
  const { press, count } = countPresses(page);
  await press(/^Restore/);
  await press("Restore", "alertdialog");
  await expect(toast(page, "The earlier version is back.")).toBeVisible();
  expect(count()).toBe(2);
  await expect(page.getByRole("textbox", { name: "Message", exact: true })).toHaveValue(message);
  expect((await admin.call("readBanner")).data.message).toBe(message);
  if (before) await admin.saveBanner(before);
});
