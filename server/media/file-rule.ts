import { readFile, stat } from "node:fs/promises";
import { serverMessages } from "#app/contract/replies.ts";
import { readCaptions } from "./captions.ts";
import { readFilm } from "./film.ts";
import type { PrivateFolder, StorageUnavailableError } from "./media.ts";

type Limit = { maxBytes: number; tooLarge: string };
/** Of a visitor's picture fewer pixels than `maxPrivatePixels` may be taken, with the words for one that has more. */
type PictureLimit = Limit & { pixels?: { max: number; tooMany: string } };

/** What one file field of a form takes, with the messages for what it does not. */
export type FileRule<Field extends string = string> = {
  field: Field;
  wrongType: string;
  image?: PictureLimit;
  video?: Limit;
  /** PDF, stored as it is. */
  document?: Limit;
  /** WebVTT. */
  captions?: Limit;
  /**
   * Where it is stored when not everybody may see it: a picture then has one format and size, without variants. Such
   * files come from visitors, so the route's handler prepares them itself, once nothing else can refuse the form.
   */
  folder?: PrivateFolder;
  /** The form is worth more than this file: what is refused is left out (`request.leftOutFiles`), and the handler says so. */
  isOptional?: boolean;
};

/** The largest limit of a rule, before the type of the file is known. */
export function largest(rule: FileRule): Limit {
  const limits = [rule.image, rule.video, rule.document, rule.captions].filter(
    (limit) => limit !== undefined,
  );
  return limits.reduce((max, limit) => (limit.maxBytes > max.maxBytes ? limit : max));
}

export type FileKind = "image" | "video" | "document" | "captions";

/** `retryAfter`: the seconds after which the same file may be sent again. */
export type StagingRefusal = {
  status: 413 | 415 | 422 | 503;
  message: string;
  retryAfter?: number;
  /** A failure of ours, for the log. */
  cause?: StorageUnavailableError;
};

const imageTypes = new Set(["image/jpeg", "image/png", "image/apng", "image/gif", "image/webp"]);
/** A visitor's photo needs neither movement nor few colours. */
const privateImageTypes = new Set(["image/jpeg", "image/png", "image/webp"]);
const videoExtensions: Record<string, string> = {
  "video/mp4": "mp4",
  "video/x-m4v": "mp4",
  "video/webm": "webm",
  "video/ogg": "ogg",
};

/** @param mime as its bytes say @returns undefined for what no rule takes */
export function kindOf(mime: string, rule: FileRule): FileKind | undefined {
  if ((rule.folder ? privateImageTypes : imageTypes).has(mime)) return "image";
  if (videoExtensions[mime]) return "video";
  if (mime === "text/vtt") return "captions";
  return mime === "application/pdf" ? "document" : undefined;
}

/** What a received file is, by its bytes. */
export type TypedFile = { kind: FileKind; extension: string; size: number; note?: string };

/** Reads a received file as far as its rule must know it. */
export async function detectType(file: string, rule: FileRule): Promise<TypedFile | StagingRefusal> {
  // Loaded with the first file, like sharp, to save memory.
  const { fileTypeFromFile } = await import("file-type");
  const mime = (await fileTypeFromFile(file))?.mime ?? "";
  const kind = kindOf(mime, rule);
  const limit = kind && rule[kind];
  if (!limit) return { status: 415, message: rule.wrongType };
  const { size } = await stat(file);
  if (size > limit.maxBytes) return { status: 413, message: limit.tooLarge };
  if (videoExtensions[mime] === "mp4") {
    const { broken, hevc } = await readFilm(file, size);
    if (broken) return { status: 415, message: serverMessages.brokenFilm };
    if (hevc) return { kind, extension: "mp4", size, note: serverMessages.hevcFilm };
  }
  if (kind !== "captions") return { kind, extension: videoExtensions[mime] ?? "pdf", size };
  const captions = readCaptions(await readFile(file));
  // The name tells the language, as that of a picture tells its size.
  return captions
    ? { kind, extension: `${captions.language}.vtt`, size }
    : { status: 415, message: rule.wrongType };
}
