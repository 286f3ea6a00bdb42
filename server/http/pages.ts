import { promisify } from "node:util";
import { brotliCompressSync, constants, gzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { serverMessages } from "../../app/contract/replies.ts";
import type { Services } from "../services.ts";
import { canonicalPath } from "./canonical-path.ts";
import { clientKey } from "./client-address.ts";
import { contentSecurityPolicy } from "./content-security.ts";
import { sendPlain } from "./errors.ts";
import { headersOfEveryReply } from "./headers.ts";
import { pageQueue } from "./limit-calls.ts";
import { bestEncoding, matches, type Page, pageTag, sharedAddress } from "./page-cache.ts";
import { boundPageForms } from "./page-forms.ts";

export type Asked = {
  requestId: string;
  /** Where it was asked from, as far as we trust what stands before us. */
  address: string;
};
/** A page's bytes, and what they are made of. */
export type DrawnBytes = {
  body: Buffer;
  /** What was drawn for this page alone. */
  own: Buffer;
  /** What stands in other pages as well: the same objects each time, so what is found out of one holds for all. */
  parts: readonly Buffer[];
};
export type DrawnPage = {
  response: Response;
  /** The bytes, where they are at hand: then the response has no body. */
  bytes?: DrawnBytes | undefined;
  /** A part of it could not be read: it may be whole again the next time, so it is not kept. */
  incomplete?: boolean;
};
/** Draws a page: the React Router build's request handler. */
export type DrawPage = (request: Request, asked: Asked) => Promise<DrawnPage>;

const gz = promisify(gzip);
/** Room for a whole page, so that it comes out in one piece. */
const chunkSize = 64 * 1024;
/** A window of 128 KB, in which any page of ours lies whole: with the usual one of 4 MB packing takes a third longer. */
const fastBrotli = { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 17 };
/**
 * What goes out once is packed fast. At its first level brotli takes less time (0.2 to 0.4 ms) than handing a page to
 * another thread and taking it back.
 */
const packOnce = {
  br: (body: Buffer) => brotliCompressSync(body, { chunkSize, params: fastBrotli }),
  gzip: (body: Buffer) => gz(body, { chunkSize, level: 1 }),
};

/**
 * The door to the pages: everything that no other door answers. Pages are buffered whole, because their policy
 * and their tag are made from their bytes; what is the same for every visitor goes into the page cache.
 */
export function pages(services: Services, draw: DrawPage, { strict }: { strict: boolean }) {
  const { pageCache } = services;
  const site = new URL(services.env.siteUrl);
  const everyReply = headersOfEveryReply(services.env);
  /** Several first visitors of one page wait for one drawing. */
  const drawing = new Map<string, Promise<Page>>();
  const queue = pageQueue(services.env);

  const drawPage = (request: FastifyRequest, reply: FastifyReply): Promise<Page> =>
    queue.run(clientKey(request.ip), () => drawNow(request, reply));

  async function drawNow(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    // The public address, never the Host header: it ends in links and must not be the caller's to choose.
    const asked = createRequest(request.raw, reply.raw, { host: site.host, protocol: site.protocol });
    // Checked already, against the name that the visitor knows us by; React Router knows but the public one.
    if (asked.headers.has("origin")) asked.headers.set("origin", site.origin);
    const { response, bytes, incomplete } = await draw(asked, {
      requestId: request.id,
      address: clientKey(request.ip),
    });
    const { body, own, parts } = bytes ?? whole(Buffer.from(await response.arrayBuffer()));
    const headers: Page["headers"] = { ...Object.fromEntries(response.headers), ...everyReply };
    const html = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (strict) {
      headers["content-security-policy"] = html
        ? contentSecurityPolicy(own, parts)
        : "default-src 'none'; frame-ancestors 'none'";
    }
    // An answer to what was posted is its sender's, and a page that is not whole is for nobody else.
    const forAll = isSafe(request) && request.headers.authorization === undefined;
    if (response.status !== 200 || !forAll || incomplete) headers["cache-control"] = "no-store";
    headers["cache-control"] ??= "public, no-cache";
    return { status: response.status, headers, body, etag: pageTag(own, parts) };
  }

  async function drawShared(request: FastifyRequest, reply: FastifyReply, address: string): Promise<Page> {
    const begun = pageCache.begin();
    const key = `${begun.generation} ${address}`;
    const underWay = drawing.get(key);
    if (underWay) return underWay;
    // Drawn as if asked for without the rest, which must not end up in a link of somebody else's page.
    request.raw.url = address;
    const page = drawPage(request, reply).then(async (page) => {
      const kept = page.status === 200 && page.headers["cache-control"] !== "no-store";
      if (kept) await pageCache.store(address, page, begun);
      return page;
    });
    drawing.set(key, page);
    try {
      return await page;
    } finally {
      drawing.delete(key);
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
        if (!isSafe(request) && !comesFromUs(request, site)) {
          return sendPlain(request, reply, 403, serverMessages.otherSite);
        }
        const moved = canonicalAddress(request.url);
        if (moved !== undefined) {
          return reply.header("cache-control", "no-store").redirect(moved, 308);
        }
        const address =
          strict && request.method === "GET" && request.headers.authorization === undefined
            ? sharedAddress(request.url)
            : undefined;
        const page = await (address === undefined
          ? drawPage(request, reply)
          : drawShared(request, reply, address));
        if (page.status === 200 && request.method === "GET") {
          services.pageViews.count(request.url, request.headers["user-agent"]);
        }
        if (address !== undefined && pageCache.answer(request.raw, reply.raw)) return reply.hijack();
        return sendPage(request, reply, page);
      },
    });
  };
}

/** Where a page asked for in another spelling of its address stands, with the same query; undefined when it is here. */
function canonicalAddress(url: string): string | undefined {
  const mark = url.indexOf("?");
  const path = mark < 0 ? url : url.slice(0, mark);
  const canonical = canonicalPath(path);
  return canonical === undefined || canonical === path ? undefined : canonical + url.slice(path.length);
}

const pageMethods = ["GET", "HEAD", "POST"];

const whole = (body: Buffer): DrawnBytes => ({ body, own: body, parts: [] });

const isSafe = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/**
 * Whether a form was sent from one of our own pages. What counts is the host that was asked: a visitor may know us
 * by another name than the public one, and no page can forge either header in a visitor's browser. What sends no
 * origin is no browser of today.
 */
function comesFromUs({ headers: { origin }, host }: FastifyRequest, site: URL): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && [host, site.host].includes(new URL(origin).host);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding");
  if (page.status === 200) {
    reply.header("etag", page.etag);
    if (matches(request.headers["if-none-match"], page.etag)) return reply.code(304).send();
  }
  const encoding = bestEncoding(request.headers["accept-encoding"]);
  if (page.body.length < 1024 || encoding === "identity") return reply.send(page.body);
  return reply.header("content-encoding", encoding).send(await packOnce[encoding](page.body));
}
