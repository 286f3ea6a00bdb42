import { editor, openPost, row, send } from "#tests/support/blog-management.ts";
import { showSlides } from "#tests/support/home-content.ts";
import { expect, test, toast } from "#tests/support/site.ts";

/** What staff write in Urdu beside the English is what Urdu pages show. The home page of other tests must not change. */
test.use({ ownSite: "written in Urdu" });

test("a slide's Urdu headline is written beside the English one and stands on the Urdu home page: ALL-41", async ({
  page,
  admin,
  openDashboard,
}) => {
  await showSlides(admin, ["Clean water"]);
  await openDashboard("/dashboard/herosection");
  await page.getByRole("button", { name: "Edit Clean water" }).click();
  const slide = page.getByRole("dialog", { name: "Edit Hero Slide" });
  const headline = slide.getByRole("textbox", { name: "Headline in Urdu" });
  await expect(headline).toHaveAttribute("lang", "ur");
  await expect(headline).toHaveAttribute("dir", "rtl");
  await headline.fill("صاف پانی سب کا حق");
  await slide.getByRole("button", { name: "Update Slide" }).click();
  await expect(toast(page, "Slide updated successfully!")).toBeVisible();

  await page.goto("/ur");
  await expect(page.getByRole("heading", { name: "صاف پانی سب کا حق" })).toBeVisible();
  // What has no Urdu yet stands in English, and says so.
  await expect(page.getByText("About Clean water").first()).toHaveAttribute("lang", "en");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Clean water", exact: true })).toBeVisible();
});

test("a post gets its Urdu in its editor, and each language has its page and its list: BLOG-36", async ({
  page,
  admin,
  openDashboard,
}) => {
  const english = await admin.publish({ title: "The well at the school" });
  await openDashboard("/dashboard/blogs");
  const story = row(page, "The well at the school");
  await expect(story).toContainText("No Urdu text");
  await openPost(page, "The well at the school");
  await editor(page).getByRole("tab", { name: "Urdu" }).click();
  const title = editor(page).getByRole("textbox", { name: "Title in Urdu", exact: true });
  await expect(title).toHaveAttribute("dir", "rtl");
  await title.fill("اسکول کا کنواں");
  await editor(page).getByRole("textbox", { name: "Content in Urdu" }).fill("بچے اب **صاف** پانی پیتے ہیں۔");

  // As visitors will see it, before it is saved.
  const opened = page.waitForEvent("popup");
  await editor(page).getByRole("button", { name: "Preview the post" }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(/\/ur\/blog-preview\?preview=/);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("اسکول کا کنواں");
  await preview.close();

  await send(page).click();
  await expect(toast(page, /updated/)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "The well at the school" })).toHaveCount(1);
  await expect(story).not.toContainText("No Urdu text");

  await page.goto(`/blog/${english.slug}`);
  await page.getByRole("link", { name: "اردو" }).first().click();
  const inUrdu = new RegExp(`/ur/blog/${encodeURIComponent("اسکول-کا-کنواں")}$`);
  await expect(page).toHaveURL(inUrdu);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("اسکول کا کنواں");
  await expect(page.locator(".prose strong")).toHaveText("صاف");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${english.slug}$`));
  // The address of the other language leads to that of this one.
  await page.goto(`/ur/blog/${english.slug}`);
  await expect(page).toHaveURL(inUrdu);

  // A language's list has its own text.
  await page.goto("/blogs");
  await expect(page.getByRole("link", { name: "The well at the school" }).first()).toBeVisible();
  await expect(page.getByText("اسکول کا کنواں")).toHaveCount(0);
  await page.goto("/ur/blogs");
  await expect(page.getByRole("link", { name: "اسکول کا کنواں" }).first()).toBeVisible();
  await expect(page.getByText("The well at the school")).toHaveCount(0);
});

test("of two tied events the page of each names the other, and lists show their own: EVENT-15", async ({
  page,
  admin,
}) => {
  const fields = { date: "2027-03-01", location: "Lahore", description: "For all" };
  const english = (await admin.call("createEvent", { ...fields, title: "Day of the open door" })).id;
  const tied = { ...fields, title: "ملاقات کا دن", translation_of: english };
  const urdu = (await admin.call("createEvent", tied)).id;
  await page.goto(`/events/${english}`);
  const alternate = (language: string) => page.locator(`link[rel=alternate][hreflang=${language}]`);
  await expect(alternate("ur")).toHaveAttribute("href", new RegExp(`/ur/events/${urdu}$`));
  await expect(alternate("en")).toHaveAttribute("href", new RegExp(`/events/${english}$`));
  await page.goto("/events");
  await expect(page.getByRole("heading", { name: "Day of the open door" })).toBeVisible();
  await expect(page.getByText("ملاقات کا دن", { exact: true })).toHaveCount(0);
  await page.goto("/ur/events");
  await expect(page.getByRole("heading", { name: "ملاقات کا دن", exact: true })).toBeVisible();
  await expect(page.getByText("Day of the open door", { exact: true })).toHaveCount(0);
});
