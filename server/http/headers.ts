import type { FastifyInstance } from "fastify";

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

/** Nothing that is not a page may load or run anything. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Fonts, styles and scripts that the build made: never shown as a document, and the other headers govern documents.
 * On a slow line they would weigh as much as a picture on every page.
 */
const pieceHeaders: Partial<typeof securityHeaders> = {
  "x-content-type-options": securityHeaders["x-content-type-options"],
  "cross-origin-resource-policy": securityHeaders["cross-origin-resource-policy"],
};

function isBuiltPiece(url: string, contentType: unknown): boolean {
  return (
    url.startsWith("/assets/") &&
    /^(?:font\/|text\/css|(?:text|application)\/javascript)/.test(String(contentType))
  );
}

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const piece = isBuiltPiece(request.url, reply.getHeader("content-type"));
    for (const [name, value] of Object.entries(piece ? pieceHeaders : securityHeaders)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (piece) return payload;
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", nothingAllowed);
    return payload;
  });
}
