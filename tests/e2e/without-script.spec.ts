import { expectNoSidewaysScroll, layOutAll } from "#tests/support/accessibility.ts";
import { showEvents, showSlides, showUpdates } from "#tests/support/home-content.ts";
import { photograph } from "#tests/support/pictures.ts";
import { expect, test, toast } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

test("a post written in Urdu, with a photo, is read without JavaScript", async ({
  page,
  openDashboard,
  browser,
  site,
}) => {
  const title = uniqueTitle("لاہور میں صاف پانی");
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "New Post" }).click();
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  const box = editor.getByRole("textbox", { name: "Title", exact: true });
  await box.fill(title);
  await expect(box).toHaveCSS("direction", "rtl");
  await editor
    .getByRole("textbox", { name: "Content", exact: true })
    .fill("## نلکا\n\nگاؤں میں **صاف پانی** آ گیا ہے۔");
  await editor.getByLabel("Category").selectOption("Clean Water");
  await editor.getByLabel("Upload image").setInputFiles({
    name: "نلکا.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(),
  });
  await editor.getByLabel("Alt text").fill("ایک نیا نلکا");
  await editor.getByRole("button", { name: "Publish Post" }).click();
  await expect(toast(page, "Blog published successfully!")).toBeVisible();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.url,
    viewport: { width: 360, height: 740 },
  });
  const plain = await context.newPage();
  await plain.goto("/blogs");
  await plain.getByRole("link", { name: title }).click();
  const heading = plain.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toHaveAttribute("lang", "ur");
  await expect(heading).toHaveCSS("direction", "rtl");
  await expect(plain.locator(".prose strong")).toHaveText("صاف پانی");
  const photo = plain.getByRole("img", { name: "ایک نیا نلکا" });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveAttribute("src", /\/backendReact\/uploads\/images\//);
  await context.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the stories are searched, chosen by category, and read", async ({ page, admin }) => {
    const title = uniqueTitle("Plain reading");
    await admin.publish({ title, category: "Food", content: "Plain words" });
    await page.goto("/blogs");
    await page.getByRole("searchbox", { name: "Search stories" }).fill(title);
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByText("Plain words")).toBeVisible();
    await page.goto("/blogs");
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Food" }).click();
    await expect(page.getByRole("article").filter({ hasText: title })).toBeVisible();
  });

  test("the menu of a phone opens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    // The page does not scroll under the sheet.
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByText("Resources", { exact: true }).click();
    await menu.getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL("/blogs");
  });

  test("every section of the front page is readable", async ({ page, admin, database }) => {
    await showSlides(admin, ["First", "Second"]);
    await showUpdates(admin, [{ title: "One" }, { title: "Two" }, { title: "Three" }]);
    await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
    const title = uniqueTitle("Read plainly");
    await admin.publish({ title });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await layOutAll(page);
    await expectNoSidewaysScroll(page);
    const section = (name: string) => page.getByRole("region", { name, exact: true });

    // Carousels show their items beside each other.
    await expect(section("Welcome").getByRole("heading", { level: 2 })).toHaveText(["First", "Second"]);
    await expect(section("Welcome").getByRole("link", { name: "To Second" })).toHaveAttribute(
      "href",
      "/blogs",
    );
    await expect(section("Real-time Impact").getByRole("heading", { level: 3 })).toHaveText([
      "One",
      "Two",
      "Three",
    ]);
    await expect(section("Transforming Lives Daily").getByRole("link")).toHaveCount(10);
    for (const [name, total] of [
      ["Families helped", "1,990"],
      ["Students educated", "1,100"],
      ["Medical aid", "500"],
      ["Crisis relief", "1,300"],
    ] as const) {
      const figure = section("The help we gave").locator("dl > div").filter({ hasText: name });
      await expect(figure.locator("[aria-hidden=true]").filter({ hasText: total })).toBeVisible();
    }
    await expect(section("Transforming Lives Since 2016").getByText("+12%")).toHaveCount(4);
    await expect(section("Success stories").getByRole("article")).toHaveCount(8);
    await expect(section("Stories of Hope").getByRole("article")).toHaveCount(6);
    await expect(section("Stories from our work").getByRole("heading", { name: title })).toBeVisible();
    await expect(section("Upcoming Events").getByRole("heading", { name: "Next week" })).toBeVisible();
    await expect(section("Work with us").getByRole("link")).toHaveCount(4);
    await expect(section("Testimonials").getByRole("figure")).toHaveCount(6);
    await section("Testimonials").getByRole("figure").last().scrollIntoViewIfNeeded();
    await expect(section("Testimonials").getByRole("figure").last()).toBeInViewport();

    const faq = section("Common questions");
    await faq.getByRole("heading", { name: "How can I volunteer?" }).click();
    await expect(faq.getByText(/career page/)).toBeVisible();
    await faq.getByRole("heading", { name: "Are donations exempt from tax?" }).click();
    await expect(faq.getByText(/official receipt for every gift/)).toBeVisible();
    await expect(faq.getByText(/career page/)).toBeHidden();

    // Controls that need JavaScript are hidden; the story opens as a popover, its years beside each other.
    const buttons = page.getByRole("main").getByRole("button").filter({ visible: true });
    await expect(buttons).toHaveText(["Watch Our Story", "Watch Our Story"]);
    await buttons.first().click();
    const story = page.getByRole("dialog", { name: "Our story" });
    await expect(story.getByRole("heading", { level: 3 })).toHaveText([
      "One rented room",
      "The first school",
      "The kitchen that stayed open",
      "After the flood",
      "A clinic van and two shifts",
    ]);
    const last = story.getByRole("link", { name: "Read the stories" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await story.getByRole("button", { name: "Close" }).click();
    await expect(story).toBeHidden();
    await page.getByRole("button", { name: "Contact us" }).click();
    await expect(page.getByRole("navigation", { name: "Contact us" }).getByRole("link")).toHaveCount(3);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("navigation", { name: "Contact us" })).toBeHidden();
  });
});
