import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReadableStream, ReadableWritablePair } from "node:stream/web";
import type { ParsedTarEntry } from "modern-tar";
import { migrations, withBaseline } from "#server/db/migrations.ts";
import { readStoredPath } from "#server/media/media.ts";
import {
  ArchiveError,
  type BackupSummary,
  checksumsName,
  currentFormat,
  databaseName,
  summaryName,
  summarySchema,
} from "./archive-format.ts";
import { DecryptionError } from "./encryption.ts";

/** A file of the archive: the database, or an upload by its stored path. */
export type ArchiveFile = { name: string; size: number; bytes: AsyncIterable<Uint8Array> };

export type ArchiveContents = {
  /** Undefined for an archive of an earlier version, which has no checksums either. */
  summary: BackupSummary | undefined;
  /** The checksum of each file, in the order of the archive. */
  checksums: Map<string, string>;
  uploads: number;
  bytes: number;
};

/** What the checksums may take: those of half a million files. */
const maxChecksumBytes = 64 * 1024 * 1024;
/** The summary has a line for each table and each migration. */
const maxSummaryBytes = 256 * 1024;

/**
 * Reads an archive from beginning to end, hands out each file, and checks all checksums. The files are to be used only
 * when this has ended well.
 * @param take reads all bytes of a file, or none
 * @throws ArchiveError for what is no archive of this program, is cut off, was changed, or is of a newer version
 */
export async function readArchive(
  archive: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  take: (file: ArchiveFile) => Promise<void> = async () => undefined,
): Promise<ArchiveContents> {
  const { createTarDecoder } = await import("modern-tar");
  const contents: ArchiveContents = { summary: undefined, checksums: new Map(), uploads: 0, bytes: 0 };
  let given: Map<string, string> | undefined;
  const source = Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array>;
  const decoder = createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>;
  const entries = source.pipeThrough(decoder);
  let own: unknown;
  try {
    for await (const { header, body } of entries) {
      const name = header.name.replace(/^\.\//, "");
      if (header.type === "directory" || isPassedOver(name)) {
        await body.cancel();
        continue;
      }
      if ((header.type ?? "file") !== "file" || !isExpected(name))
        throw new ArchiveError(`It holds ${name.slice(0, 80)}, which is no part of a backup`);
      if (given || contents.checksums.has(name)) throw new ArchiveError(`It holds ${name} at a wrong place`);
      const hash = createHash("sha256");
      const bytes = hashed(body as ReadableStream<Uint8Array>, hash);
      try {
        if (name === checksumsName) given = readChecksums(await textOf(bytes, header.size, maxChecksumBytes));
        else if (name === summaryName)
          contents.summary = readSummary(await textOf(bytes, header.size, maxSummaryBytes));
        else await take({ name, size: header.size, bytes });
      } catch (error) {
        own = error;
        throw error;
      }
      // What was not taken.
      for await (const _ of bytes);
      if (given) continue;
      contents.checksums.set(name, hash.digest("hex"));
      contents.bytes += header.size;
      if (readStoredPath(name)) contents.uploads += 1;
    }
  } catch (error) {
    const told = error === own || error instanceof ArchiveError || error instanceof DecryptionError;
    // What the system reports has a code: a file that cannot be read, a full disk.
    if (told || (error as { code?: unknown } | null)?.code !== undefined) throw error;
    throw new ArchiveError("It is no tar archive, or it is cut off or damaged", { cause: error });
  }
  checkComplete(contents, given);
  return contents;
}

const isExpected = (name: string): boolean => {
  if (name === summaryName || name === checksumsName || name === databaseName) return true;
  const stored = readStoredPath(name);
  return stored !== undefined && /^[\w-][\w.-]*$/.test(stored.name);
};

/** What a data folder holds that somebody has packed by hand: it is made anew. */
const isPassedOver = (name: string): boolean =>
  /^(?:umeed\.sqlite-(?:wal|shm)|server\.lock|disk-reserve|private\/storage-mark)$/.test(name) ||
  /^(?:private\/quarantine|uploads\/receiving)\//.test(name);

function checkComplete(
  { summary, checksums }: ArchiveContents,
  given: Map<string, string> | undefined,
): void {
  if (!checksums.has(databaseName)) throw new ArchiveError("It holds no database");
  // An archive of an earlier version.
  if (!summary && !given) return;
  if (!summary || !given) throw new ArchiveError("Its checksums are missing");
  for (const [name, checksum] of given) {
    const found = checksums.get(name);
    if (found === undefined) throw new ArchiveError(`${name} is missing`);
    if (found !== checksum) throw new ArchiveError(`${name} was changed: its checksum is another`);
  }
  for (const name of checksums.keys())
    if (!given.has(name)) throw new ArchiveError(`${name} has no checksum`);
}

export const beforeBaseline =
  "It was made by a version before 1.3.0: restore it with version 1.3.0, and move on from there";

function readSummary(text: string): BackupSummary {
  const json = parseJson(text) as { format?: unknown; program?: unknown } | undefined;
  const newer = "It was made by a newer version of the program";
  if (typeof json?.format === "number" && json.format > currentFormat) throw new ArchiveError(newer);
  const { success, data } = summarySchema.safeParse(json);
  if (!success) throw new ArchiveError(`Its ${summaryName} cannot be read`);
  const ran = withBaseline(data.migrations);
  if (!ran) throw new ArchiveError(beforeBaseline);
  if (ran.some((name) => !Object.hasOwn(migrations, name)))
    throw new ArchiveError(`${newer} (${data.program.slice(0, 40)}): update this one first`);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readChecksums(text: string): Map<string, string> {
  const lines = text.split("\n").filter(Boolean);
  const found = lines.flatMap((line) => {
    const [, checksum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
    return checksum && name ? [[name, checksum] as const] : [];
  });
  if (found.length !== lines.length) throw new ArchiveError(`Its ${checksumsName} cannot be read`);
  return new Map(found);
}

async function textOf(bytes: AsyncIterable<Uint8Array>, size: number, most: number): Promise<string> {
  if (size > most) throw new ArchiveError("Its list of what it holds is too long");
  return text(Readable.from(bytes));
}

async function* hashed(body: ReadableStream<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
