import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { formTrapMessages } from "#app/lib/form-rules.ts";
import {
  confirm,
  leave,
  leaveLink,
  subscribe,
} from "#app/parts/newsletter/server/newsletter.service.server.ts";
import { startTestApp } from "#tests/support/app.ts";
import { root } from "#tests/support/source-files.ts";
import { createFormGuard } from "./http/form-guard.ts";
import { createSigner } from "./signing.ts";

const run = promisify(execFile);
const rotate = (dataDir: string) =>
  run(process.execPath, ["scripts/umeed.ts", "keys:rotate"], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

test("npm run keys:rotate renews the keys beside the running server; links that were mailed stay", async () => {
  const app = await startTestApp();
  const { db, env, clock } = app.deps;
  const guard = createFormGuard(app.deps, "contact");
  const before = await guard.token();
  await subscribe(app.deps, "reader@home.example");
  const leaving = new URL(await leaveLink(app.deps, 1)).searchParams.get("token") ?? "";
  // A link of before 019, signed with a key that ends by itself.
  const ends_at = new Date(clock.now().getTime() + 60_000).toISOString();
  await db.insertInto("secrets").values({ name: "newsletter confirmation", value: "old", ends_at }).execute();
  const signed = await createSigner(db, "newsletter confirmation").sign(
    `1-${clock.now().getTime().toString(36)}`,
  );

  const { stdout } = await rotate(env.dataDir);
  expect(stdout).toContain("Renewed: 1 key.");
  app.clock.forward(5_000);
  const sender = { address: "192.0.2.1", contact: "reader@home.example" };
  expect(await guard.check({ form_token: before }, sender)).toMatchObject({
    status: 422,
    body: { message: formTrapMessages.again },
  });
  const after = await guard.token();
  app.clock.forward(5_000);
  expect(await guard.check({ form_token: after }, sender)).toEqual({ verdict: "person" });
  expect(await confirm(app.deps, signed)).toBe(true);
  expect(await leave(app.deps, leaving)).toBe(true);
});

test("without a database it says so", async () => {
  await expect(rotate("/nonexistent/umeed")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("There is no database in /nonexistent/umeed yet."),
  });
});
