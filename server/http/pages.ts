import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { createRequest } from "@remix-run/node-fetch-server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { contentSecurityPolicy } from "./content-security.ts";
import { securityHeaders } from "./headers.ts";
import { bestEncoding, matches, type Page, pageTag } from "./page-cache.ts";

/** Draws a page: the React Router build's request handler. */
export type DrawPage = (request: Request, requestId: string) => Promise<Response>;

const gz = promisify(gzip);

/**
 * The door to the pages: everything that no other door answers. Pages are buffered whole, because their policy
 * and their tag are made from their bytes; what is the same for every visitor goes into the page cache.
 */
export function pages(services: Services, draw: DrawPage, { strict }: { strict: boolean }) {
  const { pageCache } = services;
  const site = new URL(services.env.siteUrl);
  /** Several first visitors of one page wait for one drawing. */
  const drawing = new Map<string, Promise<Page>>();

  async function drawPage(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    // The public address, never the Host header: it ends in links and must not be the caller's to choose.
    const response = await draw(
      createRequest(request.raw, reply.raw, { host: site.host, protocol: site.protocol }),
      request.id,
    );
    const body = Buffer.from(await response.arrayBuffer());
    const headers: Page["headers"] = { ...Object.fromEntries(response.headers), ...securityHeaders };
    const html = response.headers.get("content-type")?.startsWith("text/html") ?? false;
    if (strict) {
      headers["content-security-policy"] = html
        ? contentSecurityPolicy(body.toString())
        : "default-src 'none'; frame-ancestors 'none'";
    }
    headers["cache-control"] ??= response.status === 200 ? "public, no-cache" : "no-store";
    return { status: response.status, headers, body };
  }

  async function drawShared(request: FastifyRequest, reply: FastifyReply): Promise<Page> {
    const begun = pageCache.begin();
    const key = `${begun.generation} ${request.url}`;
    const underWay = drawing.get(key);
    if (underWay) return underWay;
    const page = drawPage(request, reply).then(async (page) => {
      if (page.status === 200) await pageCache.store(request.url, page, begun);
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
    app.removeAllContentTypeParsers();
    // The body belongs to React Router, which reads it as a stream.
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    app.all("/*", async (request, reply) => {
      const shared =
        strict &&
        request.method === "GET" &&
        !request.url.includes("?") &&
        request.headers.authorization === undefined;
      const page = await (shared ? drawShared : drawPage)(request, reply);
      if (page.status === 200 && request.method === "GET") {
        services.pageViews.count(request.url.split("?")[0] ?? "", request.headers["user-agent"]);
      }
      if (shared && pageCache.answer(request.raw, reply.raw)) return reply.hijack();
      return sendPage(request, reply, page);
    });
  };
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers).header("vary", "accept-encoding");
  if (page.status === 200) {
    const etag = pageTag(page.body);
    reply.header("etag", etag);
    if (matches(request.headers["if-none-match"], etag)) return reply.code(304).send();
  }
  if (page.body.length < 1024 || bestEncoding(request.headers["accept-encoding"]) === "identity") {
    return reply.send(page.body);
  }
  return reply.header("content-encoding", "gzip").send(await gz(page.body, { level: 4 }));
}
