import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

const redocly = path.resolve("node_modules/@redocly/cli/bin/cli.js");

/**
 * Every recommended rule as an error, and our own additions. A call that takes nothing and is open to anybody has nothing
 * to refuse.
 */
const rules = `extends: [recommended-strict]
rules:
  operation-4xx-response: off
  operation-description: error
  operation-tag-defined: error
  tag-description: error
`;

/** Lints a document offline; an empty list when it is valid. */
async function lint(document: unknown): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "umeed-openapi-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "redocly.yaml"), rules);
  await writeFile(path.join(folder, "openapi.json"), JSON.stringify(document));
  const quiet = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  // Exit code 1 means findings, which are in its report.
  const report = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [redocly, "lint", "openapi.json", "--format=json", "--max-problems=1000"],
      { cwd: folder, env: { ...process.env, ...quiet }, maxBuffer: 16 * 1024 * 1024 },
      (_error, stdout) => resolve(stdout),
    );
  });
  const { problems } = JSON.parse(report) as {
    problems: { ruleId: string; message: string; location: { pointer: string }[] }[];
  };
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

async function readDocument() {
  const app = await startTestApp();
  return (await app.get("/backendReact/openapi.json")).body;
}

test("the linter finds no problem in the document", async () => {
  expect(await lint(await readDocument())).toEqual([]);
});

test("the linter reports what is missing", async () => {
  const document = await readDocument();
  const {
    security: _security,
    description: _description,
    ...rest
  } = document.paths["/backendReact/users"].put;
  document.paths["/backendReact/users"].put = { ...rest, tags: ["Nowhere"] };
  const found = await lint({ ...document, servers: [] });
  for (const rule of [
    "no-empty-servers",
    "security-defined",
    "operation-description",
    "operation-tag-defined",
  ]) {
    expect(
      found.some((line) => line.startsWith(`${rule}:`)),
      rule,
    ).toBe(true);
  }
});

test("the document has the public URL, and describes every call under a declared tag", async () => {
  const document = await readDocument();
  expect(document.servers).toEqual([{ url: "http://umeed.example", description: "The site itself" }]);
  const declared = document.tags.map(({ name }: { name: string }) => name);
  const calls = Object.values(document.paths as Record<string, object>).flatMap((methods) =>
    Object.values(methods),
  );
  for (const call of calls) {
    expect(call.description, call.operationId).toMatch(/^[A-Z].{15,}\.$/s);
    expect(
      call.tags.every((tag: string) => declared.includes(tag)),
      call.operationId,
    ).toBe(true);
  }
  const descriptions = calls.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
