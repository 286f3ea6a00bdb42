import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#tests/support/source-files.ts";
import { readVersions, software } from "./software.server.ts";

/* The version and what is new in it: SYSTEM-01a. */

const changelog = readFileSync(path.join(root, "CHANGELOG.md"), "utf8");

test("the version is that of package.json, and the first one of CHANGELOG.md tells its day and changes", () => {
  const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  expect(software.version).toBe(version);
  expect(changelog).toContain(
    `## ${version} (${software.whats_new?.day})\n\n- ${software.whats_new?.changes[0]}\n`,
  );
});

test("every version of CHANGELOG.md has a number, a day and changes, and they go from new to old", () => {
  const versions = readVersions(changelog);
  expect(versions.length).toBeGreaterThan(1);
  expect(
    versions.filter(({ version, changes }) => !/^\d+\.\d+\.\d+$/.test(version) || changes.length === 0),
  ).toEqual([]);
  const days = versions.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(days).not.toContain("");
});
