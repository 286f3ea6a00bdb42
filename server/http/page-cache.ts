import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { apiBase } from "#app/contract/call.ts";
import { pageAddress } from "#app/contract/page-queries.ts";
import { nextKarachiMidnight } from "#app/lib/dates.ts";
import type { Clock } from "#server/clock.ts";

const encodings = ["br", "gzip", "identity"] as const;
type Encoding = (typeof encodings)[number];

export type Page = { status: number; headers: Record<string, string>; body: Buffer; etag: string };
/**
 * The next moment after an instant at which pages change by themselves, midnight in Karachi apart: a post's hour, an
 * announcement's end. Undefined when none is known.
 */
export type NextChange = (after: Date) => Promise<Date | undefined>;
/** The version of the content when a rendering began, decides whether the page may be cached; times in ms since the epoch. */
export type CacheTime = { generation: number; begun: number; until: number };
type CachedPage = {
  status: number;
  etag: string;
  /** When it expires, in ms since the epoch. */
  until: number;
  unchanged: Record<string, string>;
  forms: Record<Encoding, { headers: Record<string, string>; body: Buffer }>;
};

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const maxPages = 500;
const maxBytes = 48 * 1024 * 1024;
/** Anybody can make up questions: their pages have a small place of their own, where they push out only each other. */
const maxQuestions = 100;
const maxQuestionBytes = 8 * 1024 * 1024;
const questionMs = 60_000;

/**
 * Whole public pages as precompressed bytes, for visitors only. The key is the path with the declared query
 * names (app/contract/page-queries.ts).
 *
 * Any write by an administrator empties it before the writer gets the reply, so the next request is fresh. A
 * page whose rendering began before such a write is not cached. Everything expires at midnight in Karachi,
 * when "today" changes, and at the next moment at which pages change by themselves (`NextChange`); a page with a max-age
 * after that time, and the page of a question after a minute. A page that has expired is kept for when it cannot be
 * rendered. Bounded in number and bytes; the least recently used page is removed first.
 */
export class PageCache {
  #generation = 0;
  readonly #clock: Clock;
  readonly #pages = boundedPages(maxPages, maxBytes);
  readonly #questions = boundedPages(maxQuestions, maxQuestionBytes);
  #suspended = false;
  readonly #nextChange: NextChange;
  /** What was last asked: from `after` to `until` (ms since the epoch) no page changes by itself, unless somebody writes. */
  #quiet: { after: number; until: number } | undefined;

  constructor(clock: Clock, nextChange: NextChange) {
    this.#clock = clock;
    this.#nextChange = nextChange;
  }

