import type { Font } from "fontkit";
import { directionOf, type Language } from "#app/contract/language.ts";
import { siteFont } from "#app/site/drawn-text/shaping.server.ts";
import { openTextFonts, type TextFonts } from "#app/site/drawn-text/text-fonts.server.ts";
import { type OutlinePen, openOutlinePen } from "./paper-outlines.server.ts";

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

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** Since pdfkit 0.20: a font that fontkit has opened. */
      registerFont(name: string, font: Font): this;
    }
    interface TextOptions {
      /** In per cent. */
      horizontalScaling?: number;
    }
  }
}

export type Document = PDFKit.PDFDocument;
export type Paper = {
  doc: Document;
  drawOutlines: OutlinePen;
  fonts: TextFonts;
  /** Whether letters that the foundation's own fonts lack are left out, as on receipts of layout 1. */
  ownFontsOnly: boolean;
  language: Language;
  /** Where a part of the column stands. `start` is its distance from the margin at which lines of the language begin. */
  at: (start: number, width?: number) => ColumnPart;
  /** The same place, whose lines reach to its other side. */
  toEnd: (part: ColumnPart) => ColumnPart;
  /** Draws a part, and names its role for screen readers. */
  part: (role: "H1" | "H2" | "P" | "Figure" | "Table", draw: () => void, alternative?: string) => void;
  /** Draws what is ornament alone. */
  ornament: (draw: () => void) => void;
  isOrnament: () => boolean;
  finish: () => Promise<Buffer>;
};

type ColumnPart = { x: number; width: number; align: "left" | "right" };

type PaperInfo = {
  language: Language;
  title: string;
  subject: string;
  author: string;
  createdAt: Date;
  /** Whether it is compressed. A compressor may change with its release: what must stay the same for ever is not. */
  packed?: boolean;
  ownFontsOnly?: boolean;
};

/** Opens an A4 sheet. The same content makes the same bytes. */
export async function openPaper({
  language,
  title,
  subject,
  author,
  createdAt,
  packed = true,
  ownFontsOnly = false,
}: PaperInfo): Promise<Paper> {
  // Loaded with the first receipt: a server that makes none starts without it.
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    lang: language,
    font: siteFont("receipt-sans"),
    tagged: true,
    displayTitle: true,
    compress: packed,
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
  const [drawOutlines, fonts] = await Promise.all([openOutlinePen(doc), openTextFonts()]);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  let decorating = false;
  const rightToLeft = directionOf(language) === "rtl";
  return {
    doc,
    drawOutlines,
    fonts,
    ownFontsOnly,
    language,
    at: (start, width = column - start) =>
      rightToLeft
        ? { x: sheet.width - sheet.margin - start - width, width, align: "right" }
        : { x: sheet.margin + start, width, align: "left" },
    toEnd: (part) => ({ ...part, align: rightToLeft ? "left" : "right" }),
    part(role, draw, alternative) {
      root.add(doc.struct(role, { alt: alternative }, draw));
    },
    ornament(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      decorating = true;
      draw();
      decorating = false;
      doc.endMarkedContent();
    },
    isOrnament: () => decorating,
    finish() {
      root.end();
      doc.end();
      return ended;
    },
  };
}
