/* Text colours on colours that staff choose. */

/** First our own ink and paper. Where neither reaches 4.5:1, plain black or white does. */
const inks = ["#FFFDF8", "#12261E", "#FFFFFF", "#000000"];
const enough = 4.5;

/**
 * The text colour on a background: the first candidate with WCAG AA contrast (4.5:1). There always is one,
 * since black or white reaches 4.58 on every colour. A background that is not #RRGGBB gets ink.
 */
export function textOn(background: string): string {
  if (!isHexColour(background)) return "#12261E";
  return inks.find((ink) => contrast(ink, background) >= enough) ?? "#000000";
}

export const isHexColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The WCAG contrast of two #RRGGBB colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
