import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { serverMessages } from "#app/contract/replies.ts";
import { QueueFullError, WorkQueue } from "#server/work-queue.ts";
import {
  detectType,
  type FileKind,
  type FileRule,
  largest,
  type StagingRefusal,
  type TypedFile,
} from "./file-rule.ts";
import {
  type Media,
  type MediaFolder,
  type PublicFolder,
  StorageUnavailableError,
  storedPath,
} from "./media.ts";
import { pictureLimitMessages } from "./picture-limits.ts";
import {
  checkPrivatePicture,
  type ProcessedFile,
  privateName,
  processPicture,
  processPrivatePicture,
} from "./pictures.ts";

/**
 * A received file before its row is written. `place` moves it to its final place, `discard` removes it
 * wherever it is; do not discard after success.
 */
export type StagedFile = {
  kind: FileKind;
  name: string;
  /** As a row names it: uploads/images/<name> (ALL-16). */
  path: string;
  /** What whoever sent it should know of it. */
  note?: string;
  place(): Promise<void>;
  discard(): Promise<void>;
};

/** What a save puts into place: a file, or several. */
export type PlacedFile = Pick<StagedFile, "place">;

/** Several files as one: all of them are put into place. */
export const together = (...files: (PlacedFile | undefined)[]): PlacedFile => ({
  async place() {
    for (const file of files) await file?.place();
  },
});

/**
 * Processing a picture takes hundreds of megabytes and a whole processor, so each process does one at a time.
 * Eight more may wait, which is half a minute with ordinary photos.
 */
export const pictureQueue = new WorkQueue({ concurrency: 1, maxWaiting: 8 });
/**
 * Private pictures come from visitors. One client has one picture at a time in it, so that nobody fills it alone, and at
 * most one of all visitors waits among the pictures of staff. A form takes three: after them others go first for a while.
 */
export const visitorQueue = new WorkQueue({
  concurrency: 1,
  maxWaiting: 8,
  maxPerClient: 1,
  lately: { turns: 3, ms: 600_000 },
});
/** The Retry-After of a full queue, in seconds. */
const pictureRetrySeconds = 30;

/** A file on the disk, of a type and size that its rule takes, that nobody has decoded yet. */
export type ReceivedFile = {
  rule: FileRule;
  /** Reads the headers of a private picture. @returns why it is refused */
  check(): Promise<StagingRefusal | undefined>;
  /**
   * Makes the file ready for its place. Nothing is left of it when it is refused or this fails.
   * @param client who sent it, for the turns of visitors
   */
  prepare(client: string): Promise<{ staged: StagedFile } | { refused: StagingRefusal }>;
  discard(): Promise<void>;
};

/**
 * Receives one file: streams it to disk up to the limit and detects its type by its bytes. Decodes nothing: the fields of
 * its form may come after it. Leaves nothing behind when it refuses or fails.
 */
export async function receiveFile(
  media: Media,
  stream: Readable,
  rule: FileRule,
): Promise<{ received: ReceivedFile } | { refused: StagingRefusal }> {
  // Before anything is received, and long before a row is locked that the file is to be stored with.
  const unavailable = await media.check().catch(storageRefusal);
  if (unavailable) return { refused: unavailable };
  const id = randomBytes(12).toString("hex");
  const folder = path.join(media.temporaryFolder, id);
  await mkdir(folder, { recursive: true });
  const clean = () => rm(folder, { recursive: true, force: true });
  try {
    const file = path.join(folder, "received");
    const max = largest(rule);
    const gate = byteLimit(max.maxBytes);
    await pipeline(stream, gate.transform, createWriteStream(file));
    const result: TypedFile | StagingRefusal = gate.passed()
      ? { status: 413, message: max.tooLarge }
      : await detectType(file, rule);
    if ("status" in result) {
      await clean();
      return { refused: result };
    }
    return { received: receivedFile(media, rule, { id, folder, file, ...result }, clean) };
  } catch (error) {
    await clean();
    throw error;
  }
}

