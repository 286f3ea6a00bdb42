import { expect, test } from "vitest";
import { samplePosts } from "#content/sample-posts.ts";
import { administrator } from "#tests/support/app.ts";
import { bareDatabase } from "#tests/support/test-database.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";

test("two processes that start at once on one new database fill it once: both serve PostgreSQL, one serves SQLite", async () => {
  const settings = await processSettings();
  const starts = await Promise.allSettled([startProcess(settings), startProcess(settings)]);
  const servers = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
  const refusals = starts.flatMap((start) => (start.status === "rejected" ? [String(start.reason)] : []));
  expect(servers).toHaveLength(settings.DATABASE_URL ? 2 : 1);
  for (const refusal of refusals) expect(refusal).toContain("is in use by another server");
  const outputs = servers.map((server) => server.output());
  expect(outputs.filter((output) => output.includes("Password:"))).toHaveLength(1);
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
  const password = /Password:\s+(\S+)/.exec(first.output())?.[1] ?? "";
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
  first.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const second = await startProcess({
    ...settings,
    ADMIN_EMAIL: "x@umeed.example",
    ADMIN_PASSWORD: "Other-One-9!",
  });
  expect(second.output()).not.toContain("Administrator:");
  const { status } = await fetch(`${second.url}/backendReact/api_login.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.email, password }),
  });
  expect(status).toBe(200);
});
