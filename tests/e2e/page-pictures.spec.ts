import { expect, test } from "#tests/support/site.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("the gallery's last picture is as wide as the others: SAMPLE-07", async ({ page }) => {
    await page.goto("/gallery");
    const pictures = page.getByRole("list", { name: "Pictures" }).getByRole("listitem");
    const widths = await pictures.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().width)),
    );
    expect(widths.length).toBeGreaterThan(2);
    // Upright pictures stand two in a row; a wide one fills its row, and so does the last.
    expect(widths.at(-1)).toBe(Math.max(...widths));
  });
});

test("a lone sentence of 'Lives Transformed' fills its band: SAMPLE-07", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/details/orphan-support");
  const band = page.getByRole("region", { name: "Lives Transformed" });
  const [list, item] = [band.getByRole("list"), band.getByRole("listitem")];
  await expect(item).toHaveCount(1);
  expect((await item.boundingBox())?.width).toBe((await list.boundingBox())?.width);
});
