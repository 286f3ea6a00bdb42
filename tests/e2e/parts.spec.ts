import { type Access, allows, permissionsOf, type Role, roles } from "#app/contract/permissions.ts";
import { menuFor } from "#app/dashboard/dashboard-menu.ts";
import { parts } from "#app/parts/parts.ts";
import { crawl } from "#tests/support/crawl.ts";
import { expectLoaded, openFromMenu } from "#tests/support/dashboard-pages.ts";
import { expect, type Page, publicAddress, test } from "#tests/support/site.ts";
import type { SiteAdmin } from "#tests/support/site-admin.ts";

/* The site and the dashboard without what a foundation may leave: PART-01 to PART-03. */

test.use({ ownSite: "parts" });
test.describe.configure({ mode: "default" });

const names = parts.map(({ name }) => name);

async function turn(admin: SiteAdmin, some: readonly string[], on: boolean): Promise<void> {
  for (const name of some) await admin.call("switchPart", { name, on });
}

test("an administrator turns a part off and on: PART-01", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/parts");
  const help = page.getByRole("listitem", { name: /^Requests for help/ });
  await expect(help).toContainText("Families ask for help on the site");
  await help.getByRole("button", { name: "Turn off" }).click();
  const question = page.getByRole("alertdialog", { name: "Turn off: Requests for help?" });
  await expect(question).toContainText(
    "It keeps families' requests, visits, papers, decisions and payments.",
  );
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Requests for help: turned off.")).toBeVisible();
  await expect(help.getByText("Off", { exact: true })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("link", { name: "Help Requests" })).toHaveCount(0);
  await help.getByRole("button", { name: "Turn on" }).click();
  await expect(menu.getByRole("link", { name: "Help Requests" })).toBeVisible();
});

const pagesOf = (off: readonly string[]) =>
  parts.filter(({ name }) => off.includes(name)).flatMap(({ pages }) => pages.map(({ path }) => path));

/** The links of a page that lead to one of these pages, in any language. */
const linksTo = (closed: readonly string[], links: readonly string[]): string[] =>
  links.filter((link) => closed.includes(link.replace(/^\/ur(?=\/)/, "").replace(/[?#].*$/, "")));

test("without all parts no link of the site is dead, in both languages: PART-03", async ({
  page,
  site,
  admin,
}) => {
  test.slow();
  await turn(admin, names, false);
  try {
    const found = await crawl(page, { url: site.url, publicUrl: publicAddress }, [
      "/",
      "/ur",
      "/sitemap.xml",
    ]);
    expect(found.length).toBeGreaterThan(80);
    expect(found.filter(({ status }) => status >= 400).map(({ url, status }) => `${status} ${url}`)).toEqual(
      [],
    );
    const links = found.flatMap(({ page }) => page?.links.map(({ url }) => url) ?? []);
    expect(linksTo(pagesOf(names), links)).toEqual([]);
  } finally {
    await turn(admin, names, true);
  }
});

/** One of each kind of page, with what finds or lists others. */
const looked = [
  ...["/", "/contact", "/donate", "/donation-statement", "/latest-campaign", "/programs", "/our-work"],
  ...["/services/health", "/get-involved", "/news", "/impact-report", "/privacy-policy", "/terms"],
  ...["/search?q=help", "/search?q=receipt", "/search?q=newsletter", "/search?q=zakat", "/no-such-page"],
];

for (const name of names)
  test(`without ${name} its pages are not found and nothing leads to them: PART-02, PART-03`, async ({
    admin,
    request,
  }) => {
    const closed = pagesOf([name]);
    await turn(admin, [name], false);
    try {
      for (const prefix of ["", "/ur"]) {
        for (const path of closed) expect((await request.get(prefix + path)).status(), path).toBe(404);
        for (const path of looked) {
          const html = await (await request.get(prefix + path)).text();
          const links = Array.from(html.matchAll(/(?:href|action)="([^"]+)"/g), ([, link = ""]) => link);
          expect(links.length, path).toBeGreaterThan(20);
          expect(linksTo(closed, links), prefix + path).toEqual([]);
        }
      }
      const sitemap = await (await request.get("/sitemap.xml")).text();
      expect(closed.filter((path) => sitemap.includes(`<loc>${publicAddress}${path}</loc>`))).toEqual([]);
    } finally {
      await turn(admin, [name], true);
    }
  });

for (const role of roles) {
  test(`with all parts off no call of the dashboard fails for ${role}: PART-03`, async ({ page, admin }) => {
    test.slow();
    await turn(admin, names, false);
    try {
      await signInAs(page, admin, role);
      const failed: string[] = [];
      page.on("response", (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      const viewer = {
        may: (access: Access) => allows(permissionsOf([role]), access),
        isOn: () => false,
      };
      const shown = menuFor(viewer);
      const menu = page.getByRole("navigation", { name: "Dashboard" });
      expect(await menu.getByRole("listitem").count()).toBeLessThanOrEqual(18);
      for (const { to, title, label } of shown.flatMap(({ entries }) => entries)) {
        await openFromMenu(page, label, shown);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? label);
        await expectLoaded(page);
        expect(await linksToParts(page), to).toEqual([]);
      }
      expect(failed).toEqual([]);
    } finally {
      await turn(admin, names, true);
    }
  });
}

/** Links to pages of the dashboard or the site that are of a part. */
async function linksToParts(page: Page): Promise<string[]> {
  const addresses = parts.flatMap(({ pages, menu }) => [
    ...pages.map(({ path }) => path),
    ...menu.map(({ to }) => to),
  ]);
  const links = await page
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.filter((link) =>
    addresses.some((address) => link.split(/[?#]/)[0] === address || link.startsWith(`${address}/`)),
  );
}

let accounts = 0;

async function signInAs(page: Page, admin: SiteAdmin, role: Role): Promise<void> {
  accounts += 1;
  const account = { email: `parts${accounts}@umeed.example`, password: "Marble-Canal-19" };
  await admin.call("createUser", { ...account, name: `The ${role}`, roles: [role] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/login");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}
