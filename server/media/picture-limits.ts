import { createReadStream } from "node:fs";
import type { Metadata } from "sharp";

/*
 * Limits of a picture's cost, checked by its headers before it is decoded. Measured in docs/decisions/020:
 * the worst accepted file takes less than 300 MB of memory.
 */

/** The maximum of pixels of a still picture: more than any phone takes. */
export const maxPixels = 110_000_000;
/** The maximum of pixels of a visitor's picture, which is decoded before anybody knows the visitor. */
export const maxPrivatePixels = 40_000_000;
/** The maximum of pixels of all frames of an animation together. */
const maxAnimatedPixels = 20_000_000;
const maxFrames = 300;
/** A progressive JPEG is decoded scan by scan over the whole picture. Common encoders write 10 to 24. */
const maxScans = 32;
/** The maximum of memory of a decoder that cannot work line by line. */
const maxDecoderBytes = 120_000_000;

export const pictureLimitMessages = {
  tooManyPixels: "This picture has too many pixels. Please make it smaller, or save it as a plain JPEG.",
  tooManyPrivatePixels:
    "This picture has more than 40 megapixels. Please take a screenshot of it and send that, or a smaller photo.",
  tooMuchMovement: "This moving picture is too long or too large. Please make it shorter or smaller.",
  tooManyScans: "This JPEG is stored in too many layers. Please save it again as a plain JPEG.",
  tooSlow: "This picture takes too long to work on. Please make it smaller.",
  busy: "Many pictures are being worked on at the moment. Please send this one again in half a minute.",
} as const;

/**
 * Why a picture is refused, by its metadata and the bytes of its file.
 * @returns undefined when it is within the limits
 */
export async function pictureTooCostly(file: string, metadata: Metadata): Promise<string | undefined> {
  const { format, width, pages = 1, pageHeight = metadata.height, isProgressive } = metadata;
  const pixels = width * pageHeight;
  if (pages > 1 && (pages > maxFrames || pixels * pages > maxAnimatedPixels)) {
    return pictureLimitMessages.tooMuchMovement;
  }
  if (pixels > maxPixels || pixels * decoderBytesPerPixel(metadata) > maxDecoderBytes) {
    return pictureLimitMessages.tooManyPixels;
  }
  if (format === "jpeg" && isProgressive && (await countScans(file, maxScans)) > maxScans) {
    return pictureLimitMessages.tooManyScans;
  }
  return undefined;
}

/** 0 for a picture that is decoded line by line. */
function decoderBytesPerPixel({
  format,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  switch (format) {
    case "jpeg":
      // Coefficients of 16 bits.
      if (!isProgressive) return 0;
      return 2 * (chromaSubsampling === "4:2:0" ? 1.5 : chromaSubsampling === "4:2:2" ? 2 : channels);
    case "png":
      // The decoder's copy and the one that is read from it.
      return isProgressive ? 2 * channels * (depth === "ushort" ? 2 : 1) : 0;
    case "webp":
      return 4;
    case "gif":
      // The indexes, the frame in colour, and its copy.
      return 6;
    default:
      return 0;
  }
}

/**
 * Counts the scans of a JPEG in one pass over its bytes, without decoding. In scan data 0xFF is followed by 0
 * or by a restart marker, so 0xFF 0xDA begins a scan wherever it is not within another segment.
 * @returns the number of scans; counting ends one beyond `max`
 */
export async function countScans(file: string, max: number): Promise<number> {
  let scans = 0;
  let skip = 2;
  let header: number[] = [];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let place = 0;
    while (place < chunk.length) {
      if (skip > 0) {
        const step = Math.min(skip, chunk.length - place);
        skip -= step;
        place += step;
        continue;
      }
      if (header.length === 0) {
        place = chunk.indexOf(0xff, place);
        if (place < 0) break;
      }
      header.push(chunk[place] ?? 0);
      place += 1;
      const [, marker = 0xff, high, low] = header;
      // A marker may have several leading 0xFF; 0, restarts and the start and end of the picture have no
      // length.
      if (marker === 0xff) header = [0xff];
      else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)) header = [];
      else if (high !== undefined && low !== undefined) {
        if (marker === 0xda) scans += 1;
        if (scans > max) return scans;
        skip = Math.max(0, high * 256 + low - 2);
        header = [];
      }
    }
  }
  return scans;
}
