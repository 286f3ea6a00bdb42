import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { type Media, storedFolders } from "#server/media/media.ts";

/** The shared tests of the media adapters. Each adapter's test calls it with a factory. */
export function describeMedia(name: string, makeMedia: () => Promise<Media>): void {
  describe(`media in ${name}`, () => {
    async function withFile(content = "0123456789") {
      const media = await makeMedia();
      const local = path.join(media.temporaryFolder, "local");
      await writeFile(local, content);
      await media.put("images", "a.jpg", local);
      return { media, local };
    }

    test("a file that was put is there, whole and in parts, and its local copy is gone", async () => {
      const { media, local } = await withFile();
      const file = await media.open("images", "a.jpg");
      expect(file?.size).toBe(10);
      expect(file?.modified.getTime()).toBeGreaterThan(0);
      expect(String(await buffer(file?.stream() ?? Readable.from([])))).toBe("0123456789");
      expect(String(await buffer(file?.stream({ start: 2, end: 4 }) ?? Readable.from([])))).toBe("234");
      expect(existsSync(local)).toBe(false);
    });

    test("a large file arrives whole", async () => {
      const { media, local } = await withFile();
      const bytes = Buffer.alloc(5 * 1024 * 1024, "a film ");
      await writeFile(local, bytes);
      await media.put("videos", "a.mp4", local);
      const file = await media.open("videos", "a.mp4");
      expect(file?.size).toBe(bytes.length);
      expect(bytes.equals(await buffer(file?.stream() ?? Readable.from([])))).toBe(true);
    });

    test("a file is found only in its folder and by its name", async () => {
      const { media } = await withFile();
      expect(await media.open("videos", "a.jpg")).toBeUndefined();
      expect(await media.open("images", "b.jpg")).toBeUndefined();
    });

    test("a removed file is gone, and removing it again is no error", async () => {
      const { media } = await withFile();
      await media.remove("images", "a.jpg");
      await media.remove("images", "a.jpg");
      expect(await media.open("images", "a.jpg")).toBeUndefined();
      expect(await media.list("images")).toEqual([]);
    });

    test("a private file is kept apart from the public ones", async () => {
      const { media, local } = await withFile();
      await writeFile(local, "a slip");
      await media.put("slips", "a.jpg", local);
      expect(String(await buffer((await media.open("slips", "a.jpg"))?.stream() ?? Readable.from([])))).toBe(
        "a slip",
      );
      expect((await media.open("images", "a.jpg"))?.size).toBe(10);
      expect((await media.list("slips")).map((file) => file.name)).toEqual(["a.jpg"]);
      await media.remove("slips", "a.jpg");
      expect(await media.open("slips", "a.jpg")).toBeUndefined();
      expect(await media.open("images", "a.jpg")).toBeDefined();
    });

    test("the list names what is in a folder", async () => {
      const { media } = await withFile();
      expect((await media.list("images")).map((file) => file.name)).toEqual(["a.jpg"]);
      expect(await media.list("videos")).toEqual([]);
    });

    test("a file is moved into quarantine and back, whole, and is in one place at a time", async () => {
      const { media } = await withFile();
      const stored = { folder: "images", name: "a.jpg" } as const;
      const waiting = { folder: "quarantine/images", name: "2026-11-23.a.jpg" } as const;
      await media.move(stored, waiting);
      expect(await media.open("images", "a.jpg")).toBeUndefined();
      expect(await media.list("images")).toEqual([]);
      expect((await media.list("quarantine/images")).map((file) => file.name)).toEqual(["2026-11-23.a.jpg"]);
      await media.move(waiting, stored);
      expect(await media.list("quarantine/images")).toEqual([]);
      const file = await media.open("images", "a.jpg");
      expect(String(await buffer(file?.stream() ?? Readable.from([])))).toBe("0123456789");
    });

    test("moving a missing file is no error and makes none", async () => {
      const { media } = await withFile();
      await media.move({ folder: "slips", name: "b.jpg" }, { folder: "quarantine/slips", name: "b.jpg" });
      expect(await media.list("quarantine/slips")).toEqual([]);
    });

    test("a new storage has no mark, a marked one tells it, and it is no upload", async () => {
      const media = await makeMedia();
      expect(await media.readMark()).toBeUndefined();
      await media.writeMark("first");
      await media.writeMark("second");
      expect(await media.readMark()).toBe("second");
      for (const folder of storedFolders) expect(await media.list(folder)).toEqual([]);
      await media.removeMark();
      await media.removeMark();
      expect(await media.readMark()).toBeUndefined();
    });

    test("it says that it can store", async () => {
      const { media } = await withFile();
      await expect(media.check()).resolves.toBeUndefined();
    });
  });
}
