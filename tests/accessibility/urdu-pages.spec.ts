import { expectNoFaults, expectNoSidewaysScroll, layOutAll, widths } from "#tests/support/accessibility.ts";
import { templateOf } from "#tests/support/page-templates.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { expectWholeWords } from "#tests/support/urdu-glyphs.ts";

/* Every address of the sitemap in Urdu: its language and direction, its pair, its words, and how it fits. axe sees the frame on the front
 * page, and one page of a kind. */

test.use({ expectedNoise: [brokenRequest] });
test.beforeEach(() => test.slow());

/** The addresses are seen in so many runs beside each other. */
const runs = 4;

/** So many of a hundred letters may be Latin: names of things that have none in Urdu. */
const maxLatin = 3;

/** What is written in Latin letters on purpose: addresses, numbers with letters, and what its author wrote in English. */
const notUrdu = 'bdi, code, [dir="ltr"], [lang="en"], script, style, template, input, textarea';

/** A post may be in Urdu alone: then it has no pair. */
type Address = { path: string; isPaired: boolean };

async function urduAddresses(page: Page): Promise<Address[]> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>(.*)<\/url>/g), ([, url = "", rest = ""]) => ({
    path: new URL(url).pathname,
    isPaired: rest.includes("hreflang"),
  })).filter(({ path }) => /^\/ur(?:\/|$)/.test(path));
}

/** The share of Latin letters among all that a visitor reads in the page's main part, in percent. */
const latinLetters = (page: Page) =>
  page.evaluate((notUrdu) => {
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let [latin, all] = [0, 0];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest(notUrdu)) continue;
      const written = text.nodeValue ?? "";
      latin += written.match(/\p{Script=Latin}/gu)?.length ?? 0;
      all += written.match(/\p{L}/gu)?.length ?? 0;
    }
    return (100 * latin) / Math.max(all, 1);
  }, notUrdu);

async function expectUrdu(page: Page, { path, isPaired }: Address): Promise<void> {
  const response = await page.goto(path);
  expect.soft(response?.status(), path).toBe(200);
  const head = await page.evaluate(() => ({
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "",
    pairs: [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].map(
      ({ hreflang, href }) => `${hreflang} ${new URL(href).pathname}`,
    ),
  }));
  const english = head.pairs.find((pair) => pair.startsWith("en "))?.slice(3) ?? "";
  expect.soft(head, path).toMatchObject({ language: "ur", direction: "rtl" });
  expect.soft(new URL(head.canonical).pathname, `canonical of ${path}`).toBe(path);
  expect
    .soft(head.pairs, `pairs of ${path}`)
    .toEqual(isPaired ? [`en ${english}`, `ur ${path}`, `x-default ${english}`] : []);
  if (isPaired) {
    const back = await page.request.get(english);
    expect.soft(await back.text(), `${english} names its pair`).toContain(`hrefLang="ur" href="`);
  }
  expect.soft(await latinLetters(page), `Latin letters of ${path}`).toBeLessThanOrEqual(maxLatin);
}

for (let run = 0; run < runs; run += 1) {
  test(`the pages of the sitemap in Urdu, part ${run + 1} of ${runs}: ALL-28`, async ({ page }) => {
    const addresses = await urduAddresses(page);
    expect(addresses.length).toBeGreaterThan(50);
    for (const address of addresses.filter((_, place) => place % runs === run)) {
      const { path } = address;
      await page.setViewportSize({ width: widths[0] ?? 360, height: 900 });
      await expectUrdu(page, address);
      await layOutAll(page);
      const isFirst = addresses.find((other) => templateOf(other.path) === templateOf(path)) === address;
      if (isFirst) await expectNoFaults(page, path === "/ur" ? undefined : "main");
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectWholeWords(page, `${width} px`);
      }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("pages in Urdu are read, their forms answer in Urdu, and the switch leads to the same page: ALL-28", async ({
    page,
  }) => {
    await page.goto("/ur/contact?subject=Hello");
    await expect(page.getByRole("heading", { level: 1, name: "ہم ہر پیغام پڑھتے ہیں" })).toBeVisible();
    await page.getByRole("button", { name: "پیغام بھیجیں" }).click();
    await expect(page).toHaveURL(/\/ur\/contact/);
    await expect(
      page.getByRole("status").filter({ hasText: "براہِ مہربانی تمام خانے پُر کریں۔" }),
    ).toBeVisible();
    await page.goto("/ur/contact?subject=Hello");
    await page.getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL(/\/contact\?subject=Hello$/);
    await page.getByRole("link", { name: "اردو" }).click();
    await expect(page).toHaveURL(/\/ur\/contact\?subject=Hello$/);
  });
});
