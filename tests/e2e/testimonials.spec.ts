import { expect, type Page, test } from "#tests/support/site.ts";
import { clearHoverAndFocus, showHydrated } from "#tests/support/site-visitor.ts";

const section = (page: Page) => page.getByRole("region", { name: "What people tell us" });
const panel = (page: Page) => section(page).getByRole("region", { name: "Testimonials" });
const loop = (page: Page) => panel(page).locator(".passing-track");

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("six testimonials scroll in a loop of 30 s, and pause for the mouse, the focus and the button", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(
      section(page).getByText("Trusted by 100,000+ people to help", { exact: true }),
    ).toBeVisible();
    const testimonials = panel(page).getByRole("figure");
    await expect(testimonials).toHaveCount(6);
    for (const voice of await testimonials.all()) {
      await expect(voice.getByRole("blockquote")).toHaveText(/\w/);
      await expect(voice.locator("img"), "an avatar").toHaveCount(1);
      await expect(voice).toContainText(/[A-Z][a-z]{2} \d+, \d{4}/);
    }
    expect((await panel(page).boundingBox())?.height).toBe(600);
    await expect(loop(page)).toHaveCSS("animation-duration", "30s");
    await expect(loop(page)).toHaveCSS("animation-iteration-count", "infinite");
    // Rendered twice for a seamless loop; screen readers get one copy.
    await expect(panel(page).locator("figure")).toHaveCount(12);

    const pause = section(page).getByRole("button", { name: "Pause the testimonials" });
    await showHydrated(pause);
    await clearHoverAndFocus(page);
    await expect(loop(page)).toHaveCSS("animation-play-state", "running");
    await panel(page).hover();
    await expect(loop(page)).toHaveCSS("animation-play-state", "paused");
    await clearHoverAndFocus(page);
    await panel(page).focus();
    await expect(loop(page)).toHaveCSS("animation-play-state", "paused");
    await clearHoverAndFocus(page);
    await expect(loop(page)).toHaveCSS("animation-play-state", "running");
    // A mouse click leaves the focus, which does not pause it.
    await panel(page).click();
    await expect(panel(page)).toBeFocused();
    await page.mouse.move(1, 1);
    await expect(loop(page)).toHaveCSS("animation-play-state", "running");
    await pause.click();
    await clearHoverAndFocus(page);
    await expect(loop(page)).toHaveCSS("animation-play-state", "paused");
    await section(page).getByRole("button", { name: "Play the testimonials" }).click();
    await clearHoverAndFocus(page);
    await expect(loop(page)).toHaveCSS("animation-play-state", "running");
  });
});

test("the testimonials do not move with reduced motion, and are scrolled by hand", async ({ page }) => {
  await page.goto("/");
  await showHydrated(panel(page));
  await expect(loop(page)).toHaveCSS("animation-name", "none");
  await expect(section(page).getByRole("button")).toHaveCount(0);
  await expect(panel(page).locator("figure").filter({ visible: true })).toHaveCount(6);
  await panel(page).focus();
  await page.keyboard.press("End");
  await expect(panel(page).getByRole("figure").last()).toBeInViewport();
});
