/**
 * The link that opens a mail to an address that somebody typed. Signs that would add recipients or a text are encoded: an
 * address may contain them.
 */
export function mailLink(email: string, subject = "", body = ""): string {
  const to = email.replace(/[%?&#,;]/g, encodeURIComponent);
  const fields = Object.entries({ subject, body })
    .filter(([, value]) => value !== "")
    // Lines of a mail end with both signs: RFC 6068.
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, "\r\n"))}`);
  return `mailto:${to}${fields.length > 0 ? `?${fields.join("&")}` : ""}`;
}
