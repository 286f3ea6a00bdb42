import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { respondEarly } from "./errors.ts";

afterEach(() => vi.useRealTimers());

test("who goes on sending after the response is listened to, until nothing comes for five seconds", async () => {
  const app = Fastify();
  let received = 0;
  app.addHook("onRequest", async (request, reply) => {
    request.raw.on("data", (chunk: Buffer) => {
      received += chunk.length;
    });
    request.raw.pause();
    respondEarly(request, reply).code(413).send("too large");
    return reply;
  });
  app.post("/", async () => "never");
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  // Only these two: the sockets' own timers are real.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n");
  expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 413 /);
  for (let at = 1; at <= 10; at += 1) {
    socket.write("x".repeat(100));
    await expect.poll(() => received).toBe(at * 100);
    vi.advanceTimersByTime(4_000);
  }
  expect(socket.destroyed).toBe(false);
  const closed = once(socket, "close");
  vi.advanceTimersByTime(1_001);
  await closed;
});
