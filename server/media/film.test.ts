import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { filmOf, videos } from "#tests/support/media-forms.ts";
import { readFilm } from "./film.ts";

async function facts(bytes: Uint8Array) {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-film-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "film.mp4");
  writeFileSync(file, bytes);
  return readFilm(file, bytes.byteLength);
}

const whole = filmOf("avc1");
const long = Buffer.concat([
  Buffer.from("\0\0\0\x01mdat\0\0\0\0\0\0\0\x14\0\0\0\0", "latin1"),
  whole.subarray(whole.indexOf("moov") - 4),
]);

test.for([
  ["a whole film", whole, { broken: false, hevc: false }],
  ["one with its index first", filmOf("avc1", { index: "before" }), { broken: false, hevc: false }],
  ["one with a long box", long, { broken: false, hevc: false }],
  ["one in HEVC", filmOf("hvc1"), { broken: false, hevc: true }],
  ["one in HEVC with its parameters in the stream", filmOf("hev1"), { broken: false, hevc: true }],
  ["one without its index", filmOf("avc1", { index: "none" }), { broken: true, hevc: false }],
  ["one that broke off in its data", whole.subarray(0, 200), { broken: true, hevc: false }],
  ["one that broke off in its index", whole.subarray(0, -20), { broken: true, hevc: false }],
  ["a bare head", videos.mp4, { broken: false, hevc: false }],
  ["nothing", Buffer.alloc(0), { broken: false, hevc: false }],
] as const)("of %s", async ([, bytes, expected]) => expect(await facts(bytes)).toEqual(expected));
