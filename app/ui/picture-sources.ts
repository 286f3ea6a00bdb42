import { apiBase } from "#app/contract/call.ts";
import { parsePictureName, variantName } from "#app/lib/picture.ts";

export type PictureSources = {
  src: string;
  /** Known from the name of an uploaded picture, to reserve its space before it loads. */
  width?: number;
  height?: number;
  /** Smaller variants, the best format first. */
  sources: { type: string; srcSet: string }[];
};

/**
 * Where a picture that a record names is found (ALL-17): a relative path is resolved against the backend
 * base, a leading ../ is removed, absolute addresses and paths that start with / are used as they are.
 * @returns undefined when the record names none
 */
export function pictureSources(picture: string | null | undefined): PictureSources | undefined {
  const named = picture?.trim();
  if (!named) return undefined;
  const src = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(named)
    ? named
    : `${apiBase}/${named.replace(/^(?:\.\.?\/)+/, "")}`;

  const slash = src.lastIndexOf("/") + 1;
  const stored = src.startsWith(`${apiBase}/uploads/`) ? parsePictureName(src.slice(slash)) : undefined;
  if (!stored) return { src, sources: [] };
  const folder = src.slice(0, slash);
  const { stem, width, height, widths } = stored;
  const sources = (["avif", "webp"] as const).map((format) => ({
    type: `image/${format}`,
    srcSet: widths.map((step) => `${folder}${variantName(stem, step, format)} ${step}w`).join(", "),
  }));
  return { src, width, height, sources: widths.length > 0 ? sources : [] };
}
