import { drawText, openSharp } from "#app/site/text-picture.server.ts";
import { type Document, inks } from "./paper.server.ts";

/* Texts on paper: set by the PDF library, or, where it cannot shape them, as a picture of their letters. */

export type TextStyle = { font: "serif" | "sans" | "bold"; size: number; colour?: string };

type TextPlace = {
  x: number;
  y: number;
  width: number;
  /** A longer text is set smaller until it fits. */
  height?: number;
  align?: "left" | "right" | "center";
  gap?: number;
};

const smallestSize = 5;

/** Sets a line or a paragraph. @returns the height it takes */
export function setText(
  doc: Document,
  text: string,
  { font, size, colour = inks.ink }: TextStyle,
  place: TextPlace,
): number {
  const { x, y, width, height, align, gap = 1 } = place;
  const options = {
    width,
    align,
    lineGap: gap,
    features: ["kern", "liga", "lnum", "tnum"],
  } satisfies PDFKit.Mixins.TextOptions;
  let fitted = size;
  doc.font(font).fontSize(size).fillColor(colour);
  while (height && fitted > smallestSize && doc.heightOfString(text, options) > height) {
    fitted -= 0.5;
    doc.fontSize(fitted);
  }
  doc.text(text, x, y, options);
  return doc.y - y;
}

/** A text of a donor or of staff, ready to be placed: as letters, or as a picture of them. */
export type PersonText = {
  text: string;
  style: TextStyle;
  /** It takes no more than this. */
  height: number;
  picture?: { png: Buffer; width: number; height: number };
};

/** The letters of our embedded fonts. */
const embedded = /^[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/;
const dotsPerPoint = 300 / 72;

/**
 * Prepares a text that may be in Urdu. The PDF library shapes neither Nastaliq nor texts of both directions, so such a
 * text is set by Pango, and placed as a picture at 300 dots an inch that keeps the text for copying and reading aloud.
 */
export async function preparePersonText(
  text: string,
  style: TextStyle,
  { width, height }: { width: number; height: number },
): Promise<PersonText> {
  const shown = text
    .toWellFormed()
    .replace(/\p{Cc}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  if (embedded.test(shown) || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(shown)) return { text: shown, style, height };
  const sharp = await openSharp();
  const look = {
    family: style.font === "serif" ? ("serif" as const) : ("sans" as const),
    size: style.size * dotsPerPoint,
    colour: style.colour ?? inks.ink,
  };
  const box = { width: Math.floor(width * dotsPerPoint), height: Math.floor(height * dotsPerPoint) };
  let set = await drawText(sharp, shown, look, { width: box.width, dpi: 72 });
  if (set.height > box.height || set.width > box.width) set = await drawText(sharp, shown, look, box);
  const png = await sharp(set.png)
    .flatten({ background: "#fff" })
    .png({ palette: true, colours: 16 })
    .toBuffer();
  return {
    text: shown,
    style,
    height,
    picture: { png, width: set.width / dotsPerPoint, height: set.height / dotsPerPoint },
  };
}

/** @returns the height it takes */
export function setPersonText(
  doc: Document,
  { text, style, height, picture }: PersonText,
  at: { x: number; y: number; width: number },
): number {
  if (!picture) return setText(doc, text, style, { ...at, height });
  doc.markContent("Span", { actual: text });
  doc.image(picture.png, at.x, at.y, { width: picture.width, height: picture.height });
  doc.endMarkedContent();
  return picture.height + 2;
}
