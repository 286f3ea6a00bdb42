const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for the content or a quoted attribute of HTML that no template makes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escapes text for XML, for feeds, and drops the characters that XML forbids. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ""));
