import { after, before, describe, test } from "node:test";
import { openSites, type Site } from "#tests/support/sites.ts";
import { type Browser, engines } from "./engines.ts";
import { journeys } from "./journeys.ts";
import { userOf } from "./user.ts";

/* `npm run test:engines`: every journey in each of the engines that `npm test` does not run in. */

const sites = openSites();
let site: Site;
before(async () => {
  site = await sites.get({ seed: "sample", ownSite: "", settings: {} });
});
after(sites.close);

for (const [engine, start] of Object.entries(engines)) {
  describe(engine, () => {
    let browser: Browser;
    before(async () => {
      browser = await start();
    });
    after(() => browser.close());

    for (const [title, journey] of Object.entries(journeys)) {
      test(`somebody ${title}`, { timeout: 240_000 }, async () => {
        await browser.open(`${site.url}/robots.txt`);
        await browser.evaluate("[localStorage.clear(), sessionStorage.clear()]");
        await journey(userOf(browser, site.url), `A reader in ${engine}`);
      });
    }
  });
}
