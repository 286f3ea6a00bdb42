import { type HTMLElement, Window } from "happy-dom";

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

/**
 * Every page and file that a link of the site leads to, from `seeds` on. The dashboard is not entered.
 * @param site its address, and the one with which its absolute links begin
 */
export async function crawl(site: { url: string; publicUrl: string }, seeds: string[]): Promise<Crawled[]> {
  const found: Crawled[] = [];
  const seen = new Set(seeds);
  const waiting = [...seeds];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (found.length >= maxPages) throw new Error(`There are more than ${maxPages} pages, such as ${url}`);
    const crawled = await read(site, url);
    found.push(crawled);
    const { links = [], shareImages = [] } = crawled.page ?? {};
    for (const next of [...links.map((link) => link.url), ...shareImages]) {
      if (seen.has(next) || next.startsWith("/dashboard")) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return found;
}

async function read(site: { url: string; publicUrl: string }, url: string): Promise<Crawled> {
  const response = await fetch(site.url + url);
  const type = response.headers.get("content-type") ?? "";
  const crawled = { url, status: response.status, type };
  if (!type.startsWith("text/html")) {
    await response.body?.cancel();
    return crawled;
  }
  const html = await response.text();
  return { ...crawled, page: await readPage(html, url, site.publicUrl) };
}

async function readPage(html: string, url: string, publicUrl: string): Promise<CrawledPage> {
  const window = new Window({
    url: publicUrl + url,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      enableJavaScriptEvaluation: false,
    },
  });
  const { document } = window;
  document.write(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)] as unknown as HTMLElement[];
  const attribute = (selector: string, name: string) => all(selector)[0]?.getAttribute(name) ?? undefined;
  /** Path and query of an address of this site; undefined for another. */
  const own = (address: string | null) => {
    const resolved = new URL(address ?? "", publicUrl + url);
    return resolved.origin === publicUrl ? resolved : undefined;
  };
  const pathOf = ({ pathname, search }: URL) => pathname + search;
  const page = {
    html,
    title: all("title")[0]?.textContent,
    description: attribute('meta[name="description"]', "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
    noindex: attribute('meta[name="robots"]', "content") === "noindex",
    headings: all("h1").map(({ textContent }) => textContent),
    imagesWithoutAlt: all("img:not([alt])").map(({ outerHTML }) => outerHTML),
    pictures: all("main img")
      .filter((image) => !image.closest('[aria-hidden="true"], dialog, [hidden]'))
      .map((image) => ({ src: image.getAttribute("src") ?? "", alt: image.getAttribute("alt") ?? "" })),
    ids: new Set(all("[id]").map(({ id }) => id)),
    links: all("a[href], form[action]").flatMap((element) => {
      const to = own(element.getAttribute("href") ?? element.getAttribute("action"));
      if (!to) return [];
      const fragment = decodeURIComponent(to.hash.slice(1));
      return [{ url: pathOf(to), fragment, from: url, hreflang: element.getAttribute("hreflang") }];
    }),
    shareImages: all('meta[property="og:image"]').flatMap((element) => {
      const to = own(element.getAttribute("content"));
      return to ? [pathOf(to)] : [];
    }),
    structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
  // Without it every page's document stays in memory to the end.
  await window.happyDOM.close();
  return page;
}
