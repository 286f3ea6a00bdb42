import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { movedTo } from "#app/contract/moved-pages.ts";
import {
  type PageAddress,
  pageAddress,
  takesOneClick,
  withoutQueryNames,
} from "#app/contract/page-queries.ts";
import { serverMessages } from "#app/contract/replies.ts";
import type { Deps } from "#server/deps.ts";
import { QueueFullError } from "#server/work-queue.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientKey } from "./client-address.ts";
import { respondEarly, sendPlain } from "./errors.ts";
import { contentSecurityPolicy, headersOfEveryReply } from "./headers.ts";
import { chooseEncoding, etagOf, isPicture, matches, type Page } from "./page-cache.ts";
import { readPageForms } from "./page-forms.ts";
import { createPageCheck } from "./parts-off.ts";

export type PageRequest = {
  requestId: string;
  /** The visitor's key for rate limits, see client-address.ts. */
  address: string;
};
export type RenderedPage = {
  response: Response;
  nonce: string;
  /** An optional part could not be loaded: not cached, because the next rendering may be complete. */
  incomplete?: boolean;
};
/**
 * Renders a page: the request handler of the React Router build.
 * @throws DatabaseUnavailableError when the database is away
 */
export type RenderPage = (request: Request, about: PageRequest) => Promise<RenderedPage>;
/** Whether the page at this address (a path with its query) has a form of its own. */
export type TakesForms = (url: string) => boolean | Promise<boolean>;

/** The policy of feeds and other files from routes: they load and run nothing. */
const resourcePolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
/** Vite's own scripts and sockets are used in development. */
const developmentPolicy = "frame-ancestors 'none'";
const gz = promisify(gzip);
/** A shorter body fits into one packet anyway. */
const minCompressed = 1024;

/**
 * The catch-all route of the pages. Public pages go into the page cache.
 * @param options.production whether pages are cached and have a content security policy; development has
 *   neither
 */
export function pages(
  deps: Deps,
  { render, takesForms = () => true }: { render: RenderPage; takesForms?: TakesForms },
  { production }: { production: boolean },
) {
  const { pageCache } = deps;
  const site = new URL(deps.env.siteUrl);
  const everyReply = headersOfEveryReply(deps.env);
  const queue = deps.queues.pages;
  /** Concurrent requests of one page share one rendering. */
  const rendering = new Map<string, Promise<Page>>();

  const renderPage = (request: FastifyRequest, reply: FastifyReply): Promise<Page> =>
    queue.run(clientKey(request.ip), () => renderNow(request, reply));

  async function renderNow(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    // The public URL, never the Host header: it is used in links, so the client must not choose it.
    const sent = createRequest(request.raw, reply.raw, { host: site.host, protocol: site.protocol });
    const asked = new Request(sent, askedFor(request));
    // Pages are the same with a token and without.
    asked.headers.delete("authorization");
    // Checked already, against the requested host; React Router knows only the public one.
    if (asked.headers.has("origin")) asked.headers.set("origin", site.origin);
    const about = { requestId: request.id, address: clientKey(request.ip) };
    const { response, nonce, incomplete } = await render(asked, about);
    const body = Buffer.from(await response.arrayBuffer());
    const headers: Page["headers"] = { ...Object.fromEntries(response.headers), ...everyReply };
    const html = response.headers.get("content-type")?.startsWith("text/html");
    const policy = production ? contentSecurityPolicy(nonce, deps.payments.formOrigins) : developmentPolicy;
    if (html) headers["content-security-policy"] = policy;
    else headers["content-security-policy"] ??= resourcePolicy;
    // The reply to a POST belongs to its sender, and an incomplete page is not for others.
    if (response.status !== 200 || !isSafe(request) || incomplete) headers["cache-control"] = "no-store";
    headers["cache-control"] ??= "public, no-cache";
    return { status: response.status, headers, body, etag: etagOf(body) };
  }

  async function renderShared(request: FastifyRequest, reply: FastifyReply, url: string): Promise<Page> {
    const begun = pageCache.start();
    const key = `${begun.generation} ${url}`;
    for (let pending = rendering.get(key); pending; pending = rendering.get(key)) {
      try {
        return await pending;
      } catch (error) {
        // The client that had asked for it gave up its place: the next one asks in its own name.
        if (!(error instanceof QueueFullError)) throw error;
        if (rendering.get(key) === pending) rendering.delete(key);
      }
    }
    const page = renderPage(request, reply).then(async (page) => {
      const cacheable = page.status === 200 && page.headers["cache-control"] !== "no-store";
      if (cacheable) await pageCache.store(url, page, begun);
      return page;
    });
    rendering.set(key, page);
    try {
      return await page;
    } finally {
      if (rendering.get(key) === page) rendering.delete(key);
    }
  }

  const isListed = createValueLists(deps);
  const isOff = createPageCheck(deps);

  /** The address without values that nothing on the site has. */
  async function knownAddress(asked: string): Promise<PageAddress> {
    const address = pageAddress(asked);
    const unknown: string[] = [];
    for (const { list, name, value } of address.listed)
      if (!(await isListed(list, value))) unknown.push(name);
    if (unknown.length === 0) return address;
    return { ...address, url: withoutQueryNames(address.url, unknown), dropped: true };
  }

  return async (app: FastifyInstance) => {
    app.addHook("onRequest", async (request, reply) => {
      if (!(await isOff(request.url))) return;
      if (!isSafe(request) || isPageData(request.url))
        return sendPlain(request, respondEarly(request, reply), 404, serverMessages.unknownPage);
      request.raw.url = notThere(request.url);
    });
    app.addHook("onRequest", async (request, reply) => {
      if (request.method !== "POST") return;
      const moved = canonicalAddress(request.url);
      if (moved !== undefined)
        return respondEarly(request, reply).header("cache-control", "no-store").redirect(moved, 308);
      if (await takesForms(request.url)) return;
      respondEarly(request, reply).header("allow", readMethods.join(", "));
      return sendPlain(request, reply, 405, serverMessages.noForm);
    });
    readPageForms(app);
    app.setNotFoundHandler(async (request, reply) => {
      const allowed = (await takesForms(request.url)) ? pageMethods : readMethods;
      reply.header("allow", allowed.join(", "));
      return sendPlain(request, reply, 405, serverMessages.unknownMethod);
    });
    app.route({
      method: pageMethods,
      url: "/*",
      handler: async (request, reply) => {
        if (!isSafe(request) && !isSameOrigin(request, site) && !takesOneClick(request.url)) {
          return sendPlain(request, reply, 403, serverMessages.otherSite);
        }
        const moved = canonicalAddress(request.url);
        if (moved !== undefined) return reply.header("cache-control", "no-store").redirect(moved, 308);
        const elsewhere = isSafe(request) ? movedTo(request.url.split("?", 1)[0] ?? "") : undefined;
        if (elsewhere !== undefined)
          return reply.header("cache-control", "no-store").redirect(elsewhere, 301);
        if (!isSafe(request) || !production) {
          return sendPage(request, reply, await renderPage(request, reply));
        }
        try {
          return await answerRead(request, reply);
        } catch (error) {
          if (!pageCache.respondExpired(request.raw, reply.raw)) throw error;
          if (!(error instanceof QueueFullError))
            request.log.error({ err: error }, "a page failed, and is shown as it was before");
          return reply.hijack();
        }
      },
    });
  };

  async function answerRead(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { url, cacheable, dropped } = await knownAddress(request.url);
    if (dropped && !isPageData(url)) return reply.header("cache-control", "no-store").redirect(url, 302);
    // Rendered without the undeclared query names, which must not get into another visitor's page.
    request.raw.url = url;
    if (dropped && pageCache.respond(request.raw, reply.raw)) return reply.hijack();
    const page = await (cacheable ? renderShared(request, reply, url) : renderPage(request, reply));
    if (page.status >= 500 && pageCache.respondExpired(request.raw, reply.raw)) return reply.hijack();
    if (page.status === 200 && request.method === "GET")
      deps.pageViews.count(url, request.headers["user-agent"]);
    if (cacheable && pageCache.respond(request.raw, reply.raw)) return reply.hijack();
    return sendPage(request, reply, page);
  }
}

