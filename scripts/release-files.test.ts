import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { packTar, unpackTar } from "modern-tar/fs";
import { expect, onTestFinished, test } from "vitest";
import { usualStartPatience } from "#server/wait-for.ts";
import { root } from "#tests/support/source-files.ts";
import { releaseFiles } from "./release-files.ts";

/** What a host keeps where he works. */
const secrets = [
  ...[
    ".env",
    "deploy/.env",
    "deploy/.env.production",
    "deploy/umeed.env",
    "deploy/tls.pem",
    "deploy/tls.key",
  ],
  ...["backups/umeed-backup-2026-11-25T21-30-00Z.tar", "deploy/umeed-backup-2026-11-25T21-30-00Z.tar.age"],
  ...["umeed-key", "deploy/umeed-key", "umeed-key.pub", "docs/umeed-key", "scripts/.env"],
  ...["data/umeed.sqlite", "umeed-data/umeed.sqlite-wal", "deploy/umeed.sqlite", "data/first-password"],
  "app/styles/fonts/.env",
];

const planted = "what nobody else may read";

const put = (folder: string, name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-release-files-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A clone that is installed and built, with as little in it as a release can be made from, and with the secrets. */
function cloneWithSecrets(): string {
  const clone = temporaryFolder();
  for (const name of ["deploy", "docs", "package.json", "CHANGELOG.md", "scripts/run.sh"]) {
    cpSync(path.join(root, name), path.join(clone, name), { recursive: true });
  }
  const node = `node_modules/node-${process.platform}-${process.arch}`;
  for (const name of ["build/server/main.js", "build/client/assets/app.js", `${node}/LICENSE`])
    put(clone, name, "");
  for (const name of [`${node}/bin/node`, "app/styles/fonts/receipt-sans.ttf", "node_modules/pg/index.js"])
    put(clone, name, "");
  put(clone, "package-lock.json", JSON.stringify({ packages: { "": {}, "node_modules/pg": {} } }));
  for (const name of secrets) put(clone, name, planted);
  return clone;
}

test("a release beside planted secrets holds none, and only its two programs are executable: RELEASE-09", async () => {
  const clone = cloneWithSecrets();
  const before = temporaryFolder();
  put(before, "old.js", "");
  const target = temporaryFolder();
  await pipeline(packTar(releaseFiles({ before, root: clone })), unpackTar(target, { strip: 1 }));

  const files = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.relative(target, path.join(found.parentPath, found.name)));
  expect(files).toEqual(
    expect.arrayContaining(["umeed", "build/server/main.js", "build/client.before/assets/old.js"]),
  );
  const leaked = files.filter((name) => readFileSync(path.join(target, name), "utf8").includes(planted));
  expect(leaked).toEqual([]);
  const modes = Object.groupBy(files, (name) => (statSync(path.join(target, name)).mode & 0o777).toString(8));
  expect(Object.keys(modes).toSorted()).toEqual(["644", "755"]);
  expect(modes["755"]?.toSorted()).toEqual(["node_modules/.bin/node", "umeed"]);
});

test("what is committed for hosts is listed for a release, and nothing else of deploy/", () => {
  const clone = cloneWithSecrets();
  const committed = execFileSync("git", ["ls-files", "deploy"], { cwd: root, encoding: "utf8" });
  const taken = releaseFiles({ root: clone }).flatMap((entry) =>
    "source" in entry && typeof entry.source === "string" ? [path.relative(clone, entry.source)] : [],
  );
  expect(taken.filter((name) => name.startsWith("deploy/")).toSorted()).toEqual(
    committed.trim().split("\n").toSorted(),
  );
});

test("the files for hosts name the version that they stand beside, and the unit gives up: RELEASE-13", () => {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const deploy = path.join(root, "deploy");
  const texts = readdirSync(deploy).map((name) => readFileSync(path.join(deploy, name), "utf8"));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/umeed[:-](\d+\.\d+\.\d+)/g)].map(([, found]) => found),
  );
  expect(named.length).toBeGreaterThan(3);
  expect([...new Set(named)]).toEqual([version]);

  const unit = readFileSync(path.join(deploy, "umeed.service"), "utf8");
  const seconds = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, "m").exec(unit)?.[1]);
  expect(seconds("StartLimitBurst")).toBe(5);
  // Five starts that fail at once fit in, and not five that wait for PostgreSQL first.
  const interval = seconds("StartLimitIntervalSec");
  expect(interval).toBeGreaterThan(5 * (seconds("RestartSec") + 10));
  expect(interval).toBeLessThan(4 * (usualStartPatience.limitMs / 1000));
});

test("of each version the changes say whether it changes the database: RELEASE-10", () => {
  const [, ...versions] = readFileSync(path.join(root, "CHANGELOG.md"), "utf8").split(/^## (?=\d)/m);
  const silent = versions.filter((text) => !/^- The database (?:changes|does not change)\b/m.test(text));
  // Nothing was before the first one.
  expect(silent.map((text) => text.slice(0, 5))).toEqual(["0.1.0"]);
});

test("nobody is told of a missing backup or check before a new installation has had its nights: RELEASE-10", () => {
  const rules = readFileSync(path.join(root, "deploy/alerts.yml"), "utf8").split("- alert: ");
  const absent = rules.filter((rule) => /\babsent\(/.test(rule));
  expect(absent.map((rule) => /for: (\w+)/.exec(rule)?.[1])).toEqual(["2d", "2d"]);
});

test("git and an image's build pass over what is secret: RELEASE-09", () => {
  const clone = cloneWithSecrets();
  cpSync(path.join(root, ".gitignore"), path.join(clone, ".gitignore"));
  execFileSync("git", ["init", "--quiet"], { cwd: clone });
  const options = { cwd: clone, encoding: "utf8" as const, input: secrets.join("\n") };
  const ignored = execFileSync("git", ["check-ignore", "--stdin"], options);
  expect(ignored.trim().split("\n").toSorted()).toEqual(secrets.toSorted());

  const lines = (name: string) => readFileSync(path.join(root, name), "utf8").split("\n");
  const [, secretLines = ""] = readFileSync(path.join(root, ".gitignore"), "utf8").split(
    /^# What a host .*$/m,
  );
  const dockerLines = lines(".dockerignore").filter((line) => line && !line.startsWith("#"));
  // Everything, then what the build needs, then what may lie in it: the last line that fits decides.
  expect(dockerLines[0]).toBe("*");
  const after = dockerLines.slice(dockerLines.findLastIndex((line) => line.startsWith("!")) + 1);
  expect(after).toEqual(
    secretLines
      .trim()
      .split("\n")
      .map((line) => `**/${line}`),
  );
});
