import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { variantName, variantWidths } from "#app/lib/picture.ts";
import { maxPixels, pictureLimitMessages, pictureTooCostly } from "./picture-limits.ts";

/** Nothing on the site shows a picture wider than this. */
const widest = 2400;
/** Nor taller: a longer strip would cost its encoders as much as a picture of any width. */
const tallest = 6000;
/** Seconds for one step of the work: decoding, or writing one form. */
const stepTimeoutSeconds = 40;

const formats = { jpeg: "jpg", png: "png", gif: "gif", webp: "webp" } as const;
type Format = keyof typeof formats;

export type MadeFile = { name: string; file: string };
/** `main` is the picture as uploaded, turned upright and without its metadata; `files` holds it first. */
export type MadePicture = { main: string; files: MadeFile[] };

/**
 * Turns an uploaded picture into what the site serves: upright, free of EXIF and GPS, with AVIF and WebP forms
 * at up to three widths. Moving pictures stay moving. Call it through the queue: it may take 300 MB.
 * @returns why it is not done in plain words when it would cost too much, undefined when the bytes cannot be read as
 *   a picture
 * @throws the file system's errors, a full disk among them
 */
export async function makePicture(
  input: string,
  id: string,
  folder: string,
): Promise<MadePicture | { tooCostly: string } | undefined> {
  const main = await readPicture(input);
  if (!main || "tooCostly" in main) return main;
  const { bytes, format, width, height, animated } = main;
  const stem = `${id}.${width}x${height}`;
  const files: MadeFile[] = [];
  // Written here and not by sharp, whose errors do not tell a full disk from a damaged picture.
  const write = async (name: string, content: Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, content);
    files.push({ name, file });
  };
  const mainName = `${stem}${animated ? ".animated" : ""}.${formats[format]}`;
  await write(mainName, bytes);
  if (animated) return { main: mainName, files };

  const sharp = await loadSharp();
  for (const step of variantWidths(width)) {
    const scaled = sharp(bytes).timeout({ seconds: stepTimeoutSeconds }).resize({ width: step });
    await write(
      variantName(stem, step, "avif"),
      await scaled.clone().avif({ quality: 52, effort: 2 }).toBuffer(),
    );
    await write(
      variantName(stem, step, "webp"),
      await scaled.clone().webp({ quality: 76, effort: 3 }).toBuffer(),
    );
  }
  return { main: mainName, files };
}

type ReadPicture = { bytes: Buffer; format: Format; width: number; height: number; animated: boolean };

/** Decodes what was uploaded and writes it anew. Whatever goes wrong here lies in the file. */
async function readPicture(input: string): Promise<ReadPicture | { tooCostly: string } | undefined> {
  const sharp = await loadSharp();
  // Whole moving pictures are counted by pictureTooCostly, a still one a second time by the decoder.
  const options = { limitInputPixels: maxPixels, failOn: "warning", sequentialRead: true } as const;
  try {
    const metadata = await sharp(input, { ...options, limitInputPixels: false, animated: true }).metadata();
    const format = metadata.format as Format;
    if (!formats[format]) return undefined;
    const tooCostly = await pictureTooCostly(input, metadata);
    if (tooCostly) return { tooCostly };

    const animated = (metadata.pages ?? 1) > 1;
    const source = sharp(input, { ...options, animated }).timeout({ seconds: stepTimeoutSeconds });
    const { data, info } = await inFormat(
      (animated ? source : source.autoOrient()).resize({
        width: widest,
        height: tallest,
        fit: "inside",
        withoutEnlargement: true,
      }),
      format,
    ).toBuffer({ resolveWithObject: true });
    return { bytes: data, format, width: info.width, height: info.pageHeight ?? info.height, animated };
  } catch (error) {
    return isTimeout(error) ? { tooCostly: pictureLimitMessages.tooSlow } : undefined;
  }
}

function inFormat(picture: Sharp, format: Format): Sharp {
  return picture.toFormat(format, format === "jpeg" ? { quality: 86, mozjpeg: true } : {});
}

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith("timeout");

/** Loaded with the first picture: its native library is a tenth of what an idle server would hold. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // No picture is worked on twice, so keeping decoded ones only costs memory.
  sharp.cache(false);
  return sharp;
}
