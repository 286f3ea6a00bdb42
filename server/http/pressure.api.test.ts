import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { setImmediate as turn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { startTestApp, type TestResponse } from "#tests/support/app.ts";

test("an overloaded server refuses with a retry time, and recovers", async () => {
  const app = await startTestApp({ maxDelayMs: 500 });
  const responses: Promise<TestResponse>[] = [];
  for (let times = 0; times < 3; times += 1) {
    block(600);
    responses.push(app.call("readBanner"), app.get("/blogs"));
    await turn();
  }
  const refused = (await Promise.all(responses)).filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers, text } of refused) {
    expect(headers.get("retry-after")).toBe("5");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("The site is very busy. Please try again in a moment.");
  }
  await expect.poll(async () => (await app.call("readBanner")).status).toBe(200);
});

test("an overloaded server shows a page that time alone has made old", async () => {
  const app = await startTestApp({ maxDelayMs: 500 });
  expect((await app.get("/blogs")).status).toBe(200);
  app.clock.forward(24 * 60 * 60_000);
  const responses: Promise<TestResponse>[] = [];
  for (let times = 0; times < 3; times += 1) {
    block(600);
    responses.push(app.get("/gallery"), app.get("/blogs"));
    await turn();
  }
  const answers = await Promise.all(responses);
  expect(answers.filter((_, at) => at % 2 === 1).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
});

test("after a slow start no request is refused once the server listens", async () => {
  const slowDown = (message: unknown) => {
    unsubscribe("fastify.initialization", slowDown);
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onReady", async () => block(2500));
  };
  subscribe("fastify.initialization", slowDown);
  const app = await startTestApp({ maxDelayMs: 1500 });
  expect((await app.call("readBanner")).status).toBe(200);
  await turn();
  expect((await app.call("readBanner")).status).toBe(200);
});

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