/** Whether a value is on a list of a feature (`queryValues`). A list is read again after each write. */
function createValueLists(deps: Deps): (list: string, value: string) => Promise<boolean> {
  const readers = new Map(deps.features.flatMap(({ queryValues = {} }) => Object.entries(queryValues)));
  const read = new Map<string, { generation: number; values: Promise<ReadonlySet<string>> }>();
  return async (list, value) => {
    const reader = readers.get(list);
    if (!reader) throw new Error(`No feature lists the values of ${list}`);
    const { generation } = deps.pageCache.start();
    let known = read.get(list);
    if (known?.generation !== generation) {
      known = { generation, values: reader(deps).then((values) => new Set(values)) };
      read.set(list, known);
      // A list that could not be read is read again for the next visitor.
      known.values.catch(() => read.delete(list));
    }
    return (await known.values).has(value);
  };
}

/** An address that no page has, in the same language: what is answered for a page of a part that is off. */
function notThere(url: string): string {
  const [path = ""] = url.split("?", 1);
  return path.startsWith("/dashboard/") ? "/dashboard/-" : `${path}/-`;
}

const isPageData = (url: string) => (url.split("?", 1)[0] ?? "").endsWith(".data");

const readMethods = ["GET", "HEAD"];
const pageMethods = [...readMethods, "POST"];

/** The redirect target of a path in another spelling, with the same query; undefined for a canonical path. */
function canonicalAddress(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const canonical = canonicalPath(path);
  return canonical === undefined || canonical === path ? undefined : canonical + url.slice(path.length);
}

/**
 * What of a request the renderer is given otherwise than it came: a page is rendered whole for HEAD too, because the cache
 * answers the next ones, and a form has been read by now.
 */
function askedFor({ method, body }: FastifyRequest): RequestInit {
  if (method === "POST")
    return { body: body instanceof Uint8Array ? new Uint8Array(body) : new Uint8Array() };
  return { method: "GET" };
}

const isSafe = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/**
 * Whether a form was posted from our own origin. Compared with the requested host, because visitors may use
 * another name than the public one; pages cannot forge these headers. Every current browser sends an Origin
 * with a POST.
 */
function isSameOrigin({ headers: { origin }, host }: FastifyRequest, site: URL): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && [host, site.host].includes(new URL(origin).host);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding");
  if (page.status === 200) {
    reply.header("etag", page.etag);
    if (matches(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  }
  const small = page.body.length < minCompressed || isPicture(page);
  if (small || chooseEncoding(request.raw, ["gzip", "identity"]) === "identity") {
    return reply.send(page.body);
  }
  // Uncached pages use fast compression; brotli is several times slower.
  return reply.header("content-encoding", "gzip").send(await gz(page.body, { level: 1 }));
}
