/*
 * An uploaded picture is stored as <id>.<width>x<height>.<ext>, its smaller variants beside it as
 * <id>.<width>x<height>.<step>.avif and .webp. From the name alone the browser knows the size (no layout
 * shift) and the server the files that belong together. An animated picture has ".animated" in its name and
 * no variants.
 */

const steps = [400, 800, 1600];
const namePattern =
  /^(?<stem>[a-z0-9]{12,40}\.(?<width>\d{1,5})x(?<height>\d{1,5}))(?<animated>\.animated)?\.(?:jpg|png|gif|webp)$/;

export type StoredPicture = { stem: string; width: number; height: number; widths: number[] };

/** Parses the name of a stored picture; undefined when it is not one. */
export function parsePictureName(name: string): StoredPicture | undefined {
  const groups = namePattern.exec(name)?.groups;
  if (!groups?.stem) return undefined;
  const width = Number(groups.width);
  const height = Number(groups.height);
  return { stem: groups.stem, width, height, widths: groups.animated ? [] : variantWidths(width) };
}

/** The widths of a picture's variants, smallest first; never wider than the picture. */
export function variantWidths(width: number): number[] {
  const smaller = steps.filter((step) => step < width);
  const largest = Math.min(width, Math.max(...steps));
  return smaller.includes(largest) ? smaller : [...smaller, largest];
}

export const variantName = (stem: string, width: number, format: "avif" | "webp") =>
  `${stem}.${width}.${format}`;
