import { editor, openPost, send } from "#tests/support/blog-management.ts";
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

test("two posts are tied in the editor, and the switch on one's page leads to the other: BLOG-36", async ({
  page,
  admin,
  openDashboard,
}) => {
  const english = await admin.publish({ title: "The well at the school" });
  const urdu = await admin.publish({ title: "اسکول کا کنواں", content: "بچے اب صاف پانی پیتے ہیں۔" });
  await openDashboard("/dashboard/blogs");
  await openPost(page, "اسکول کا کنواں");
  await editor(page).getByRole("searchbox", { name: "Search English posts" }).fill("well at");
  await editor(page).getByLabel("Translation of").selectOption("The well at the school");
  await send(page).click();
  await expect(toast(page, /updated/)).toBeVisible();

  // Both rows lead to each other.
  await page.getByRole("searchbox", { name: "Search posts" }).fill("well at");
  const row = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Edit The well" }) });
  await expect(row).toContainText("In Urdu: اسکول کا کنواں");
  await row.getByRole("link", { name: "اسکول کا کنواں" }).click();
  await page.getByRole("button", { name: "Edit اسکول کا کنواں" }).click();
  await expect(editor(page).getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
    "اسکول کا کنواں",
  );
  await expect(editor(page).getByLabel("Translation of").locator("option:checked")).toHaveText(
    "The well at the school",
  );

  await page.goto(`/blog/${english.slug}`);
  await page.getByRole("link", { name: "اردو" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/ur/blog/${encodeURIComponent(urdu.slug)}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("اسکول کا کنواں");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${english.slug}$`));

  // A language's list has its own of the two.
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
