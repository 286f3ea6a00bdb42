import { addDays, formatDay, karachiDay } from "#app/lib/dates.ts";
import { editor, fillIn, openNew, row, send } from "#tests/support/blog-management.ts";
import { emptyPageCache } from "#tests/support/home-content.ts";
import { photograph, picture } from "#tests/support/pictures.ts";
import { expect, type Page, test, toast } from "#tests/support/site.ts";
import { type SiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";

const day = addDays(karachiDay(new Date()), 5);
const photo = { name: "photo.png", mimeType: "image/png" };

/** @returns the path of a picture in the library */
async function upload(admin: SiteAdmin, alt: string, bytes?: Buffer): Promise<string> {
  const form = new FormData();
  form.set("alt", alt);
  form.set("kept", "1");
  form.set("picture", new Blob([new Uint8Array(bytes ?? (await picture("png")))]), "a.png");
  return (await admin.call("uploadPicture", form)).path;
}

const library = (page: Page) => page.getByRole("dialog", { name: "Choose a Picture" });
const opened = (page: Page) => page.getByRole("dialog", { name: "Picture", exact: true });
const shownPictures = (page: Page) => page.getByRole("region", { name: "Pictures", exact: true });

test("an event takes a picture of the library, with its description, in one form", async ({
  page,
  admin,
  openDashboard,
}) => {
  const alt = uniqueTitle("A tent of the eye camp");
  const title = uniqueTitle("Eye camp");
  const path = await upload(admin, alt);
  await openDashboard("/dashboard/events?edit=new");
  const form = page.getByRole("form", { name: "Schedule an event" });
  await form.getByLabel("Title", { exact: true }).fill(title);
  await form.getByLabel("Date").fill(day);
  await form.getByLabel("Location", { exact: true }).fill("Kasur");
  await form.getByLabel("Description", { exact: true }).fill("For all");
  await form.getByRole("button", { name: "Choose from the library" }).click();
  await library(page).getByRole("searchbox", { name: "Search pictures" }).fill(alt);
  await library(page).getByRole("button", { name: alt }).click();
  await expect(library(page)).toHaveCount(0);
  await expect(page.getByLabel("What the picture shows", { exact: true })).toHaveValue(alt);
  await form.getByRole("button", { name: /^Add/ }).click();
  await expect(toast(page, "Event added successfully!")).toBeVisible();
  const events: { id: number; title: string; image_url: string }[] = await admin.call("listEvents");
  const event = events.find((each) => each.title === title);
  expect(event?.image_url).toBe(path);
  await page.goto(`/events/${event?.id}`);
  await expect(page.locator("main").getByRole("img", { name: alt })).toHaveAttribute(
    "src",
    `/backendReact/${path}`,
  );
});

test("a picture is replaced, and the public page shows the new one", async ({
  page,
  admin,
  openDashboard,
}) => {
  const alt = uniqueTitle("A hand pump");
  const title = uniqueTitle("Water at last");
  const path = await upload(admin, alt);
  const { slug } = await admin.publish({ title, featured_image: path, featured_image_alt: alt });
  await page.goto(`/blog/${slug}`);
  const image = page.locator("main").getByRole("img", { name: alt });
  await expect(image).toHaveAttribute("src", `/backendReact/${path}`);

  await openDashboard(`/dashboard/pictures?q=${encodeURIComponent(alt)}`);
  await expect(shownPictures(page).getByText(`Post: ${title}`)).toBeVisible();
  await shownPictures(page)
    .getByRole("button", { name: `Open ${alt}` })
    .click();
  await expect(opened(page).getByRole("link", { name: title })).toHaveAttribute(
    "href",
    /^\/dashboard\/blogs\?edit=\d+$/,
  );
  await expect(opened(page).getByRole("button", { name: "Delete this picture" })).toHaveCount(0);
  await opened(page)
    .getByLabel("Picture", { exact: true })
    .setInputFiles({ ...photo, buffer: await photograph(1600, 1000) });
  await opened(page).getByRole("button", { name: "Replace Everywhere" }).click();
  await expect(toast(page, "Picture replaced everywhere.")).toBeVisible();

  await page.goto(`/blog/${slug}`);
  await expect(image).toHaveAttribute("src", /\/backendReact\/uploads\/images\/.+1000x1600\.jpg$/);
  expect((await page.request.get(`/backendReact/${path}`)).status()).toBe(404);
});

test("what nothing shows is found and deleted", async ({ page, admin, openDashboard }) => {
  const alt = uniqueTitle("Blurred");
  await upload(admin, alt);
  await openDashboard("/dashboard/pictures");
  await page.getByLabel("Use", { exact: true }).selectOption("Not used");
  await page.getByRole("searchbox", { name: "Search pictures" }).fill(alt);
  await shownPictures(page)
    .getByRole("button", { name: `Open ${alt}` })
    .click();
  await expect(opened(page).getByText("Nothing shows it now.")).toBeVisible();
  await opened(page).getByRole("button", { name: "Delete this picture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Picture deleted.")).toBeVisible();
  await expect(shownPictures(page).getByRole("button", { name: `Open ${alt}` })).toHaveCount(0);
});

test("a post that is not saved is previewed whole, with its title and photo, also as on a phone", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("Quilts for the hills");
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, title, "The **first** cold night");
  await editor(page)
    .getByLabel("Upload image")
    .setInputFiles({ ...photo, buffer: await photograph() });
  await editor(page).getByLabel("Alt text").fill("A quilt");
  for (const [button, width] of [
    ["Preview the post", undefined],
    ["At phone width", 390],
  ] as const) {
    const [preview] = await Promise.all([
      page.waitForEvent("popup"),
      editor(page).getByRole("button", { name: button }).click(),
    ]);
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(preview.locator("main").getByRole("img", { name: "A quilt" })).toHaveAttribute(
      "src",
      /uploads\/images\/.+800x1200\.jpg$/,
    );
    await expect(preview.getByText("It is not saved.")).toBeVisible();
    if (width) expect(await preview.evaluate(() => window.innerWidth)).toBe(width);
    await preview.close();
  }
  expect(await admin.findPost(title)).toBeUndefined();
  await send(page).click();
  await expect(toast(page, "Blog published successfully!")).toBeVisible();
  expect(await admin.findPost(title)).toMatchObject({
    featured_image: expect.stringMatching(/^uploads\/images\//),
    featured_image_alt: "A quilt",
  });
});

