import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";

/*
 * Texts shaped by HarfBuzz as in browsers: which glyphs a text has, where each stands, and their outlines. The PDF
 * library's own shaper stops at some words, زکوٰۃ among them (docs/decisions/076). All lengths are in thousandths of
 * the size; y goes up from the line.
 */

export type HarfBuzz = typeof import("harfbuzzjs");
type Font = InstanceType<HarfBuzz["Font"]>;

export type ShapedText = {
  /** From left to right. */
  glyphs: { glyph: number; x: number; y: number }[];
  width: number;
};

export type Outline = {
  /** The path in operators of PDF; empty for a space. */
  operators: string;
  /** What it lies in: left, bottom, right, top. */
  box: [left: number, bottom: number, right: number, top: number];
};

export type Shaper = {
  /** Tells the glyphs of one font from those of another. */
  key: string;
  /** @param rightToLeft in which direction the text runs; its letters decide when it is left out */
  shape: (text: string, rightToLeft?: boolean) => ShapedText;
  /** Whether the font has each code point of the text as it is. */
  holds: (text: string) => boolean;
  /** Whether it has a glyph for all that is seen of the text. */
  draws: (text: string) => boolean;
  outline: (glyph: number) => Outline;
  /** The outline as the path of an SVG; empty for a space. */
  svgPath: (glyph: number) => string;
};

/** The font's own space is narrow: beside Latin letters words of Urdu would run into each other. */
const widerSpace = 90;

/**
 * Reads a font of the site. At once and not in between: a paper is drawn in one go, and finds out while it is drawn which
 * fonts it needs.
 * @param file its name, without the extension
 */
export function openShaper(harfbuzz: HarfBuzz, file: string, key = file): Shaper {
  const font = openFont(harfbuzz, file);
  const shape = (text: string, rightToLeft?: boolean) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    if (rightToLeft !== undefined) buffer.setDirection(directionOf(harfbuzz, rightToLeft));
    return placeGlyphs(harfbuzz, font, buffer);
  };
  return shaperOf(font, key, shape);
}

/** Noto Nastaliq Urdu, in one weight. */
export function openNastaliq(harfbuzz: HarfBuzz, file: string, key: string): Shaper {
  const font = openFont(harfbuzz, file);
  return shaperOf(font, key, (text) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.setScript("Arab");
    buffer.setLanguage("ur");
    buffer.setDirection(directionOf(harfbuzz, !isNumber(text)));
    return placeGlyphs(harfbuzz, font, buffer, (place) => (text.charAt(place) === " " ? widerSpace : 0));
  });
}

function openFont(harfbuzz: HarfBuzz, file: string): Font {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(readFileSync(siteFont(file)))));
  font.setScale(1000, 1000);
  return font;
}

const directionOf = ({ Direction }: HarfBuzz, rightToLeft: boolean) =>
  rightToLeft ? Direction.RTL : Direction.LTR;

/** @param wider by how much the letter at a place of the text is set wider than the font has it */
function placeGlyphs(
  harfbuzz: HarfBuzz,
  font: Font,
  buffer: InstanceType<HarfBuzz["Buffer"]>,
  wider: (place: number) => number = () => 0,
): ShapedText {
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let width = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, place) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    const x = width + xOffset;
    width += xAdvance + wider(cluster);
    return { glyph, x, y: yOffset };
  });
  return { glyphs, width };
}

function shaperOf(font: Font, key: string, shape: Shaper["shape"]): Shaper {
  const outlines = new Map<number, Outline>();
  const codePoints = new Set(font.face.collectUnicodes());
  return {
    key,
    shape,
    holds: (text) => Array.from(text).every((letter) => codePoints.has(letter.codePointAt(0) ?? 0)),
    draws: (text) => shape(text).glyphs.every(({ glyph }) => glyph > 0),
    outline(glyph) {
      const known = outlines.get(glyph);
      if (known) return known;
      const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
      const outline: Outline = {
        operators: pdfPath(font.glyphToJson(glyph)),
        box: [xBearing, yBearing + height, xBearing + width, yBearing],
      };
      outlines.set(glyph, outline);
      return outline;
    },
    svgPath: (glyph) => font.glyphToPath(glyph),
  };
}

/** Letters of the script run from right to left; a number alone, also in its figures, from left to right. */
const isNumber = (text: string) => /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);

/** A path in whole units. PDF has cubic curves alone: a quadratic one is written as the cubic one that it is. */
function pdfPath(commands: readonly { type: string; values: number[] }[]): string {
  const operators: string[] = [];
  let [x, y] = [0, 0];
  for (const { type, values } of commands) {
    if (type === "Z") {
      operators.push("h");
      continue;
    }
    const [endX = 0, endY = 0] = values.slice(-2);
    let points = values;
    if (type === "Q") {
      const [byX = 0, byY = 0] = values;
      const toward = (from: number, by: number) => from + (2 / 3) * (by - from);
      points = [toward(x, byX), toward(y, byY), toward(endX, byX), toward(endY, byY), endX, endY];
    }
    operators.push(`${points.map(Math.round).join(" ")} ${pdfOperators[type] ?? ""}`);
    [x, y] = [endX, endY];
  }
  return operators.join("\n");
}

const pdfOperators: Readonly<Record<string, string>> = { M: "m", L: "l", Q: "c", C: "c" };

/** The path of a TrueType font that the server draws with (app/styles/fonts). */
export function siteFont(name: string): string {
  const root = path.dirname(findPackageJSON(import.meta.url) ?? "");
  return path.join(root, "app/styles/fonts", `${name}.ttf`);
}
