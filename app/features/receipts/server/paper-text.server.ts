import { type Document, inks, type Paper } from "./paper.server.ts";
import { breakLines, hasUrdu, type Script, type TextLine } from "./text-lines.server.ts";

/* Texts on paper: English set by the PDF library, and what has Urdu in it line by line, each run in its own font. */

export type TextStyle = { font: "serif" | "sans" | "bold"; size: number; colour?: string };

export type TextPlace = {
  x: number;
  y: number;
  width: number;
  /** A longer text is set smaller until it fits. */
  height?: number;
  align?: "left" | "right" | "center";
  gap?: number;
};

const smallestSize = 5;
const latinFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "liga", "lnum", "tnum"];
const nastaliq = { serif: "nastaliq-bold", sans: "nastaliq", bold: "nastaliq-bold" } as const;

/**
 * A line of Nastaliq, in parts of its size: words rise high above the line on which they end, and the tails of some
 * reach below it.
 */
const urduLine = { above: 1.42, below: 0.68 };

/** Sets a line or a paragraph. @returns the height it takes */
export function setText({ doc, language }: Paper, text: string, style: TextStyle, place: TextPlace): number {
  if (language === "ur" || hasUrdu(text)) return setLines(doc, text, style, place);
  const { font, size, colour = inks.ink } = style;
  const { x, y, width, height, align, gap = 1 } = place;
  const options = {
    width,
    align,
    lineGap: gap,
    features: latinFeatures,
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

function setLines(doc: Document, text: string, { font, size, colour = inks.ink }: TextStyle, place: TextPlace): number {
  const { x, y, width, height, align = "left" } = place;
  const fonts = { latin: font, urdu: nastaliq[font] };
  const step = urduLine.above + urduLine.below;
  const linesAt = (fitted: number) =>
    breakLines(text, width, (part, script) =>
      doc.font(fonts[script]).fontSize(fitted).widthOfString(part, { features: featuresOf(script) }),
    );
  let fitted = size;
  let lines = linesAt(fitted);
  while (height && fitted > smallestSize && lines.length * step * fitted > height) {
    fitted -= 0.5;
    lines = linesAt(fitted);
  }
  doc.fillColor(colour);
  for (const [place, line] of lines.entries()) {
    const free = width - line.width;
    const left = x + { left: 0, center: free / 2, right: free }[align];
    setLine(doc, line, { x: left, baseline: y + (place * step + urduLine.above) * fitted, size: fitted, fonts });
  }
  return lines.length * step * fitted;
}

function setLine(
  doc: Document,
  { text, runs }: TextLine,
  {
    x,
    baseline,
    size,
    fonts,
  }: { x: number; baseline: number; size: number; fonts: Readonly<Record<Script, string>> },
): void {
  // Glyphs of Nastaliq are parts of letters, and stand in the order of drawing: copies and voices take the text itself.
  const spoken = runs.some(({ script }) => script === "urdu");
  if (spoken) doc.markContent("Span", { actual: text });
  let left = x;
  for (const { text: run, script, width } of runs) {
    doc.font(fonts[script]).fontSize(size);
    doc.text(run, left, baseline, { lineBreak: false, baseline: "alphabetic", features: featuresOf(script) });
    left += width;
  }
  if (spoken) doc.endMarkedContent();
}

/** HarfBuzz knows those of Nastaliq itself. That some are named, if none, has the library shape a run as a whole. */
const featuresOf = (script: Script) => (script === "latin" ? latinFeatures : []);
