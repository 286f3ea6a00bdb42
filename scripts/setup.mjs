/*
 * Brings a clone to where it can run: installs when node_modules is behind the lock file, builds when the build was
 * made from other sources. Runs on any Node from 20 and uses nothing that is installed.
 *
 * Arguments: --install-only (no build), --rebuild (build even when nothing changed), --back (nothing but the switch to
 * the build before).
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { freemem, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { buildAside, goBack } from "./builds.mjs";
import { run } from "./child.mjs";
import { memoryWarning, tellAfter } from "./setup-words.mjs";

const minNodeVersion = [22, 22];
const stamp = "sources.sha256";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
try {
  await takeLock();
  if (process.argv.includes("--back")) switchBack();
  else await setUp();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
// The lock is an open socket, which would keep the process.
process.exit();

async function setUp() {
  if (!isInstalled()) await install();
  const node = pinnedNode();
  if (process.argv.includes("--install-only")) return;
  const sources = hashSources();
  const made = path.join("build", stamp);
  const fresh = existsSync(made) && readFileSync(made, "utf8") === sources;
  if (!fresh || process.argv.includes("--rebuild")) await build(node, sources);
}

function switchBack() {
  const name = goBack();
  if (!name) throw new Error("There is no build before this one.");
  console.log(`The next \`npm run serve\` serves the build of ${name}.`);
}

/**
 * One set-up of a clone at a time: `npm start` and `npm test` begun together must not install into the same folder.
 * The lock is a socket, because the system gives up the socket of a process however it ends.
 */
async function takeLock() {
  const clone = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12);
  const file = path.join(tmpdir(), `umeed-setup-${clone}.sock`);
  for (;;) {
    try {
      await once(createServer().listen(file), "listening");
      process.on("exit", () => rmSync(file, { force: true }));
      return;
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw error;
    }
    const holder = connect(file, () => console.log("Waiting for another set-up of this folder ..."));
    holder.on("error", ({ code }) => {
      if (code === "ECONNREFUSED") rmSync(file, { force: true });
    });
    // The connection ends with the process that holds the lock, or at once when that has ended.
    await new Promise((resolve) => holder.on("close", resolve));
  }
}

/** npm writes node_modules/.package-lock.json last. What it lacks may only be packages for other platforms. */
function isInstalled() {
  const [wanted, installed] = ["package-lock.json", "node_modules/.package-lock.json"].map((file) =>
    existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {},
  );
  const isThere = (name) =>
    installed[name] ? installed[name].integrity === wanted[name].integrity : wanted[name].optional;
  return (
    Object.keys(installed).every((name) => name in wanted) &&
    Object.keys(wanted).every((name) => name === "" || isThere(name))
  );
}

async function install() {
  console.log("Installing packages (about a minute, once) ...");
  // Whatever NODE_ENV says: the build needs the tools, and the pinned Node is an optional package.
  const options = "ci --include=dev --include=optional --no-audit --no-fund --loglevel=error".split(" ");
  // npm by the Node that runs this: the one of node_modules goes away meanwhile.
  const npm = process.env.npm_execpath;
  const from = process.env.npm_config_registry ?? "https://registry.npmjs.org/";
  await tellAfter(
    30_000,
    `Still waiting for packages from ${from} ... Without a network npm gives up after some minutes. A release needs none: ` +
      "docs/operations.md.",
    npm ? step(process.execPath, [npm, ...options]) : step("npm", options),
  );
}

/** The Node that runs everything after the set-up: the one that the lock file pins, or a new enough one. */
function pinnedNode() {
  const pinned = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
  const link = "node_modules/.bin/node";
  if (existsSync(pinned)) {
    // npm does not link a package's `node` by itself.
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), pinned), link);
    return link;
  }
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > minNodeVersion[0] || (major === minNodeVersion[0] && minor >= minNodeVersion[1]))
    return process.execPath;
  throw new Error(
    `Node ${minNodeVersion.join(".")} or newer is needed here: there is no bundled one for ${process.platform} ` +
      `${process.arch}, and this is ${process.version}. Install it from nodejs.org and try again.`,
  );
}

async function build(node, sources) {
  const warning = memoryWarning(process.availableMemory?.() ?? freemem());
  if (warning) console.warn(warning);
  console.log("Building (some seconds) ...");
  // The folder that react-router.config.ts names.
  await buildAside(async (folder) => {
    const reactRouter = "node_modules/@react-router/dev/bin.cjs";
    await step(node, [reactRouter, "build", "--logLevel", "warn"], { NODE_ENV: "production" });
    await compress(path.join(folder, "client"));
    writeFileSync(path.join(folder, stamp), sources);
  });
}

/** Puts a .br and a .gz beside each text file for browsers, where that saves a packet. */
async function compress(folder) {
  const text = /\.(?:js|css|html|svg|json|xml|txt|webmanifest)$/;
  await Promise.all(
    filesIn(folder)
      .filter((file) => text.test(file))
      .map(async (file) => {
        const bytes = readFileSync(file);
        if (bytes.length < 1024) return;
        writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes));
        writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }),
  );
}

/** Of what the sources hold, because a checkout changes their times. */
function hashSources() {
  const settings = readdirSync(".").filter((name) => /\.(?:json|ts)$|^\.gitignore$/.test(name));
  const ofCommands = ["tools/demo", "tools/import"];
  const sources = ["app", "content", "public", "server", "scripts", ...ofCommands].flatMap(filesIn);
  const files = [...settings, "CHANGELOG.md", ...sources].filter((name) => !name.includes(".test."));
  const hash = createHash("sha256");
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).map((name) => path.join(folder, name));
  return names.filter((name) => statSync(name).isFile());
}

async function step(command, args, environment) {
  const code = await run(command, args, environment);
  if (code !== 0) throw new Error(`\`${path.basename(args[0] ?? command)}\` failed (exit code ${code}).`);
}
