import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { expect, inject, onTestFinished, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startTestApp } from "#tests/support/app.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { plainWords } from "./plain.words.ts";

/** A way to the database that the test can close and open again. */
async function startWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let open = true;
  const way = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (!open) return socket.destroy();
    const onward = connect(Number(target.port), target.hostname);
    onward.on("error", () => socket.destroy());
    onward.on("close", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void way.close());
  const address = way.address();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : 0);
  return {
    url: url.href,
    close() {
      open = false;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      open = true;
    },
  };
}

test.runIf(inject("databaseTemplate").kind === "postgres")(
  "while PostgreSQL is away pages and calls say so with a 503, and the log once a minute: START-21",
  async () => {
    const way = await startWay((await emptyDatabase(tmpdir())).url ?? "");
    const app = await startTestApp({
      env: { DATABASE_URL: way.url },
      render: async () => {
        await app.deps.db.selectFrom("headline").select("headline").executeTakeFirst();
        return {
          response: new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }),
        };
      },
    });
    const token = await app.signIn();
    expect((await app.get("/blogs")).status).toBe(200);
    way.close();

    const before = app.log.length;
    for (let time = 0; time < 20; time += 1) {
      const page = await app.get("/gallery");
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
      expect(page.text).toContain(serverMessages.databaseUnavailable);
      expect((await app.get("/ur/gallery")).text).toContain(plainWords.words.databaseUnavailable.ur);
      for (const call of [
        await app.call("listEvents"),
        await app.call("readSystem", { token }),
        await app.call("signIn", { json: { email: "admin@umeed.example", password: "Wrong-1" } }),
      ]) {
        expect(call).toMatchObject({
          status: 503,
          body: { success: false, message: serverMessages.databaseUnavailable },
        });
        expect(call.headers.get("retry-after")).toBe("10");
      }
    }
    const lines = app.log.slice(before).filter((line) => /"level":(?:40|50)/.test(line));
    expect(lines.filter((line) => line.includes("the database does not answer"))).toHaveLength(1);
    expect(
      lines.filter((line) => !/the database does not answer|the change feed is interrupted/.test(line)),
    ).toEqual([]);

    way.open();
    await expect.poll(async () => (await app.get("/gallery")).status).toBe(200);
    expect((await app.call("readSystem", { token })).status).toBe(200);
  },
);
