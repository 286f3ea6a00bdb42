import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { readyPage } from "./sites.ts";

/* Actions of a visitor's browser. */

/** Waits until the page answers: earlier clicks on controls that need JavaScript have no effect. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator(readyPage), "the page answers").toBeAttached();
}

/**
 * Waits for hydration, scrolls to a part of the page, and waits until the page's own observers know of it:
 * observers are told in the order in which they were made, and this one is the newest.
 */
export async function showHydrated(part: Locator): Promise<void> {
  await waitForHydration(part.page());
  await part.scrollIntoViewIfNeeded();
  await part.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver((looks) => {
          if (!looks.at(-1)?.isIntersecting) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );
}

/** Stops the clock: time advances by page.clock.runFor only. Call it before opening the page. */
export async function pauseClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/**
 * The network of this page alone. The context's own `setOffline` tells its pages one after the other: the first hears that
 * it is online while its requests still fail, because another page is not.
 */
export async function networkOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  return {
    setOffline: (offline: boolean) =>
      client.send("Network.emulateNetworkConditions", {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      }),
  };
}

/** A horizontal swipe; negative is to the left. */
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

/** Moves the pointer away and removes the focus. */
export async function clearHoverAndFocus(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Simulates that the tab is hidden or visible again. */
export async function hideTab(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    hidden ? "hidden" : "visible",
  );
}

/** The figures of a part as text: "50K+ Lives Touched". */
export const figuresIn = (part: Locator): Promise<string[]> =>
  part
    .locator("dl > div")
    .evaluateAll((rows) =>
      rows.map((row) => `${row.querySelector("dd")?.textContent} ${row.querySelector("dt")?.textContent}`),
    );

/** The page's structured data of one type of schema.org, such as "Event"; undefined when it has none. */
export async function structuredData(page: Page, type: string): Promise<unknown> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text)).find((data) => data["@type"] === type);
}

/** Checks the accessible names of the social links, in order. */
export async function expectNetworks(links: Locator, networks: string[]): Promise<void> {
  await expect(links).toHaveCount(networks.length);
  for (const [at, network] of networks.entries()) {
    await expect(links.nth(at)).toHaveAccessibleName(`${network} (opens in a new tab)`);
  }
}

/**
 * Delays requests to a URL until the returned function is called; then they continue, or do what `then` says.
 */
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

/** A marker on window, which a full page load removes. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) => page.evaluate(() => "marked" in window);

type Shift = { value: number; what: string };

/** Records layout shifts from here on, with the elements that moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const what = sources
          .map(({ node }) => (node instanceof Element ? node.className : "text"))
          .join(" | ");
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** What has moved since `watchShifts`, as browsers count it: cumulative layout shift. */
export async function expectShift(page: Page, atMost: number): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, shifts.map(({ value, what }) => `${value} ${what}`).join("\n")).toBeLessThanOrEqual(atMost);
}
