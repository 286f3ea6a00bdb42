/*
 * `npm run release`: releases/umeed-<version>.tar.gz from the build of these sources, for machines of this kind (the
 * archive holds this machine's Node and native packages): run it on each kind that is needed. The release before, if it
 * lies in releases/, gives the assets that its open pages still load.
 *
 * With `--unpacked <folder>` it writes the same into an empty folder, and no archive.
 */
import {
  createReadStream,
  createWriteStream,
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
import { parseArgs } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { packTar, unpackTar } from "modern-tar/fs";
import { releaseFiles, releaseName } from "./release-files.ts";

const { unpacked } = parseArgs({ options: { unpacked: { type: "string" } } }).values;
const folder = "releases";
const archive = path.join(folder, `${releaseName}.tar.gz`);

mkdirSync(folder, { recursive: true });
const before = newestOther();
const assets = before && (await unpackAssets(before));
const files = packTar(releaseFiles({ before: assets }));
try {
  if (unpacked) {
    await pipeline(files, unpackTar(unpacked, { strip: 1 }));
    console.log(`${releaseName} is in ${unpacked}.`);
  } else {
    // Renamed when it is whole: a killed run leaves no half archive under the name of a release.
    await pipeline(files, createGzip({ level: 9 }), createWriteStream(`${archive}.part`));
    renameSync(`${archive}.part`, archive);
    console.log(
      `${archive}: ${(statSync(archive).size / 1024 / 1024).toFixed(1)} MB, for ${process.platform} ${process.arch}.`,
    );
  }
  if (before) console.log(`It has the assets of ${before}, which open pages still load.`);
} finally {
  if (assets) rmSync(assets, { recursive: true });
}

/** The newest release of another version that lies here. */
function newestOther(): string | undefined {
  return readdirSync(folder)
    .filter((name) => /^umeed-.*\.tar\.gz$/.test(name) && name !== path.basename(archive))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(one).mtimeMs - statSync(other).mtimeMs)
    .at(-1);
}

/** @returns a temporary folder with the files of `build/client/assets` */
async function unpackAssets(release: string): Promise<string> {
  const target = mkdtempSync(path.join(tmpdir(), "umeed-release-"));
  const place = /^[^/]+\/build\/client\/assets\//;
  await pipeline(
    createReadStream(release),
    createGunzip(),
    unpackTar(target, {
      filter: ({ name }) => place.test(name),
      map: (header) => ({ ...header, name: header.name.replace(place, "") }),
    }),
  );
  return target;
}
