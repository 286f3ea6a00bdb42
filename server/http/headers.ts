import type { FastifyInstance } from "fastify";
import type { Env } from "#server/env.ts";

/**
 * What every reply carries. Written out rather than taken from a library: the policy differs by kind of reply
 * (a page's is made from its own bytes), and cached pages are written without passing through the framework.
 */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** How long browsers remember to come by https only: a year, in seconds. */
const strictTransport = { "strict-transport-security": "max-age=31536000" };

/** What every reply of an installation carries: beyond the above, https for ever where that is the public address. */
export function headersOfEveryReply({ siteUrl }: Pick<Env, "siteUrl">): Record<string, string> {
  return { ...securityHeaders, ...(siteUrl.startsWith("https:") ? strictTransport : {}) };
}

/** Nothing that is not a page may load or run anything. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Fonts, styles and scripts that the build made: never shown as a document, and the other headers govern documents.
 * On a slow line they would weigh as much as a picture on every page.
 */
const assetHeaders = ["x-content-type-options", "cross-origin-resource-policy", "strict-transport-security"];

function isAsset(url: string, contentType: unknown): boolean {
  return (
    url.startsWith("/assets/") &&
    /^(?:font\/|text\/css|(?:text|application)\/javascript)/.test(String(contentType))
  );
}

/**
 * Sets the security headers on every reply, and keeps from being stored whatever is not said to be public where it is
 * made.
 */
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
