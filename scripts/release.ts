/*
 * `npm run release`: releases/umeed-<version>.tar.gz from the build of these sources, for machines of this kind (the
 * archive holds this machine's Node and native packages). Run it for each kind; `docs/operations.md` says how to use it.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { packTar, unpackTar } from "modern-tar/fs";
import { releaseFiles, releaseName } from "./release-files.ts";

const folder = "releases";
const archive = path.join(folder, `${releaseName}.tar.gz`);
const started = performance.now();

mkdirSync(folder, { recursive: true });
const before = newestOther();
const kept = before && (await assetsOf(before));
try {
  // Renamed when it is whole: a killed run leaves no half archive under the name of a release.
  await pipeline(packTar(releaseFiles(kept)), createGzip({ level: 9 }), createWriteStream(`${archive}.part`));
  renameSync(`${archive}.part`, archive);
} finally {
  if (kept) rmSync(path.resolve(kept, ".."), { recursive: true });
}
const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(`${archive}: ${megabytes} MB, for linux ${process.arch}, in ${seconds} s`);
console.log(
  before ? `It has the assets of ${before}, for pages that are still open.` : "It is the first one here.",
);

/** The newest release of another version that lies here. */
function newestOther(): string | undefined {
  return readdirSync(folder)
    .filter((name) => /^umeed-.*\.tar\.gz$/.test(name) && name !== path.basename(archive))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .at(-1);
}

/** @returns the folder that they are unpacked into, in a temporary one of its own */
async function assetsOf(release: string): Promise<string | undefined> {
  const unpacked = mkdtempSync(path.join(tmpdir(), "umeed-release-"));
  const assets = "build/client/assets";
  await pipeline(
    createReadStream(release),
    createGunzip(),
    unpackTar(unpacked, { filter: ({ name }) => name.includes(`/${assets}/`), strip: 4 }),
  );
  return existsSync(unpacked) ? unpacked : undefined;
}
