import { embedHost } from "#content/videos.ts";

/**
 * The content security policy of a page. Inline scripts run by the nonce of this rendering and by nothing else: what
 * slips into a page as markup, from a form or the database, cannot know it. Style attributes are allowed, because the
 * categories' colours are staff's own; they can fetch nothing that the other lines do not allow.
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${embedHost}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
