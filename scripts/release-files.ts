import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { TarSource } from "modern-tar/fs";

const sources = path.resolve(import.meta.dirname, "..");

/** The version of the program, as package.json has it. */
export const version = (
  JSON.parse(readFileSync(path.join(sources, "package.json"), "utf8")) as { version: string }
).version;

/** The folder that a release unpacks into. */
export const releaseName = `umeed-${version}`;

/**
 * What a release takes from the sources beside the build, file by file: a folder taken whole would take along what a host
 * keeps in it, such as the passwords in deploy/.env. `release-files.test.ts` compares it with what is committed.
 */
const listed = [
  ...["package.json", "CHANGELOG.md", "scripts/run.sh", "docs/operations.md", "docs/open-books.md"],
  ...[
    ...["Caddyfile", "Dockerfile", "README.md", "alerts.yml", "compose.yaml", "grafana.json"],
    ...["is-ready.mjs", "make-bucket.mjs", "nginx.conf", "umeed.env.example"],
    ...["umeed.service"],
    ...["umeed-backup.service", "umeed-backup.timer"],
    ...["umeed-ledger-check.service", "umeed-ledger-check.timer"],
  ].map((name) => `deploy/${name}`),
];

/**
 * What a release is made of, from an installed and built clone: the build, the packages that stay outside the bundle,
 * the pinned Node, and what whoever hosts it reads.
 * @param before a folder with the assets of the release before, which its open pages still load
 * @param root the clone
 * @throws when there is no pinned Node for this machine
 */
export function releaseFiles({
  before,
  root = sources,
}: {
  before?: string;
  root?: string;
} = {}): TarSource[] {
  const fonts = filesIn(root, "app/styles/fonts").filter((file) => file.endsWith(".ttf"));
  const build = filesIn(root, "build").filter((file) => !file.startsWith("build/client.before/"));
  const packages = productionPackages(root).flatMap((folder) => packageFiles(root, folder));
  return [
    ...[...listed, ...fonts, ...build, ...packages].map((file) => entry(path.join(root, file), file)),
    entry(path.join(root, "deploy/umeed"), "umeed", 0o755),
    ...pinnedNode(root),
    ...(before ? assetsBefore(root, before) : []),
  ];
}

/** Node's headers and documents stay out; its binary lies where run.sh looks for it. */
function pinnedNode(root: string): TarSource[] {
  const folder = path.join(root, `node_modules/node-${process.platform}-${process.arch}`);
  if (!existsSync(path.join(folder, "bin/node"))) {
    throw new Error(
      `There is no pinned Node for ${process.platform} ${process.arch}, so no release can be made.`,
    );
  }
  return [
    entry(path.join(folder, "bin/node"), "node_modules/.bin/node", 0o755),
    entry(path.join(folder, "LICENSE"), "node_modules/.bin/node.LICENSE"),
  ];
}

type Locked = { dev?: boolean };

/** The folders of the packages that `npm ci --omit=dev` would install: those that the lock does not call dev. */
function productionPackages(root: string): string[] {
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

function packageFiles(root: string, folder: string): string[] {
  const nested = `${folder}/node_modules/`;
  return filesIn(root, folder).filter(
    (file) => !file.startsWith(nested) && !unread.some((rule) => rule.test(file)),
  );
}

function assetsBefore(root: string, folder: string): TarSource[] {
  const current = new Set(readdirSync(path.join(root, "build/client/assets")));
  return readdirSync(folder)
    .filter((name) => !current.has(name))
    .map((name) => entry(path.join(folder, name), `build/client.before/assets/${name}`));
}

/** Owned by root when root unpacks it, and by nobody's name; with these rights whatever those of the clone are. */
function entry(source: string, target: string, mode = 0o644) {
  return {
    type: "file" as const,
    source,
    target: `${releaseName}/${target}`,
    mode,
    uid: 0,
    gid: 0,
    uname: "",
    gname: "",
  };
}

/** By their paths from the root; through the link `build`. */
function filesIn(root: string, folder: string): string[] {
  const real = realpathSync(path.join(root, folder));
  return readdirSync(real, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(folder, path.relative(real, path.join(found.parentPath, found.name))));
}
