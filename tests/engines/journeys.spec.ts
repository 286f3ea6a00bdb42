import { after, before, describe, test } from "node:test";
import { connectSqlite, type Db, sqliteFile } from "#server/db/connect.ts";
import { openSites, type Site } from "#tests/support/sites.ts";
import { openSmtpServer, wholeLines } from "#tests/support/smtp.ts";
import { startSandbox } from "#tools/sandbox-gateway/sandbox.ts";
import { type Browser, engines, freePort } from "./engines.ts";
import { journeys } from "./journeys.ts";
import { staffJourneys } from "./staff-journeys.ts";
import { until, userOf } from "./user.ts";

/* `npm run test:engines`: every journey in each of the engines that `npm test` does not run in. */

const sites = openSites();
const smtp = await openSmtpServer();
const sandbox = await startSandbox();
let site: Site;
let database: Db;
before(async () => {
  const PORT = String(await freePort());
  // The providers send browsers back to the address that the site calls its own.
  const SITE_URL = `http://127.0.0.1:${PORT}`;
  const settings = { ...sandbox.env, SMTP_URL: smtp.url, PORT, SITE_URL, PAY_FIRST_ASK_SECONDS: "1" };
  site = await sites.get({ seed: "sample", ownSite: "engines", settings });
  database = connectSqlite(sqliteFile(site.folder));
});
after(async () => {
  await database.destroy();
  await sites.close();
  await Promise.all([smtp.close(), sandbox.close()]);
});

const mailTo = (address: string) =>
  until(`a mail to ${address}`, async () => {
    const mail = smtp.mails.find(({ to }) => to.includes(address));
    return mail ? { text: wholeLines(mail) } : "none has come";
  }).then(({ text }) => text);

for (const [engine, start] of Object.entries(engines)) {
  describe(engine, () => {
    let browser: Browser;
    before(async () => {
      browser = await start();
    });
    after(() => browser.close());

    for (const [place, [title, journey]] of Object.entries({ ...journeys, ...staffJourneys }).entries()) {
      test(`somebody ${title}`, { timeout: 240_000 }, async () => {
        await browser.resize(1280, 900);
        await browser.open(`${site.url}/robots.txt`);
        await browser.evaluate("[localStorage.clear(), sessionStorage.clear()]");
        await journey(userOf(browser, site.url), `Reader ${place} in ${engine}`, { database, mailTo });
      });
    }
  });
}