function storageRefusal(error: unknown): StagingRefusal {
  if (!(error instanceof StorageUnavailableError)) throw error;
  const { retryAfterSeconds: retryAfter } = error;
  return { status: 503, message: serverMessages.storageUnavailable, retryAfter, cause: error };
}

/** Receives one file and prepares it, where nothing else is to be checked before: bytes of staff. */
export async function stageFile(
  media: Media,
  stream: Readable,
  rule: FileRule,
): Promise<{ staged: StagedFile } | { refused: StagingRefusal }> {
  const result = await receiveFile(media, stream, rule);
  return "refused" in result ? result : result.received.prepare("staff");
}

type FileOnDisk = TypedFile & { id: string; folder: string; file: string };
type ReadyFile = { kind: FileKind; main: string; files: ProcessedFile[]; note?: string | undefined };

function receivedFile(
  media: Media,
  rule: FileRule,
  onDisk: FileOnDisk,
  clean: () => Promise<void>,
): ReceivedFile {
  return {
    rule,
    async check() {
      if (onDisk.kind !== "image" || !rule.folder) return undefined;
      const fault = await checkPrivatePicture(onDisk.file, rule.image?.pixels);
      if (!fault) return undefined;
      if (fault !== "unreadable" && fault.tooMany) return { status: 413, message: fault.tooCostly };
      return { status: 415, message: fault === "unreadable" ? rule.wrongType : fault.tooCostly };
    },
    async prepare(client) {
      try {
        const made = await prepareFile(onDisk, rule, client);
        if (!("status" in made)) return { staged: stagedFile(media, rule, made, clean) };
        await clean();
        return { refused: made };
      } catch (error) {
        await clean();
        throw error;
      }
    },
    discard: clean,
  };
}

async function prepareFile(
  { kind, extension, size, note, id, folder, file: received }: FileOnDisk,
  rule: FileRule,
  client: string,
): Promise<ReadyFile | StagingRefusal> {
  if (kind !== "image") {
    const main = kind === "document" && rule.folder ? privateName(id, size, "pdf") : `${id}.${extension}`;
    const file = path.join(folder, main);
    await rename(received, file);
    return { kind, main, files: [{ name: main, file }], note };
  }
  const work = rule.folder
    ? visitorQueue.run(client, () =>
        pictureQueue.run("visitors", () => processPrivatePicture(received, id, folder, rule.image?.pixels)),
      )
    : pictureQueue.run("pictures", () => processPicture(received, id, folder));
  const picture = await work.catch((error: unknown) => {
    if (error instanceof QueueFullError) return "full" as const;
    throw error;
  });
  if (picture === "full") {
    return { status: 503, message: pictureLimitMessages.busy, retryAfter: pictureRetrySeconds };
  }
  if (!picture) return { status: 415, message: rule.wrongType };
  if ("tooCostly" in picture) return { status: 415, message: picture.tooCostly };
  await rm(received, { force: true });
  return { kind: "image", ...picture };
}

const publicFolderOf = {
  image: "images",
  video: "videos",
  document: "documents",
  captions: "captions",
} as const satisfies Record<FileKind, PublicFolder>;

function stagedFile(
  media: Media,
  rule: FileRule,
  { kind, main, files, note }: ReadyFile,
  clean: () => Promise<void>,
): StagedFile {
  const folder: MediaFolder = rule.folder ?? publicFolderOf[kind];
  const placed: string[] = [];
  return {
    kind,
    name: main,
    path: storedPath(folder, main),
    ...(note && { note }),
    async place() {
      // The main file last: when it is visible, its variants are too.
      for (const { name, file } of files.toReversed()) {
        await media.put(folder, name, file);
        placed.push(name);
      }
      await clean();
    },
    async discard() {
      await clean();
      for (const name of placed) await media.remove(folder, name);
    },
  };
}

/**
 * Passes at most `max` bytes and discards the rest, so that the client gets a reply and not a closed
 * connection.
 */
function byteLimit(max: number) {
  let seen = 0;
  const transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(null, seen > max ? undefined : chunk);
    },
  });
  return { transform, passed: () => seen > max };
}
