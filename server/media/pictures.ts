import path from "node:path";
import { variantName, variantWidths } from "../../app/lib/picture.ts";

/** A picture may unfold to this many pixels: more than any phone takes, far less than a decompression bomb. */
const mostPixels = 110_000_000;
/** Nothing on the site shows a picture wider than this. */
const widest = 2400;

const formats = { jpeg: "jpg", png: "png", gif: "gif", webp: "webp" } as const;

export type MadeFile = { name: string; file: string };
/** `main` is the picture as uploaded, turned upright and without its metadata; `files` holds it first. */
export type MadePicture = { main: string; files: MadeFile[] };

/**
 * Turns an uploaded picture into what the site serves: upright, free of EXIF and GPS, with AVIF and WebP forms
 * at up to three widths. Moving pictures stay moving.
 * @returns undefined when the bytes cannot be read as a picture
 */
export async function makePicture(
  input: string,
  id: string,
  folder: string,
): Promise<MadePicture | undefined> {
  const options = { limitInputPixels: mostPixels, animated: true, failOn: "error" } as const;
  // Loaded with the first picture: its native library is a tenth of what an idle server would hold.
  const { default: sharp } = await import("sharp");
  try {
    const { format, pages = 1 } = await sharp(input, options).metadata();
    const extension = formats[format as keyof typeof formats];
    if (!extension) return undefined;
    const animated = pages > 1;

    const whole = path.join(folder, `${id}.main`);
    const source = sharp(input, { ...options, animated });
    const written = await (animated ? source : source.autoOrient())
      .resize({ width: widest, withoutEnlargement: true })
      .toFormat(format as keyof typeof formats, format === "jpeg" ? { quality: 86, mozjpeg: true } : {})
      .toFile(whole);
    const height = written.pageHeight ?? written.height;
    const stem = `${id}.${written.width}x${height}`;
    const main = `${stem}${animated ? ".animated" : ""}.${extension}`;
    const files: MadeFile[] = [{ name: main, file: whole }];
    if (animated) return { main, files };

    for (const width of variantWidths(written.width)) {
      const scaled = sharp(whole).resize({ width });
      for (const variant of ["avif", "webp"] as const) {
        const name = variantName(stem, width, variant);
        const file = path.join(folder, name);
        await (variant === "avif"
          ? scaled.clone().avif({ quality: 52, effort: 2 }).toFile(file)
          : scaled.clone().webp({ quality: 76, effort: 3 }).toFile(file));
        files.push({ name, file });
      }
    }
    return { main, files };
  } catch (error) {
    if (isUnreadable(error)) return undefined;
    throw error;
  }
}

/** sharp reports a bad picture and a full disk alike as plain errors; only the first is the sender's fault. */
function isUnreadable(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return !/no space|ENOSPC|EACCES|unable to (open|write)|write error/i.test(message);
}
