import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { samplePosts } from "#content/sample-posts.ts";
import { administrator } from "#tests/support/app.ts";
import { failureOf } from "#tests/support/in-process-start.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";

test("two processes that start at once on one new database fill it once: both serve PostgreSQL, one serves SQLite", async () => {
  const settings = await processSettings();
  const starts = await Promise.allSettled([startProcess(settings), startProcess(settings)]);
  const servers = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const refusals = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
  expect(servers).toHaveLength(settings.DATABASE_URL ? 2 : 1);
  for (const refusal of refusals) expect(refusal).toContain("is in use by another server");
  const lines = servers.flatMap((server) => server.output().trim().split("\n"));
  // Without a terminal all that a server writes is its log.
  for (const line of lines) expect(JSON.parse(line).level).toBeGreaterThan(0);
  for (const { url } of servers) {
    const { total } = await (await fetch(`${url}/backendReact/api_blogs.php`)).json();
    expect(total).toBe(samplePosts.length);
  }
  const db = await bareDatabase(settings);
  expect(await db.selectFrom("users").select("email").execute()).toEqual([{ email: administrator.email }]);
});

test("a later start does not change the data or its administrator", async () => {
  const settings = await processSettings();
  const first = await startProcess(settings);
  const file = path.join(settings.DATA_DIR ?? "", "first-password");
  const [, password = ""] = readFileSync(file, "utf8").split("\n");
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
  first.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const second = await startProcess({
    ...settings,
    ADMIN_EMAIL: "x@umeed.example",
    ADMIN_PASSWORD: "Other-One-9!",
  });
  const { status } = await fetch(`${second.url}/backendReact/api_login.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.email, password }),
  });
  expect(status).toBe(200);
});

test("a database that PostgreSQL does not have ends the start at once: START-03", async () => {
  const { DATABASE_URL } = await processSettings();
  if (!DATABASE_URL) return;
  const missing = new URL(DATABASE_URL);
  missing.pathname = "/nowhere";
  const { text } = await failureOf({ DATABASE_URL: missing.href });
  expect(text).toBe(
    `EnvironmentError: PostgreSQL at ${missing.hostname}:${missing.port} has no database nowhere: create it, or correct DATABASE_URL.`,
  );
});
