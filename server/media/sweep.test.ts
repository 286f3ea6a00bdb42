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
    const file = path.join(root, name);
    await writeFile(file, "x");
    await utimes(file, modified, modified);
  }
  return {
    media,
    left: async (folder = "uploads/images") => (await readdir(path.join(root, folder))).sort(),
  };
}

test("unreferenced files are removed; pictures keep their variants", async () => {
  const referencedName = "abcdefabcdef.1000x500";
  const { media, left } = await folderWith({
    [`uploads/images/${referencedName}.jpg`]: old,
    [`uploads/images/${referencedName}.400.avif`]: old,
    [`uploads/images/${referencedName}.1000.webp`]: old,
    "uploads/images/ffffffffffff.10x10.jpg": old,
    "uploads/images/ffffffffffff.10x10.10.avif": old,
    "uploads/videos/ffffffffffff.mp4": old,
  });
  expect(await removeUnreferencedFiles(media, [`uploads/images/${referencedName}.jpg`], now)).toBe(3);
  expect(await left()).toEqual([
    `${referencedName}.1000.webp`,
    `${referencedName}.400.avif`,
    `${referencedName}.jpg`,
  ]);
});

test("a file that may belong to a running save stays", async () => {
  const { media, left } = await folderWith({ "uploads/images/ffffffffffff.10x10.jpg": now });
  expect(await removeUnreferencedFiles(media, [], now)).toBe(0);
  expect(await left()).toHaveLength(1);
});

test("a private file stays as long as a row names it", async () => {
  const { media, left } = await folderWith({
    "private/slips/eeeeeeeeeeee.jpg": old,
    "private/slips/ffffffffffff.pdf": old,
  });
  expect(await removeUnreferencedFiles(media, ["private/slips/eeeeeeeeeeee.jpg"], now)).toBe(1);
  expect(await left("private/slips")).toEqual(["eeeeeeeeeeee.jpg"]);
});
