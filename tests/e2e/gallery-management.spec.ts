import { truncateSync, writeFileSync } from "node:fs";
import { film } from "#tests/support/film.ts";
import { captions } from "#tests/support/media-forms.ts";
import { photograph, picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { type SiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";

/** Refused calls are a part of it. */
test.use({ expectedNoise: [brokenRequest] });

const form = (page: Page) => page.getByRole("form", { name: "Upload media" });
const file = (page: Page) => form(page).getByLabel("Media file");
const title = (page: Page) => form(page).getByRole("textbox", { name: "Title", exact: true });
const section = (page: Page) => form(page).getByRole("combobox", { name: "Section" });
const send = (page: Page) => form(page).getByRole("button", { name: "Upload Media" });
const asking = (page: Page) => page.getByRole("alertdialog", { name: "Delete this media item?" });

async function addItem(admin: SiteAdmin, name: string, group: string): Promise<number> {
  const body = new FormData();
  body.set("title", name);
  body.set("section", group);
  body.set("media", new Blob([new Uint8Array(await picture("png"))]), "a.png");
  return (await admin.call("createGalleryItem", body)).id;
}

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

test("files of another type or above 50MB are refused before they are sent", async ({
  page,
  openDashboard,
}, info) => {
  await openDashboard("/dashboard/gallery");
  const wrongType = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";
  await file(page).setInputFiles({
    name: "list.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF"),
  });
  await expect(form(page).getByRole("alert")).toHaveText(wrongType);
  await file(page).setInputFiles({ name: "IMG_2.HEIC", mimeType: "", buffer: Buffer.from("heic") });
  await expect(form(page).getByText(/iPhone photo in the HEIC format/)).toBeVisible();
  const large = info.outputPath("film.mp4");
  writeFileSync(large, "");
  truncateSync(large, 60 * 1024 * 1024);
  await file(page).setInputFiles(large);
  await expect(form(page).getByRole("alert")).toHaveText("File size cannot exceed 50MB.");
  await expect(form(page).getByLabel("Preview of the chosen file")).toHaveCount(0);
});

test("an upload shows its progress and can be cancelled, and what fails loses nothing", async ({
  page,
  openDashboard,
}) => {
  const call = "**/backendReact/api_add_gallery_item.php";
  const name = uniqueTitle("First water");
  await openDashboard("/dashboard/gallery");
  await file(page).setInputFiles({ name: "a.png", mimeType: "image/png", buffer: await picture("png") });
  await title(page).fill(name);
  await section(page).fill("Clean Water");

  await page.route(call, () => {
    // It gets no answer.
  });
  await send(page).click();
  await expect(form(page).getByRole("button", { name: "Uploading..." })).toBeDisabled();
  await expect(form(page).getByRole("progressbar", { name: "Upload of a.png" })).toBeVisible();
  await form(page).getByRole("button", { name: "Cancel upload" }).click();
  await expect(form(page).getByRole("alert")).toHaveText("The upload was cancelled. Nothing was saved.");
  await page.unroute(call);

  for (const { response, text } of [
    { response: { status: 422, json: { success: false } }, text: "Failed to upload media." },
    {
      response: undefined,
      text: "Network error. Could not connect to the server to upload media.",
    },
    {
      response: { status: 413, json: { success: false, message: "File size cannot exceed 50MB." } },
      text: "File size cannot exceed 50MB.",
    },
  ]) {
    await page.route(call, (route) => (response ? route.fulfill(response) : route.abort()));
    await send(page).click();
    await expect(form(page).getByRole("alert").filter({ hasText: text })).toBeVisible();
    await expect(title(page)).toHaveValue(name);
    await page.unroute(call);
  }
  await file(page).setInputFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await send(page).click();
  await expect(form(page).getByRole("alert"), "the server looks at the bytes").toHaveText(
    "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.",
  );
  await expect(file(page)).toHaveAttribute("aria-invalid", "true");
});

test("several files are uploaded one after the other; what fails stays, with the reason", async ({
  page,
  openDashboard,
}) => {
  const [name, group] = [uniqueTitle("Eye camp"), uniqueTitle("Camps")];
  await openDashboard(`/dashboard/gallery?section=${encodeURIComponent(group)}`);
  const image = async (file: string) => ({ name: file, mimeType: "image/png", buffer: await picture("png") });
  const list = { name: "list.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  const broken = { name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await file(page).setInputFiles([await image("one.png"), broken, list, await image("three-b.png")]);
  await expect(form(page).getByRole("alert")).toContainText("list.pdf: Please select a valid image");
  const chosen = form(page).getByRole("list", { name: "Chosen files" }).getByRole("listitem");
  await expect(chosen).toHaveCount(3);
  await expect(chosen.nth(2)).toContainText("three b");
  await title(page).fill(name);
  await expect(chosen.nth(2)).toContainText(`${name} 3`);
  await section(page).fill(group);
  await form(page).getByRole("button", { name: "Upload 3 Files" }).click();
  await expect(toast(page, "2 media items added successfully!")).toBeVisible();
  await expect(form(page).getByText(/^1 of 3 files could not be uploaded/)).toBeVisible();
  await expect(chosen).toHaveText(/Please select a valid image/);
  const items = page.getByRole("region", { name: "Media items" }).getByRole("listitem");
  await expect(items).toHaveText([new RegExp(`^${name} 3`), new RegExp(`^${name} 1`)]);
  await expect(form(page).getByRole("button", { name: "Upload 1 File" })).toBeVisible();
  await form(page).getByRole("button", { name: "Remove broken.png" }).click();
  await expect(send(page)).toBeVisible();
});

test("eight photos show each what it does; one is cancelled, one is sent again: GALLERY-08a", async ({
  page,
  openDashboard,
}) => {
  const [name, group] = [uniqueTitle("Eye camp"), uniqueTitle("Camps")];
  await openDashboard(`/dashboard/gallery?section=${encodeURIComponent(group)}`);
  const buffer = await picture("png");
  const photos = Array.from({ length: 8 }, (_, at) => ({
    name: `${at + 1}.png`,
    mimeType: "image/png",
    buffer,
  }));
  const call = "**/backendReact/api_add_gallery_item.php";
  const first = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(call, async (route) => {
    sent += 1;
    if (sent === 1) await first.promise;
    if (sent === 2) return route.fulfill({ status: 422, json: { success: false, message: "Too dark." } });
    return route.continue();
  });
  await file(page).setInputFiles(photos);
  await title(page).fill(name);
  await section(page).fill(group);
  await form(page).getByRole("button", { name: "Upload 8 Files" }).click();
  const chosen = form(page).getByRole("list", { name: "Chosen files" }).getByRole("listitem");
  await expect(chosen.nth(0).getByRole("progressbar", { name: "Upload of 1.png" })).toBeVisible();
  await expect(chosen.nth(0).getByText(/^(?:Sending \d+%|Saving\.\.\.)$/)).toBeVisible();
  await expect(chosen.getByText("Waiting", { exact: true })).toHaveCount(7);
  await form(page).getByRole("button", { name: "Cancel 8.png" }).click();
  await expect(chosen.nth(7)).toContainText("Cancelled, not sent");
  first.resolve();
  await expect(form(page).getByText("1 of 8 files could not be uploaded", { exact: false })).toBeVisible();
  await expect(toast(page, "6 media items added successfully!")).toBeVisible();
  await expect(chosen, "what was added is gone from the form").toHaveText([
    /Too dark\./,
    /Cancelled, not sent/,
  ]);

  await form(page).getByRole("button", { name: "Send 2.png again" }).click();
  await expect(toast(page, "1 media item added successfully!")).toBeVisible();
  await expect(chosen).toHaveText([/8\.png/]);
  const items = page.getByRole("region", { name: "Media items" }).getByRole("listitem");
  await expect(items).toHaveCount(7);
  await form(page).getByRole("button", { name: "Remove 8.png" }).click();
  await expect(send(page)).toBeVisible();
});

test("a list that fails can be read again, an empty one says how to start", async ({
  page,
  openDashboard,
}) => {
  const list = "**/backendReact/api_get_gallery_items.php*";
  await page.route(list, (route) => route.abort());
  await openDashboard("/dashboard/gallery");
  const unreachable = "Network error. Could not connect to the server to fetch gallery items.";
  await expect(page.getByRole("heading", { name: unreachable })).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Failed to load gallery data." })).toBeVisible();
  await page.unroute(list);
  await page.route(list, (route) =>
    route.fulfill({ json: { success: true, items: [], sections: [], total: 0 } }),
  );
  await page.getByRole("button", { name: "Try Again" }).click();
  const empty = "No media items found. Start by uploading one above!";
  await expect(page.getByRole("heading", { name: empty })).toBeVisible();
});

test("two versions of an item stand side by side, and what is typed survives a reload: GALLERY-05", async ({
  page,
  admin,
  openDashboard,
}) => {
  const [name, group] = [uniqueTitle("Well"), uniqueTitle("Water")];
  const id = await addItem(admin, name, group);
  await openDashboard(`/dashboard/gallery?section=${encodeURIComponent(group)}`);
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const editor = page.getByRole("dialog", { name: "Edit Media Item" });
  await editor.getByRole("textbox", { name: "Title", exact: true }).fill("My title");
  await page.reload();
  await expect(editor.getByText("Text that you had not saved is back.")).toBeVisible();
  await expect(editor.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("My title");

  await admin.call("updateGalleryItem", { id, title: "Their title", section: group, alt: "ان کا متن" });
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(
    editor.getByRole("heading", { name: /^Somebody else has changed this media item/ }),
  ).toBeFocused();
  await expect(editor.getByText("Their title")).toBeVisible();
  await expect(editor.getByRole("textbox", { name: "Alt text", exact: true })).toHaveValue("ان کا متن");
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(editor.getByText("Choose mine or theirs.", { exact: true })).toBeVisible();
  await editor
    .getByRole("group", { name: /^Title/ })
    .getByRole("radio", { name: "Mine" })
    .check();
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(toast(page, "Media item updated successfully!")).toBeVisible();
  const { items } = await admin.call("listGalleryItems", undefined, { id: String(id) });
  expect(items).toMatchObject([{ title: "My title", section: group, alt: "ان کا متن" }]);
});

test("an item that somebody else has deleted is told, and the list is renewed", async ({
  page,
  admin,
  openDashboard,
}) => {
  const group = uniqueTitle("Relief");
  const names = ["Tents", "Quilts", "Bread"].map(uniqueTitle);
  const ids: number[] = [];
  for (const name of names) ids.push(await addItem(admin, name, group));
  const [tents = "", quilts = "", bread = ""] = names;
  await openDashboard(`/dashboard/gallery?section=${encodeURIComponent(group)}`);
  const items = page.getByRole("region", { name: "Media items" }).getByRole("listitem");
  await expect(items).toHaveCount(3);

  const call = "**/backendReact/api_delete_gallery_item.php";
  for (const { response, text } of [
    { response: { status: 422, json: { success: false } }, text: "Failed to delete media item." },
    { response: undefined, text: "Network error. Could not connect to the server to delete media item." },
  ]) {
    await page.route(call, (route) => (response ? route.fulfill(response) : route.abort()));
    await page.getByRole("button", { name: `Delete ${bread}` }).click();
    await asking(page).getByRole("button", { name: "Delete" }).click();
    await expect(toast(page, text)).toBeVisible();
    await page.unroute(call);
  }

  await page.getByRole("button", { name: `Edit ${tents}` }).click();
  await admin.call("deleteGalleryItem", { id: ids[0] });
  const editor = page.getByRole("dialog", { name: "Edit Media Item" });
  await editor.getByRole("textbox", { name: "Title", exact: true }).fill("Other tents");
  await editor.getByRole("button", { name: "Update Item" }).click();
  await expect(editor.getByRole("alert")).toHaveText(
    "Somebody else has deleted this media item in the meantime.",
  );
  await expect(editor.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Other tents");
  await editor.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(items).toHaveCount(2);

  await admin.call("deleteGalleryItem", { id: ids[1] });
  await page.getByRole("button", { name: `Delete ${quilts}` }).click();
  await asking(page).getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Media item not found")).toBeVisible();
  await expect(items).toHaveCount(1);
});
