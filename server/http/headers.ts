import type { FastifyInstance } from "fastify";
import { filmHost, mapHost } from "#content/hosts.ts";
import type { Env } from "#server/env.ts";

/**
 * The security headers. Written here instead of using a library: the policy differs by kind of reply, and
 * cached pages bypass Fastify.
 */
const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** How long browsers use https only: a year, in seconds. */
const strictTransport = { "strict-transport-security": "max-age=31536000" };

/** The headers of every reply: with HSTS when the public URL is https. */
export function headersOfEveryReply({ siteUrl }: Pick<Env, "siteUrl">): Record<string, string> {
  return { ...securityHeaders, ...(siteUrl.startsWith("https:") ? strictTransport : {}) };
}

/**
 * The content security policy of a page. Inline scripts run only with the nonce of this rendering, which
 * injected markup cannot know. Style attributes are allowed, because the categories' colours are staff's own;
 * they cannot load anything that the other directives forbid.
 * @param formOrigins where forms may lead besides this site: the payment providers that are configured
 */
export function contentSecurityPolicy(nonce: string, formOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${filmHost} ${mapHost}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...formOrigins].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of replies that are not pages. */
export const nothingAllowed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/**
 * Built assets need only these headers, because the others apply to documents. On a slow line all of them
 * would weigh as much as a picture per page.
 */
const assetHeaders = ["x-content-type-options", "cross-origin-resource-policy", "strict-transport-security"];

function isAsset(url: string, contentType: unknown): boolean {
  return (
    url.startsWith("/assets/") &&
    /^(?:font\/|text\/css|(?:text|application)\/javascript)/.test(String(contentType))
  );
}

/** Sets the security headers on every reply, and `no-store` unless a route has set its own cache-control. */
export function setSecurityHeaders(app: FastifyInstance, env: Pick<Env, "siteUrl">): void {
  const always = Object.entries(headersOfEveryReply(env));
  const assetOnly = always.filter(([name]) => assetHeaders.includes(name));

  app.addHook("onSend", async (request, reply, payload) => {
    const asset = isAsset(request.url, reply.getHeader("content-type"));
    for (const [name, value] of asset ? assetOnly : always) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    if (asset) return payload;
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", nothingAllowed);
    return payload;
  });
}
