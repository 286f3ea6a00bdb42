import type { Readable } from "node:stream";

/** Where the site stores uploaded files: uploads/images and uploads/videos (ALL-16). */
export type MediaFolder = "images" | "videos";

export type OpenedMedia = { size: number; modified: Date; stream(range?: ByteRange): Readable };
/** Both ends count, as in HTTP. */
export type ByteRange = { start: number; end: number };

/**
 * The port for uploaded files. Names are made by the server, one path segment, and never reused: a file with a
 * given name never changes, so it may be cached for ever.
 */
export type Media = {
  /** Moves a finished local file into place. It is wholly there or not at all. */
  put(folder: MediaFolder, name: string, localFile: string): Promise<void>;
  /** @returns undefined when there is no such file */
  open(folder: MediaFolder, name: string): Promise<OpenedMedia | undefined>;
  /** Removing what is not there is no error. */
  remove(folder: MediaFolder, name: string): Promise<void>;
  list(folder: MediaFolder): Promise<{ name: string; modified: Date }[]>;
  /** A folder on this machine's disk for files still being received; emptied at start. */
  readonly temporaryFolder: string;
  /** Throws when files cannot be stored now. */
  check(): Promise<void>;
};
