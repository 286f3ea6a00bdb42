import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileTypeFromFile } from "file-type";
import { parsePictureName, variantName } from "../../app/lib/picture.ts";
import type { Media, MediaFolder } from "./media.ts";
import { type MadeFile, makePicture } from "./pictures.ts";

/** What a form takes, with the seeds' messages for what it does not. */
export type FileRule = {
  field: string;
  accept: readonly "image"[];
  maxBytes: number;
  wrongType: string;
  tooLarge: string;
};

/**
 * A received file that waits for its row. `place` moves it to where visitors find it, `discard` removes it
 * wherever it is by now; calling it after all went well is not done.
 */
export type StagedFile = {
  /** As the seeds store it: uploads/images/<name>. */
  path: string;
  place(): Promise<void>;
  discard(): Promise<void>;
};

export type StagingRefusal = { status: 413 | 415; message: string };

const imageTypes = new Set(["image/jpeg", "image/png", "image/gif", "image/webp"]);

/**
 * Receives one file: streamed to disk, cut off at the limit, its type told by its bytes alone, and made ready
 * to serve. Leaves nothing behind when it refuses or fails.
 */
export async function stageFile(
  media: Media,
  stream: Readable,
  rule: FileRule,
): Promise<{ staged: StagedFile } | { refused: StagingRefusal }> {
  const id = randomBytes(12).toString("hex");
  const folder = path.join(media.temporaryFolder, id);
  await mkdir(folder, { recursive: true });
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const received = path.join(folder, "received");
    const limit = byteLimit(rule.maxBytes);
    await pipeline(stream, limit.gate, createWriteStream(received));
    if (limit.passed()) {
      await clean();
      return { refused: { status: 413, message: rule.tooLarge } };
    }
    const type = await fileTypeFromFile(received);
    const picture = type && imageTypes.has(type.mime) ? await makePicture(received, id, folder) : undefined;
    await rm(received, { force: true });
    if (!picture) {
      await clean();
      return { refused: { status: 415, message: rule.wrongType } };
    }
    return { staged: stagedFile(media, "images", picture.main, picture.files, clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

function stagedFile(
  media: Media,
  folder: MediaFolder,
  main: string,
  files: MadeFile[],
  clean: () => Promise<void>,
): StagedFile {
  return {
    path: `uploads/${folder}/${main}`,
    async place() {
      // The main file last: whoever finds it finds its lighter forms too.
      for (const { name, file } of files.toReversed()) await media.put(folder, name, file);
      await clean();
    },
    async discard() {
      for (const { name } of files) await media.remove(folder, name);
      await clean();
    },
  };
}

/** Removes a stored file and what was made from it. An address that is not an upload of ours is left alone. */
export async function removeStored(media: Media, storedPath: string): Promise<void> {
  const [, folder, name] = /^uploads\/(images|videos)\/([^/]+)$/.exec(storedPath) ?? [];
  if (!folder || !name) return;
  const picture = parsePictureName(name);
  await media.remove(folder as MediaFolder, name);
  for (const width of picture?.widths ?? []) {
    for (const format of ["avif", "webp"] as const) {
      await media.remove("images", variantName(picture?.stem ?? "", width, format));
    }
  }
}

/** Lets at most `most` bytes through and swallows the rest, so that the sender can be told rather than cut. */
function byteLimit(most: number) {
  let seen = 0;
  const gate = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(null, seen > most ? undefined : chunk);
    },
  });
  return { gate, passed: () => seen > most };
}
