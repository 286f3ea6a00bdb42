import { inks, type Paper } from "./paper.server.ts";
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
const weights = { serif: "bold", sans: "regular", bold: "bold" } as const;

/**
 * A line of Nastaliq, in parts of its size: words rise high above the line on which they end, and the tails of some
 * reach below it.
 */
const urduLine = { above: 1.42, below: 0.68 };

/** Sets a line or a paragraph. @returns the height it takes */
export function setText(paper: Paper, text: string, style: TextStyle, place: TextPlace): number {
  const { doc, language } = paper;
  if (language === "ur" || hasUrdu(text)) return setLines(paper, text, style, place);
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

function setLines(paper: Paper, text: string, style: TextStyle, place: TextPlace): number {
  const { doc, urdu } = paper;
  const { font, size, colour = inks.ink } = style;
  const { x, y, width, height, align = "left" } = place;
  const step = urduLine.above + urduLine.below;
  // Texts are as wide as they are large: each part is measured once, for all sizes that are tried.
  const measured = new Map<string, number>();
  const measure = (part: string, script: Script): number => {
    const key = `${script} ${part}`;
    const known = measured.get(key);
    if (known !== undefined) return known;
    const found =
      script === "urdu"
        ? urdu.widthOf(part, weights[font])
        : doc.font(font).fontSize(1).widthOfString(part, { features: latinFeatures });
    measured.set(key, found);
    return found;
  };
  let fitted = size;
  let lines = breakLines(text, width / fitted, measure);
  while (height && fitted > smallestSize && lines.length * step * fitted > height) {
    fitted -= 0.5;
    lines = breakLines(text, width / fitted, measure);
  }
  doc.fillColor(colour);
  for (const [place, line] of lines.entries()) {
    const free = width - line.width * fitted;
    setLine(paper, line, {
      x: x + { left: 0, center: free / 2, right: free }[align],
      baseline: y + (place * step + urduLine.above) * fitted,
      font,
      size: fitted,
    });
  }
  return lines.length * step * fitted;
}

type LinePlace = { x: number; baseline: number; font: TextStyle["font"]; size: number };

function setLine({ doc, urdu, isOrnament }: Paper, { runs }: TextLine, place: LinePlace): void {
  const { baseline, font, size } = place;
  let { x } = place;
  for (const { text, script, width } of runs) {
    if (script === "urdu") {
      urdu.draw(text, weights[font], { size, x, baseline, seenOnly: isOrnament() });
    } else {
      doc.font(font).fontSize(size);
      doc.text(text, x, baseline, { lineBreak: false, baseline: "alphabetic", features: latinFeatures });
    }
    x += width * size;
  }
}
