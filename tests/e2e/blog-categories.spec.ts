import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.describe("categories", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("are added, renamed, recoloured and removed, but not while in use", async ({
    page,
    admin,
    openDashboard,
  }) => {
    const [name, renamed] = [uniqueTitle("Wells"), uniqueTitle("Pumps")];
    await openDashboard("/dashboard/blogs");
    await page.getByRole("button", { name: "Categories" }).click();
    const dialog = page.getByRole("dialog", { name: "Categories" });
    await dialog.getByLabel("New category: name", { exact: true }).fill(name);
    await dialog.getByLabel("New category: colour").fill("#445566");
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect(toast(page, "Category added.")).toBeVisible();
    const line = dialog
      .getByRole("listitem")
      .filter({ has: page.getByLabel(`${name}: name`, { exact: true }) });
    await dialog.getByLabel(`${name}: name`, { exact: true }).fill(renamed);
    await line.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Category saved.")).toBeVisible();
    await admin.publish({ title: uniqueTitle("Uses it"), category: renamed });
    await dialog.getByRole("button", { name: `Remove ${renamed}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(toast(page, "This category still has 1 post. Move them first.")).toBeVisible();
    await expect(dialog.getByLabel(`${renamed}: name`, { exact: true })).toBeVisible();
  });
});
