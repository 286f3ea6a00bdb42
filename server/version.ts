import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/** The version of the software, as package.json has it. */
export const version = readVersion();

function readVersion(): string {
  const file = findPackageJSON(import.meta.url);
  if (!file) throw new Error("package.json is missing");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
