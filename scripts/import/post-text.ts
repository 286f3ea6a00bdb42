import sanitizeHtml from "sanitize-html";
import TurndownService from "turndown";

/*
 * The text of an old post as Markdown, which posts are kept in here. Whatever comes of it is rendered and sanitised again
 * when the post is saved and shown.
 */

/** Elements that make a text HTML. Without them it is Markdown, in which a few <b> or <br> may stand. */
const blockTag = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|table|figure|pre|section|article)\b[^>]*>/i;

/** What posts here may contain (server/markdown/markdown.ts). */
const kept: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "br", "hr", "blockquote", "ul", "ol", "li"],
    ...["strong", "b", "em", "i", "del", "a", "img", "code", "pre"],
    ...["table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption"],
  ],
  allowedAttributes: { a: ["href", "title"], img: ["src", "alt", "title"], ol: ["start"] },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  nestingLimit: 60,
};

const converter = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
});
// Markdown has no words for cells with several lines: a table stays HTML, which a post may contain.
converter.keep(["table"]);

/** @throws RangeError for what is nested too deeply */
export function postMarkdown(content: string): string {
  const text = content.replace(/\r\n?/g, "\n");
  if (!blockTag.test(text)) return text;
  // Between the elements of a text box, an empty line was a paragraph.
  const html = /<(?:p|div|br)\b/i.test(text) ? text : text.replace(/\n[ \t]*\n/g, "<p></p>");
  return converter.turndown(sanitizeHtml(html, kept));
}

/** A picture in Markdown, or in the HTML that may stand in it. Group 2 is its address. */
const picture = /(!\[[^\]]*\]\(\s*<?|<img\b[^>]*?\bsrc\s*=\s*["']?)([^\s"'<>)]+)/gi;

/** The addresses of the pictures in a text, each once. */
export const pictureAddresses = (markdown: string): string[] => [
  ...new Set(Array.from(markdown.matchAll(picture), ([, , address = ""]) => address)),
];

/** The text with other addresses for its pictures; those that `paths` does not have stay. */
export const withPictures = (markdown: string, paths: ReadonlyMap<string, string>): string =>
  markdown.replace(
    picture,
    (_all, before: string, address: string) => before + (paths.get(address) ?? address),
  );
