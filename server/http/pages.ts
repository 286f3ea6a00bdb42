import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { pageAddress } from "#app/contract/page-queries.ts";
import { serverMessages } from "#app/contract/replies.ts";
import type { Services } from "#server/services.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientKey } from "./client-address.ts";
import { contentSecurityPolicy } from "./content-security.ts";
import { sendPlain } from "./errors.ts";
import { headersOfEveryReply } from "./headers.ts";
import { pageQueue } from "./limit-calls.ts";
import { chooseEncoding, etagOf, matches, type Page } from "./page-cache.ts";
import { boundPageForms } from "./page-forms.ts";

export type PageRequest = {
  requestId: string;
  /** What the visitor is counted by; see client-address.ts. */
  address: string;
};
export type RenderedPage = {
  response: Response;
  /** Carried by the page's inline scripts. */
  nonce: string;
  /** A part of it could not be read: it may be whole again the next time, so it is not cached. */
  incomplete?: boolean;
};
/** Renders a page: the React Router build's request handler. */
export type RenderPage = (request: Request, about: PageRequest) => Promise<RenderedPage>;

/** Feeds and other files that a route makes load and run nothing. */
const resourcePolicy = "default-src 'none'; frame-ancestors 'none'";
/** The build tool's own scripts and sockets come along in development. */
const developmentPolicy = "frame-ancestors 'none'";
const gz = promisify(gzip);
/** A shorter page fits into one packet anyway. */
const minCompressed = 1024;

/**
 * The route of the pages: everything that no other route answers. What is the same for every visitor goes into the
 * page cache.
 * @param options.production whether pages are cached and have a content security policy; development has neither
 */
export function pages(services: Services, render: RenderPage, { production }: { production: boolean }) {
  const { pageCache } = services;
  const site = new URL(services.env.siteUrl);
  const everyReply = headersOfEveryReply(services.env);
  const queue = pageQueue(services.env);
  /** Several first visitors of one page wait for one rendering. */
  const rendering = new Map<string, Promise<Page>>();

  const renderPage = (request: FastifyRequest, reply: FastifyReply): Promise<Page> =>
    queue.run(clientKey(request.ip), () => renderNow(request, reply));

  async function renderNow(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    // The public address, never the Host header: it ends in links and must not be the caller's to choose.
    const asked = createRequest(request.raw, reply.raw, { host: site.host, protocol: site.protocol });
    // Checked already, against the name that the visitor knows us by; React Router knows but the public one.
    if (asked.headers.has("origin")) asked.headers.set("origin", site.origin);
    const about = { requestId: request.id, address: clientKey(request.ip) };
    const { response, nonce, incomplete } = await render(asked, about);
    const body = Buffer.from(await response.arrayBuffer());
    const headers: Page["headers"] = { ...Object.fromEntries(response.headers), ...everyReply };
    const html = response.headers.get("content-type")?.startsWith("text/html");
    const policy = production ? contentSecurityPolicy(nonce) : developmentPolicy;
    headers["content-security-policy"] = html ? policy : resourcePolicy;
    // An answer to what was posted is its sender's, and a page that is not whole is for nobody else.
    const forAll = isSafe(request) && request.headers.authorization === undefined;
    if (response.status !== 200 || !forAll || incomplete) headers["cache-control"] = "no-store";
    headers["cache-control"] ??= "public, no-cache";
    return { status: response.status, headers, body, etag: etagOf(body) };
  }

  async function renderShared(request: FastifyRequest, reply: FastifyReply, url: string): Promise<Page> {
    const begun = pageCache.begin();
    const key = `${begun.generation} ${url}`;
    const pending = rendering.get(key);
    if (pending) return pending;
    const page = renderPage(request, reply).then(async (page) => {
      const cacheable = page.status === 200 && page.headers["cache-control"] !== "no-store";
      if (cacheable) await pageCache.store(url, page, begun);
      return page;
    });
    rendering.set(key, page);
    try {
      return await page;
    } finally {
      rendering.delete(key);
    }
  }

  return async (app: FastifyInstance) => {
    boundPageForms(app);
    app.removeAllContentTypeParsers();
    // The body belongs to React Router, which reads it as a stream.
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    app.setNotFoundHandler((request, reply) => {
      reply.header("allow", pageMethods.join(", "));
      return sendPlain(request, reply, 405, serverMessages.unknownMethod);
    });
    app.route({
      method: pageMethods,
      url: "/*",
      handler: async (request, reply) => {
        if (!isSafe(request) && !isSameOrigin(request, site)) {
          return sendPlain(request, reply, 403, serverMessages.otherSite);
        }
        const moved = canonicalAddress(request.url);
        if (moved !== undefined) return reply.header("cache-control", "no-store").redirect(moved, 308);
        if (request.method !== "GET" || request.headers.authorization !== undefined || !production) {
          return sendPage(request, reply, await renderPage(request, reply));
        }
        const { url, cacheable } = pageAddress(request.url);
        // Rendered as if asked for without the rest, which must not end up in a link of somebody else's page.
        request.raw.url = url;
        const page = await (cacheable ? renderShared(request, reply, url) : renderPage(request, reply));
        if (page.status === 200) services.pageViews.count(url, request.headers["user-agent"]);
        if (cacheable && pageCache.respond(request.raw, reply.raw)) return reply.hijack();
        return sendPage(request, reply, page);
      },
    });
  };
}

const pageMethods = ["GET", "HEAD", "POST"];

/** Where a page asked for in another spelling of its address is, with the same query; undefined when it is here. */
function canonicalAddress(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const canonical = canonicalPath(path);
  return canonical === undefined || canonical === path ? undefined : canonical + url.slice(path.length);
}

const isSafe = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/**
 * Whether a form was sent from one of our own pages. What counts is the host that was asked: a visitor may know us
 * by another name than the public one, and no page can forge either header in a visitor's browser. What sends no
 * origin is no browser of today.
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
  if (page.body.length < minCompressed || chooseEncoding(request.raw, ["gzip", "identity"]) === "identity") {
    return reply.send(page.body);
  }
  // What goes out once is compressed fast; brotli on the fly is several times slower.
  return reply.header("content-encoding", "gzip").send(await gz(page.body, { level: 1 }));
}
