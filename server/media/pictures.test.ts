import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { detailed, jpegOfScans, spoiledPictures } from "#tests/faults/hostile-pictures.ts";
import { cutPictures, oddPictures } from "#tests/support/odd-pictures.ts";
import { countScans } from "./picture-limits.ts";
import { processPicture, processPrivatePicture } from "./pictures.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-pictures-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("a picture of any bytes is processed or refused, and nothing is thrown", async () => {
  const folder = temporaryFolder();
  const input = path.join(folder, "received");
  let unreadable = 0;
  for (const bytes of await spoiledPictures(20)) {
    await writeFile(input, bytes);
    if (!(await processPicture(input, "abcdefabcdef", folder))) unreadable += 1;
  }
  expect(unreadable).toBeGreaterThan(20);
}, 300_000);

const [odd, cut] = await Promise.all([oddPictures(), cutPictures()]);

describe("pictures that every browser shows, with something odd in them", () => {
  test.for(Object.entries(odd))("%s is read, as a picture and as a slip", async ([, bytes]) => {
    const folder = temporaryFolder();
    const input = path.join(folder, "received");
    await writeFile(input, bytes);
    expect(await processPicture(input, "abcdefabcdef", folder)).toMatchObject({ main: expect.any(String) });
    expect(await processPrivatePicture(input, "abcdefabcdef", folder)).toMatchObject({
      main: expect.stringMatching(/\.jpg$/),
    });
  });

  test.for(Object.entries(cut))("%s is refused", async ([, bytes]) => {
    const folder = temporaryFolder();
    const input = path.join(folder, "received");
    await writeFile(input, bytes);
    expect(await processPicture(input, "abcdefabcdef", folder)).toBeUndefined();
    expect(await processPrivatePicture(input, "abcdefabcdef", folder)).toBeUndefined();
  });
});

test("a full disk is not reported as a damaged picture", async () => {
  const folder = temporaryFolder();
  const input = path.join(folder, "received");
  await writeFile(input, await (await detailed(90, 60)).jpeg().toBuffer());
  const nowhere = path.join(folder, "nowhere");
  await expect(processPicture(input, "abcdefabcdef", nowhere)).rejects.toMatchObject({ code: "ENOENT" });
});

test("a very tall picture is scaled down, too", async () => {
  const folder = temporaryFolder();
  const input = path.join(folder, "received");
  await writeFile(input, await (await detailed(100, 12_000)).jpeg().toBuffer());
  expect(await processPicture(input, "abcdefabcdef", folder)).toMatchObject({
    main: "abcdefabcdef.50x6000.jpg",
  });
});

test.for([
  ["a plain JPEG", async () => (await detailed(64, 48)).jpeg().toBuffer(), 1],
  ["a progressive one", async () => jpegOfScans(0), 10],
  ["one with more scans", async () => jpegOfScans(15), 25],
  ["one with more than are counted", async () => jpegOfScans(500), 33],
  [
    "a large one, read in parts",
    async () => (await detailed(3000, 2000)).jpeg({ progressive: true }).toBuffer(),
    10,
  ],
  ["one with the bytes of scans in its metadata", withScansInMetadata, 1],
  ["what is no JPEG", async () => Buffer.alloc(100, 0x20), 0],
] as const)("the scans of %s are counted", async ([, bytes, scans]) => {
  const file = path.join(temporaryFolder(), "a.jpg");
  await writeFile(file, await bytes());
  expect(await countScans(file, 32)).toBe(scans);
});

async function withScansInMetadata(): Promise<Buffer> {
  const jpeg = await (await detailed(64, 48)).jpeg().toBuffer();
  const comment = Buffer.alloc(104, Buffer.from([0xff, 0xda, 0, 2]));
  comment.writeUInt16BE(0xfffe, 0);
  comment.writeUInt16BE(102, 2);
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
}
