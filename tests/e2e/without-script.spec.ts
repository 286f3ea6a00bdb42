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
    const menu = page.getByRole("banner").locator("details");
    await menu.locator("summary").click();
    await menu.getByRole("link", { name: "Stories" }).click();
    await expect(page).toHaveURL("/blogs");
  });
});
