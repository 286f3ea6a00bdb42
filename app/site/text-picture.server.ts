import type { Sharp, SharpOptions } from "sharp";
import { escapeHtml } from "#app/lib/escape-text.ts";
import { siteFont } from "./drawn-text/site-font.server.ts";

/*
 * Texts as pictures, set by Pango (it comes with sharp), which shapes Urdu, orders texts of both directions and breaks
 * lines. The fonts are ours, so that it needs none of the machine's.
 */

export type MakeSharp = (options: SharpOptions) => Sharp;
export type TextPicture = { png: Buffer; width: number; height: number };
export type TextLook = {
  family: "serif" | "sans";
  /** In pixels. */
  size: number;
  colour: string;
  spacing?: number;
  /** Lines closer to each other than Urdu needs them. */
  tight?: boolean;
};

/** sharp, with our fonts loaded. */
export async function openSharp(): Promise<typeof import("sharp").default> {
  const { default: sharp } = await import("sharp");
  await loadFonts(sharp);
  return sharp;
}

/** The names that the files give themselves; Urdu letters are taken from the third. */
const families = { serif: "Alegreya", sans: "Source Sans 3 ExtraLight", nastaliq: "Noto Nastaliq Urdu" };

/** @returns a PNG with a transparent ground. Pango refuses a text of which nothing is to be seen. */
export async function drawText(
  sharp: MakeSharp,
  text: string,
  look: TextLook,
  /** With a height the text is scaled to it. */
  box: { width: number; dpi: number } | { width: number; height: number },
): Promise<TextPicture> {
  const attributes = {
    font_family: `${families[look.family]}, ${families.nastaliq}`,
    // In 1024ths of a point, which is a pixel at 72 dpi.
    font_size: Math.round(look.size * 1024),
    letter_spacing: (look.spacing ?? 0) * 1024,
    foreground: look.colour,
    line_height: look.tight ? 0.88 : 1,
  };
  const markup = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
  const { data, info } = await sharp({
    text: {
      text: `<span ${markup.join(" ")}>${escapeMarkup(text)}</span>`,
      fontfile: siteFont(`card-${look.family}`),
      rgba: true,
      wrap: "word-char",
      ...box,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** A font that Pango has read once is there for every later text: the Urdu letters of a Latin line need it. */
let loaded: Promise<unknown> | undefined;
function loadFonts(sharp: MakeSharp): Promise<unknown> {
  loaded ??= Promise.all(
    (["card-serif", "card-sans", "card-nastaliq"] as const).map((font) =>
      sharp({ text: { text: "a", fontfile: siteFont(font) } })
        .png()
        .toBuffer(),
    ),
  );
  return loaded;
}

/** For Pango's markup, which takes no control characters. */
const escapeMarkup = (text: string) => escapeHtml(text.toWellFormed().replace(/\p{Cc}/gu, ""));
