import sanitizeHtml from "sanitize-html";
import TurndownService from "turndown";
import { maxContentLength } from "#app/features/stories/blog/blog-admin.messages.ts";

/*
 * The text of an old post as Markdown, which posts are kept in here. Whatever comes of it is rendered and sanitised again
 * when the post is saved and shown. The other side is not trusted: what an expression looks through is bounded, so that no
 * text takes longer than its length.
 */

/** Programs that write texts fill them with styles: the HTML may be longer than the text that is left of it. */
const maxHtmlLength = 10 * maxContentLength;
/** Without them it is about as long as the Markdown. */
const maxCleanLength = 2 * maxContentLength;

/** What takes the parser long: elements that are opened and not closed. */
const maxOpen = 2000;

/** Elements that make a text HTML. Without them it is Markdown, in which a few <b> or <br> may stand. */
const blockTag = /<(?:p|div|h[1-6]|ul|ol|li|blockquote|table|figure|pre|section|article)\b/i;

/** Bold or italic by its name, and neither by its style: Google Docs wraps what is copied from it in such an element. */
const notBold = /font-weight\s{0,5}:\s{0,5}(?:normal|[1-4]00)\b/i;
const notItalic = /font-style\s{0,5}:\s{0,5}normal\b/i;
const plainBold = /<(?:b|strong)\b[^<>]{0,500}font-weight\s{0,5}:\s{0,5}(?:normal|[1-4]00)\b/i;

const unless =
  (style: RegExp): sanitizeHtml.Transformer =>
  (tagName, attribs) => ({ tagName: style.test(attribs.style ?? "") ? "span" : tagName, attribs });

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
  transformTags: { b: unless(notBold), strong: unless(notBold), i: unless(notItalic), em: unless(notItalic) },
};

const converter = new TurndownService({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
});
// Markdown has no words for cells with several lines: a table stays HTML, which a post may contain.
converter.keep(["table"]);

export type PostText = {
  markdown: string;
  /** What the text says otherwise now, for the report. */
  notes: string[];
};

/** @throws RangeError for what is nested too deeply, or far longer than a post may be */
export function postMarkdown(content: string): PostText {
  if (content.length > maxHtmlLength) throw new RangeError("The text is too long");
  const { text, notes } = withoutFilms(content.replace(/\r\n?/g, "\n"));
  if (!blockTag.test(text) && !plainBold.test(text)) return { markdown: text, notes };
  // Between the elements of a text box, an empty line was a paragraph.
  const html = /<(?:p|div|br)\b/i.test(text) ? text : text.replace(/\n(?:[ \t]*\n)+/g, "<p></p>");
  if (openElements(html) > maxOpen) throw new RangeError("The text is nested too deeply");
  const clean = withoutGaps(sanitizeHtml(html, kept));
  if (clean.length > maxCleanLength) throw new RangeError("The text is too long");
  return { markdown: converter.turndown(clean), notes };
}

/** So many elements stand within each other at most, as far as tags are closed. */
function openElements(html: string): number {
  let open = 0;
  let most = 0;
  for (const [, closing] of html.matchAll(/<(\/?)(?!(?:br|hr|img|wbr|col)\b)[a-z]/gi)) {
    open = closing ? Math.max(0, open - 1) : open + 1;
    most = Math.max(most, open);
  }
  return most;
}

/** The converter looks through a run of blanks once for each of them: what nobody sees of a longer one goes. */
const withoutGaps = (html: string) =>
  html.replace(/(?:<br ?\/?>\s*){3,}/g, "<br /><br />").replace(/\s{100,}/g, (run) => run.slice(0, 50));

const film =
  /<(iframe|video|audio|object)\b[^<>]{0,2000}>(?:[\s\S]{0,1000}?<\/\1\s{0,5}>)?|<embed\b[^<>]{0,2000}>/gi;
const filmAddress = /\b(?:src|data)\s{0,5}=\s{0,5}["']?([^\s"'<>]{1,1000})/i;

/** Films that stand in a text: one with an address of its own becomes a link, another one goes. */
function withoutFilms(content: string): { text: string; notes: string[] } {
  const notes: string[] = [];
  const text = content.replace(film, (element) => {
    const given = filmAddress.exec(element)?.[1] ?? "";
    const address = linkTo(given);
    if (!address) {
      notes.push(`a film of its text was left out: ${given || "it has no address"}`);
      return "";
    }
    notes.push(`a film of its text became a link: ${address}`);
    return blockTag.test(content) ? `<p><a href="${address}">${address}</a></p>` : `\n\n<${address}>\n\n`;
  });
  return { text, notes };
}

/** The page of a film, for a frame that shows it; undefined for one without an address of its own. */
function linkTo(given: string): string | undefined {
  const url = URL.parse(given.replaceAll("&amp;", "&").replace(/^\/\//, "https://"));
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const [, id] = /^\/embed\/([\w-]{1,20})$/.exec(url.pathname) ?? [];
  const isYouTube = /^(?:www\.)?youtube(?:-nocookie)?\.com$/.test(url.hostname);
  return isYouTube && id ? `https://www.youtube.com/watch?v=${id}` : url.href;
}

/** A picture in Markdown, or in the HTML that may stand in it. Group 2 is its address. */
const picture =
  /(!\[[^\]]{0,300}\]\(\s{0,10}<?|<img\b[^<>]{0,2000}?\bsrc\s{0,5}=\s{0,5}["']?)([^\s"'<>)]{1,1000})/gi;

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

const wholePicture =
  /!\[([^\]]{0,300})\]\(\s{0,10}<?([^\s"'<>)]{1,1000})>?(?:\s[^)\n]{0,300})?\)|<img\b([^<>]{0,2000})>/gi;

/** The text without these pictures: what they are said to show stands in their place. */
export const withoutPictures = (markdown: string, lost: ReadonlySet<string>): string =>
  markdown.replace(wholePicture, (all, alt: string | undefined, address: string, attributes: string) => {
    const [inHtml] = attributes === undefined ? [] : pictureAddresses(all);
    if (!lost.has(inHtml ?? address)) return all;
    return alt ?? /\balt\s{0,5}=\s{0,5}"([^"<>]{0,1000})"/i.exec(attributes)?.[1] ?? "";
  });
