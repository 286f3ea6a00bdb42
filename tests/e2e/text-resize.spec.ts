import {
  enlargeText,
  expectAllInside,
  expectFitsEveryWindow,
  expectNoSidewaysScroll,
  layOutAll,
  spaceText,
} from "#tests/support/accessibility.ts";
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
