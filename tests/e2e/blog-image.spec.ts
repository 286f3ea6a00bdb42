import { editor, fillIn, openNew, send } from "#tests/support/blog-management.ts";
import { largePhotograph, photograph } from "#tests/support/pictures.ts";
import { expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.describe("the featured image", () => {
  test("is previewed, removed, chosen again, and shown to visitors in light forms", async ({
    page,
    openDashboard,
  }) => {
    const title = uniqueTitle("With a photo");
    const photo = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await photograph() };
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, title);
    await editor(page).getByLabel("Upload image").setInputFiles(photo);
    const preview = editor(page).getByRole("img", { name: "Preview of the chosen file" });
    await expect(preview).toHaveJSProperty("naturalWidth", 800);
    await editor(page).getByRole("button", { name: "Remove image" }).click();
    await expect(preview).toHaveCount(0);
    await editor(page).getByLabel("Upload image").setInputFiles(photo);
    await editor(page).getByLabel("Alt text").fill("Green cloth");
    await send(page).click();
    await expect(toast(page, "Blog published successfully!")).toBeVisible();

    await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
    const shown = page.getByRole("img", { name: "Green cloth" });
    await expect(shown).toHaveJSProperty("complete", true);
    expect(await shown.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\.avif$/);
  });

  test("of a phone, too large, is made smaller in the browser, and stays upright: ALL-31", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const buffer = await largePhotograph();
    expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
    await editor(page)
      .getByLabel("Upload image")
      .setInputFiles({ name: "camp.jpg", mimeType: "image/jpeg", buffer });
    await expect(editor(page).getByText(/^The photo was [\d.]+ MB, so it was reduced to /)).toBeVisible();
    const preview = editor(page).getByRole("img", { name: "Preview of the chosen file" });
    const [width = 0, height = 0] = await preview.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(height / width, "a photo that was taken upright").toBeCloseTo(1.5, 2);
  });
});
