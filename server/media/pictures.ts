import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Sharp } from "sharp";
import { variantName, variantWidths } from "#app/lib/picture.ts";
import { maxPixels, maxPrivatePixels, pictureLimitMessages, pictureTooCostly } from "./picture-limits.ts";

/** The maximum width that the site shows. */
const widest = 2400;
/** The maximum height: a very tall picture would cost its encoders as much as a wide one. */
const tallest = 6000;
/** The timeout of one step, in seconds: decoding, or writing one variant. */
const stepTimeoutSeconds = 40;

const formats = { jpeg: "jpg", png: "png", gif: "gif", webp: "webp" } as const;
type Format = keyof typeof formats;

export type ProcessedFile = { name: string; file: string };
/** `main` is the uploaded picture, upright and without metadata; it is the first of `files`. */
export type ProcessedPicture = { main: string; files: ProcessedFile[] };

/**
 * Turns an uploaded picture into the files that the site serves: upright, without EXIF and GPS, with AVIF and
 * WebP variants at up to three widths. Animations stay animated. Call it through the queue: it may take 300
 * MB.
 * @returns a message when it would cost too much, undefined when the bytes are no valid picture
 * @throws the file system's errors, such as a full disk
 */
export async function processPicture(
  input: string,
  id: string,
  folder: string,
): Promise<ProcessedPicture | { tooCostly: string } | undefined> {
  const main = await readPicture(input);
  if (!main || "tooCostly" in main) return main;
  const { bytes, format, width, height, animated } = main;
  const stem = `${id}.${width}x${height}`;
  const files: ProcessedFile[] = [];
  // Written here and not by sharp, whose errors do not distinguish a full disk from a damaged picture.
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

/** A private file's name contains its size, so that the size of many is known without asking where they are stored. */
export const privateName = (id: string, bytes: number, extension: "jpg" | "pdf") =>
  `${id}.${bytes}.${extension}`;

/** The bytes of a private file, by its name or path; 0 for any other name. */
export const privateSize = (name: string) => Number(/\.(\d{1,9})\.(?:jpg|pdf)$/.exec(name)?.[1] ?? 0);

/** The longest side of a private picture, in px: the print of a bank slip can be read. */
const longestPrivateSide = 2200;

/**
 * Turns a private picture into one upright JPEG without EXIF and GPS: staff look at it, no page shows it. Of a moving
 * one the first frame is kept. Call it through the queue.
 * @returns like `processPicture`
 */
export async function processPrivatePicture(
  input: string,
  id: string,
  folder: string,
  pixels = privatePixels,
): Promise<ProcessedPicture | { tooCostly: string } | undefined> {
  const made = await readPrivatePicture(input, pixels);
  if (!made || "tooCostly" in made) return made;
  const main = privateName(id, made.bytes.length, "jpg");
  const file = path.join(folder, main);
  await writeFile(file, made.bytes);
  return { main, files: [{ name: main, file }] };
}

/**
 * What a decoder only warns of is read: phones and bank apps write odd marks, extra bytes and wrong profiles, and every
 * browser shows their pictures. One that is cut, or whose data is damaged, is refused.
 */
const failOn = "error";

type PixelLimit = { max: number; tooMany: string };
const privatePixels: PixelLimit = {
  max: maxPrivatePixels,
  tooMany: pictureLimitMessages.tooManyPrivatePixels,
};

const privateOptions = { limitInputPixels: maxPrivatePixels, failOn, sequentialRead: true } as const;

/**
 * Looks at the headers of a private picture, before anything is decoded.
 * @param pixels how many it may have, where that is fewer than of others
 * @returns why it is refused, `tooMany` where it has too many pixels; undefined when it may be processed
 */
export async function checkPrivatePicture(
  input: string,
  pixels = privatePixels,
): Promise<{ tooCostly: string; tooMany?: true } | "unreadable" | undefined> {
  const sharp = await loadSharp();
  try {
    const metadata = await sharp(input, { ...privateOptions, limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > pixels.max) {
      return { tooCostly: pixels.tooMany, ...(pixels !== privatePixels && { tooMany: true }) };
    }
    const tooCostly = await pictureTooCostly(input, metadata);
    return tooCostly === undefined ? undefined : { tooCostly };
  } catch {
    // Whatever the headers of a file make sharp say, the file is no picture.
    return "unreadable";
  }
}

async function readPrivatePicture(
  input: string,
  pixels = privatePixels,
): Promise<{ bytes: Buffer } | { tooCostly: string } | undefined> {
  const fault = await checkPrivatePicture(input, pixels);
  if (fault) return fault === "unreadable" ? undefined : fault;
  const sharp = await loadSharp();
  try {
    // A JPEG or WebP is read in fewer pixels from the start: sharp asks its decoder for the size that is wanted.
    const bytes = await sharp(input, privateOptions)
      .timeout({ seconds: stepTimeoutSeconds })
      .autoOrient()
      .resize({
        width: longestPrivateSide,
        height: longestPrivateSide,
        fit: "inside",
        withoutEnlargement: true,
      })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
    return { bytes };
  } catch (error) {
    return isTimeout(error) ? { tooCostly: pictureLimitMessages.tooSlow } : undefined;
  }
}

type ReadPicture = { bytes: Buffer; format: Format; width: number; height: number; animated: boolean };

/** Decodes the upload and encodes it again. Any error here is caused by the file. */
async function readPicture(input: string): Promise<ReadPicture | { tooCostly: string } | undefined> {
  const sharp = await loadSharp();
  // pictureTooCostly has counted the pixels of all frames; the decoder checks a still picture again.
  const options = { limitInputPixels: maxPixels, failOn, sequentialRead: true } as const;
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

/** Loaded with the first picture: its native library is a tenth of an idle server's memory. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  // No picture is processed twice, so a cache only costs memory.
  sharp.cache(false);
  return sharp;
}
