import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { nextKarachiMidnight } from "../../app/lib/dates.ts";
import type { Clock } from "../clock.ts";
import { once } from "../once.ts";

export type Encoding = "br" | "gzip" | "identity";
export type Page = { status: number; headers: Record<string, string>; body: Buffer; etag: string };
/** When a drawing began, as far as it matters to whether it may be kept. */
export type Drawing = { generation: number; until: number };
type StoredPage = {
  status: number;
  etag: string;
  /** The instant at which it is old, whatever was or was not written. */
  until: number;
  forms: Record<Encoding, Form>;
};
/**
 * An answer in one encoding, in the shape that Node writes with the least work: names and values in turn. `unchanged`
 * goes to who has the page already.
 */
type Form = { headers: string[]; unchanged: string[]; body: Buffer };

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const mostEntries = 500;
const mostBytes = 48 * 1024 * 1024;
const mostReads = 300;

/**
 * Whole public pages as precompressed bytes, for visitors only.
 *
 * Any write by an administrator empties it before the writer hears back, so the very next request is fresh. A
 * page whose drawing began before such a write is not kept. Everything falls at the Karachi midnight, when
 * "today" changes. Bounded in number and bytes; the least used page goes first.
 */
export class PageCache {
  #generation = 0;
  readonly #clock: Clock;
  readonly #pages = new LRUCache<string, StoredPage>({
    max: mostEntries,
    maxSize: mostBytes,
    sizeCalculation: (page, url) =>
      url.length + Object.values(page.forms).reduce((sum, form) => sum + form.body.length + 1024, 0),
  });
  readonly #reads = new LRUCache<string, { value: unknown; until: number }>({ max: mostReads });
  #suspended = false;
  #turn: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Take it before drawing a page, hand it to `store` after: what was drawn is as old as its beginning. */
  begin(): Drawing {
    return { generation: this.#generation, until: nextKarachiMidnight(this.#clock.now()).getTime() };
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  clear(): void {
    this.#generation += 1;
    this.#pages.clear();
    this.#reads.clear();
  }

  /** Keeps nothing until `resume`: for when a write by another process might go unnoticed. */
  suspend(): void {
    this.#suspended = true;
    this.clear();
  }

  /** Starts afresh, and ends a suspension. */
  resume(): void {
    this.#suspended = false;
    this.clear();
  }

  /**
   * What a loader reads for every visitor alike, kept under the rules of the pages: for pages that are drawn anew,
   * because of a query or after their turn in the cache. Whoever gets it must not change it.
   * @param key names what is read; short, for there are as many as visitors think up
   */
  async read<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const kept = this.#reads.get(key);
    if (kept && this.#clock.now().getTime() < kept.until) return kept.value as Value;
    const { generation, until } = this.begin();
    const value = await read();
    if (generation === this.#generation && !this.#suspended) this.#reads.set(key, { value, until });
    return value;
  }

  /** Answers from the cache when it can. Runs before anything else of the server, so it must stay small. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    if (request.headers.authorization !== undefined) return false;
    const address = sharedAddress(request.url ?? "");
    const page = address === undefined ? undefined : this.#pages.get(address);
    if (!page || address === undefined) return false;
    if (this.#now() >= page.until) {
      this.#pages.delete(address);
      return false;
    }
    const form = page.forms[bestEncoding(request.headers["accept-encoding"])];
    if (matches(request.headers["if-none-match"], page.etag)) {
      response.writeHead(304, form.unchanged).end();
    } else {
      response.writeHead(page.status, form.headers);
      response.end(request.method === "HEAD" ? undefined : form.body);
    }
    return true;
  }

  /** The time, looked up once for all that is answered in one turn of the event loop: to many clocks it is a long way. */
  #now(): number {
    if (this.#turn === undefined) {
      this.#turn = this.#clock.now().getTime();
      setImmediate(() => {
        this.#turn = undefined;
      });
    }
    return this.#turn;
  }

  /** Keeps a page under its path, unless something was written since its drawing began. */
  async store(url: string, page: Page, { generation, until }: Drawing): Promise<void> {
    const [br, zipped] = await Promise.all([
      brotli(page.body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 7,
          [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
        },
      }),
      gz(page.body),
    ]);
    if (generation !== this.#generation || this.#suspended) return;
    const { etag } = page;
    const form = (body: Buffer, encoding?: Encoding): Form => {
      const unchanged = Object.entries({
        ...page.headers,
        etag,
        vary: "accept-encoding",
        ...(encoding ? { "content-encoding": encoding } : {}),
      }).flat();
      const headers = [...unchanged, "content-length", String(body.length)];
      return { headers, unchanged, body };
    };
    this.#pages.set(url, {
      status: page.status,
      etag,
      until,
      forms: { br: form(br, "br"), gzip: form(zipped, "gzip"), identity: form(page.body) },
    });
  }
}

/** What networks and letters hang on links to see who followed them. No page of ours reads any of it. */
const trail = /^(?:utm_\w+|fbclid|mibextid|igshid|gclid|gbraid|wbraid|msclkid|twclid|mc_cid|mc_eid|)$/;

/**
 * The address under which every visitor gets the same page: without a query, or without one that only tells where
 * the visitor came from. Most visitors come by a link in a network, and each of those links is another.
 * @returns undefined when the query may make another page of it
 */
export function sharedAddress(url: string): string | undefined {
  const mark = url.indexOf("?");
  if (mark < 0) return url;
  const names = url
    .slice(mark + 1)
    .split("&")
    .map((pair) => pair.split("=")[0] ?? "");
  return names.every((name) => trail.test(name)) ? url.slice(0, mark) : undefined;
}

/**
 * Weak, because the same page goes out in several encodings.
 * @param parts what else the page is made of, which stands in others as well: looked at once
 */
export function pageTag(own: Buffer, parts: readonly Buffer[] = []): string {
  const tag = hash("sha256", own, "base64url");
  const all = parts.length === 0 ? tag : hash("sha256", tag + parts.map(partTag).join(""), "base64url");
  return `W/"${all.slice(0, 22)}"`;
}

const partTag = once((part: Buffer) => hash("sha256", part, "base64url"));

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare);
}

/** br before gzip before none, honouring a quality of 0. Browsers send a short list, so no full parser. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  if (!accepted) return "identity";
  const list = String(accepted);
  if (list !== last.accepted) last = { accepted: list, best: readEncoding(list) };
  return last.best;
}

// Built once, and asked only when a visitor says something else than the one before: this runs for every answer from
// the cache, where building a pattern is a tenth of the work.
const takesBrotli = takes("br");
const takesGzip = takes("gzip");
let last: { accepted: string; best: Encoding } = { accepted: "", best: "identity" };

function readEncoding(list: string): Encoding {
  if (takesBrotli.test(list)) return "br";
  return takesGzip.test(list) ? "gzip" : "identity";
}

function takes(name: string): RegExp {
  return new RegExp(`(?:^|[,\\s])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))(?=[,;\\s]|$)`, "i");
}
