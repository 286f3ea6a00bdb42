import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { version } from "#server/version.ts";
import type { SystemState } from "./system.schema.ts";

const packageFile = findPackageJSON(import.meta.url) ?? "package.json";
const changelog = readFileSync(path.join(path.dirname(packageFile), "CHANGELOG.md"), "utf8");

type Version = { version: string; day: string; changes: string[] };

/** The versions of a changelog, newest first: a heading such as `## 1.0.0 (2026-11-25)`, then a line each change. */
export function readVersions(text: string): Version[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = "", ...lines] = section.split("\n");
      const [, number = "", day = ""] = /^(\S+) \((\d{4}-\d\d-\d\d)\)$/.exec(heading) ?? [];
      const changes = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
      return { version: number, day, changes };
    });
}

const current = readVersions(changelog).find((entry) => entry.version === version);

/**
 * The version of this program, as package.json has it, and what it brought to those who host it: SYSTEM-01a.
 * Read at the start: a later version may lie in the same place before the next one.
 */
export const software: Pick<SystemState, "version" | "whats_new"> = {
  version,
  whats_new: current ? { day: current.day, changes: current.changes } : null,
};
