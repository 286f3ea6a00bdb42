import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const stampFile = path.join(root, "build/sources.sha256");
/** server/ too, because the build includes parts of it. */
const folders = ["app", "content", "public", "server"];
const files = [
  ".gitignore",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
  "scripts/finish-build.mjs",
];

/**
 * Whether the build is of the current sources. Compared by content, because a checkout changes file times.
 */
export function buildIsFresh() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === hashSources();
}

export function stampBuild() {
  writeFileSync(stampFile, hashSources());
}

export function removeBuildStamp() {
  rmSync(stampFile, { force: true });
}

function hashSources() {
  const hash = createHash("sha256");
  for (const file of [...files, ...folders.flatMap(filesIn)].sort()) {
    const full = path.join(root, file);
    if (!existsSync(full)) continue;
    hash.update(`${file}\0`).update(readFileSync(full)).update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} folder */
function filesIn(folder) {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}
