import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/** The version of the program, as package.json has it. */
export const version: string = readVersion();

function readVersion(): string {
  const file = findPackageJSON(import.meta.url);
  if (!file) throw new Error("package.json is missing");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
