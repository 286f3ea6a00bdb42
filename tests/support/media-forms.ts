import { readdir } from "node:fs/promises";
import { expect } from "vitest";
import type { TestApp } from "./app.ts";

/* Forms with files, and the stored files. */

export type TestFile = { bytes: Uint8Array; name?: string; type?: string };

/** A multipart form as a browser sends it. */
export function formWith(
  fields: Record<string, string | number>,
  files: Record<string, TestFile> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  for (const [field, { bytes, name = "file", type = "" }] of Object.entries(files)) {
    form.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

const box = (text: string) => Buffer.from(`\0\0\0\x18${text}`, "latin1");

/** The first bytes of videos, which determine their type. */
export const videos = {
  mp4: Buffer.concat([box("ftypmp42\0\0\0\0mp42isom"), Buffer.alloc(200)]),
  webm: Buffer.concat([
    Buffer.from("1a45dfa39f4286810142f7810142f2810442f381084282847765626d", "hex"),
    Buffer.alloc(200),
  ]),
  ogg: Buffer.concat([
    Buffer.from("OggS\0\x02\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x2a\x80theora", "latin1"),
    Buffer.alloc(200),
  ]),
} as const;

const filmBox = (name: string, ...content: Uint8Array[]) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.reduce((sum, { byteLength }) => sum + byteLength, 0));
  return Buffer.concat([length, Buffer.from(name, "latin1"), ...content]);
};

/** A film in MP4 of one track. @param codec as its index names it: avc1, hvc1 */
export function filmOf(
  codec: string,
  { index = "after" }: { index?: "before" | "after" | "none" } = {},
): Buffer {
  const start = filmBox("ftyp", Buffer.from("isom\0\0\0\0isom"));
  const data = filmBox("mdat", Buffer.alloc(500, 5));
  const entries = Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), filmBox(codec, Buffer.alloc(70))]);
  const moov = filmBox("moov", filmBox("trak", filmBox("stsd", entries)));
  if (index === "none") return Buffer.concat([start, data]);
  return Buffer.concat(index === "before" ? [start, moov, data] : [start, data, moov]);
}

/** Captions of a film, as WebVTT. */
export const captions = {
  bytes: Buffer.from("WEBVTT\n\n00:01.000 --> 00:04.000\nThe water runs.\n"),
  name: "a.vtt",
};

/** The same file, padded to a size. */
export const padded = (bytes: Uint8Array, size: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, size - bytes.length))]);

/** The names of all stored and staged files. */
export async function storedFiles({ deps: { media } }: TestApp): Promise<string[]> {
  const [images, videoFiles, captionFiles, slips, waiting] = await Promise.all([
    media.list("images"),
    media.list("videos"),
    media.list("captions"),
    media.list("slips"),
    readdir(media.temporaryFolder),
  ]);
  return [
    ...images.map(({ name }) => `images/${name}`),
    ...videoFiles.map(({ name }) => `videos/${name}`),
    ...captionFiles.map(({ name }) => `captions/${name}`),
    ...slips.map(({ name }) => `slips/${name}`),
    ...waiting.map((name) => `waiting/${name}`),
  ];
}

/** Waits until nothing is stored or staged. */
export const nothingStored = (app: TestApp) => expect.poll(() => storedFiles(app)).toEqual([]);
