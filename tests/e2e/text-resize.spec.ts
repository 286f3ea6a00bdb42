import { enlargeText, expectAllInside, expectFitsEveryWindow } from "#tests/support/accessibility.ts";
import { brokenRequest, expect, test } from "#tests/support/site.ts";

/* A default font size of 200 %, as WCAG 1.4.4 and 1.4.10 ask for. The open pages are in tests/accessibility/pages.spec.ts. */

test.use({ expectedNoise: [brokenRequest] });

test("the dashboard fits windows of 320 to 1280 px, with a headline in Urdu", async ({
  page,
  admin,
  openDashboard,
}) => {
  await admin.saveHeadline("امید روز کا کام ہے، اور ہر ضلع میں ہمارے رضاکار ہیں");
  for (const path of ["/dashboard", "/dashboard/banner", "/dashboard/blogs", "/dashboard/events"]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await openDashboard(path);
    await enlargeText(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    await expectFitsEveryWindow(page);
  }
});

test("the menu opens, and all of it is reachable", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/blogs");
  await enlargeText(page);
  const button = page.getByRole("button", { name: "Menu" });
  // The announcement is above it and may fill a small window.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Services", { exact: true }).click();
  await expectAllInside(page, "the open menu");
  await menu.getByRole("button", { name: "Close the menu" }).click();
  await expect(menu).toBeHidden();
});
