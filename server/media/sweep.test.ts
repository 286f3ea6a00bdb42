import { mkdtempSync } from "node:fs";
import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diskMedia } from "./disk.ts";
import { removeUnreferencedFiles } from "./staging.ts";

const now = new Date("2026-11-21T07:00:00Z");
const old = new Date("2026-11-20T07:00:00Z");

async function folderWith(files: Record<string, Date>) {
  const root = mkdtempSync(path.join(tmpdir(), "umeed-sweep-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const media = await diskMedia(root);
  for (const [name, modified] of Object.entries(files)) {
    await writeFile(path.join(root, name), "x");
    await utimes(path.join(root, name), modified, modified);
  }
  return { media, left: async () => (await readdir(path.join(root, "images"))).sort() };
}

test("unreferenced files are removed; pictures keep their variants", async () => {
  const referencedName = "abcdefabcdef.1000x500";
  const { media, left } = await folderWith({
    [`images/${referencedName}.jpg`]: old,
    [`images/${referencedName}.400.avif`]: old,
    [`images/${referencedName}.1000.webp`]: old,
    "images/ffffffffffff.10x10.jpg": old,
    "images/ffffffffffff.10x10.10.avif": old,
    "videos/ffffffffffff.mp4": old,
  });
  expect(await removeUnreferencedFiles(media, [`uploads/images/${referencedName}.jpg`], now)).toBe(3);
  expect(await left()).toEqual([
    `${referencedName}.1000.webp`,
    `${referencedName}.400.avif`,
    `${referencedName}.jpg`,
  ]);
});

test("a file that may belong to a running save stays", async () => {
  const { media, left } = await folderWith({ "images/ffffffffffff.10x10.jpg": now });
  expect(await removeUnreferencedFiles(media, [], now)).toBe(0);
  expect(await left()).toHaveLength(1);
});
