import { readFile } from "node:fs/promises";
import type { Font, Glyph, GlyphRun } from "fontkit";
import { siteFont } from "#app/site/text-picture.server.ts";

/*
 * Noto Nastaliq Urdu for the PDF library: its glyphs are chosen and placed by HarfBuzz, as browsers do. The library's own
 * shaper stops at some words of the font, زکوٰۃ among them (docs/decisions/076).
 */

type HarfBuzz = typeof import("harfbuzzjs");
type HarfBuzzFont = InstanceType<HarfBuzz["Font"]>;

/** What the PDF library reads of a shaped run: the glyphs from left to right, in units of the font. */
type ShapedRun = Pick<GlyphRun, "glyphs" | "positions" | "advanceWidth">;

const files = { nastaliq: "receipt-nastaliq", "nastaliq-bold": "card-nastaliq" } as const;
export type NastaliqName = keyof typeof files;
export type NastaliqFonts = Readonly<Record<NastaliqName, Font>>;

let opened: Promise<NastaliqFonts> | undefined;

/** Both weights. They are read once, with the first paper, and stay in memory: some 2 MB. */
export function openNastaliq(): Promise<NastaliqFonts> {
  opened ??= open();
  return opened;
}

async function open(): Promise<NastaliqFonts> {
  const [nastaliq, bold] = await Promise.all([
    openShaped(files.nastaliq),
    openShaped(files["nastaliq-bold"]),
  ]);
  return { nastaliq, "nastaliq-bold": bold };
}

async function openShaped(file: string): Promise<Font> {
  const [{ create }, harfbuzz, bytes] = await Promise.all([
    import("fontkit"),
    import("harfbuzzjs"),
    readFile(siteFont(file)),
  ]);
  const font = create(bytes);
  if (!("layout" in font)) throw new Error(`${file} holds more than one font`);
  const shaper = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
  const layout = (text: string) => shape(harfbuzz, shaper, font, text);
  return Object.create(font, { layout: { value: layout } });
}

/** Letters of the script run from right to left; a number alone, also in its figures, from left to right. */
const isNumber = (text: string) => /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);

function shape(harfbuzz: HarfBuzz, shaper: HarfBuzzFont, font: Font, text: string): ShapedRun {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.setScript("Arab");
  buffer.setLanguage("ur");
  buffer.setDirection(isNumber(text) ? harfbuzz.Direction.LTR : harfbuzz.Direction.RTL);
  harfbuzz.shape(shaper, buffer);
  const infos = buffer.getGlyphInfos();
  const letters = lettersOf(
    text,
    infos.map(({ cluster }) => cluster),
  );
  const positions = buffer.getGlyphPositions();
  return {
    glyphs: infos.map(({ codepoint }, place): Glyph => font.getGlyph(codepoint, letters[place])),
    positions,
    advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
  };
}

/** The code points that each glyph stands for. The first of a letter's glyphs has them; its dots and marks have none. */
function lettersOf(text: string, clusters: number[]): number[][] {
  const starts = [...new Set(clusters)].sort((one, other) => one - other);
  const seen = new Set<number>();
  return clusters.map((cluster) => {
    if (seen.has(cluster)) return [];
    seen.add(cluster);
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    return Array.from(text.slice(cluster, end), (letter) => letter.codePointAt(0) ?? 0);
  });
}
