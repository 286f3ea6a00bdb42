import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { ownPicture } from "#app/lib/picture-address.ts";
import { markdownDialect } from "#app/lib/text-picture.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { firstSentences } from "./first-sentences.ts";

/*
 * Runs in a worker thread only (markdown-worker.ts): there are short texts that take these libraries
 * minutes, or overflow their stack.
 */

export type RenderedText = {
  /** Safe to put into a page whatever the text says. */
  html: string;
  /** The first sentences as plain text; "" for a text without words. */
  summary: string;
  /** Addresses of pictures that are not on this site. In the HTML each is a link. */
  foreignPictures: string[];
};

const markdown = new Marked(markdownDialect);

/** Browsers give up beyond some hundreds, and nobody reads a quotation in a quotation of this depth. */
const deepest = 60;

/**
 * Markdown as HTML, with its first sentences.
 * @throws whatever the libraries throw, and a RangeError for what is nested too deeply
 */
export function renderMarkdown(text: string, siteUrl: string): RenderedText {
  const foreignPictures: string[] = [];
  const clean = sanitizeHtml(markdown.parse(text, { async: false }), allowed(siteUrl, foreignPictures));
  if (depthOf(clean) > deepest) throw new RangeError("The text is nested too deeply");
  return {
    html: markLanguages(levelHeadings(clean)),
    summary: firstSentences(plainText(clean)),
    foreignPictures,
  };
}

/** What a text may contain: text, structure, links and pictures. */
const allowed = (siteUrl: string, foreignPictures: string[]): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "ul", "ol", "li"],
    ...["strong", "em", "del", "a", "img", "code", "pre"],
    ...["table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "loading", "decoding"],
    ol: ["start"],
    th: ["align"],
    td: ["align"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // A picture without an address; one that has become a link goes by its first name here.
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src && !attribs.href,
  transformTags: {
    b: "strong",
    i: "em",
    a: (tagName, attribs) => ({ tagName, attribs: withRel(attribs) }),
    img: (tagName, attribs) => {
      const address = attribs.src ?? "";
      const src = ownPicture(address, siteUrl);
      if (src) {
        const { alt = "", title } = attribs;
        const lazy = { alt, ...(title ? { title } : {}), loading: "lazy", decoding: "async" };
        return { tagName, attribs: { src, ...lazy } };
      }
      if (address.trim() === "") return { tagName, attribs: {} };
      // No page asks another host for anything before a click: a picture from elsewhere becomes a link to it.
      foreignPictures.push(address);
      const label = attribs.alt || attribs.title || address;
      return { tagName: "a", attribs: withRel({ href: address }), text: label };
    },
  },
});

function withRel(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return /^https?:/i.test(attribs.href ?? "") ? { ...attribs, rel: "noopener noreferrer nofollow" } : attribs;
}

/** How deep the elements of sanitised HTML stand within each other. */
function depthOf(clean: string): number {
  let depth = 0;
  let max = 0;
  for (const [, closing, alone] of clean.matchAll(/<(\/?)[^>]*?(\/?)>/g)) {
    if (alone) continue;
    depth += closing ? -1 : 1;
    max = Math.max(max, depth);
  }
  return max;
}

/** The words of the paragraphs of sanitised HTML; of everything where there is no paragraph. */
function plainText(clean: string): string {
  const paragraphs = Array.from(clean.matchAll(/<p>(.*?)<\/p>/gs), ([, inner = ""]) => inner);
  // In a paragraph a tag parts no words, but for a line break.
  const text = decode(
    paragraphs
      .join(" ")
      .replaceAll("<br />", " ")
      .replace(/<[^>]*>/g, ""),
  );
  return text.trim() === "" ? decode(clean.replace(/<[^>]*>/g, " ")) : text;
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The sanitiser escapes these four and writes every other character as it is. */
const decode = (html: string) => html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? "");

const heading = /<(\/?)h([1-6])>/g;
const lowest = 6;

/**
 * Gives the headings of a text their places under the page's title, which is its only h1: the highest level that the
 * text uses becomes h2, the next one h3 and so on, so that "#" and "##" look different and a text that begins with
 * "##" leaves out no level. Where a text skips one that it uses elsewhere, the heading moves up to the next.
 * @param html sanitised: its headings have no attributes, and a "<" that is no tag is escaped
 */
function levelHeadings(html: string): string {
  const used = new Set(Array.from(html.matchAll(heading), ([, , level]) => Number(level)));
  const ranks = new Map(
    Array.from(used)
      .toSorted()
      .map((level, rank) => [level, rank + 2]),
  );
  const open: number[] = [];
  let last = 1;
  return html.replace(heading, (_tag, closing: string, level: string) => {
    if (closing) return `</h${open.pop() ?? last}>`;
    last = Math.min(ranks.get(Number(level)) ?? 2, last + 1, lowest);
    open.push(last);
    return `<h${last}>`;
  });
}

/** Elements whose whole text is of one language, as people write. Those within each other are not matched. */
const blocks =
  /<(p|h[2-6]|li|td|th)>((?:(?!<(?:p|h[2-6]|li|ul|ol|td|th|blockquote|pre|table)\b)[\s\S])*?)<\/\1>/g;
const urdu = ' lang="ur" dir="rtl"';
const english = ' lang="en" dir="ltr"';

/**
 * Marks the paragraphs, headings and entries of a text that are in another language than the text as a whole, so that
 * an Urdu paragraph of an English text has Nastaliq's lines and runs from the right, and the other way round.
 * @param html sanitised: these elements have no attributes, and a "<" that is no tag is escaped
 */
function markLanguages(html: string): string {
  const whole = isUrdu(textOf(html));
  return html.replace(blocks, (block, tag: string, inner: string) => {
    const text = textOf(inner);
    if (isUrdu(text) === whole || !/\p{L}/u.test(text)) return block;
    return `<${tag}${whole ? english : urdu}>${inner}</${tag}>`;
  });
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, " ");
