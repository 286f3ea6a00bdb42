import { readFile } from "node:fs/promises";
import { siteFont } from "#app/site/text-picture.server.ts";

/*
 * Noto Nastaliq Urdu, shaped by HarfBuzz as in browsers: which glyphs a text has, where each stands, and their outlines. The
 * PDF library's own shaper stops at some words, زکوٰۃ among them (docs/decisions/076). All lengths are in thousandths of
 * the size; y goes up from the line.
 */

type HarfBuzz = typeof import("harfbuzzjs");

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

export type Shaper = { shape: (text: string) => ShapedText; outline: (glyph: number) => Outline };

/** The font's own space is narrow: beside Latin letters words of Urdu would run into each other. */
const widerSpace = 90;

const files = { regular: "receipt-nastaliq", bold: "card-nastaliq" } as const;
export type Weight = keyof typeof files;
export type Nastaliq = Readonly<Record<Weight, Shaper>>;

let opened: Promise<Nastaliq> | undefined;

/** Both weights. They are read with the first paper, and stay in memory. */
export function openNastaliq(): Promise<Nastaliq> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Nastaliq> {
  const harfbuzz = await import("harfbuzzjs");
  const openFile = async (name: string) => shaperOf(harfbuzz, await readFile(siteFont(name)));
  return { regular: await openFile(files.regular), bold: await openFile(files.bold) };
}

function shaperOf(harfbuzz: HarfBuzz, file: Buffer): Shaper {
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(file)));
  font.setScale(1000, 1000);
  const outlines = new Map<number, Outline>();
  return {
    shape(text) {
      const buffer = new harfbuzz.Buffer();
      buffer.addText(text);
      buffer.setScript("Arab");
      buffer.setLanguage("ur");
      buffer.setDirection(isNumber(text) ? harfbuzz.Direction.LTR : harfbuzz.Direction.RTL);
      harfbuzz.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      let width = 0;
      const glyphs = buffer.getGlyphInfos().map(({ codepoint: glyph, cluster }, place) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
        const x = width + xOffset;
        width += xAdvance + (text.charAt(cluster) === " " ? widerSpace : 0);
        return { glyph, x, y: yOffset };
      });
      return { glyphs, width };
    },
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
