import { mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { inject } from "vitest";
import "./database-template.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** The threads are started from files of their own (server/build-folder.ts). */
const input = [
  "tests/support/serve-without-pages.ts",
  "server/markdown/markdown-worker.ts",
  "server/db/sqlite-copy-worker.ts",
  "server/db/sqlite-reader-worker.ts",
];
let bundled: Promise<string> | undefined;

/**
 * The file of the program without pages. It is one bundle, made once by each process that asks: its start takes 0.9 s of a
 * processor, that of its thousand modules 1.6 s.
 */
export function bundledServer(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const folder = mkdtempSync(path.join(inject("runFolder"), "bundle-"));
  // What it reads beside its code: version and changes, fonts, the packages that stay outside.
  for (const name of ["package.json", "CHANGELOG.md", "app", "node_modules"])
    symlinkSync(path.join(root, name), path.join(folder, name));
  const outDir = path.join(folder, "build/server");
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const { build } = await import("vite");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: true, copyPublicDir: false, outDir, emptyOutDir: false, rolldownOptions: { input } },
  });
  return path.join(outDir, "serve-without-pages.js");
}
