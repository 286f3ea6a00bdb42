import { type Language, readPath } from "#app/contract/language.ts";
import { artAlt } from "#content/art-alt.ts";
import { type Crawled, type CrawledPage, crawl } from "#tests/support/crawl.ts";
import { htmlFaults } from "#tests/support/html-rules.ts";
import { templateOf } from "#tests/support/page-templates.ts";
import { expect, publicAddress, test } from "#tests/support/site.ts";

/* Every page that a visitor reaches by links or the sitemap, as its HTML leaves the server. */

const alternatives: Readonly<Record<string, Readonly<Record<Language, string>>>> = artAlt;
/** In either language: pictures of rows have one alternative text, on the pages of both. */
const describes = (alt: string, src: string) => Object.values(alternatives[src] ?? {}).includes(alt);

type Page = { url: string; page: CrawledPage };

const pagesOf = (found: Crawled[]): Page[] =>
  found.flatMap(({ url, status, page }) => (page && status === 200 ? [{ url, page }] : []));

test.use({ ownSite: "crawl" });
test.describe.configure({ mode: "default" });

/** Those that occur more than once, with the pages that have them. A page in two languages may have what staff wrote in one. */
function repeated(pages: Page[], part: (page: CrawledPage) => string | undefined): string[] {
  const users = Map.groupBy(pages, ({ page }) => part(page) ?? "");
  return [...users]
    .filter(([text, some]) => text === "" || new Set(some.map(({ url }) => readPath(url).path)).size > 1)
    .map(([text, some]) => `${JSON.stringify(text)}: ${some.map(({ url }) => url).join(" ")}`);
}

/** Of the pages that one component renders, such as all stories, the first; in Urdu the front page stands for all. */
const oneOfEach = (pages: Page[]): Page[] =>
  [...Map.groupBy(pages, ({ url }) => templateOf(url)).values()]
    .flatMap((some) => some.slice(0, 1))
    .filter(({ url }) => readPath(url).language === "en" || url === "/ur");

/** Every address of this site in structured data. */
function addressesIn(data: unknown): string[] {
  if (typeof data === "string") return data.startsWith(publicAddress) ? [data] : [];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(addressesIn) : [];
}

/** So many of a hundred letters of a page in Urdu may be Latin: names of things that have none in Urdu. */
const maxLatin = 3;

/** The language of each page in Urdu that the sitemap lists, its pair in English, and its words: ALL-28d to 28f. */
function expectUrdu(pages: Page[], sitemap: string): void {
  const byUrl = new Map(pages.map(({ url, page }) => [url, page]));
  const listed = Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>(.*)<\/url>/g),
    ([, url = "", rest = ""]) => ({
      path: new URL(url).pathname,
      // A post may be in Urdu alone: then it has no pair.
      isPaired: rest.includes("hreflang"),
    }),
  ).filter(({ path }) => readPath(path).language === "ur");
  expect(listed.length).toBeGreaterThan(50);
  for (const { path, isPaired } of listed) {
    const { language, direction, canonical = "", pairs = [], latin } = byUrl.get(path) ?? {};
    expect.soft({ language, direction }, path).toEqual({ language: "ur", direction: "rtl" });
    expect.soft(canonical, `canonical of ${path}`).toBe(publicAddress + path);
    // A post has a slug of its own in each language.
    const english = pairs.find((pair) => pair.startsWith("en "))?.slice(3) ?? "";
    const both = [`en ${english}`, `ur ${path}`, `x-default ${english}`];
    expect.soft(pairs, `pairs of ${path}`).toEqual(isPaired ? both : []);
    if (isPaired) expect.soft(byUrl.get(english)?.pairs, `${english} names its pair`).toEqual(both);
    expect.soft(latin, `Latin letters of ${path}`).toBeLessThanOrEqual(maxLatin);
  }
}

