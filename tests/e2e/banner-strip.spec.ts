import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { clearHoverAndFocus, expectNetworks, hideTab } from "#tests/support/site-visitor.ts";

const banner = { message: "Winter drive in Lahore", link_text: "Read the story", link_url: "/blogs" };
const strip = (page: Page) => page.getByRole("region", { name: "Current Events" });

test.describe("the strip over every page", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("shows the announcement, with a link only when both its parts exist", async ({ page, admin }) => {
    await admin.saveBanner(banner);
    await page.goto("/");
    await expect(strip(page)).toContainText(banner.message);
    await strip(page).getByRole("link", { name: "Read the story" }).click();
    await expect(page).toHaveURL("/blogs");
    const follow = strip(page).getByRole("list", { name: "Follow us" }).getByRole("link");
    await expectNetworks(follow, ["Instagram", "WhatsApp", "Facebook", "Twitter", "LinkedIn"]);
  });

  test("scrolls a text that is wider than the strip by 0.8 px a frame, and can be paused", async ({
    page,
    admin,
  }) => {
    await admin.saveBanner({ ...banner, message: "A very long announcement ".repeat(11).trim() });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const track = strip(page).locator(".banner-track");
    const state = () => track.evaluate((element) => element.getAnimations()[0]?.playState);
    const position = () => track.evaluate((element) => -new DOMMatrix(getComputedStyle(element).transform).e);
    await expect.poll(state).toBe("running");
    const before = await position();
    await expect.poll(position, { message: "it moves by itself" }).not.toBe(before);

    // On a phone all of it is one line.
    await page.setViewportSize({ width: 360, height: 740 });
    const [read, row] = [await track.locator("..").boundingBox(), await strip(page).boundingBox()];
    expect(read?.width).toBeGreaterThan(120);
    expect(row?.height).toBeLessThan(50);
    await page.setViewportSize({ width: 1280, height: 900 });

    // Hover its window, because Playwright waits for moving elements to be stable.
    await track.locator("..").hover();
    await expect.poll(state, { message: "under the mouse" }).toBe("paused");
    await clearHoverAndFocus(page);
    await expect.poll(state).toBe("running");
    await strip(page).getByRole("link", { name: "Read the story" }).focus();
    await expect.poll(state, { message: "with the focus in it" }).toBe("paused");
    await clearHoverAndFocus(page);
    await expect.poll(state).toBe("running");
    await hideTab(page, true);
    await expect.poll(state, { message: "in a hidden tab" }).toBe("paused");
    await hideTab(page, false);
    await expect.poll(state).toBe("running");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(state, { message: "out of view" }).toBe("paused");
    await strip(page).scrollIntoViewIfNeeded();
    await expect.poll(state).toBe("running");
    await strip(page).getByRole("button", { name: "Pause the announcement" }).click();
    await clearHoverAndFocus(page);
    await expect.poll(state, { message: "by its button" }).toBe("paused");

    const once = await strip(page)
      .getByText("A very long")
      .first()
      .evaluate((text) => text.getBoundingClientRect().width);
    /** Sets the animation to its position after so many frames of 1/60 s. */
    const place = async (frames: number) => {
      await track.evaluate(
        (element, milliseconds) => {
          const [animation] = element.getAnimations();
          if (animation) animation.currentTime = milliseconds;
        },
        (frames * 1000) / 60,
      );
      return position();
    };
    expect(await place(1)).toBeCloseTo(0.8, 2);
    expect(await place(1000)).toBeCloseTo(800, 1);
    const round = Math.ceil(once / 0.8);
    expect(await place(round - 2), "nearly passed").toBeGreaterThan(once - 2);
    expect(await place(round), "passed, and at the start again").toBeLessThan(1);
  });

  test("does not move with reduced motion", async ({ page, admin }) => {
    await admin.saveBanner({ ...banner, message: "A very long announcement ".repeat(11).trim() });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    await expect(strip(page).getByRole("button", { name: "Pause the announcement" })).toHaveCount(0);
    await test.step("on a tablet and on a phone it is one line", async () => {
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(async () => (await strip(page).boundingBox())?.height).toBeLessThan(50);
      }
    });
    await test.step("which is scrolled by hand", async () => {
      const line = strip(page).locator(".banner-window");
      await expect(line).toHaveAttribute("tabindex", "0");
      await line.focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => line.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    });
  });

  test("closed on one page it is closed on all others for the day, before they are drawn: BANNER-11", async ({
    page,
    admin,
    context,
  }) => {
    await admin.saveBanner(banner);
    await page.goto("/terms");
    await strip(page).getByRole("button", { name: "Close the announcement for today" }).click();
    await expect(strip(page)).toHaveCount(0);
    // Without the frame's script: what is hidden is hidden by the page itself. Not the `page` fixture, which waits for it.
    const other = await context.newPage();
    await other.route(/\/assets\/.*\.js$/, (route) => route.abort());
    for (const path of ["/terms", "/"]) {
      await other.goto(path, { waitUntil: "domcontentloaded" });
      await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(strip(other), path).toHaveCount(0);
    }
    await admin.saveBanner({ ...banner, message: "Another one" });
    await other.goto("/terms", { waitUntil: "domcontentloaded" });
    await expect(strip(other)).toContainText("Another one");
  });
});
