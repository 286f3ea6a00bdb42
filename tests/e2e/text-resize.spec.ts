import { openPages } from "#content/menu.ts";
import { browserArgs, findBrowser } from "#scripts/program.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";

/*
 * A default font size of 200 %, as WCAG 1.4.4 and 1.4.10 ask for. By the browser's setting and not by a
 * style, so that media queries in rem change too.
 */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArgs, "--blink-settings=defaultFontSize=32"],
  },
  expectedNoise: [brokenRequest],
});

/** No horizontal overflow, and no control beyond the window's edge. */
async function expectAllInside(page: Page, what: string): Promise<void> {
  const { excess, beyond, letters } = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".defer-layout")) {
      part.style.contentVisibility = "visible";
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    const controls = [...document.querySelectorAll("a, button, input:not([tabindex='-1']), h1, h2, h3")];
    const outside = controls.filter((control) => {
      // A horizontal list may extend beyond the window.
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(".scroll-row"))
        return false;
      const { left, right, width } = control.getBoundingClientRect();
      return width > 2 && (left < -1 || right > clientWidth + 1);
    });
    return {
      excess: scrollWidth - clientWidth,
      beyond: outside.map((control) => control.outerHTML.slice(0, 120)),
      letters: getComputedStyle(document.documentElement).fontSize,
    };
  });
  expect(letters).toBe("32px");
  expect.soft(excess, `${what}: pixels that stand out at the side`).toBe(0);
  expect.soft(beyond, `${what}: beyond the window's edge`).toEqual([]);
}

const widths = [320, 360, 768, 1280];

async function expectFitsEveryWindow(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAllInside(page, `${path}, ${width} px`);
  }
}

const paths = [
  "/",
  "/blogs",
  "first story",
  "/blogs?q=nothing-like-it",
  "/programs",
  "/details/healthcare-access",
  "/services/blood-donation",
  "/events",
  "first event",
  "/gallery",
  "/donation-camps",
  "/latest-campaign",
  "/contact",
  "/nowhere",
  "/newsletter",
  "/login",
];

test("pages of each kind fit windows of 320 to 1280 px", async ({ page, admin }) => {
  test.slow();
  const { blogs } = await admin.call("listBlogs");
  const [event] = await admin.call("listEvents");
  const found: Record<string, string> = {
    "first story": `/blog/${blogs[0].slug}`,
    "first event": `/events/${event.id}`,
  };
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(found[path] ?? path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectFitsEveryWindow(page, path);
    });
  }
});

test("the other open pages fit the narrowest window", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of openPages.filter((each) => !paths.includes(each))) {
    await page.goto(path);
    await expectAllInside(page, path);
  }
});

test("the dashboard fits windows of 320 to 1280 px, with a headline in Urdu", async ({
  page,
  admin,
  openDashboard,
}) => {
  await admin.saveHeadline("امید روز کا کام ہے، اور ہر ضلع میں ہمارے رضاکار ہیں");
  for (const path of ["/dashboard", "/dashboard/banner", "/dashboard/blogs", "/dashboard/events"]) {
    await page.setViewportSize({ width: 320, height: 800 });
    await openDashboard(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    await expectFitsEveryWindow(page, path);
  }
});

test("the menu opens, and all of it is reachable", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/blogs");
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
