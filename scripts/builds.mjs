/*
 * The builds of a clone. Each has a folder of its own in builds/, and the link `build` names the one that the next start
 * serves. A running server goes on with the folder that it started from. Uses nothing that is installed.
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";

const link = "build";
const folder = "builds";
/** How many builds stay: the current one, the one before, and one more for a server that nobody has restarted since. */
const kept = 3;

/**
 * Makes a build in a folder that nobody serves, and switches to it when it is whole. A build that is killed or fails
 * leaves the one before in its place.
 * @param {(folder: string) => Promise<void>} make writes the build into the folder: `client` and `server`
 */
export async function buildAside(make, { root = ".", now = new Date() } = {}) {
  const next = path.join(root, folder, "next");
  // What a killed build has left.
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await make(next);
  const earlier = names(root);
  for (const name of earlier.slice(1 - kept)) keepAssets(path.join(root, folder, name), next);
  const name = now.toISOString().replaceAll(":", "-");
  renameSync(next, path.join(root, folder, name));
  const served = current(root);
  switchTo(root, name);
  for (const old of earlier.slice(0, 1 - kept)) {
    if (old !== served) rmSync(path.join(root, folder, old), { recursive: true, force: true });
  }
}

/**
 * Switches back to the build before the current one.
 * @returns its name, which is the time when it was made (UTC); undefined when there is none
 */
export function goBack(root = ".") {
  const now = current(root);
  const before = now && names(root).findLast((name) => name < now);
  if (before) switchTo(root, before);
  return before;
}

/** One rename, so that every look at `build` finds a whole build: the one before or this one. */
function switchTo(root, name) {
  const prepared = path.join(root, `${link}.next`);
  rmSync(prepared, { force: true });
  symlinkSync(path.join(folder, name), prepared);
  renameSync(prepared, path.join(root, link));
}

/** Pages of an earlier build that are still open load its files, whose names have a hash of their content. */
function keepAssets(earlier, next) {
  const [from, own, to] = [
    path.join(earlier, "client/assets"),
    path.join(next, "client/assets"),
    path.join(next, "client.before/assets"),
  ];
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const isThere = existsSync(path.join(own, file)) || existsSync(path.join(to, file));
    if (!isThere) linkSync(path.join(from, file), path.join(to, file));
  }
}

const names = (root) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder))
        .filter((name) => name !== "next")
        .sort()
    : [];

const current = (root) =>
  existsSync(path.join(root, link)) ? path.basename(realpathSync(path.join(root, link))) : undefined;
