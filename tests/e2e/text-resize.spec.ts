import { pathIn, readPath } from "#app/contract/language.ts";
import {
  enlargeText,
  expectAllInside,
  expectFitsEveryWindow,
  expectNoSidewaysScroll,
  layOutAll,
  spaceText,
} from "#tests/support/accessibility.ts";
import { templateOf } from "#tests/support/page-templates.ts";
import { brokenRequest, expect, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/* A default font size of 200 %, as WCAG 1.4.4 and 1.4.10 ask for. The open pages are in tests/accessibility/pages.spec.ts. */

test.use({ expectedNoise: [brokenRequest] });

test("the dashboard fits windows of 320 to 1280 px, with a headline in Urdu", async ({
  page,
  admin,
  openDashboard,
}) => {
  // With its state and its day the widest line of the overview.
  await admin.publish({ title: uniqueTitle("Quilts for the hills"), published_at: "2031-12-22" });
  await admin.saveHeadline("امید روز کا کام ہے، اور ہر ضلع میں ہمارے رضاکار ہیں");
  for (const path of ["/dashboard", "/dashboard/banner", "/dashboard/blogs", "/dashboard/events"]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await openDashboard(path);
    await enlargeText(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    await expectFitsEveryWindow(page);
  }
});

test("the home page keeps every word when a reader sets lines, letters and words apart (WCAG 1.4.12)", async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await layOutAll(page);
    /** Texts that stand out at the side, or whose lines are cut off. */
    const lost = () =>
      page.evaluate(() => {
        const texts = [
          ...document.querySelectorAll<HTMLElement>("#main :is(h1, h2, h3, h4, p, dt, dd, a, li, button)"),
        ];
        return texts.flatMap((text) => {
          const hasWords = [...text.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          const reader = text.closest(".sr-only, .scroll-row, [aria-hidden=true], [hidden]");
          if (!hasWords || reader || !text.checkVisibility({ visibilityProperty: true })) return [];
          const { clientHeight, scrollHeight } = text;
          const words = document.createRange();
          words.selectNodeContents(text);
          const last = text.querySelector(":scope > .sr-only");
          if (last) words.setEndBefore(last);
          const { left, right } = words.getBoundingClientRect();
          const isCut = getComputedStyle(text).overflowY !== "visible" && scrollHeight > clientHeight + 1;
          return isCut || left < -1 || right > window.innerWidth + 1 ? [text.outerHTML.slice(0, 160)] : [];
        });
      });
    const before = await lost();
    await spaceText(page);
    await expectNoSidewaysScroll(page);
    expect(
      (await lost()).filter((text) => !before.includes(text)),
      `${width} px`,
    ).toEqual([]);
  }
});

test("the menu opens, and all of it is reachable", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/blogs");
  await enlargeText(page);
  const button = page.getByRole("button", { name: "Menu" });
  // The announcement is above it and may fill a small window.
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByText("Services", { exact: true }).click();
  await expectAllInside(page, "the open menu");
  await menu.getByRole("button", { name: "Close the menu" }).click();
  await expect(menu).toBeHidden();
});

/** Pages that no search engine lists, and so no sitemap. */
const unlisted = [
  "/search?q=blood",
  "/newsletter",
  "/donation-success",
  "/zakat-calculator?cash=4000000",
  "/no-such-page",
];

for (const language of ["en", "ur"] as const) {
  test(`the text of a page alone at 200 % on a phone of 390 px scrolls nowhere sideways, in ${language}: ALL-27a`, async ({
    page,
    admin,
  }) => {
    test.slow();
    const [event] = await admin.call("listEvents");
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    const listed = Array.from(
      sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
      ([, url = ""]) => new URL(url).pathname,
    );
    const more = [...unlisted, `/events/${event?.id}/count-me-in`].map((path) => pathIn(language, path));
    const own = [...listed, ...more].filter((path) => readPath(path).language === language);
    const oneOfEach = [...new Map(own.map((path) => [templateOf(path), path])).values()];
    expect(oneOfEach.length).toBeGreaterThan(40);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of oneOfEach) {
      await page.goto(path);
      await layOutAll(page);
      // As extensions and in-page controls do it: no media query knows of it.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      await expectNoSidewaysScroll(page);
    }
  });
}
