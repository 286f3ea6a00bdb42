import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { samplePosts } from "#content/sample-posts.ts";
import { administrator } from "#tests/support/app.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { bareDatabase, bareDatabaseSettings } from "#tests/support/test-database.ts";

const program = "tests/support/serve-without-pages.ts";

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-start-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startProcess(settings: Record<string, string>) {
  const server = await startServerProcess(program, settings);
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await server.ended;
  });
  return server;
}

test("two processes that start at once on one new database migrate and fill it once", async () => {
  const settings = await bareDatabaseSettings(temporaryFolder());
  const servers = await Promise.all([startProcess(settings), startProcess(settings)]);
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
  const settings = await bareDatabaseSettings(temporaryFolder());
  const first = await startProcess(settings);
  const password = /Password:\s+(\S+)/.exec(first.output())?.[1] ?? "";
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/);
  first.kill("SIGTERM");
  expect(await first.ended).toBe(0);

  const second = await startProcess({
    ...settings,
    ADMIN_EMAIL: "x@umeed.example",
    ADMIN_PASSWORD: "Other-One-9",
  });
  expect(second.output()).not.toContain("Administrator:");
  const { status } = await fetch(`${second.url}/backendReact/api_login.php`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.email, password }),
  });
  expect(status).toBe(200);
});

test.for(["SIGTERM", "SIGINT"] as const)(
  "%s finishes the running request, also when it comes twice",
  async (signal) => {
    const server = await startProcess({
      ...(await bareDatabaseSettings(temporaryFolder())),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    });
    const body = JSON.stringify(administrator);
    const response = new Promise<number>((resolve, reject) => {
      const call = request(`${server.url}/backendReact/api_login.php`, {
        method: "POST",
        headers: { "content-type": "application/json", "content-length": body.length },
      });
      call.on("response", (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.on("error", reject);
      call.write(body.slice(0, 10));
      // The server is stopped while the request is incomplete.
      void fetch(`${server.url}/healthz`).then(async () => {
        server.kill(signal);
        server.kill(signal);
        await expect.poll(server.output).toContain("stopping");
        call.end(body.slice(10));
      });
    });
    expect(await response).toBe(200);
    expect(await server.ended).toBe(0);
    expect(server.output()).toContain('"msg":"stopped"');
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  },
);

test("a signal at the moment the URL is printed stops it like any other", async () => {
  const server = await startProcess({
    ...(await bareDatabaseSettings(temporaryFolder())),
    NODE_OPTIONS: `--import=${path.resolve("tests/support/stop-when-announced.ts")}`,
  });
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"msg":"stopped"');
});
