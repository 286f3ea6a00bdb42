import type { Page } from "./site.ts";

/* How many times somebody presses the mouse for a piece of work. */

/**
 * Counts the presses of a page from now on, as a person counts them: typing is none, a press into a text field belongs to
 * the typing, and choosing one of several is none.
 */
export async function countClicks(page: Page): Promise<{ taken: () => number }> {
  let count = 0;
  await page.exposeFunction("noteClick", () => {
    count += 1;
  });
  const listen = () => {
    const typed = "select, option, textarea, input:not([type=file]), [contenteditable]";
    // Not on the window: there a browser test takes back a press whose target has moved, and makes it again.
    document.addEventListener(
      "click",
      (event) => {
        const isPress = event.isTrusted && event.detail > 0;
        if (isPress && event.target instanceof Element && !event.target.closest(typed))
          void (window as unknown as { noteClick: () => Promise<void> }).noteClick();
      },
      { capture: true },
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return { taken: () => count };
}
