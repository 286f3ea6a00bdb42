/*
 * `npm run check:parts [NAME ...]` (or `all`): takes parts out of a copy of the program, one by one and all at once, as somebody does
 * who wants none of them: the folder, and the part's lines in the three lists. What is left must compile and build.
 * PART-07.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parts } from "#app/parts/parts.ts";

const root = path.resolve(import.meta.dirname, "..");
const lists = ["parts.ts", "parts.server.ts", "parts.routes.ts"].map((name) => `app/parts/${name}`);
const names = parts.map(({ name }) => name);

/** The tracked files of the program, without its tests, and without the demonstration, which shows all parts. */
const product = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
  .split("\0")
  .filter(
    (name) => /^(?:app|server|content|scripts|public|tools\/import)\/|^[^/]+$/.test(name) && name !== "",
  )
  .filter((name) => !/\.(?:test|spec)\.tsx?$/.test(name));

/** A list without the imports from a part's folder, and without the lines that use what they imported. */
function withoutPart(list: string, part: string): string {
  const imported = [...list.matchAll(new RegExp(`import \\{ (\\w+) \\} from "\\./${part}/[^"]+";\\n`, "g"))];
  const names = imported.flatMap(([, name]) => name ?? []);
  return list
    .split("\n")
    .filter((line) => !line.includes(`"./${part}/`))
    .filter((line) => !names.some((name) => new RegExp(`^ .*\\b${name}\\b`).test(line)))
    .join("\n");
}

/** @returns what the compiler or the build says; empty: all is well */
function check(out: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), "umeed-parts-"));
  try {
    for (const name of product) cpSync(path.join(root, name), path.join(copy, name));
    symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
    for (const part of out) rmSync(path.join(copy, "app/parts", part), { recursive: true });
    for (const list of lists) {
      const text = readFileSync(path.join(copy, list), "utf8");
      writeFileSync(path.join(copy, list), out.reduce(withoutPart, text));
    }
    const commands = path.join(copy, "scripts/commands/commands.ts");
    writeFileSync(commands, readFileSync(commands, "utf8").replace(/^ {2}demo: \{.*?^ {2}\},\n/ms, ""));
    rmSync(path.join(copy, "scripts/commands/demo.ts"));
    const config = {
      extends: "./tsconfig.json",
      include: ["app", "server", "content", "scripts", ".react-router/types/**/*"],
    };
    writeFileSync(
      path.join(copy, "tsconfig.parts.json"),
      JSON.stringify({ ...config, compilerOptions: { incremental: false, noUnusedLocals: false } }),
    );
    const reactRouter = "node_modules/@react-router/dev/bin.cjs";
    const steps = [
      [reactRouter, "typegen"],
      ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.parts.json"],
      [reactRouter, "build", "--logLevel", "warn"],
    ];
    for (const step of steps) {
      const { status, stdout, stderr } = spawnSync(process.execPath, step, { cwd: copy, encoding: "utf8" });
      if (status !== 0) return `${step.join(" ")}\n${stdout}${stderr}`;
    }
    return "";
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const asked = process.argv.slice(2);
const rounds =
  asked.length > 0
    ? asked.map((name) => (name === "all" ? names : [name]))
    : [...names.map((name) => [name]), names];
for (const out of rounds) {
  const fault = check(out);
  console.log(`without ${out.join(", ")}: ${fault === "" ? "compiles and builds" : `fails\n${fault}`}`);
  if (fault !== "") process.exitCode = 1;
}