test("a post is scheduled by the hour: the dashboard says for when, and visitors see it from then on", async ({
  page,
  admin,
  database,
  openDashboard,
}) => {
  const title = uniqueTitle("At nine");
  // Two hours before, by the clock of the browser.
  await page.clock.setFixedTime(new Date(`${day}T07:00:00+05:00`));
  await openDashboard("/dashboard/blogs");
  await openNew(page);
  await fillIn(page, title);
  await editor(page).getByLabel("Publication date").fill(day);
  await editor(page).getByLabel("Publication time").fill("09:00");
  await editor(page).getByRole("button", { name: "Schedule Post" }).click();
  const moment = `${formatDay(day)}, 09:00`;
  await expect(toast(page, `Scheduled for ${moment}.`)).toBeVisible();
  await expect(row(page, title).getByText(`Scheduled for ${moment}`)).toBeVisible();
  const { slug, id } = await admin.findPost(title);
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404);

  await page.clock.setFixedTime(new Date(`${day}T09:00:00+05:00`));
  await page.reload();
  await expect(row(page, title)).toBeVisible();
  await expect(row(page, title).getByText("Scheduled for")).toHaveCount(0);

  // The server's clock goes by itself: for it the hour comes by an earlier one.
  await database
    .updateTable("blog_posts")
    .set({ published_at: `${karachiDay(new Date())}T00:00` })
    .where("id", "=", id)
    .execute();
  await emptyPageCache(admin);
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain(`/blog/${slug}`);
});
