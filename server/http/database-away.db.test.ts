import { tmpdir } from "node:os";
import { expect, inject, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startTestApp } from "#tests/support/app.ts";
import { startWay } from "#tests/support/database-way.ts";
import { emptyDatabase } from "#tests/support/test-database.ts";
import { plainWords } from "./plain.words.ts";

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
