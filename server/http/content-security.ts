import { filmHost, mapHost } from "#content/hosts.ts";

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
