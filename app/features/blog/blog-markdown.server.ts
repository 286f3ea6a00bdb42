import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";

const markdown = new Marked({
  gfm: true,
  breaks: false,
  renderer: {
    /** No page asks another host for anything before a click: a picture from elsewhere becomes a link to it. */
    image({ href, text, title }) {
      if (/^\/(?!\/)/.test(href)) return false;
      const label = text || title || href;
      return `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
    },
  },
});

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** What a post may contain: text, structure, links and pictures. The page's own title is its only h1. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "blockquote", "ul", "ol", "li", "strong", "em", "del"],
    ...["a", "img", "code", "pre", "table", "thead", "tbody", "tr", "th", "td", "figure", "figcaption"],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "loading", "decoding"],
    ol: ["start"],
    th: ["align"],
    td: ["align"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https", "http"] },
  allowProtocolRelative: false,
  transformTags: {
    h1: "h2",
    b: "strong",
    i: "em",
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? "")
        ? { ...attribs, rel: "noopener noreferrer nofollow" }
        : attribs,
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy", decoding: "async" },
    }),
  },
};

/** A post's Markdown as HTML that is safe to put into a page whatever the text says. */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(markdown.parse(text, { async: false }), allowed);
}
