import { pictureSources } from "#app/ui/picture-sources.ts";
import type { GalleryPicture } from "./gallery-query.ts";

/** Our own illustrations in public/art: their paths do not name a size. Longer beginnings come first. */
const artRatios = [
  { beginning: "/art/hero-", ratio: 1600 / 900 },
  { beginning: "/art/portrait-", ratio: 1 },
] as const;

/** Of the other illustrations and the placeholder. */
const usual = 1200 / 750;
/** A film's place, whatever its own shape: only the loaded film has it. */
const filmRatio = 16 / 9;

/** Width by height: known before the picture loads, so that nothing moves when it does. */
export function ratioOf({ file_type, file_url }: Pick<GalleryPicture, "file_type" | "file_url">): number {
  if (file_type === "video") return filmRatio;
  const { width, height } = pictureSources(file_url) ?? {};
  if (width && height) return width / height;
  return artRatios.find(({ beginning }) => file_url.startsWith(beginning))?.ratio ?? usual;
}

/** The shape in the grid: a panorama or a tower is cropped there, and shown whole when it is opened. */
export const gridRatioOf = (item: Parameters<typeof ratioOf>[0]) =>
  Math.min(Math.max(ratioOf(item), 0.7), 2.2);
