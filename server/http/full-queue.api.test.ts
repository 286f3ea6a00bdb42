import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

/** An app behind a proxy, whose pages are rendered when the test lets them. */
async function startHeld() {
  const waiting: (() => void)[] = [];
  let held = true;
  const rendered: string[] = [];
  const app = await startTestApp({
    env: { TRUST_PROXY: "on" },
    render: async (request) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      if (held) await new Promise<void>((done) => waiting.push(done));
      return { response: new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }) };
    },
  });
  return {
    app,
    rendered,
    hold: () => {
      held = true;
    },
    release() {
      held = false;
      for (const done of waiting.splice(0)) done();
    },
    /** Asks for so many pages, each of its own. */
    ask: (address: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        app.get(`/search?q=${address}-${at}`, { "x-forwarded-for": address }).then(({ status }) => status),
      ),
    visit: (path: string, address = "198.51.100.9") => app.get(path, { "x-forwarded-for": address }),
  };
}

const isFull = { running: 8, waiting: 100, isFull: true };

test.for([
  ["three addresses", ["192.0.2.1", "192.0.2.2", "192.0.2.3"]],
  ["the networks of one /48", Array.from({ length: 3 }, (_, at) => `2001:db8:1:${at + 1}00::1`)],
] as const)("%s with 45 connections each leave room for everybody else: ALL-47", async ([, addresses]) => {
  const { app, ask, visit, release } = await startHeld();
  const { pages } = app.deps.queues;
  const asked = addresses.flatMap((address) => ask(address, 45));
  await expect.poll(() => pages.state()).toMatchObject(isFull);
  const visits = [visit("/"), visit("/donate"), visit("/contact", "198.51.100.10")];
  // Each visitor has taken the place of a waiting job of those who wait for most.
  await expect.poll(() => pages.state().refused).toBe(135 - 108 + 3);
  release();
  for (const page of await Promise.all(visits)) expect(page.status).toBe(200);
  const statuses = await Promise.all(asked);
  expect(statuses.filter((status) => status === 503)).toHaveLength(30);
  expect(statuses.filter((status) => status === 200)).toHaveLength(105);
});

test("whoever shares a rendering is not refused with the client that had asked for it", async () => {
  const { app, ask, visit, release } = await startHeld();
  const { pages } = app.deps.queues;
  const asked = ask("192.0.2.1", 8);
  await expect.poll(() => pages.state().running).toBe(8);
  asked.push(...ask("192.0.2.2", 39));
  await expect.poll(() => pages.state().waiting).toBe(39);
  const first = visit("/blogs", "192.0.2.2");
  await expect.poll(() => pages.state().waiting).toBe(40);
  const shared = visit("/blogs");
  asked.push(...ask("192.0.2.3", 30), ...ask("192.0.2.4", 30));
  await expect.poll(() => pages.state().isFull).toBe(true);
  const newcomer = visit("/donate", "198.51.100.10");
  expect((await first).status).toBe(503);
  // It has taken a place in its own name.
  await expect.poll(() => pages.state().refused).toBe(2);
  release();
  expect([(await shared).status, (await newcomer).status]).toEqual([200, 200]);
  await Promise.all(asked);
});

test("while the queue is full a page that has expired is shown, and a 503 says when to come again: ALL-47a", async () => {
  const { app, ask, visit, release, hold } = await startHeld();
  release();
  expect((await visit("/blogs")).status).toBe(200);
  app.clock.forward(24 * 60 * 60_000);
  hold();
  const asked = Array.from({ length: 108 }, (_, at) => ask(`192.0.2.${at}`, 1)).flat();
  await expect.poll(() => app.deps.queues.pages.state()).toMatchObject(isFull);
  expect(await visit("/blogs")).toMatchObject({ status: 200, text: "page" });
  const refused = await visit("/gallery");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("5");
  release();
  await Promise.all(asked);
});
