import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

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
