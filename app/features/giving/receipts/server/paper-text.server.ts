import type { TextFace } from "#app/site/drawn-text/text-fonts.server.ts";
import {
  breakLines,
  cleanText,
  hasUrdu,
  ownFonts,
  type RunFont,
  type TextLine,
} from "#app/site/drawn-text/text-lines.server.ts";
import { inks, type Paper } from "./paper.server.ts";

/*
 * Texts on paper: English set by the PDF library, and what has other letters in it line by line, each run in its own font.
 */

export type TextStyle = { font: TextFace; size: number; colour?: string };

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

/**
 * The height of a line, in parts of its size. In Nastaliq words rise high above the line on which they end, and the
 * tails of some reach below it.
 */
const urduLine = { above: 1.42, below: 0.68 };
/** As the PDF library sets the Latin fonts; letters of other scripts fit into it. */
const latinLine = { above: 1.02, below: 0.4 };

/** Sets a line or a paragraph. @returns the height it takes */
export function setText(paper: Paper, written: string, style: TextStyle, place: TextPlace): number {
  const { doc, language, fonts, ownFontsOnly } = paper;
  const { font, size, colour = inks.ink } = style;
  const text = ownFontsOnly ? written : fonts.compose(written);
  const clean = cleanText(text);
  const used = ownFontsOnly ? ownFonts(clean) : fonts.assign(clean, font);
  const inUrdu = language === "ur" || hasUrdu(text);
  if (inUrdu || (!ownFontsOnly && used.some((one) => one !== "latin"))) {
    return setLines(paper, { clean, used, line: inUrdu ? urduLine : latinLine }, style, place);
  }
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

type Setting = { clean: string; used: RunFont[]; line: typeof urduLine };

function setLines(paper: Paper, { clean, used, line }: Setting, style: TextStyle, place: TextPlace): number {
  const { doc, fonts } = paper;
  const { font: face, size, colour = inks.ink } = style;
  const { x, y, width, height, align = "left" } = place;
  const step = line.above + line.below;
  // Texts are as wide as they are large: each part is measured once, for all sizes that are tried.
  const measured = new Map<string, number>();
  const measure = (part: string, font: RunFont): number => {
    const key = `${font} ${part}`;
    const known = measured.get(key);
    if (known !== undefined) return known;
    const found =
      font === "latin"
        ? doc.font(face).fontSize(1).widthOfString(part, { features: latinFeatures })
        : fonts.shaper(font, face).shape(part).width / 1000;
    measured.set(key, found);
    return found;
  };
  const broken = (size: number) => breakLines(clean, width / size, measure, used);
  let fitted = size;
  let lines = broken(fitted);
  while (height && fitted > smallestSize && lines.length * step * fitted > height) {
    fitted -= 0.5;
    lines = broken(fitted);
  }
  doc.fillColor(colour);
  for (const [place, set] of lines.entries()) {
    const free = width - set.width * fitted;
    setLine(paper, set, {
      x: x + { left: 0, center: free / 2, right: free }[align],
      baseline: y + (place * step + line.above) * fitted,
      face,
      size: fitted,
    });
  }
  return lines.length * step * fitted;
}

type LinePlace = { x: number; baseline: number; face: TextFace; size: number };

function setLine(
  { doc, drawOutlines, fonts, isOrnament }: Paper,
  { runs }: TextLine,
  place: LinePlace,
): void {
  const { baseline, face, size } = place;
  let { x } = place;
  for (const { text, font, rightToLeft, width } of runs) {
    if (font === "latin") {
      doc.font(face).fontSize(size);
      doc.text(text, x, baseline, { lineBreak: false, baseline: "alphabetic", features: latinFeatures });
    } else {
      const at = { size, x, baseline, rightToLeft, seenOnly: isOrnament() };
      drawOutlines(text, fonts.shaper(font, face), at);
    }
    x += width * size;
  }
}
