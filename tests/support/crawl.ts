import type { Page } from "@playwright/test";

/** A page or file of the site, as a visitor without JavaScript gets it. */
export type Crawled = {
  /** Path and query. */
  url: string;
  status: number;
  type: string;
  /** Undefined for what is no HTML. */
  page?: CrawledPage;
};

export type CrawledPage = {
  html: string;
  language: string;
  direction: string;
  /** Its addresses in each language, as search engines read them: "ur /ur/blogs". */
  pairs: string[];
  /** The share of Latin letters among all that are read in its main part, in percent. */
  latin: number;
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  noindex: boolean;
  headings: string[];
  imagesWithoutAlt: string[];
  /** The pictures of the content, without hidden ones: copies for a loop, and what a press shows. */
  pictures: { src: string; alt: string }[];
  /** Every id, and the fragment of each link that leads to this site. */
  ids: Set<string>;
  /** `hreflang`: the language in which a link says that its page is, where it does. */
  links: { url: string; fragment: string; from: string; hreflang: string | null }[];
  shareImages: string[];
  structuredData: string[];
};

/** More pages than the site has with its sample content, in two languages: beyond them something makes links without end. */
const maxPages = 1000;

/** What is written in Latin letters on purpose: addresses, numbers with letters, and what its author wrote in English. */
const notUrdu = 'bdi, code, [dir="ltr"], [lang="en"], script, style, template, input, textarea';

/**
 * Every page and file that a link of the site leads to, from `seeds` on. The dashboard is not entered.
 * @param reader a blank page: a browser reads HTML many times faster than what stands in for one
 * @param site its address, and the one with which its absolute links begin
 * @param follows which of the links that were found are opened, too
 */
export async function crawl(
  reader: Page,
  site: { url: string; publicUrl: string },
  seeds: string[],
  follows: (url: string) => boolean = () => true,
): Promise<Crawled[]> {
  const found: Crawled[] = [];
  const seen = new Set(seeds);
  const waiting = [...seeds];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (found.length >= maxPages) throw new Error(`There are more than ${maxPages} pages, such as ${url}`);
    const crawled = await read(reader, site, url);
    found.push(crawled);
    const { links = [], shareImages = [] } = crawled.page ?? {};
    for (const next of [...links.map((link) => link.url), ...shareImages]) {
      if (seen.has(next) || next.startsWith("/dashboard") || !follows(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return found;
}

async function read(reader: Page, site: { url: string; publicUrl: string }, url: string): Promise<Crawled> {
  const response = await fetch(site.url + url);
  const type = response.headers.get("content-type") ?? "";
  const crawled = { url, status: response.status, type };
  if (!type.startsWith("text/html")) {
    await response.body?.cancel();
    return crawled;
  }
  return { ...crawled, page: await readPage(reader, await response.text(), url, site.publicUrl) };
}

async function readPage(reader: Page, html: string, url: string, publicUrl: string): Promise<CrawledPage> {
  const raw = await reader.evaluate(
    ({ html, notUrdu }) => {
      const document = new DOMParser().parseFromString(html, "text/html");
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const attribute = (selector: string, name: string) => all(selector)[0]?.getAttribute(name) ?? undefined;
      let [latin, letters] = [0, 0];
      const texts = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest(notUrdu)) continue;
        const written = text.nodeValue ?? "";
        latin += written.match(/\p{Script=Latin}/gu)?.length ?? 0;
        letters += written.match(/\p{L}/gu)?.length ?? 0;
      }
      return {
        language: document.documentElement.lang,
        direction: document.documentElement.dir,
        alternates: all("link[rel=alternate][hreflang]").map((link) => ({
          hreflang: link.getAttribute("hreflang"),
          href: link.getAttribute("href") ?? "",
        })),
        latin: (100 * latin) / Math.max(letters, 1),
        title: all("title")[0]?.textContent ?? undefined,
        description: attribute('meta[name="description"]', "content"),
        canonical: attribute('link[rel="canonical"]', "href"),
        noindex: attribute('meta[name="robots"]', "content") === "noindex",
        headings: all("h1").map(({ textContent }) => textContent ?? ""),
        imagesWithoutAlt: all("img:not([alt])").map(({ outerHTML }) => outerHTML),
        pictures: all("main img")
          .filter((image) => !image.closest('[aria-hidden="true"], dialog, [hidden]'))
          .map((image) => ({ src: image.getAttribute("src") ?? "", alt: image.getAttribute("alt") ?? "" })),
        ids: all("[id]").map(({ id }) => id),
        links: all("a[href], form[action]").map((link) => ({
          address: link.getAttribute("href") ?? link.getAttribute("action") ?? "",
          hreflang: link.getAttribute("hreflang"),
        })),
        shareImages: all('meta[property="og:image"]').map((image) => image.getAttribute("content") ?? ""),
        structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent ?? ""),
      };
    },
    { html, notUrdu },
  );
  /** An address of this site; undefined for another. */
  const own = (address: string) => {
    const resolved = new URL(address, publicUrl + url);
    return resolved.origin === publicUrl ? resolved : undefined;
  };
  const pathOf = ({ pathname, search }: URL) => pathname + search;
  const { alternates, ...page } = raw;
  return {
    ...page,
    html,
    pairs: alternates.map(({ hreflang, href }) => `${hreflang} ${new URL(href, publicUrl).pathname}`),
    ids: new Set(page.ids),
    links: page.links.flatMap(({ address, hreflang }) => {
      const to = own(address);
      if (!to) return [];
      return [{ url: pathOf(to), fragment: decodeURIComponent(to.hash.slice(1)), from: url, hreflang }];
    }),
    shareImages: page.shareImages.flatMap((image) => {
      const to = own(image);
      return to ? [pathOf(to)] : [];
    }),
  };
}
