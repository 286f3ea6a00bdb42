import { type Attrs, type DOMOutputSpec, type NodeSpec, Schema } from "prosemirror-model";
import { ownPicture } from "#app/lib/picture-address.ts";
import { isSafeLink } from "#content/safe-link.ts";

/* What the Visual tab can hold and show of a text. Everything else of it stands there as text. */

/** The place of a block among those that were opened; null for a new one. */
const place = { block: { default: null } };

const levels = [1, 2, 3, 4, 5, 6];

function heading(): NodeSpec {
  return {
    attrs: { ...place, level: { default: 1 } },
    content: "(text | picture)*",
    group: "block",
    defining: true,
    parseDOM: levels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // The page's title is its only h1: "#" is shown as it is on the page, one level below.
    toDOM: ({ attrs }) => [`h${Math.min(attrs.level + 1, 6)}`, { "data-level": attrs.level }, 0],
  };
}

/** Without blank lines between its items: their texts are then no paragraphs. */
const isTight = (list: HTMLElement) =>
  !Array.from(list.children).some((item) => item.querySelector(":scope > p"));

function picture(): NodeSpec {
  return {
    inline: true,
    group: "inline",
    draggable: true,
    attrs: { src: {}, alt: { default: "" }, title: { default: null } },
    parseDOM: [
      {
        tag: "img[src]",
        getAttrs: (image) => {
          const src = image.getAttribute("src") ?? "";
          // Pasted from another program: the picture itself would stand in the text.
          if (/^(?:data|blob|file):/i.test(src.trim())) return false;
          return { src, alt: image.getAttribute("alt") ?? "", title: image.getAttribute("title") };
        },
      },
    ],
    toDOM: ({ attrs }) => pictureDom(attrs),
  };
}

/** No page asks another host for a picture: one from elsewhere is named. */
function pictureDom({ src, alt, title }: Attrs): DOMOutputSpec {
  const own = ownPicture(src, window.location.origin);
  if (own) return ["img", { src: own, alt, ...(title && { title }) }];
  return ["span", { class: "visual-foreign" }, `Picture from another website: ${alt || src}`];
}

/** From 600 on a weight is bold to the eye. */
const boldWeight = /^(?:bold(?:er)?|[6-9]\d\d|1000)$/;

/** A tag that its own style takes back means nothing. */
const isNotNormal = (property: "fontWeight" | "fontStyle") => (element: HTMLElement) =>
  !/^(?:normal|400)$/.test(element.style[property]) && null;

export const visualSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      attrs: place,
      content: "inline*",
      group: "block",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading: heading(),
    quote: {
      attrs: place,
      content: "block+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullets: {
      attrs: { ...place, tight: { default: true } },
      content: "item+",
      group: "block list",
      parseDOM: [{ tag: "ul", getAttrs: (list) => ({ tight: isTight(list) }) }],
      toDOM: () => ["ul", 0],
    },
    numbers: {
      attrs: { ...place, tight: { default: true }, start: { default: 1 } },
      content: "item+",
      group: "block list",
      parseDOM: [
        {
          tag: "ol",
          getAttrs: (list) => ({ tight: isTight(list), start: Number(list.getAttribute("start") ?? 1) }),
        },
      ],
      toDOM: ({ attrs }) => ["ol", { start: attrs.start }, 0],
    },
    item: {
      content: "paragraph block*",
      defining: true,
      parseDOM: [{ tag: "li" }],
      toDOM: () => ["li", 0],
    },
    rule: {
      attrs: place,
      group: "block",
      parseDOM: [{ tag: "hr" }],
      toDOM: () => ["hr"],
    },
    /** A block that this editor cannot show: kept as it is. */
    source: {
      attrs: { ...place, text: {} },
      group: "block",
      atom: true,
      parseDOM: [
        { tag: "div[data-markdown]", getAttrs: (block) => ({ text: block.getAttribute("data-markdown") }) },
      ],
      toDOM: ({ attrs }) => [
        "div",
        { class: "visual-source", "data-markdown": attrs.text },
        ["p", { lang: "en", dir: "ltr" }, "Shown as text. Change it in the Text tab."],
        ["pre", { dir: "auto" }, attrs.text],
      ],
    },
    text: { group: "inline" },
    picture: picture(),
    line_break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: "a[href]",
          getAttrs: (link) => {
            const href = link.getAttribute("href") ?? "";
            return isSafeLink(href) && { href, title: link.getAttribute("title") };
          },
        },
      ],
      toDOM: ({ attrs }) => ["a", { href: attrs.href, ...(attrs.title && { title: attrs.title }) }, 0],
    },
    strong: {
      parseDOM: [
        { tag: "strong", getAttrs: isNotNormal("fontWeight") },
        // Google Docs copies a whole text within <b style="font-weight:normal">.
        { tag: "b", getAttrs: isNotNormal("fontWeight") },
        { style: "font-weight=400", clearMark: ({ type }) => type.name === "strong" },
        { style: "font-weight=normal", clearMark: ({ type }) => type.name === "strong" },
        { style: "font-weight", getAttrs: (weight) => boldWeight.test(weight) && null },
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [
        { tag: "em", getAttrs: isNotNormal("fontStyle") },
        { tag: "i", getAttrs: isNotNormal("fontStyle") },
        { style: "font-style=normal", clearMark: ({ type }) => type.name === "em" },
        { style: "font-style=italic" },
      ],
      toDOM: () => ["em", 0],
    },
  },
});
