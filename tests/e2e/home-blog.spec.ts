import { picture } from "#tests/support/pictures.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { type SiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";
import { clearHoverAndFocus } from "#tests/support/site-visitor.ts";

const stories = (page: Page) => page.getByRole("region", { name: "Stories from our work" });
const cards = (page: Page) => stories(page).getByRole("article");

/** The newest four, the newest first. */
async function publishFour(admin: SiteAdmin): Promise<string[]> {
  const titles = ["Fourth", "Third", "Second", "Newest"].map(uniqueTitle);
  for (const title of titles) {
    await admin.publish({ title, category: "Health", excerpt: `About ${title}`, read_time: 4 });
  }
  return titles.toReversed();
}

test("the newest story is featured, two to four are in a grid, and a link goes to all", async ({
  page,
  admin,
}) => {
  const titles = await publishFour(admin);
  await page.goto("/");
  await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(titles);
  for (const [place, title] of titles.entries()) {
    const card = cards(page).nth(place);
    await expect(card).toContainText("Health");
    await expect(card).toContainText(`About ${title}`);
    await expect(card).toContainText("Admin");
    await expect(card).toContainText("4 min read");
  }
  const [lead, second] = [await cards(page).first().boundingBox(), await cards(page).nth(1).boundingBox()];
  expect(lead?.width).toBeGreaterThan((second?.width ?? 0) * 2);

  await stories(page).getByRole("link", { name: titles[0] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");
  // The pointer must not rest on a link after a reload: it would prefetch its page.
  await clearHoverAndFocus(page);
  await page.goBack();
  await stories(page).getByRole("link", { name: "View All Blog Posts" }).click();
  await expect(page).toHaveURL("/blogs");
});

test("all four are visible at every width", async ({ page, admin }) => {
  await publishFour(admin);
  await page.goto("/");
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(cards(page).filter({ visible: true }), `${width} px`).toHaveCount(4);
  }
});

test.describe("a story's picture that is broken", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("becomes the placeholder", async ({ page, admin }) => {
    const title = uniqueTitle("Broken");
    const form = new FormData();
    form.set("title", title);
    form.set("content", "Text");
    form.set("category_id", String(await admin.categoryId("Education")));
    form.set("featured_image", new Blob([new Uint8Array(await picture("png"))]), "pump.png");
    await admin.call("saveBlog", form);
    await page.route("**/uploads/images/**", (route) => route.fulfill({ status: 404 }));
    await page.goto("/");
    const shown = cards(page).first().locator("img");
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveAttribute("src", "/art/placeholder.svg");
  });
});
