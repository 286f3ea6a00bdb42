import { videos } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test, toast } from "#tests/support/site.ts";
import { type SiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

/** Refused calls are a part of it. */
test.use({ expectedNoise: [brokenRequest] });

const ads = "**/backendReact/ads";
const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const creating = (page: Page) => page.getByRole("dialog", { name: "Create New Advertisement" });
const editing = (page: Page) => page.getByRole("dialog", { name: "Edit Advertisement" });
const asking = (page: Page) => page.getByRole("alertdialog", { name: "Delete this advertisement?" });
const png = async () => ({ name: "a.png", mimeType: "image/png", buffer: await picture("png") });

async function addAd(admin: SiteAdmin, fields: { title: string } & Record<string, string>): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set("media_file", new Blob([new Uint8Array(await picture("png"))]), "a.png");
  return (await admin.call("createAd", body)).id;
}

test("an ad is created, checked, changed, switched and deleted: AD-11, AD-12", async ({
  page,
  openDashboard,
}) => {
  const title = uniqueTitle("Winter drive");
  await openDashboard("/dashboard/ads");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Advertisement Management");
  await page.getByRole("button", { name: "Create New Ad" }).click();
  const dialog = creating(page);
  const send = dialog.getByRole("button", { name: "Create Advertisement" });
  await expect(dialog.getByLabel("Activate this advertisement immediately")).toBeChecked();

  await dialog.getByLabel("Start date").fill("2099-12-10");
  await dialog.getByLabel("End date").fill("2099-12-10");
  await send.click();
  const titleFault = dialog.getByText("Title is required", { exact: true });
  const fileFault = dialog.getByText("Media file is required", { exact: true });
  const endFault = dialog.getByText("End date must be after start date", { exact: true });
  for (const fault of [titleFault, fileFault]) await expect(fault).toBeVisible();
  await dialog.getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await expect(titleFault).toHaveCount(0);
  await send.click();
  await expect(endFault).toBeVisible();
  await dialog.getByLabel("Start date").fill("2099-12-01");
  await expect(endFault, "either date clears it").toHaveCount(0);

  const file = dialog.getByLabel("Media file");
  await expect(dialog.getByText("JPG, PNG, GIF, WEBP, max 5MB.")).toBeVisible();
  await expect(file).toHaveAttribute("accept", "image/jpeg,image/png,image/gif,image/webp");
  await dialog.getByRole("radio", { name: "Video" }).check();
  await expect(dialog.getByText("MP4, WEBM, OGG, max 50MB.")).toBeVisible();
  await expect(file).toHaveAttribute("accept", /^video\/mp4,video\/webm,video\/ogg/);
  await file.setInputFiles(await png());
  const wrongType = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";
  await expect(dialog.getByText(wrongType)).toBeVisible();
  await dialog.getByRole("radio", { name: "Image" }).check();
  await expect(dialog.getByText(wrongType)).toHaveCount(0);
  await file.setInputFiles(await png());
  await expect(dialog.getByAltText("Preview of the chosen file")).toBeVisible();
  await expect(fileFault).toHaveCount(0);

  const release = await delayRequests(page, `${ads}/upload.php`);
  await send.click();
  await expect(dialog.getByRole("button", { name: "Uploading..." })).toBeDisabled();
  release();
  await expect(toast(page, "Advertisement created successfully!")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const own = card(page, title);
  for (const text of [
    "IMAGE",
    "Scheduled",
    "No description provided",
    "Scheduled for future display",
    "Dec 1, 2099 – Dec 10, 2099",
  ]) {
    await expect(own.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(own.getByText(/^Created [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();

  await own.getByRole("button", { name: `Edit ${title}` }).click();
  await editing(page).getByLabel("Start date").fill("2025-01-01");
  await editing(page).getByLabel("End date").fill("2025-02-01");
  await editing(page).getByRole("textbox", { name: "Description", exact: true }).fill("سردی کی مہم");
  await editing(page).getByRole("radio", { name: "Video" }).check();
  await editing(page).getByRole("button", { name: "Update Advertisement" }).click();
  await expect(
    editing(page)
      .getByRole("alert")
      .filter({ hasText: "Please choose a file of the new media type." })
      .first(),
  ).toBeVisible();
  await editing(page)
    .getByLabel("Media file")
    .setInputFiles({ name: "film.webm", mimeType: "video/webm", buffer: videos.webm });
  await editing(page).getByRole("button", { name: "Update Advertisement" }).click();
  await expect(toast(page, "Advertisement updated successfully!")).toBeVisible();
  for (const text of [
    "VIDEO",
    "Expired",
    "سردی کی مہم",
    "This advertisement has expired and is no longer visible",
    "Jan 1, 2025 – Feb 1, 2025",
  ]) {
    await expect(own.getByText(text, { exact: true })).toBeVisible();
  }

  await own.getByRole("button", { name: `Deactivate ${title}` }).click();
  await expect(toast(page, "Advertisement deactivated!")).toBeVisible();
  await expect(own.getByText("Inactive", { exact: true })).toBeVisible();
  await own.getByRole("button", { name: `Activate ${title}` }).click();
  await expect(toast(page, "Advertisement activated!")).toBeVisible();

  await own.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(asking(page).getByText("Are you sure you want to delete this advertisement?")).toBeVisible();
  await asking(page).getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Advertisement deleted successfully!")).toBeVisible();
  await expect(own).toHaveCount(0);
});

test("what fails is said in the stated words, and loses nothing", async ({ page, admin, openDashboard }) => {
  const title = uniqueTitle("Hand pumps");
  await addAd(admin, { title, is_active: "1" });
  const fail = async (
    path: string,
    response: object | undefined,
    action: () => Promise<void>,
    text: string,
  ) => {
    await page.route(`${ads}/${path}`, (route) => (response ? route.fulfill(response) : route.abort()));
    await action();
    await expect(toast(page, text)).toBeVisible();
    await page.unroute(`${ads}/${path}`);
  };
  const silent = { status: 422, json: { success: false } };

  await page.route(`${ads}/get_ads.php*`, (route) => route.abort());
  await openDashboard("/dashboard/ads");
  await expect(toast(page, "Failed to load advertisements")).toBeVisible();
  const banner = "Failed to load advertisements. Please check your connection.";
  await expect(page.getByRole("heading", { name: banner })).toBeVisible();
  await page.unroute(`${ads}/get_ads.php*`);
  await page.route(`${ads}/get_ads.php*`, (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "No advertisements found" })).toBeVisible();
  await page.unroute(`${ads}/get_ads.php*`);
  await page.reload();
  const own = card(page, title);
  await expect(own.getByText("Active", { exact: true })).toBeVisible();

  const toggle = () => own.getByRole("button", { name: `Deactivate ${title}` }).click();
  await fail("toggle_ad.php", silent, toggle, "Failed to update advertisement status");
  await fail("toggle_ad.php", undefined, toggle, "Error updating advertisement status");
  const remove = async () => {
    await own.getByRole("button", { name: `Delete ${title}` }).click();
    await asking(page).getByRole("button", { name: "Delete" }).click();
  };
  await fail("delete_ad.php", silent, remove, "Failed to delete advertisement");
  await fail("delete_ad.php", undefined, remove, "Error deleting advertisement");

  await page.getByRole("button", { name: "Create New Ad" }).click();
  await creating(page).getByRole("textbox", { name: "Title", exact: true }).fill("Kept title");
  await creating(page)
    .getByLabel("Media file")
    .setInputFiles(await png());
  const send = () => creating(page).getByRole("button", { name: "Create Advertisement" }).click();
  await fail("upload.php", silent, send, "Failed to create advertisement");
  await fail("upload.php", undefined, send, "Error creating advertisement");
  const large = "Image size should be less than 5MB";
  await fail("upload.php", { status: 413, json: { success: false, message: large } }, send, large);
  await expect(creating(page).getByLabel("Media file")).toHaveAttribute("aria-invalid", "true");
  await expect(creating(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Kept title");
  await expect(creating(page).getByAltText("Preview of the chosen file")).toBeVisible();
});

test("two people at the same ad: both versions are shown, and a deleted one is told", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("Sewing workshop");
  const id = await addAd(admin, { title, description: "Twelve machines" });
  await openDashboard("/dashboard/ads");
  await card(page, title)
    .getByRole("button", { name: `Edit ${title}` })
    .click();
  const dialog = editing(page);
  await expect(dialog.getByRole("img", { name: "Current" })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Description", exact: true }).fill("Mine");
  await admin.call("updateAd", { id, title, description: "Theirs", version: 1 });
  await dialog.getByRole("button", { name: "Update Advertisement" }).click();
  await expect(
    dialog.getByText("Somebody else has changed this advertisement since you opened it.").first(),
  ).toBeVisible();
  const choice = dialog.getByRole("group", { name: /^Description/ });
  await expect(choice.getByText("Theirs", { exact: true }).last()).toBeVisible();
  await choice.getByRole("radio", { name: "Mine" }).check();
  await dialog.getByRole("button", { name: "Update Advertisement" }).click();
  await expect(toast(page, "Advertisement updated successfully!")).toBeVisible();
  await expect(card(page, title).getByText("Mine", { exact: true })).toBeVisible();

  await card(page, title)
    .getByRole("button", { name: `Edit ${title}` })
    .click();
  await dialog.getByRole("textbox", { name: "Description", exact: true }).fill("Still here");
  await admin.call("deleteAd", { id });
  await dialog.getByRole("button", { name: "Update Advertisement" }).click();
  await expect(dialog.getByText(/Somebody has deleted this advertisement since you opened it/)).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
  await expect(dialog.getByRole("textbox", { name: "Description", exact: true })).toHaveValue("Still here");
});
