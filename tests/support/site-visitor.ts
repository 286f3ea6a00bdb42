import { expect, type Locator, type Page, type Route } from "@playwright/test";

/* What a visitor's browser does besides being pressed and read. */

/** Waits until the page is hydrated: a press before that on what needs script does nothing. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator("html[data-hydrated]"), "the page is hydrated").toBeAttached();
}

/** Brings a part of a hydrated page into sight. */
export async function showHydrated(part: Locator): Promise<void> {
  await waitForHydration(part.page());
  await part.scrollIntoViewIfNeeded();
}

/** From here on time passes by page.clock.runFor alone. For before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** A finger that goes so far sideways; to the left is negative. */
export async function swipe(page: Page, part: Locator, xDistance: number): Promise<void> {
  const box = await part.boundingBox();
  if (!box) throw new Error("there is nothing to swipe");
  const client = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await client.send("Input.synthesizeScrollGesture", {
    x,
    y,
    xDistance,
    speed: 2000,
    gestureSourceType: "touch",
  });
  await client.detach();
}

/** Takes pointer and focus off whatever they hold. */
export async function clearHoverAndFocus(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** As if another tab came before this one, or went away again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    hidden ? "hidden" : "visible",
  );
}

/** The figures of a part as they are read: "50K+ Lives Touched". */
export const figuresIn = (part: Locator): Promise<string[]> =>
  part
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector("dd")?.textContent} ${row.querySelector("dt")?.textContent}`),
    );

/** The links, in order, are read out as these networks, and as leading away. */
export async function expectNetworks(links: Locator, networks: string[]): Promise<void> {
  await expect(links).toHaveCount(networks.length);
  for (const [at, network] of networks.entries()) {
    await expect(links.nth(at)).toHaveAccessibleName(`${network} (opens in a new tab)`);
  }
}

/** What is asked of an address waits until it is released, and goes on then, or as `then` says. */
export async function delayRequests(
  page: Page,
  address: string | RegExp,
  then = (route: Route) => route.continue(),
): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    await then(route);
  });
  return released.resolve;
}

/** A mark that is gone once the browser has loaded a page anew. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => "marked" in window);
