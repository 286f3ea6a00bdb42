import { expectPrintsAlone } from "#tests/support/accessibility.ts";
import { showAds } from "#tests/support/home-content.ts";
import { expect, publicAddress, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/* Print styles. */

test("a story prints as an article: title, byline, text, picture and address, without the frame", async ({
  page,
  admin,
}) => {
  await showAds(admin, [{ title: "Only" }]);
  await admin.saveBanner({ message: "Winter drive", link_text: "Read on", link_url: "/blogs" });
  const title = uniqueTitle("On paper");
  const fields = {
    author_name: "Field desk",
    excerpt: "In short",
    content: "Said at [length](https://a.example).",
  };
  await admin.publish({ title: uniqueTitle("Related"), category: "On paper" });
  const { slug } = await admin.publish({ title, category: "On paper", ...fields });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto(`/blog/${slug}`);
  const article = page.getByRole("article");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const text of ["Field desk", "In short", "Said at", `${publicAddress}/blog/${slug}`]) {
    await expect(article.getByText(text)).toBeVisible();
  }
  await expect(article.locator("img").first()).toBeVisible();
  for (const [what, part] of Object.entries({
    header: page.locator("header.site-header"),
    footer: page.locator("footer"),
    strip: page.locator("section[aria-label='Current Events']"),
    share: page.locator("section[aria-label='Share this story']"),
    related: page.locator("section[aria-labelledby=related]"),
    skip: page.locator("a[href='#main']"),
    lattice: page.locator(".page-lattice"),
  })) {
    await expect(part, what).toHaveCount(1);
    await expect(part, what).toBeHidden();
  }
  await expect(page.locator("body"), "black on white, at night too").toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  const address = await page
    .locator(".prose a")
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address, "where a link leads").toContain("https://a.example");

  await page.emulateMedia({ media: "screen" });
  await expect(article.getByText(`${publicAddress}/blog/${slug}`)).toBeHidden();
});

// Every page is printed in tests/accessibility/pages.spec.ts.
test("the popup that stands over a page is not printed with it", async ({ page, admin }) => {
  await showAds(admin, [{ title: "Only" }]);
  await page.clock.install();
  await page.goto("/blogs");
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
    await page.clock.runFor(6000);
    await expect(page.locator(".ad-card")).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expectPrintsAlone(page);
});
