import type { Browser, BrowserContext, BrowserContextOptions, Page, Response } from "@playwright/test";

export type KeptContext = {
  context: BrowserContext;
  keeper: Page;
  options: string;
  /** Whether it may hold a page that the next test would get in place of the server's. */
  holdsPage: boolean;
};

/** So many are open at a time, each with a process of its own. */
const maxKept = 2;

/** Some pages say that they may be kept for a minute. */
const isStoredPage = (reply: Response) =>
  reply.request().resourceType() === "document" &&
  /max-age=[1-9]/.test(reply.headers()["cache-control"] ?? "");

/**
 * The browser's contexts of a worker: a test gets the one that was used last with the same options, emptied of all that a
 * page can store. Its process stays: starting one for each test takes longer than much of what is tested.
 */
export function keepContexts() {
  const kept: KeptContext[] = [];
  const spent = new WeakSet<BrowserContext>();

  /** @param site its address: it must run, also where a test knows it by another name */
  async function open(browser: Browser, site: string, options: BrowserContextOptions): Promise<KeptContext> {
    const key = JSON.stringify([site, options]);
    const place = kept.findIndex((candidate) => candidate.options === key);
    const [found] = place < 0 ? [] : kept.splice(place, 1);
    if (found) return found;
    while (kept.length >= maxKept) await kept.shift()?.context.close();
    const context = await browser.newContext(options);
    // Its process ends with its last page, so one stays.
    const keeper = await context.newPage();
    await keeper.goto("/robots.txt");
    const opened: KeptContext = { context, keeper, options: key, holdsPage: false };
    context.on("response", (response) => {
      opened.holdsPage ||= isStoredPage(response);
    });
    return opened;
  }

  /** Leaves nothing of a test to the next one. */
  async function empty(one: KeptContext): Promise<void> {
    const { context, keeper } = one;
    for (const page of context.pages()) if (page !== keeper) await page.close();
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.clearCookies();
    await context.clearPermissions();
    await context.setOffline(false);
    const { origin } = new URL(keeper.url());
    const client = await context.newCDPSession(keeper);
    // What else is stored has its content in its name: a page starts in two thirds of the time with it.
    if (one.holdsPage) await client.send("Network.clearBrowserCache");
    one.holdsPage = false;
    await client.send("Storage.clearDataForOrigin", {
      origin,
      storageTypes: "local_storage,session_storage,indexeddb,cache_storage,service_workers",
    });
    await client.detach();
  }

  return {
    open,
    /** What was done to it cannot be taken back: no other test gets this context. */
    spend: (context: BrowserContext) => spent.add(context),
    async giveBack(one: KeptContext): Promise<void> {
      const isOpen = one.context.pages().includes(one.keeper);
      if (spent.has(one.context) || !isOpen) return one.context.close();
      await empty(one);
      kept.push(one);
    },
    async close(): Promise<void> {
      await Promise.all(kept.map(({ context }) => context.close()));
    },
  };
}
