import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { openConnection } from "#tests/support/raw-connection.ts";

const type = { "content-type": "application/x-www-form-urlencoded" };

/** An app whose pages read the posted body. */
async function startReading() {
  const read: number[] = [];
  const app = await startTestApp({
    render: async (request) => {
      read.push((await request.text()).length);
      return { response: new Response("page", { headers: { "content-type": "text/html" } }) };
    },
  });
  return { app, read };
}

test("a page reads a form of 64 KB and no larger one", async () => {
  const { app, read } = await startReading();
  const post = (bytes: number) =>
    fetch(`${app.url}/newsletter`, { method: "POST", headers: type, body: "x".repeat(bytes) });
  expect((await post(64 * 1024)).status).toBe(200);
  const refused = await post(64 * 1024 + 1);
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain("The request is too large. At most 64 KB can be sent.");
  expect(read).toEqual([64 * 1024]);
});

test("a page reads no form without a content length", async () => {
  const { app, read } = await startReading();
  const body = new Blob(["x".repeat(10)]).stream();
  const refused = await fetch(`${app.url}/newsletter`, {
    method: "POST",
    headers: type,
    body,
    duplex: "half",
  } as RequestInit);
  expect(refused.status).toBe(411);
  expect(await refused.text()).toContain("does not give its length");
  expect(read).toEqual([]);
});

test("a form that has arrived is not too late because it waited for its turn: ALL-47c", async () => {
  const held = Promise.withResolvers<void>();
  const forms: string[] = [];
  const app = await startTestApp({
    connections: { smallBody: 1000 },
    render: async (request) => {
      await held.promise;
      if (request.method === "POST") forms.push(await request.text());
      return { response: new Response("page", { headers: { "content-type": "text/html" } }) };
    },
  });
  const { pages } = app.deps.queues;
  const asked = Array.from({ length: 8 }, (_, at) => app.get(`/search?q=${at}`));
  await expect.poll(() => pages.state().running).toBe(8);
  const sent = fetch(`${app.url}/contact`, { method: "POST", headers: type, body: "message=I+waited" });
  await expect.poll(() => pages.state().waiting).toBe(1);
  // Another one, whose body does not come: its time is over.
  const head = ["POST /contact HTTP/1.1", "Host: umeed.example", "Content-Type: text/plain"];
  const slow = openConnection(app, ...head, "Content-Length: 100", "", "message=");
  expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 /);
  held.resolve();
  expect((await sent).status).toBe(200);
  expect(forms).toEqual(["message=I+waited"]);
  await Promise.all(asked);
});
