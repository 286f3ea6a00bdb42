import { videos } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

const card = (page: Page, title: string) => page.getByRole("article", { name: title });
const creating = (page: Page) => page.getByRole("dialog", { name: "Create New Advertisement" });
const editing = (page: Page) => page.getByRole("dialog", { name: "Edit Advertisement" });
const asking = (page: Page) => page.getByRole("alertdialog", { name: "Delete this advertisement?" });
const png = async () => ({ name: "a.png", mimeType: "image/png", buffer: await picture("png") });

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

  const release = await delayRequests(page, "**/backendReact/ads/upload.php");
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