  /**
   * Call it before rendering a page and pass the result to `store`: what was rendered is as old as its start.
   */
  start(): CacheTime {
    const now = this.#clock.now();
    return { generation: this.#generation, begun: now.getTime(), until: nextKarachiMidnight(now).getTime() };
  }

  get size(): { entries: number; bytes: number } {
    return {
      entries: this.#pages.size + this.#questions.size,
      bytes: this.#pages.calculatedSize + this.#questions.calculatedSize,
    };
  }

  /** Another one after each write that pages may show; undefined while such a write might be missed. */
  get generation(): number | undefined {
    return this.#suspended ? undefined : this.#generation;
  }

  clear(): void {
    this.#generation += 1;
    this.#quiet = undefined;
    this.#pages.clear();
    this.#questions.clear();
  }

  /** Caches nothing until `resume`: for when writes by another process might be missed. */
  suspend(): void {
    this.#suspended = true;
    this.clear();
  }

  /** Empties the cache, and ends a suspension. */
  resume(): void {
    this.#suspended = false;
    this.clear();
  }

  /**
   * Responds from the cache if possible. Runs before everything else of the server.
   * @returns the page's address without what it does not read of the query, or false
   */
  respond(request: IncomingMessage, response: ServerResponse): string | false {
    return this.#respond(request, response, { evenExpired: false });
  }

  /**
   * Responds with a page that may have expired, for when it cannot be rendered: time alone has made it old, because a
   * write removes pages. Nobody is to keep such a reply.
   */
  respondExpired(request: IncomingMessage, response: ServerResponse): string | false {
    return this.#respond(request, response, { evenExpired: true });
  }

  #respond(
    request: IncomingMessage,
    response: ServerResponse,
    { evenExpired }: { evenExpired: boolean },
  ): string | false {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const { url, dropped, hasQuestion } = pageAddress(request.url ?? "");
    if (dropped) return false;
    // A token changes what a call answers. Pages never look at it.
    if (request.headers.authorization !== undefined && url.startsWith(`${apiBase}/`)) return false;
    const page = (hasQuestion ? this.#questions : this.#pages).get(url);
    if (!page) return false;
    const hasExpired = this.#clock.now().getTime() >= page.until;
    if (hasExpired && !evenExpired) return false;
    const now = hasExpired ? { "cache-control": "public, no-cache" } : {};
    if (matches(request.headers["if-none-match"], page.etag)) {
      response.writeHead(304, { ...page.unchanged, ...now }).end();
      return url;
    }
    const { headers, body } = page.forms[chooseEncoding(request)];
    response.writeHead(page.status, hasExpired ? { ...headers, ...now } : headers);
    response.end(request.method === "HEAD" ? undefined : body);
    return url;
  }

  /**
   * Caches a page, unless something was written since its rendering began.
   * @param url as normalised by `pageAddress`
   */
  async store(url: string, page: Page, { generation, begun, until }: CacheTime): Promise<void> {
    const { status, etag, body } = page;
    const { hasQuestion } = pageAddress(url);
    const packed = isPicture(page) ? undefined : await pack(body, { fast: hasQuestion });
    const change = await this.#changeAfter(begun, generation);
    if (generation !== this.#generation || this.#suspended) return;
    const unchanged = { ...page.headers, etag, vary: "accept-encoding" };
    const form = (body: Buffer, encoding?: Encoding) => {
      const encoded: Record<string, string> = encoding ? { "content-encoding": encoding } : {};
      return { headers: { ...unchanged, ...encoded, "content-length": String(body.length) }, body };
    };
    const identity = form(body);
    const forms = packed
      ? { br: form(packed.br, "br"), gzip: form(packed.gzip, "gzip"), identity }
      : { br: identity, gzip: identity, identity };
    const age = Math.min(maxAgeMs(page), hasQuestion ? questionMs : Number.POSITIVE_INFINITY);
    const expires = Math.min(until, change, begun + age);
    const pages = hasQuestion ? this.#questions : this.#pages;
    pages.set(url, { status, etag, until: expires, unchanged, forms });
  }

  /** The database is asked once after each write and after each such moment. */
  async #changeAfter(begun: number, generation: number): Promise<number> {
    const known = this.#quiet;
    if (known && known.after <= begun && begun < known.until) return known.until;
    const next = await this.#nextChange(new Date(begun));
    const until = next?.getTime() ?? Number.POSITIVE_INFINITY;
    if (generation === this.#generation) this.#quiet = { after: begun, until };
    return until;
  }
}

const boundedPages = (max: number, maxSize: number) =>
  new LRUCache<string, CachedPage>({
    max,
    maxSize,
    sizeCalculation: ({ forms }, key) =>
      key.length + [...new Set(Object.values(forms))].reduce((sum, { body }) => sum + body.length + 1024, 0),
  });

/** How long a page says that it may be kept, by browsers and us or by us alone. Without that: until the next write. */
function maxAgeMs({ headers }: Page): number {
  const [, seconds] = /(?:^|[\s,])(?:max-age|s-maxage)=(\d+)/.exec(headers["cache-control"] ?? "") ?? [];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds) * 1000;
}

/** Compressing a picture makes it no smaller: one copy serves every client. */
export const isPicture = ({ headers }: Pick<Page, "headers">): boolean =>
  headers["content-type"]?.startsWith("image/") ?? false;

/** @param options.fast for what few will ask for again */
async function pack(body: Buffer, { fast }: { fast: boolean }): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: fast ? 1 : 7,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzip] = await Promise.all([brotli(body, { params }), gz(body, { level: fast ? 1 : 6 })]);
  return { br, gzip };
}

/** Weak, because the same page is sent in several encodings. */
export function etagOf(body: Buffer): string {
  return `W/"${hash("sha256", body, "base64url").slice(0, 22)}"`;
}

export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  const bare = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === bare);
}

/** What a client accepts by its header. Browsers send few different ones: they are not parsed for each request. */
const accepted = new LRUCache<string, readonly string[]>({
  max: 100,
  maxSize: 10_000,
  sizeCalculation: (_, header) => header.length + 1,
  memoMethod: (header) =>
    new Negotiator({ headers: { "accept-encoding": header } }).encodings([...encodings]),
});

/** The first available encoding that the client accepts. */
export function chooseEncoding(
  request: IncomingMessage,
  available: readonly Encoding[] = encodings,
): Encoding {
  const accepts = accepted.memo(String(request.headers["accept-encoding"] ?? ""));
  return available.find((encoding) => accepts.includes(encoding)) ?? "identity";
}
