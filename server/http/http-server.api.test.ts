import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startTestApp } from "#tests/support/app.ts";
import { askRaw, invalidRequests, lackingOf } from "#tests/support/invalid-requests.ts";
import { openConnection } from "#tests/support/raw-connection.ts";
import { defaultLimits } from "./http-server.ts";

const host = "Host: umeed.example";

test("a connection has thirty seconds for its headers, one minute without a byte, an hour for an upload", async () => {
  const minute = 60_000;
  expect(defaultLimits).toMatchObject({ stalled: minute, upload: 60 * minute, working: 10 * minute });
  const app = await startTestApp();
  expect(app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 3_600_000, timeout: 60_000 });
});

test("a client that sends too slowly gets a 408 and is disconnected", async () => {
  const app = await startTestApp({ connections: { headers: 200, request: 400, checkIntervalMs: 50 } });
  const slowHeaders = openConnection(app, "GET / HTTP/1.1", host, "X-Slow: ");
  const slowBody = openConnection(
    app,
    "POST /backendReact/api_send_contact_form.php HTTP/1.1",
    host,
    "Content-Type: application/json",
    "Content-Length: 100",
    "",
    '{"name":',
  );
  for (const { closed } of [slowHeaders, slowBody]) {
    const response = await closed;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain("x-content-type-options: nosniff");
    expect(response).toContain(serverMessages.tooSlow);
  }
});

test("a small body has fifteen seconds; a form with files and a long text have the time of a request", async () => {
  expect(defaultLimits.smallBody).toBe(15_000);
  const app = await startTestApp({ connections: { smallBody: 100 } });
  const send = (length: string, type = "application/json", body = '{"name":') =>
    openConnection(
      app,
      "POST /backendReact/api_send_contact_form.php HTTP/1.1",
      host,
      `Content-Type: ${type}`,
      length,
      "",
      body,
    );
  const long = send("Content-Length: 65537");
  const files = send("Content-Length: 100", "multipart/form-data; boundary=x");
  const chunked = send("Transfer-Encoding: chunked", "application/json", '8\r\n{"name":');
  for (const { closed } of [send("Content-Length: 100"), chunked]) {
    const response = await closed;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toContain(serverMessages.tooSlow);
    expect(response).toContain("x-content-type-options: nosniff");
  }
  expect([long.socket.readyState, files.socket.readyState]).toEqual(["open", "open"]);
});

test("a client that does not read the response is disconnected", async () => {
  const big = "x".repeat(32 * 1024 * 1024);
  const app = await startTestApp({
    connections: { stalled: 200 },
    render: async () => ({ response: new Response(big, { headers: { "content-type": "text/html" } }) }),
  });
  const { socket } = openConnection(app, "GET / HTTP/1.1", host, "", "");
  socket.pause();
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await expect.poll(connections).toBe(1);
  await expect.poll(connections).toBe(0);
});

test("2,000 pipelined requests are not processed, and others do not wait for them", async () => {
  let rendered = 0;
  const release = Promise.withResolvers<void>();
  const app = await startTestApp({
    render: async () => {
      rendered += 1;
      await release.promise;
      return { response: new Response("page", { headers: { "content-type": "text/html" } }) };
    },
  });
  const asked = Array.from({ length: 2000 }, (_, at) => `GET /blogs?q=${at} HTTP/1.1\r\n${host}\r\n`);
  const flood = openConnection(app, ...asked, "");
  await expect.poll(() => rendered).toBeGreaterThan(0);
  expect((await app.get("/healthz")).status).toBe(200);
  release.resolve();
  const response = await flood.closed;
  expect(rendered).toBeLessThanOrEqual(10);
  expect(response.match(/HTTP\/1\.1 200 /g)).toHaveLength(rendered);
  expect(response.match(/HTTP\/1\.1 503 /g)).toHaveLength(1);
  expect(response).toMatch(/retry-after: 5\r\n/);
  expect(response).toContain(serverMessages.overloaded);
});

test("most of 20,000 pipelined requests are not even read", async () => {
  const app = await startTestApp({
    render: async () => ({ response: new Response("page", { headers: { "content-type": "text/html" } }) }),
  });
  let read = 0;
  app.server.on("request", () => {
    read += 1;
  });
  const asked = Array.from({ length: 20_000 }, (_, at) => `GET /blogs?q=${at} HTTP/1.1\r\n${host}\r\n`);
  const response = await openConnection(app, ...asked, "").closed;
  // What has arrived together, 64 KB, is read together.
  expect(read).toBeLessThan(3000);
  expect(response.match(/HTTP\/1\.1 503 /g)).toHaveLength(1);
});

test("concurrent page renderings are limited; other requests are refused with a retry time", async () => {
  let running = 0;
  let maxRunning = 0;
  const release = Promise.withResolvers<void>();
  const app = await startTestApp({
    env: { TRUST_PROXY: "on" },
    render: async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await release.promise;
      running -= 1;
      return { response: new Response("page", { headers: { "content-type": "text/html" } }) };
    },
  });
  const ask = (at: number, address: string) => app.get(`/blogs?q=${at}`, { "x-forwarded-for": address });
  const greedy = Array.from({ length: 100 }, (_, at) => ask(at, "203.0.113.1"));
  // Clients beyond the limit are refused while the others still wait.
  const refused = await Promise.all((await settledOf(greedy, 60)).map((response) => response));
  for (const { status, headers, text } of refused) {
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toBe("5");
    expect(text).toContain(serverMessages.overloaded);
  }
  const other = ask(1000, "203.0.113.2");
  release.resolve();
  expect((await other).status).toBe(200);
  const statuses = (await Promise.all(greedy)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(40);
  expect(maxRunning).toBeLessThanOrEqual(8);
});

test("a new connection does not wait until all pages of those before it are rendered", async () => {
  let rendered = 0;
  const app = await startTestApp({
    env: { TRUST_PROXY: "on" },
    render: async () => {
      rendered += 1;
      return { response: new Response("page", { headers: { "content-type": "text/html" } }) };
    },
  });
  const asked = Array.from({ length: 100 }, (_, at) =>
    askRaw(app.url, [`GET /blogs?q=${at} HTTP/1.1`, host, `X-Forwarded-For: 192.0.2.${at}`]),
  );
  expect(await askRaw(app.url, ["GET /healthz HTTP/1.1", host])).toMatch(/^HTTP\/1\.1 200 /);
  expect(rendered).toBeLessThan(50);
  for (const page of await Promise.all(asked)) expect(page).toMatch(/^HTTP\/1\.1 200 /);
  expect(rendered).toBe(100);
});

test.for(invalidRequests)("%s is refused with our headers, and is not logged", async ([, ...lines]) => {
  const app = await startTestApp({ env: { LOG_LEVEL: "trace" } });
  expect(lackingOf(await askRaw(app.url, lines))).toEqual([]);
  expect(app.log.join("")).not.toContain("private");
});

test("HTTP before 1.1 needs no Host header", async () => {
  const app = await startTestApp();
  expect(await askRaw(app.url, ["GET /healthz HTTP/1.0"])).toMatch(/^HTTP\/1\.1 200 /);
});

/** The first `count` promises that settle. */
async function settledOf<Value>(promises: Promise<Value>[], count: number): Promise<Value[]> {
  const settled: Value[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const promise of promises) {
      promise.then((value) => {
        settled.push(value);
        if (settled.length === count) resolve();
      }, reject);
    }
  });
  return settled;
}
