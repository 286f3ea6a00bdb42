/*
 * Prepares a clone: installs when node_modules is older than the lock file, builds when the sources have
 * changed. Runs on any Node from 20 and uses no packages.
 *
 * Arguments: --install-only (no build), --rebuild (build even when nothing changed).
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { buildIsFresh, removeBuildStamp, root } from "./build-stamp.mjs";
import { takeSetupLock } from "./setup-lock.mjs";

const installOnly = process.argv.includes("--install-only");
const rebuild = process.argv.includes("--rebuild");
const minNodeVersion = [22, 22];

/** @type {import("node:child_process").ChildProcess | undefined} */
let child;
let stopping = false;

const signals = /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
]);
for (const [signal, code] of signals) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void endChild().then(() => process.exit(code));
  });
}

const release = await takeSetupLock(root);
process.on("exit", release);
try {
  if (!isInstalled()) await install();
  const node = pinnedNode();
  if (!installOnly && (rebuild || !buildIsFresh())) await build(node);
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

/**
 * npm writes node_modules/.package-lock.json last, so one that matches the lock file shows that the install
 * was completed. Packages for other platforms may be missing from it.
 */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const installed = packagesOf("node_modules/.package-lock.json");
  if (!wanted || !installed) return false;
  const agrees = Object.entries(wanted).every(([name, { integrity, optional }]) => {
    const found = installed[name];
    return name === "" || (found ? found.integrity === integrity : optional);
  });
  return agrees && Object.keys(installed).every((name) => name in wanted);
}

/** @returns {Record<string, { integrity?: string, optional?: boolean }> | undefined} */
function packagesOf(file) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, "utf8")).packages : undefined;
}

async function install() {
  say("Installing packages (about a minute, once) ...");
  // Independent of NODE_ENV: the build needs the dev dependencies, and the pinned Node is an optional
  // package.
  const options = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const npm = process.env.npm_execpath;
  await (npm ? run(process.execPath, [npm, ...options]) : run("npm", options));
}

/** The Node for everything after the setup: the one that the lock file pins, or a new enough one. */
function pinnedNode() {
  const pinned = path.join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(pinned)) {
    // npm does not link the pinned `node`; the tools of node_modules/.bin find it there.
    const link = path.join(root, "node_modules/.bin/node");
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), pinned), link);
    return pinned;
  }
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1]))
    return process.execPath;
  throw new Error(
    `Node ${minNodeVersion.join(".")} or newer is needed here: there is no bundled one for ${process.platform} ` +
      `${process.arch}, and this is ${process.version}. Install it from nodejs.org and try again.`,
  );
}

async function build(node) {
  say("Building (some seconds) ...");
  removeBuildStamp();
  rmSync(path.join(root, "build"), { recursive: true, force: true });
  await run(node, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
    NODE_ENV: "production",
  });
  await run(node, ["scripts/finish-build.mjs"]);
}

/** Runs a step in its own process group, so that ending it ends all that it started. */
function run(command, args, environment = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      child = undefined;
      // Not settled after a signal: no further step may run.
      if (stopping) return;
      if (code === 0) resolve(undefined);
      else
        reject(
          new Error(`\`${path.basename(args[0] ?? command)}\` failed (${signal ?? `exit code ${code}`}).`),
        );
    });
  });
}

/** npm cleans up after a signal, which takes a moment; what is still running then is killed. */
async function endChild() {
  const ending = child;
  if (!ending?.pid) return;
  const ended = new Promise((resolve) => ending.once("exit", resolve));
  signalGroup(ending.pid, "SIGTERM");
  const force = setTimeout(() => signalGroup(ending.pid, "SIGKILL"), 5000);
  await ended;
  clearTimeout(force);
}

function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has ended already.
  }
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
