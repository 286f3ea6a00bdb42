import { request } from "node:http";
import path from "node:path";
import { expect, test } from "vitest";
import { administrator } from "#tests/support/app.ts";
import { processSettings, startProcess } from "#tests/support/test-process.ts";

test.for(["SIGTERM", "SIGINT"] as const)(
  "%s finishes the running request, also when it comes twice",
  async (signal) => {
    const server = await startProcess({
      ...(await processSettings()),
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
    ...(await processSettings()),
    NODE_OPTIONS: `--import=${path.resolve("tests/support/stop-when-announced.ts")}`,
  });
  expect(await server.ended).toBe(0);
  expect(server.output()).toContain('"msg":"stopped"');
});

test("behind a proxy it says so before the port closes, and answers everything meanwhile: RELEASE-12", async () => {
  const server = await startProcess({ ...(await processSettings()), TRUST_PROXY: "on" });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.url + path);
    return [status, headers.get("connection")];
  };
  expect(await ask("/healthz")).toEqual([200, "keep-alive"]);
  expect(await ask("/blogs")).toEqual([200, "keep-alive"]);
  server.kill("SIGTERM");
  await expect.poll(() => ask("/healthz")).toEqual([503, "close"]);
  // From the page cache, too, by a connection that is not kept.
  expect(await ask("/blogs")).toEqual([200, "close"]);
  expect(await ask("/backendReact/api_get_events.php")).toEqual([200, "close"]);
  expect(await server.ended).toBe(0);
});
