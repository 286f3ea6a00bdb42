import { existsSync, realpathSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";

const link = path.join(path.dirname(findPackageJSON(import.meta.url) ?? ""), "build");

/**
 * The build that this process started from, with `server` and `client` in it. A later build takes the place of `build`
 * (scripts/builds.mjs), but not of this folder: what is loaded later fits what is loaded already.
 * Undefined when there was none at the start.
 */
export const buildFolder = existsSync(link) ? realpathSync(link) : undefined;

/**
 * The file that a worker thread is started from.
 * @param source among the sources, by `new URL("./...", import.meta.url)`; the build has it as a file of its own
 *   (vite.config.ts)
 */
export function workerFile(source: URL): URL | string {
  if (import.meta.url.endsWith(".ts")) return source;
  const name = path.basename(source.pathname).replace(/(?:\.server)?\.ts$/, ".js");
  return path.join(buildFolder ?? "", "server", name);
}
