/**
 * The link that opens a mail to an address that somebody typed. Signs that would add recipients or a text are encoded: an
 * address may contain them.
 */
export function mailLink(email: string, subject = ""): string {
  const to = email.replace(/[%?&#,;]/g, encodeURIComponent);
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}
