import { readFile } from "node:fs/promises";
import type { Font, GlyphRun } from "fontkit";
import { type Shaper, siteFont } from "#app/site/drawn-text/shaping.server.ts";

/*
 * Texts in a PDF by their outlines. What is seen are outlines, each glyph once in the file and placed as often as it is
 * needed: glyphs of Nastaliq are parts of letters at many heights, of which no reader of PDFs makes words again, and the
 * PDF library shapes few scripts. What is found, copied and read aloud are the letters in a font that draws nothing, in the
 * same place.
 */

/** Draws shaped texts in one document. */
export type OutlinePen = (
  text: string,
  shaper: Shaper,
  at: { size: number; x: number; baseline: number; rightToLeft: boolean; seenOnly: boolean },
) => void;

export async function openOutlinePen(doc: PDFKit.PDFDocument): Promise<OutlinePen> {
  doc.registerFont("letters", lettersFont(await openLetters()));
  const nameOf = glyphForms(doc);
  return (text, shaper, { size, x, baseline, rightToLeft, seenOnly }) => {
    const { glyphs, width } = shaper.shape(text, rightToLeft);
    doc
      .save()
      .translate(x, baseline)
      .scale(size / 1000, -size / 1000);
    let [left, up] = [0, 0];
    for (const { glyph, x, y } of glyphs) {
      const name = nameOf(shaper, glyph);
      if (!name) continue;
      doc.addContent(`1 0 0 1 ${x - left} ${y - up} cm /${name} Do`);
      [left, up] = [x, y];
    }
    doc.restore();
    if (seenOnly) return;
    const features: [] = [];
    doc.font("letters").fontSize(size);
    const scale = (width * size) / 10 / doc.widthOfString(text, { features });
    doc.text(text, x, baseline, {
      features,
      lineBreak: false,
      baseline: "alphabetic",
      horizontalScaling: scale,
    });
  };
}

/** Puts glyphs into the file. @returns the name of a glyph on the current page, none for one that draws nothing */
function glyphForms(doc: PDFKit.PDFDocument) {
  const forms = new Map<string, PDFKit.PDFKitReference>();
  return ({ key, outline }: Shaper, glyph: number): string | undefined => {
    const { operators, box } = outline(glyph);
    if (!operators) return undefined;
    const name = `${key}${glyph}`;
    let form = forms.get(name);
    if (!form) {
      form = doc.ref({ Type: "XObject", Subtype: "Form", BBox: box });
      form.end(`${operators}\nf`);
      forms.set(name, form);
    }
    doc.page.xobjects[name] = form;
    return name;
  };
}

let openedLetters: Promise<Font> | undefined;

function openLetters(): Promise<Font> {
  openedLetters ??= openFont("receipt-sans");
  return openedLetters;
}

async function openFont(name: string): Promise<Font> {
  // Loaded with the first paper, like the PDF library.
  const [{ create }, file] = await Promise.all([import("fontkit"), readFile(siteFont(name))]);
  const font = create(file);
  if (!("layout" in font)) throw new Error(`${name} holds more than one font`);
  return font;
}

/** What the PDF library reads of a set text. */
type SetText = Pick<GlyphRun, "positions" | "advanceWidth"> & {
  glyphs: { id: number; advanceWidth: number; codePoints: readonly number[] }[];
};

/** The part of a font that a document embeds. The types of fontkit give its numbers as glyphs. */
type Subset = { glyphs: number[]; includeGlyph: (glyph: number) => number };

const graphemes = new Intl.Segmenter("ur", { granularity: "grapheme" });

const rightToLeftLetter = /(?=\p{L})[\p{Script_Extensions=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;

/** A font in which every letter is as wide as a space, and as empty. It embeds the space once for each letter. */
function lettersFont(font: Font): Font {
  const space = font.glyphForCodePoint(0x20);
  const letters: string[] = [];
  const numberOf = (letter: string): number => {
    const known = letters.indexOf(letter);
    return known < 0 ? letters.push(letter) : known + 1;
  };

  const layout = (text: string): SetText => {
    const read = Array.from(graphemes.segment(text), ({ segment }) => segment);
    // Readers of PDFs expect what is drawn from left to right, and turn it themselves. Figures are drawn so.
    const drawn = rightToLeftLetter.test(text) ? read.reverse() : read;
    const { advanceWidth } = space;
    return {
      glyphs: drawn.map((letter) => ({
        id: numberOf(letter),
        advanceWidth,
        codePoints: Array.from(letter, (part) => part.codePointAt(0) ?? 0),
      })),
      positions: drawn.map(() => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: drawn.length * advanceWidth,
    };
  };

  const createSubset = (): Subset => {
    const subset = font.createSubset() as unknown as Subset;
    const places = new Map<number, number>();
    subset.includeGlyph = (number) => {
      const place = places.get(number) ?? subset.glyphs.push(space.id) - 1;
      places.set(number, place);
      return place;
    };
    return subset;
  };
  return Object.create(font, {
    layout: { value: layout },
    createSubset: { value: createSubset },
    // Fonts of one name are one font to the PDF library.
    postscriptName: { value: "UmeedLetters" },
  });
}