test("every link leads somewhere, and every page says what it is", async ({
  page: reader,
  site,
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) =>
    url.replace(publicAddress, "").replaceAll("&amp;", "&"),
  );
  const found = await crawl(reader, { url: site.url, publicUrl: publicAddress }, ["/", ...listed.slice(1)]);
  const pages = pagesOf(found);
  const byUrl = new Map(found.map((one) => [one.url, one]));

  const links = pages.flatMap(({ page }) => page.links);
  const broken = found
    .filter(({ status }) => status !== 200)
    .map(({ url, status }) => `${status} ${url}, on ${links.find((link) => link.url === url)?.from}`);
  expect.soft(broken, "broken links").toEqual([]);
  const anchors = links
    .filter(({ url, fragment }) => fragment !== "" && byUrl.get(url)?.page?.ids.has(fragment) === false)
    .map(({ url, fragment, from }) => `${url}#${fragment} on ${from}`);
  expect.soft([...new Set(anchors)], "links to a part of a page that is not there").toEqual([]);

  const wrong = (name: string, isWrong: (page: CrawledPage) => boolean) =>
    expect
      .soft(
        pages.filter(({ page }) => isWrong(page)).map(({ url }) => url),
        name,
      )
      .toEqual([]);
  wrong("pages without exactly one h1", ({ headings }) => headings.length !== 1);
  wrong("pages with a picture without alt", ({ imagesWithoutAlt }) => imagesWithoutAlt.length > 0);
  // The home page alone has more: the rule below looks at real pictures.
  expect.soft(byUrl.get("/")?.page?.pictures.length).toBeGreaterThan(30);
  for (const { url, page } of pages) {
    const illustrations = page.pictures.filter(({ src }) => /^\/art\/(?!placeholder|empty-)/.test(src));
    const sources = illustrations.map(({ src }) => src);
    const twice = sources.filter((src, place) => sources.indexOf(src) !== place);
    expect.soft(twice, `pictures that stand twice on ${url}: SAMPLE-06`).toEqual([]);
    const misdescribed = illustrations.filter(({ src, alt }) => alt !== "" && !describes(alt, src));
    expect.soft(misdescribed, `pictures with words of another on ${url}: SAMPLE-05`).toEqual([]);
  }
  expectUrdu(pages, sitemap);
  // Staff sign in in English alone; a film, and the file of the sealed days, have one address.
  const inEnglishAlone = /^\/login$|\.(?:mp4|json)$/;
  const leaks = pages
    .filter(({ url }) => readPath(url).language === "ur")
    .flatMap(({ page }) => page.links)
    .filter(({ url }) => readPath(url).language !== "ur" && !inEnglishAlone.test(url))
    // The switch of languages.
    .filter(({ hreflang }) => hreflang !== "en")
    .map(({ url, from }) => `${url} on ${from}`);
  expect.soft([...new Set(leaks)], "links of a page in Urdu that lead out of it: ALL-28n").toEqual([]);

  wrong("pages without a description", ({ description }) => !description);

  // Of a page with several addresses, the canonical one counts.
  const indexed = pages.filter(({ page }) => !page.noindex);
  const canonical = indexed.filter(({ url, page }) => page.canonical === publicAddress + url);
  expect
    .soft(
      repeated(canonical, ({ title }) => title),
      "titles of several pages",
    )
    .toEqual([]);
  expect
    .soft(
      repeated(canonical, ({ description }) => description),
      "descriptions of several pages",
    )
    .toEqual([]);
  const known = new Set(canonical.map(({ url }) => publicAddress + url));
  const astray = indexed.filter(({ page }) => !known.has(page.canonical ?? ""));
  expect
    .soft(
      astray.map(({ url, page }) => `${url}: ${page.canonical}`),
      "canonical addresses of no page",
    )
    .toEqual([]);
  expect
    .soft(
      listed.filter((url) => !known.has(publicAddress + url)),
      "in the sitemap, not canonical",
    )
    .toEqual([]);
  const unlisted = [...known].filter(
    (url) => !url.includes("?") && !listed.includes(url.replace(publicAddress, "")),
  );
  expect.soft(unlisted, "pages that the sitemap leaves out").toEqual([]);

  const cards = pages.filter(({ page }) =>
    page.shareImages.some((image) => byUrl.get(image)?.type.startsWith("image/") !== true),
  );
  expect
    .soft(
      cards.map(({ url }) => url),
      "pages whose picture for sharing is none",
    )
    .toEqual([]);

  const addresses = new Map<string, string>();
  for (const { url, page } of pages) {
    const kinds = page.structuredData.map((text) => {
      const data = JSON.parse(text);
      for (const address of addressesIn(data)) addresses.set(address.replace(/#.*/, ""), url);
      return `${data["@context"]} ${data["@type"]}`;
    });
    expect
      .soft(
        kinds.filter((kind) => !/^https:\/\/schema\.org [A-Z]\w+$/.test(kind)),
        `the data of ${url}`,
      )
      .toEqual([]);
    const below = /^(?:\/ur)?\/(?:blog|details|services|events|about-us)\/./.test(url);
    expect.soft(kinds.includes("https://schema.org BreadcrumbList"), `the way to ${url}`).toBe(below);
  }
  const dead = [];
  for (const [address, url] of addresses) {
    const own = address.replace(publicAddress, "");
    const status = byUrl.get(own)?.status ?? (await request.get(own)).status();
    if (status !== 200) dead.push(`${status} ${own} in the data of ${url}`);
  }
  expect.soft(dead, "addresses in structured data").toEqual([]);

  for (const { url, page } of oneOfEach(pages)) {
    expect.soft(await htmlFaults(page.html), `the HTML of ${url}`).toEqual([]);
  }
});
