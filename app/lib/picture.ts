/*
 * An uploaded picture is stored as <id>.<width>x<height>.<ext>, its lighter forms beside it as
 * <id>.<width>x<height>.<step>.avif and .webp. The name alone tells the browser the size (so nothing shifts)
 * and the server which files belong together. A moving picture carries ".animated" and has no lighter forms.
 */

const steps = [400, 800, 1600];
const namePattern =
  /^(?<stem>[a-z0-9]{12,40}\.(?<width>\d{1,5})x(?<height>\d{1,5}))(?<animated>\.animated)?\.(?:jpg|png|gif|webp)$/;

export type StoredPicture = { stem: string; width: number; height: number; widths: number[] };

/** What the name of a stored picture says, undefined when it is not one of ours. */
export function parsePictureName(name: string): StoredPicture | undefined {
  const groups = namePattern.exec(name)?.groups;
  if (!groups?.stem) return undefined;
  const width = Number(groups.width);
  const height = Number(groups.height);
  return { stem: groups.stem, width, height, widths: groups.animated ? [] : variantWidths(width) };
}

/** The widths of the lighter forms of a picture this wide, smallest first; never wider than the picture. */
export function variantWidths(width: number): number[] {
  const smaller = steps.filter((step) => step < width);
  const largest = Math.min(width, Math.max(...steps));
  return smaller.includes(largest) ? smaller : [...smaller, largest];
}

export const variantName = (stem: string, width: number, format: "avif" | "webp") =>
  `${stem}.${width}.${format}`;
