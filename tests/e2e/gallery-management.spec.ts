import { film } from "#tests/support/film.ts";
import { captions } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/** Refused calls are a part of it. */
test.use({ expectedNoise: [brokenRequest] });

const form = (page: Page) => page.getByRole("form", { name: "Upload media" });
const file = (page: Page) => form(page).getByLabel("Media file");
const title = (page: Page) => form(page).getByRole("textbox", { name: "Title", exact: true });
const section = (page: Page) => form(page).getByRole("combobox", { name: "Section" });
const send = (page: Page) => form(page).getByRole("button", { name: "Upload Media" });
const asking = (page: Page) => page.getByRole("alertdialog", { name: "Delete this media item?" });

test("a picture is uploaded, found by its section, changed and deleted: GALLERY-05", async ({
  page,
  openDashboard,
}) => {
  const [name, group] = [uniqueTitle("Eye camp"), uniqueTitle("Camps")];
  await openDashboard("/dashboard/gallery");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery Management");

  await expect(section(page), "the list comes first").toBeHidden();
  await form(page).getByRole("button", { name: "Open the form" }).click();
  await send(page).click();
  for (const message of [
    "Please enter a title for the media item.",
    "Please enter a section/category.",
    "Please select a media file to upload.",
  ]) {
    await expect(form(page).getByText(message)).toBeVisible();
  }
  const photo = { name: "camp.jpg", mimeType: "image/jpeg", buffer: await photograph() };
  await file(page).setInputFiles(photo);
  await expect(form(page).getByText("Please select a media file to upload.")).toHaveCount(0);
  await expect(form(page).getByAltText("Preview of the chosen file")).toHaveJSProperty("naturalWidth", 800);
  await title(page).fill(name);
  await section(page).fill(group);
  await form(page).getByRole("textbox", { name: "Alt text", exact: true }).fill("A doctor looks at an eye");
  await send(page).click();
  await expect(toast(page, "Media item added successfully!")).toBeVisible();
  await expect(title(page)).toHaveValue("");
  await expect(section(page), "the next item is often of the same section").toHaveValue(group);

  await page.getByLabel("Section", { exact: true }).last().selectOption(group);
  await expect(page).toHaveURL(
    `/dashboard/gallery?section=${encodeURIComponent(group).replaceAll("%20", "+")}`,
  );
  await page.reload();
  const items = page.getByRole("region", { name: "Media items" });
  await expect(items.getByText("1 item", { exact: true })).toBeVisible();

  const item = items.getByRole("listitem");
  const remove = item.getByRole("button", { name: `Delete ${name}` });
  await expect(remove).toHaveCSS("opacity", "0");
  await item.hover();
  await expect(remove).toHaveCSS("opacity", "1");
  await page.mouse.move(1, 1);
  await expect(remove).toHaveCSS("opacity", "0");
  await item.getByRole("button", { name: `Edit ${name}` }).focus();
  await page.keyboard.press("Tab");
  await expect(remove).toBeFocused();
  await expect(remove).toHaveCSS("opacity", "1");

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const editor = page.getByRole("dialog", { name: "Edit Media Item" });
  await expect(editor.getByRole("img", { name: "A doctor looks at an eye" })).toBeVisible();
  await editor.getByRole("textbox", { name: "Title", exact: true }).fill("");
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(editor.getByText("Please enter a title for the media item.")).toBeVisible();
  await editor.getByRole("textbox", { name: "Title", exact: true }).fill(`${name} in Kasur`);
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(toast(page, "Media item updated successfully!")).toBeVisible();
  await expect(item.getByText(`${name} in Kasur`)).toBeVisible();

  await item.getByRole("button", { name: `Delete ${name}` }).click();
  await asking(page).getByRole("button", { name: "Cancel" }).click();
  await expect(item).toHaveCount(1);
  await item.getByRole("button", { name: `Delete ${name}` }).click();
  await asking(page).getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Media item deleted successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No media found for the section" })).toBeVisible();
});

test("a film is uploaded with its captions, which are taken away again: GALLERY-07a", async ({
  page,
  openDashboard,
  database,
}) => {
  const name = uniqueTitle("First water");
  await openDashboard("/dashboard/gallery");
  await expect(form(page).getByLabel("Captions"), "only a film has some").toHaveCount(0);
  await file(page).setInputFiles({ name: "a.webm", mimeType: "video/webm", buffer: film });
  const captionsField = form(page).getByLabel("Captions");
  await captionsField.setInputFiles({
    name: "a.srt",
    mimeType: "application/x-subrip",
    buffer: captions.bytes,
  });
  await expect(form(page).getByText("Please select a valid caption file (WebVTT, .vtt).")).toBeVisible();
  await captionsField.setInputFiles({ name: captions.name, mimeType: "text/vtt", buffer: captions.bytes });
  await title(page).fill(name);
  await section(page).fill("Films");
  await send(page).click();
  await expect(toast(page, "Media item added successfully!")).toBeVisible();
  const stored = () =>
    database
      .selectFrom("gallery_items")
      .select("captions_url")
      .where("title", "=", name)
      .executeTakeFirstOrThrow();
  expect((await stored()).captions_url).toMatch(/\.en\.vtt$/);

  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const editor = page.getByRole("dialog", { name: "Edit Media Item" });
  await expect(editor.getByRole("link", { name: /Open the captions/ })).toHaveAttribute("href", /\.vtt$/);
  await editor.getByRole("button", { name: "Remove Captions" }).click();
  await editor.getByRole("button", { name: "Keep them" }).click();
  await editor.getByRole("button", { name: "Remove Captions" }).click();
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(toast(page, "Media item updated successfully!")).toBeVisible();
  expect((await stored()).captions_url).toBeNull();
});
