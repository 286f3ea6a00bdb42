import { Buffer } from "node:buffer";
import { editor, fillIn, find, openNew, send } from "#tests/support/blog-management.ts";
import { largePhotograph, photograph, picture, svgImage } from "#tests/support/pictures.ts";
import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test.describe("the featured image", () => {
  test.use({ expectedNoise: [brokenRequest] });

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

  test("of the wrong type or size is refused in the words of BLOG-18, and a phone's photo that is too large is made smaller", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    const file = editor(page).getByLabel("Upload image");
    const preview = editor(page).getByRole("img", { name: "Preview of the chosen file" });
    await test.step("refused before it is sent", async () => {
      await file.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: svgImage });
      await expect(toast(page, "Please select a valid image file (JPEG, PNG, GIF, WebP)")).toBeVisible();
      const large = Buffer.alloc(5 * 1024 * 1024 + 1);
      await file.setInputFiles({ name: "large.jpg", mimeType: "image/jpeg", buffer: large });
      await expect(toast(page, "Image size should be less than 5MB")).toBeVisible();
      await expect(editor(page).getByRole("img", { name: /Preview/ })).toHaveCount(0);
    });
    await test.step("a phone's photo is made smaller in the browser, and stays upright", async () => {
      const buffer = await largePhotograph();
      expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
      await file.setInputFiles({ name: "camp.jpg", mimeType: "image/jpeg", buffer });
      await expect(editor(page).getByText(/^The photo was [\d.]+ MB, so it was reduced to /)).toBeVisible();
      const [width = 0, height = 0] = await preview.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      });
      expect(height / width, "a photo that was taken upright").toBeCloseTo(1.5, 2);
    });
  });

  test("that is an SVG with another type is refused by the server, with the same message", async ({
    page,
    openDashboard,
  }) => {
    await openDashboard("/dashboard/blogs");
    await openNew(page);
    await fillIn(page, "Disguised");
    await editor(page)
      .getByLabel("Upload image")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: svgImage });
    await send(page).click();
    await expect(toast(page, "Please select a valid image file (JPEG, PNG, GIF, WebP)")).toBeVisible();
    await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Disguised");
  });

  test("is replaced and removed in a later edit", async ({ page, admin, openDashboard }) => {
    const title = uniqueTitle("Changing pictures");
    await admin.publish({ title });
    await openDashboard("/dashboard/blogs");
    await find(page, title);
    const change = async (action: () => Promise<void>) => {
      await page.getByRole("button", { name: `Edit ${title}` }).click();
      await action();
      await send(page).click();
      await expect(editor(page)).toHaveCount(0);
      return (await admin.findPost(title)).featured_image as string | null;
    };
    const png = { name: "a.png", mimeType: "image/png", buffer: await picture("png") };
    expect(await change(() => editor(page).getByLabel("Upload image").setInputFiles(png))).toMatch(/\.png$/);
    const gif = { name: "a.gif", mimeType: "image/gif", buffer: await picture("gif") };
    expect(await change(() => editor(page).getByLabel("Replace image").setInputFiles(gif))).toMatch(/\.gif$/);
    expect(await change(() => editor(page).getByRole("button", { name: "Remove image" }).click())).toBeNull();
  });
});
