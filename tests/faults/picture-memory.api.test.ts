import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { detailed, flat, gifOfFrames } from "./hostile-pictures.ts";

/** The maximum growth of memory by one picture, sharp's own library included. */
const maxMegabytes = 300;

/** The most expensive accepted pictures: just below a limit of server/media/picture-limits.ts. */
const worst: [string, () => Promise<Buffer>][] = [
  [
    "a progressive JPEG with all its colours, on its side",
    async () =>
      (await detailed(4450, 4450))
        .withMetadata({ orientation: 6 })
        .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
        .toBuffer(),
  ],
  [
    "a plain JPEG of 109 million pixels, on its side",
    () => flat(10_400, 10_400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  ["an interlaced PNG", async () => (await detailed(3860, 3860, 4)).png({ progressive: true }).toBuffer()],
  [
    "a lossless WebP",
    async () => (await detailed(5450, 5450)).webp({ lossless: true, effort: 0 }).toBuffer(),
  ],
  ["a GIF", async () => (await detailed(4450, 4450)).gif({ effort: 1 }).toBuffer()],
  ["a moving GIF", async () => gifOfFrames(2, await detailed(3150, 3150))],
];

/** By `npm run fuzz` alone: making the pictures takes the processor for a minute. */
const memoryTest = test.runIf(process.env.FUZZ_REQUESTS);

memoryTest.for(worst)("%s takes at most 300 MB", { timeout: 300_000 }, async ([name, bytes]) => {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-picture-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const input = path.join(folder, "received");
  await writeFile(input, await bytes());
  const program = path.resolve(import.meta.dirname, "../support/picture-process.ts");
  const started = performance.now();
  // As scripts/run.sh starts the server.
  const env = { ...process.env, MALLOC_ARENA_MAX: "2", NODE_OPTIONS: "--max-semi-space-size=8" };
  const { stdout } = await promisify(execFile)(process.execPath, [program, input], { env });
  const { megabytes, picture } = JSON.parse(stdout);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${name}: ${Math.round(megabytes)} MB, ${seconds.toFixed(1)} s\n`);
  expect(picture).toMatchObject({ main: expect.any(String) });
  expect(megabytes).toBeLessThan(maxMegabytes);
});
