import { showGalleryItems, showSlides } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Locator, type Page, test } from "#tests/support/site.ts";
import { showHydrated, swipe } from "#tests/support/site-visitor.ts";

/* A page in Urdu runs from right to left, whole: places, arrows, keys, swipes and rows (ALL-28b). */

test.use({ expectedNoise: [brokenRequest] });

/** The hero's slides, and which one is shown. */
const slides = (page: Page) => page.locator("main section .carousel-stack").first();
const shown = (page: Page) =>
  slides(page).evaluate((stack) =>
    [...stack.children].findIndex((slide) => slide.hasAttribute("data-shown")),
  );

/** The middle of a part, from the left edge of the window, as a share of its width. */
async function placeOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error("it is not there");
  return (box.x + box.width / 2) / (part.page().viewportSize()?.width ?? 1);
}

test("brand and contact button change sides, arrows and bars are mirrored: ALL-28b", async ({
  page,
  admin,
}) => {
  await showSlides(admin, ["First", "Second"]);
  const brand = page.locator(".site-header a").first();
  const contact = page.locator("[popovertarget=contact-menu]").first();
  const next = page.locator("main [data-step='1'] svg").first();
  for (const [path, isUrdu] of [
    ["/", false],
    ["/ur", true],
  ] as const) {
    await page.goto(path);
    expect((await placeOf(brand)) > 0.5, `the brand of ${path}`).toBe(isUrdu);
    expect((await placeOf(contact)) < 0.5, `the contact button of ${path}`).toBe(isUrdu);
    await expect(next).toHaveCSS("scale", isUrdu ? "-1 1" : "none");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the next slide is at the left, by swipe and by key: ALL-28b", async ({ page, admin }) => {
    await showSlides(admin, ["First", "Second"]);
    await page.goto("/ur");
    await showHydrated(slides(page));
    await swipe(page, slides(page), 150);
    await expect.poll(() => shown(page)).toBe(1);
    await swipe(page, slides(page), -150);
    await expect.poll(() => shown(page)).toBe(0);
    await page.locator("main [data-step='1']").first().focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => shown(page)).toBe(1);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => shown(page)).toBe(0);
  });
});

test("the row of stories goes on to the left: ALL-28b", async ({ page }) => {
  await page.goto("/ur");
  const row = page.locator("section:has([data-scroll]) .scroll-row");
  await showHydrated(row);
  await page.locator("[data-scroll='280']").click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(-280);
  await page.locator("[data-scroll='-280']").click();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
});

test("in the gallery the left arrow key leads on: ALL-28b", async ({ page, admin, database }) => {
  const titles = ["بند", "نلکا", "کلینک"];
  await showGalleryItems(
    admin,
    database,
    titles.map((title) => [title, "صحت"]),
  );
  await page.goto("/ur/gallery");
  await page.locator("main .gallery-rows li a").nth(1).click();
  const heading = page.getByRole("dialog").getByRole("heading");
  const expectOpen = (place: number) => expect(heading).toHaveText(titles[place] ?? "");
  await expectOpen(1);
  await page.keyboard.press("ArrowLeft");
  await expectOpen(2);
  await page.keyboard.press("ArrowRight");
  await expectOpen(1);
});

test("a phone number is read from the left: ALL-28b", async ({ page }) => {
  await page.goto("/ur/contact");
  const number = page.locator("main a[href^='tel:'] bdi").first();
  const places = await number.evaluate((element) => {
    const range = document.createRange();
    const text = element.firstChild as Text;
    return [0, text.length - 1].map((at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places[0]).toBeLessThan(places[1] ?? 0);
  // What is typed so stands where lines begin.
  const field = page.locator("input[type=email]").first();
  await expect(field).toHaveCSS("direction", "ltr");
  await expect(field).toHaveCSS("text-align", "end");
});
