import { type FileHandle, open } from "node:fs/promises";

/* What can be told of an MP4 film without decoding it: ISO 14496-12. A box is its length, its name, its content. */

export type FilmFacts = {
  /** Broken off before its index (moov), without which no program plays it. */
  broken: boolean;
  /** In HEVC (H.265), which many phones and browsers do not play. */
  hevc: boolean;
};

/** An index of a film as large as we take has some hundred KB; more of it is not looked at. */
const maxIndexBytes = 4 * 1024 * 1024;
/** A film has a handful of boxes at its top, one in pieces some thousands. */
const maxBoxes = 20_000;

/** @param size of the file, in bytes */
export async function readFilm(file: string, size: number): Promise<FilmFacts> {
  const handle = await open(file);
  try {
    const boxes = await topBoxes(handle, size);
    const index = boxes.find(({ name }) => name === "moov");
    if (!index) return { broken: boxes.some(({ name }) => name === "mdat"), hevc: false };
    const bytes = await read(handle, index.at, Math.min(index.length, maxIndexBytes));
    return {
      broken: index.at + index.length > size,
      hevc: codecs(bytes).some((codec) => hevcCodecs.has(codec)),
    };
  } finally {
    await handle.close();
  }
}

const hevcCodecs = new Set(["hvc1", "hev1", "dvh1", "dvhe"]);

type Box = { name: string; at: number; length: number };

async function topBoxes(handle: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= size && boxes.length < maxBoxes; ) {
    const head = await read(handle, at, 16);
    const short = head.readUInt32BE(0);
    // 1: the length is in the next eight bytes; 0: to the end of the file.
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short || size - at;
    if (length < 8) break;
    boxes.push({ name: head.toString("latin1", 4, 8), at, length });
    at += length;
  }
  return boxes;
}

/** The codecs of the tracks: the first entry of each list of sample descriptions. */
function codecs(index: Buffer): string[] {
  const found: string[] = [];
  for (let at = index.indexOf("stsd"); at >= 0; at = index.indexOf("stsd", at + 4))
    found.push(index.toString("latin1", at + 16, at + 20));
  return found;
}

async function read(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}
