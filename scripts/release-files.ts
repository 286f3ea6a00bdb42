import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { TarSource } from "modern-tar/fs";

const root = path.resolve(import.meta.dirname, "..");

/** The version of the program, as package.json has it. */
export const version = (
  JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string }
).version;

/** The folder that a release unpacks into. */
export const releaseName = `umeed-${version}`;

/**
 * What a release is made of, from an installed and built clone: the build, the packages that stay outside the bundle,
 * the pinned Node, and what whoever hosts it reads.
 * @param before a folder with the assets of the release before, which its open pages still load
 * @throws when there is no pinned Node for this machine
 */
export function releaseFiles(before?: string): TarSource[] {
  const own = ["package.json", "CHANGELOG.md", "scripts/run.sh", "docs/operations.md", "docs/open-books.md"];
  const fonts = filesIn("app/styles/fonts").filter((file) => file.endsWith(".ttf"));
  const build = filesIn("build").filter((file) => !file.startsWith("build/client.before/"));
  const files = [
    ...own,
    ...fonts,
    ...build,
    ...filesIn("deploy"),
    ...productionPackages().flatMap(packageFiles),
  ];
  return [
    ...files.filter((file) => file !== "deploy/umeed").map((file) => entry(file, file)),
    entry("deploy/umeed", "umeed", 0o755),
    ...pinnedNode(),
    ...(before ? assetsBefore(before) : []),
  ];
}

/** Node's headers and documents stay out; its binary lies where run.sh looks for it. */
function pinnedNode(): TarSource[] {
  const folder = `node_modules/node-${process.platform}-${process.arch}`;
  if (!existsSync(path.join(root, folder, "bin/node"))) {
    throw new Error(
      `There is no pinned Node for ${process.platform} ${process.arch}, so no release can be made.`,
    );
  }
  return [
    entry(`${folder}/bin/node`, "node_modules/.bin/node", 0o755),
    entry(`${folder}/LICENSE`, "node_modules/.bin/node.LICENSE"),
  ];
}

type Locked = { dev?: boolean };

/** The folders of the packages that `npm ci --omit=dev` would install: those that the lock does not call dev. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== "" && !dev && !/\/node-(?:linux|darwin)-/.test(folder))
    .map(([folder]) => folder)
    .filter((folder) => existsSync(path.join(root, folder)));
}

/** What no program reads: types, source maps, documents; the sources of native packages, and those of other systems. */
const unread = [
  /\.(?:map|d\.[cm]?ts)$/,
  /^(?!.*licen[cs]e).*\.(?:md|markdown)$/i,
  /\/better-sqlite3\/(?:deps|src)\//,
  new RegExp(`/better-sqlite3/prebuilds/(?!linux-${process.arch}\\.)`),
];

function packageFiles(folder: string): string[] {
  const nested = `${folder}/node_modules/`;
  return filesIn(folder).filter(
    (file) => !file.startsWith(nested) && !unread.some((rule) => rule.test(file)),
  );
}

function assetsBefore(folder: string): TarSource[] {
  const current = new Set(readdirSync(path.join(root, "build/client/assets")));
  return readdirSync(folder)
    .filter((name) => !current.has(name))
    .map((name) => ({
      ...entry("", `build/client.before/assets/${name}`),
      source: path.join(folder, name),
    }));
}

/** Owned by root when root unpacks it, and by nobody's name. */
function entry(source: string, target: string, mode = 0o644) {
  return {
    type: "file" as const,
    source: path.join(root, source),
    target: `${releaseName}/${target}`,
    mode,
    uid: 0,
    gid: 0,
    uname: "",
    gname: "",
  };
}

/** By their paths from the root; through the link `build`. */
function filesIn(folder: string): string[] {
  const real = realpathSync(path.join(root, folder));
  return readdirSync(real, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(folder, path.relative(real, path.join(found.parentPath, found.name))));
}
