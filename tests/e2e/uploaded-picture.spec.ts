import { editor, find } from "#tests/support/blog-management.ts";
import { showAds, showSlides } from "#tests/support/home-content.ts";
import { photograph } from "#tests/support/pictures.ts";
import { expect, type Locator, type Page, test } from "#tests/support/site.ts";
import { type SiteAdmin, uniqueTitle } from "#tests/support/site-admin.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/*
 * An uploaded photo has variants, so its <picture> has <source> elements, unlike sample illustrations. They
 * must take no space in the layout.
 */

async function publishWithPhoto(admin: SiteAdmin): Promise<{ title: string; slug: string }> {
  const title = uniqueTitle("A true photo");
  const form = new FormData();
  const fields = { title, content: "Text", category_id: await admin.categoryId("Education") };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("featured_image_alt", "Green cloth");
  form.set("featured_image", new Blob([new Uint8Array(await photograph())]), "photo.jpg");
  const { slug } = await admin.call("saveBlog", form);
  return { title, slug };
}

/** The distance of the picture's edges from its container's content box, in px. */
function distances(image: Locator) {
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    const frame = element.closest("picture")?.parentElement;
    if (!frame) throw new Error("The image stands in no frame");
    const box = frame.getBoundingClientRect();
    const style = getComputedStyle(frame);
    const inner = (side: "Top" | "Left" | "Right" | "Bottom") =>
      Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]);
    const own = element.getBoundingClientRect();
    return {
      top: Math.round(own.top - box.top - inner("Top")),
      left: Math.round(own.left - box.left - inner("Left")),
      right: Math.round(box.right - inner("Right") - own.right),
      bottom: Math.round(box.bottom - inner("Bottom") - own.bottom),
    };
  });
}

async function expectSourcesTakeNoSpace(page: Page): Promise<void> {
  // A list that is just being loaded again replaces its rows, and those that are gone have no style.
  const displays = () =>
    page
      .locator("picture > source")
      .evaluateAll((all) => [...new Set(all.map((source) => getComputedStyle(source).display))]);
  await expect.poll(displays, "the photo offers lighter forms, in no box").toEqual(["none"]);
}

const filled = { top: 0, left: 0, right: 0, bottom: 0 };
const photo = (within: Page | Locator) => within.getByRole("img", { name: "Green cloth" }).first();

const windows = [360, 1440];

test("a photo is placed inside its frame on the pages, on a phone and on a wide screen", async ({
  page,
  admin,
}) => {
  const { title, slug } = await publishWithPhoto(admin);
  for (const width of windows) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/blogs?q=${encodeURIComponent(title)}`);
      expect(await distances(photo(page)), "a card of the list").toEqual(filled);
      await expectSourcesTakeNoSpace(page);

      await page.goto(`/blog/${slug}`);
      expect(await distances(photo(page)), "a story").toEqual(filled);
      await expectSourcesTakeNoSpace(page);

      await page.goto("/");
      const card = page.getByRole("article").filter({ hasText: title });
      await card.scrollIntoViewIfNeeded();
      expect(await distances(photo(card)), "a card of the home page").toEqual(filled);
      await expectSourcesTakeNoSpace(page);
    });
  }
});

test("a photo is placed inside its frame in the dashboard, on a phone and on a wide screen", async ({
  page,
  admin,
  openDashboard,
}) => {
  const { title } = await publishWithPhoto(admin);
  for (const width of windows) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await openDashboard("/dashboard/blogs");
      await find(page, title);
      const row = page.getByRole("row").filter({ hasText: title });
      const thumbnail = row.locator("picture img");
      // The list may be loaded once more, which replaces the row while its picture is decoded.
      await expect.poll(() => distances(thumbnail), "a row of the table").toMatchObject({ top: 0, left: 0 });
      await expectSourcesTakeNoSpace(page);

      await page.getByRole("button", { name: `Edit ${title}` }).click();
      const shown = editor(page).getByRole("img", { name: "Featured image now" });
      expect(await distances(shown), "the editor").toMatchObject({ top: 0, left: 0, right: 0 });
      await expectSourcesTakeNoSpace(page);
    });
  }
});

test("a photo fills the hero's arch and the ad card's frame", async ({ page, admin }) => {
  const bytes = await photograph(1600, 1200);
  await showSlides(admin, ["A photo"], bytes);
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Welcome" });
  await showHydrated(hero);
  expect(await distances(hero.locator("picture img").first()), "the hero").toEqual(filled);
  await expectSourcesTakeNoSpace(page);

  await showAds(admin, [{ title: "A photo", image: bytes }]);
  await page.goto("/about-us/mission");
  await showHydrated(page.getByRole("banner"));
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 900);
  const ad = page.locator(".ad-card");
  await ad.locator("summary").click();
  expect(await distances(ad.locator("picture img")), "the ad card").toEqual(filled);
  await expectSourcesTakeNoSpace(page);
});
