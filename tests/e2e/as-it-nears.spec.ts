import { expect, test } from "#tests/support/site.ts";

/*
 * What is below the first screen is laid out as it comes near. Until then its ground is as high as it is guessed to
 * be, and words that need more room would stand on the next part's.
 */

for (const width of [320, 360, 412, 575, 576, 768, 1023, 1024, 1440]) {
  test(`at ${width} px the front page's parts are about as high as they are guessed to be`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const parts = await page.locator(".as-it-nears, .all-as-they-near > *").evaluateAll(async (elements) => {
      // Laid out once, they ask for all their fonts; a machine's stand-in for one may be wider than it.
      for (const element of elements as HTMLElement[]) element.style.contentVisibility = "visible";
      document.body.getBoundingClientRect();
      await document.fonts.ready;
      return (elements as HTMLElement[]).map((element) => {
        const height = () => element.getBoundingClientRect().height;
        element.style.cssText = "content-visibility: hidden; contain-intrinsic-block-size: var(--about)";
        const guessed = height();
        element.style.cssText = "content-visibility: visible";
        return {
          name: element.querySelector("h2, h3")?.textContent ?? "a part of the footer without a heading",
          guessed,
          real: height(),
        };
      });
    });
    expect(parts).toHaveLength(15);
    for (const { name, guessed, real } of parts) {
      expect.soft(guessed, name).toBeGreaterThanOrEqual(real);
      expect.soft(guessed, name).toBeLessThan(real * 1.4);
    }
  });
}

test("for who asks for less motion it stands as it is from its first moment", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const changing = await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".as-it-nears, .all-as-they-near > *")) {
      part.style.contentVisibility = "visible";
      part.getBoundingClientRect();
    }
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(changing).toBe(0);
});
