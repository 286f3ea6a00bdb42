import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

test("two writes that collide are no fault of ours: the second is told to look again, and the log names nobody", async () => {
  const app = await startTestApp();
  await sql`create unique index one_name on messages (name)`.execute(app.deps.db);
  const json = { name: "Reader Rashid", email: "reader@home.example", message: "Where do I bring quilts?" };
  expect((await app.call("sendContactMessage", { json })).status).toBe(200);
  const second = await app.call("sendContactMessage", { json });
  // Other tests share this database.
  await sql`drop index one_name`.execute(app.deps.db);
  expect(second).toMatchObject({
    status: 409,
    body: {
      success: false,
      message: "Somebody else changed this at the same moment. Please reload and try again.",
    },
  });
  expect(app.log.join("\n")).toContain("two writes collided");
  expect(app.log.join("\n")).not.toContain("Rashid");
});
