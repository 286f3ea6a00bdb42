import { openTextFonts, type TextFace, type TextFonts } from "./drawn-text/text-fonts.server.ts";
import { breakLines, cleanText, hasUrdu, type TextLine } from "./drawn-text/text-lines.server.ts";

/*
 * Texts as outlines in an SVG, with the fonts that papers have and none of the machine's (docs/decisions/084).
 */

export type TextLook = {
  face: TextFace;
  /** In pixels. */
  size: number;
  colour: string;
  /** Between letters, in pixels. Urdu letters join, and have none. */
  spacing?: number;
};

export type SetText = { lines: TextLine[]; look: TextLook; width: number; height: number; above: number };

/** The height of a line, in parts of its size. Nastaliq rises high above the line on which a word ends. */
const latinLine = { above: 0.92, below: 0.28 };
const urduLine = { above: 1.42, below: 0.68 };

export type TextPen = {
  /** Breaks a text into lines of at most a width. It has no line when nothing of it is to be seen. */
  set: (text: string, look: TextLook, width: number) => SetText;
  /** The text as paths. @param rightAligned whether its lines end at the right of `x` and the width */
  draw: (text: SetText, at: { x: number; y: number; width: number; rightAligned: boolean }) => string;
};

export async function openTextPen(): Promise<TextPen> {
  const fonts = await openTextFonts();
  return {
    set(text, look, width) {
      const clean = cleanText(fonts.compose(text));
      const isUrdu = hasUrdu(clean);
      const { face, size } = look;
      const spacing = isUrdu ? 0 : (look.spacing ?? 0);
      const lines = breakLines(
        clean,
        width / size,
        (part, font) => fonts.shaper(font, face).shape(part).width / 1000 + (spacing / size) * part.length,
        fonts.assign(clean, face),
      );
      const { above, below } = isUrdu ? urduLine : latinLine;
      return {
        lines,
        look: { ...look, spacing },
        width: Math.max(0, ...lines.map((line) => line.width)) * size,
        height: lines.length * (above + below) * size,
        above,
      };
    },
    draw(text, { x, y, width, rightAligned }) {
      const { lines, look, height, above } = text;
      const step = height / lines.length;
      const paths = lines.flatMap((line, place) => {
        const left = rightAligned ? x + width - line.width * look.size : x;
        return linePaths(fonts, line, look, { left, baseline: y + place * step + above * look.size });
      });
      return `<g fill="${look.colour}">${paths.join("")}</g>`;
    },
  };
}

function linePaths(
  fonts: TextFonts,
  { runs }: TextLine,
  { face, size, spacing = 0 }: TextLook,
  { left, baseline }: { left: number; baseline: number },
): string[] {
  const paths: string[] = [];
  let start = left;
  for (const { text, font, rightToLeft, width } of runs) {
    const shaper = fonts.shaper(font, face);
    // Signs of the foundation's Latin font stand in the order of drawing already.
    const { glyphs } = shaper.shape(text, font === "latin" ? false : rightToLeft);
    for (const [place, { glyph, x, y }] of glyphs.entries()) {
      const path = shaper.svgPath(glyph);
      if (!path) continue;
      const at = [start + (x * size) / 1000 + place * spacing, baseline - (y * size) / 1000];
      const scale = size / 1000;
      paths.push(
        `<path transform="translate(${at.map((number) => number.toFixed(2)).join(" ")}) scale(${scale} ${-scale})" d="${path}"/>`,
      );
    }
    start += width * size;
  }
  return paths;
}
