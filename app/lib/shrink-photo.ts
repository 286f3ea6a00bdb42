import { renamed } from "./upload-rule.ts";

/** The longest sides that are tried, in px. Pages show at most 1600. */
const longestSides = [3840, 2560, 1920, 1280];
const quality = 0.85;

/** What each type becomes. A PNG may be transparent, which JPEG cannot keep; GIF and WebP may move. */
const targets: Record<string, string> = { "image/jpeg": "image/jpeg", "image/png": "image/webp" };

/** Whether a photo of this type can be made smaller in the browser. */
export const canShrink = (file: File) => file.type in targets;

/**
 * A photo in fewer pixels, so that it has at most `maxBytes`. It stays upright as its camera noted; place and other
 * notes of the camera are not kept.
 * @returns undefined when this browser cannot, or when the smallest is still too large
 */
export async function shrinkPhoto(photo: File, maxBytes: number): Promise<File | undefined> {
  const type = targets[photo.type];
  if (!type || !("createImageBitmap" in globalThis)) return undefined;
  const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" }).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    for (const side of longestSides) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      // A phone may have no memory left for a canvas of this size.
      const blob: Blob | null = await draw(bitmap, scale, type).catch(() => null);
      // A browser that cannot write the type writes a PNG.
      if (blob?.type !== type) return undefined;
      if (blob.size <= maxBytes) return new File([blob], renamed(photo.name, type), { type });
    }
    return undefined;
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}
