import { expect, test } from "vitest";
import { passwordMessages } from "#app/lib/password-rules.ts";
import { startTestApp } from "#tests/support/app.ts";
import { fillEmptyDatabase } from "./seed.ts";

test.for([
  ["correct-horse", passwordMessages.tooPlain],
  ["P@ssw0rd", passwordMessages.tooCommon],
] as const)(
  "the first administrator is not made with the password %s: CRED-03",
  async ([password, message]) => {
    const { deps } = await startTestApp();
    const { db, env } = deps;
    await db.deleteFrom("users").execute();
    const admin = { email: "first@umeed.example", password };
    await expect(fillEmptyDatabase({ ...deps, env: { ...env, admin } })).rejects.toThrow(
      `ADMIN_PASSWORD: ${message}`,
    );
    expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
  },
);
