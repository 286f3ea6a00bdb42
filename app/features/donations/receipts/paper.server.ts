import { encodeQR } from "qr";
import { drawText, openSharp, siteFont } from "#app/site/text-picture.server.ts";
import { starPath } from "#app/ui/star.tsx";
import type { ReceiptIssuer } from "./receipt-issuer.ts";

/*
 * What receipts and statements have in common on paper: A4, the foundation's head, its star, our fonts. The library
 * embeds of each font the letters that are used. Lengths are in points (1/72 inch) from the upper left corner.
 */

export const sheet = { width: 595.28, height: 841.89, margin: 54 };
export const column = sheet.width - 2 * sheet.margin;

/** Each is dark enough to be read when printed in black and white. */
export const inks = {
  ink: "#12261e",
  soft: "#41544a",
  emerald: "#0b5d44",
  rule: "#9aa59d",
  blood: "#8f1d2c",
};

export type Document = PDFKit.PDFDocument;
export type Paper = {
  doc: Document;
  /** Draws a part, and names its role for screen readers. */
  part: (role: "H1" | "H2" | "P" | "Figure" | "Table", draw: () => void, alternative?: string) => void;
  /** Draws what is ornament alone. */
  ornament: (draw: () => void) => void;
  finish: () => Promise<Buffer>;
};

type PaperInfo = { title: string; subject: string; author: string; createdAt: Date };

/** Opens an A4 sheet. The same content makes the same bytes. */
export async function openPaper({ title, subject, author, createdAt }: PaperInfo): Promise<Paper> {
  // Loaded with the first receipt: a server that makes none starts without it.
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: "en",
    font: siteFont("receipt-sans"),
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Author: author,
      Creator: author,
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  doc.registerFont("serif", siteFont("receipt-serif"));
  doc.registerFont("sans", siteFont("receipt-sans"));
  doc.registerFont("bold", siteFont("receipt-sans-bold"));
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  return {
    doc,
    part(role, draw, alternative) {
      root.add(doc.struct(role, { alt: alternative }, draw));
    },
    ornament(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    finish() {
      root.end();
      doc.end();
      return ended;
    },
  };
}

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

/** The star of the foundation, as it is on the site. */
export function drawStar(
  doc: Document,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 24)
    .path(starPath)
    .fill(colour)
    .restore();
}

/** A row of stars joined by lines across the sheet. */
export function drawStarRow(doc: Document, y: number): void {
  const step = 24;
  const size = 8;
  const count = Math.floor(column / step) + 1;
  const left = (sheet.width - (count - 1) * step) / 2;
  for (let place = 0; place < count; place += 1) {
    const middle = left + place * step;
    drawStar(doc, { x: middle - size / 2, y: y - size / 2, size, colour: inks.emerald });
    if (place === count - 1) continue;
    doc.moveTo(middle + size / 2 + 2, y).lineTo(middle + step - size / 2 - 2, y);
    doc.lineWidth(0.5).stroke(inks.emerald);
  }
}

export function drawRule(
  doc: Document,
  y: number,
  { width = 0.5, colour = inks.rule, x = sheet.margin, length = column } = {},
): void {
  doc
    .moveTo(x, y)
    .lineTo(x + length, y)
    .lineWidth(width)
    .stroke(colour);
}

/** The foundation's head: star, name, address, registrations. @returns where it ends */
export function drawHead({ doc, part, ornament }: Paper, issuer: ReceiptIssuer): number {
  const top = 58;
  const left = sheet.margin + 46;
  const width = column - 46;
  ornament(() => {
    drawStarRow(doc, 34);
    drawStar(doc, { x: sheet.margin - 1, y: top, size: 36, colour: inks.emerald });
  });
  let y = top - 3;
  part("P", () => {
    y += setText(
      doc,
      issuer.name,
      { font: "serif", size: 20, colour: inks.emerald },
      { x: left, y, width, height: 30 },
    );
    const lines = [issuer.address, `${issuer.phone}   ${issuer.email}`, issuer.registrations.join("   ")];
    for (const line of lines.filter(Boolean)) {
      y += setText(
        doc,
        line,
        { font: "sans", size: 9, colour: inks.soft },
        { x: left, y, width, height: 26 },
      );
    }
  });
  const end = Math.max(y, top + 38) + 12;
  ornament(() => {
    drawRule(doc, end, { width: 1.4, colour: inks.emerald });
    drawRule(doc, end + 3, { width: 0.5, colour: inks.emerald });
  });
  return end + 3;
}

/** A QR code. Its light border is left to the paper, but for one module, the least that the library makes. */
export function drawQrCode(
  doc: Document,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 1 });
  const step = size / rows.length;
  for (const [row, modules] of rows.entries()) {
    for (const [place, dark] of modules.entries()) {
      // A little wider than its square, so that no hairline shows between two of them.
      if (dark) doc.rect(x + place * step, y + row * step, step + 0.05, step + 0.05);
    }
  }
  doc.fill("#000000");
}
