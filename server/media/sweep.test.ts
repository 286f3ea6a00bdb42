import { mkdtempSync } from "node:fs";
import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { diskMedia } from "./disk.ts";
import { sweepMedia } from "./sweep.ts";

const now = new Date("2026-11-21T07:00:00Z");
const old = new Date("2026-11-20T07:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
const nothing = { returned: 0, moved: 0, held: 0, deleted: 0 };
const ours = { ours: true, bounded: true };
/** As a person asks for it: any share may go. */
const unbounded = { ours: true, bounded: false };

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

/** So many old pictures without variants, and the paths of those that a row names. */
async function pictures(total: number, named: number) {
  const names = Array.from({ length: total }, (_, at) => `${String(at).padStart(12, "a")}.animated.jpg`);
  const folder = await folderWith(Object.fromEntries(names.map((name) => [`uploads/images/${name}`, old])));
  return { ...folder, referenced: names.slice(0, named).map((name) => `uploads/images/${name}`) };
}

test("unreferenced files go into quarantine; pictures keep their variants", async () => {
  const referencedName = "abcdefabcdef.1000x500";
  const { media, left } = await folderWith({
    [`uploads/images/${referencedName}.jpg`]: old,
    [`uploads/images/${referencedName}.400.avif`]: old,
    [`uploads/images/${referencedName}.1000.webp`]: old,
    "uploads/images/ffffffffffff.10x10.jpg": old,
    "uploads/images/ffffffffffff.10x10.10.avif": old,
    "uploads/videos/ffffffffffff.mp4": old,
  });
  const referenced = [`uploads/images/${referencedName}.jpg`];
  expect(await sweepMedia(media, referenced, now, unbounded)).toEqual({ ...nothing, moved: 3 });
  expect(await left()).toEqual([
    `${referencedName}.1000.webp`,
    `${referencedName}.400.avif`,
    `${referencedName}.jpg`,
  ]);
  expect(await left("private/quarantine/images")).toEqual([
    "2026-11-21.ffffffffffff.10x10.10.avif",
    "2026-11-21.ffffffffffff.10x10.jpg",
  ]);
  expect(await left("private/quarantine/videos")).toEqual(["2026-11-21.ffffffffffff.mp4"]);
});

test("a file that may belong to a running save stays", async () => {
  const { media, left } = await folderWith({ "uploads/images/ffffffffffff.10x10.jpg": now });
  expect(await sweepMedia(media, [], now, unbounded)).toEqual(nothing);
  expect(await left()).toHaveLength(1);
});

test("a private file stays as long as a row names it, and goes into quarantine like the others", async () => {
  const { media, left } = await folderWith({
    "private/slips/eeeeeeeeeeee.jpg": old,
    "private/slips/ffffffffffff.pdf": old,
  });
  expect(await sweepMedia(media, ["private/slips/eeeeeeeeeeee.jpg"], now, unbounded)).toMatchObject({
    moved: 1,
  });
  expect(await left("private/slips")).toEqual(["eeeeeeeeeeee.jpg"]);
  expect(await left("private/quarantine/slips")).toEqual(["2026-11-21.ffffffffffff.pdf"]);
});

test("a storage that is not ours loses nothing, not even what has waited in quarantine", async () => {
  const { media, left } = await folderWith({
    "uploads/images/ffffffffffff.10x10.jpg": old,
    "private/slips/ffffffffffff.1.jpg": old,
    "private/quarantine/images/2026-01-01.eeeeeeeeeeee.10x10.jpg": old,
  });
  expect(await sweepMedia(media, [], now, { ours: false, bounded: false })).toEqual(nothing);
  for (const folder of ["uploads/images", "private/slips", "private/quarantine/images"])
    expect(await left(folder), folder).toHaveLength(1);
});

test("quarantine lasts 30 days, then the file is gone for good", async () => {
  const { media, left } = await folderWith({ "uploads/images/ffffffffffff.10x10.jpg": old });
  await sweepMedia(media, [], now, unbounded);
  expect(await sweepMedia(media, [], later(30), ours)).toEqual(nothing);
  expect(await left("private/quarantine/images")).toHaveLength(1);
  expect(await sweepMedia(media, [], later(31), ours)).toEqual({ ...nothing, deleted: 1 });
  expect(await left("private/quarantine/images")).toEqual([]);
});

test("a file that a row names again comes back from quarantine with its variants, in any storage", async () => {
  const names = ["ffffffffffff.500x10.400.avif", "ffffffffffff.500x10.500.webp", "ffffffffffff.500x10.jpg"];
  const { media, left } = await folderWith(
    Object.fromEntries(names.map((name) => [`uploads/images/${name}`, old])),
  );
  await sweepMedia(media, [], now, unbounded);
  expect(await left()).toEqual([]);
  const named = ["uploads/images/ffffffffffff.500x10.jpg"];
  // Also after the 30 days, as long as it is there.
  const swept = await sweepMedia(media, named, later(40), { ours: false, bounded: true });
  expect(swept).toEqual({ ...nothing, returned: 3 });
  expect(await left()).toEqual(names);
  expect(await left("private/quarantine/images")).toEqual([]);
});

test.for([
  [300, 270, { moved: 30, held: 0 }],
  [300, 269, { moved: 0, held: 31 }],
  [300, 0, { moved: 0, held: 300 }],
  [21, 19, { moved: 2, held: 0 }],
  [21, 7, { moved: 0, held: 14 }],
  [9, 8, { moved: 0, held: 1 }],
] as const)("of %i files, %i named: at most a tenth go, else none", async ([total, named, expected]) => {
  const { media, left, referenced } = await pictures(total, named);
  const swept = await sweepMedia(media, referenced, now, ours);
  expect(swept).toEqual({ ...nothing, ...expected });
  expect(await left()).toHaveLength(total - expected.moved);
  // Again and again changes nothing: many restarts do not take what one may not.
  expect(await sweepMedia(media, referenced, now, ours)).toEqual({ ...nothing, held: expected.held });
});

test("asked for by a person, all unreferenced files go, and come out of quarantine a tenth at a time", async () => {
  const { media, left, referenced } = await pictures(200, 100);
  const swept = await sweepMedia(media, referenced, now, { ours: true, bounded: false });
  expect(swept).toEqual({ ...nothing, moved: 100 });
  expect(await sweepMedia(media, referenced, later(31), ours)).toEqual({ ...nothing, deleted: 20 });
  expect(await left("private/quarantine/images")).toHaveLength(80);
  await sweepMedia(media, referenced, later(31), { ours: true, bounded: false });
  expect(await left("private/quarantine/images")).toEqual([]);
  expect(await left()).toHaveLength(100);
});
