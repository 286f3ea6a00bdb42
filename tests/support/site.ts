import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type Route,
  type WebError,
} from "@playwright/test";
import { connectSqlite, type Db, sqliteFile } from "#server/db/connect.ts";
import { type KeptContext, keepContexts } from "./contexts.ts";
import { openSiteAdmin, type SiteAdmin } from "./site-admin.ts";
import { administrator, openSites, readyPage, type Site, type SiteOptions } from "./sites.ts";

export { administrator, publicAddress, type SiteOptions } from "./sites.ts";
export { expect, type Locator, type Page, type Route };

type Fixtures = {
  site: Site;
  /** The browser's context of this test, with the page that keeps it. */
  kept: KeptContext;
  /** Console messages that this test expects. */
  expectedNoise: RegExp[];
  /** Creates and changes content by the API. */
  admin: SiteAdmin;
  /**
   * The site's database, for data without an API and states that no call allows. Writes here do not empty the
   * page cache: use `emptyPageCache` of home-content.ts.
   */
  database: Db;
  /** Opens a dashboard page as the signed-in administrator: what a sign-in stores, another page of the site has stored. */
  openDashboard: (address?: string) => Promise<void>;
  quiet: undefined;
};

type WorkerFixtures = {
  sites: ReturnType<typeof openSites>;
  contexts: ReturnType<typeof keepContexts>;
};

/**
 * A browser on the built server; each worker starts its own, and one more at a time for tests with a site of their own.
 * Console messages, violations of the content security policy and requests to other hosts fail the test.
 */
export const test = base.extend<Fixtures & SiteOptions, WorkerFixtures>({
  seed: ["sample", { option: true }],
  ownSite: ["", { option: true }],
  settings: [{}, { option: true }],

  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const sites = openSites();
      await use(sites);
      await sites.close();
    },
    { scope: "worker" },
  ],
  contexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures this one needs
    async ({}, use) => {
      const contexts = keepContexts();
      await use(contexts);
      await contexts.close();
    },
    { scope: "worker" },
  ],
  // The options are those that the tests set.
  kept: async (
    {
      browser,
      contexts,
      site,
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      serviceWorkers,
      locale,
      timezoneId,
      contextOptions,
    },
    use,
  ) => {
    const sizes = { viewport, hasTouch, isMobile };
    const options = { baseURL, ...sizes, javaScriptEnabled, serviceWorkers, locale, timezoneId };
    const one = await contexts.open(browser, site.url, { ...contextOptions, ...options });
    await use(one);
    await contexts.giveBack(one);
  },
  context: ({ kept }, use) => use(kept.context),

  site: async ({ sites, seed, ownSite, settings }, use) => use(await sites.get({ seed, ownSite, settings })),

  baseURL: async ({ site }, use) => use(site.url),
  expectedNoise: [[], { option: true }],
  admin: async ({ site }, use) => use(await adminOf(site.url)),

  database: async ({ site }, use) => {
    const db = connectSqlite(sqliteFile(site.folder));
    await use(db);
    await db.destroy();
  },

  // Navigations wait until the page answers, because earlier clicks may have no effect.
  page: async ({ page, context, contexts, javaScriptEnabled }, use) => {
    const { clock, goto, reload } = page;
    // A clock that is installed stays with the context.
    Object.defineProperty(page, "clock", {
      get() {
        contexts.spend(context);
        return clock;
      },
    });
    if (javaScriptEnabled !== false) {
      page.goto = async (...args) => afterHydration(page, await goto.apply(page, args));
      page.reload = async (...args) => afterHydration(page, await reload.apply(page, args));
    }
    await use(page);
  },

  openDashboard: async ({ page, admin, kept: { keeper } }, use) => {
    await use(async (address = "/dashboard") => {
      await keeper.evaluate(
        ({ token, user }) => {
          localStorage.setItem("authToken", token);
          localStorage.setItem("authUser", JSON.stringify(user));
        },
        { token: admin.token, user: { name: "Administrator", email: administrator.email } },
      );
      await page.goto(address);
    });
  },

  quiet: [
    async ({ context, site, expectedNoise }, use) => {
      const noise: string[] = [];
      const ownHost = new URL(site.url).host;
      const onConsole = (line: ConsoleMessage) => {
        if (!["error", "warning"].includes(line.type()) || line.text().startsWith(blockedWorker)) return;
        noise.push(`console.${line.type()}: ${line.text()} (${line.location().url})`);
      };
      const onError = (error: WebError) => noise.push(`uncaught: ${error.error().message}`);
      const onRequest = (request: Request) => {
        const { protocol, host } = new URL(request.url());
        if (/^https?:$/.test(protocol) && host !== ownHost) noise.push(`foreign request: ${request.url()}`);
      };
      context.on("console", onConsole).on("weberror", onError).on("request", onRequest);
      await use(undefined);
      context.off("console", onConsole).off("weberror", onError).off("request", onRequest);
      const unexpected = noise.filter((line) => !expectedNoise.some((pattern) => pattern.test(line)));
      expect(unexpected, "the console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * One sign-in serves the tests of a site, because a password takes long to check: until one of them ends the session, or
 * half of the time is over for which it counts as a proof of who asks.
 */
const admins = new Map<string, { admin: SiteAdmin; since: number }>();
const proofMs = 5 * 60_000;
async function adminOf(url: string): Promise<SiteAdmin> {
  const known = admins.get(url);
  if (known && Date.now() - known.since < proofMs && (await known.admin.isSignedIn())) return known.admin;
  const admin = await openSiteAdmin(url, administrator);
  admins.set(url, { admin, since: Date.now() });
  return admin;
}

/** What Playwright says of a service worker that it keeps out (playwright.config.ts). */
const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * Waits until the page answers, if it has scripts: the frame's, and the framework's unless it is a page that only tells.
 * The `page` fixture does so by itself.
 */
export async function afterHydration<Result>(page: Page, result: Result): Promise<Result> {
  await page.waitForFunction(
    (ready) => document.querySelector(`html:not(:has(script[type=module])), ${ready}`) !== null,
    readyPage,
  );
  return result;
}

/** The browser's message for a failed request that a test causes. */
export const brokenRequest = /Failed to load resource/;

/** A toast of the dashboard. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
