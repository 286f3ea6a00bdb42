import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";

const names = Object.keys(allCalls) as CallName[];
const staff = names.filter((name) => allCalls[name].access !== "public");
const refusal = { success: false, message: "Session expired. Please log in again." };

test("no call of staff works without a valid token, whether it is built or not", async () => {
  const app = await startTestApp();
  const dead = await app.signIn();
  await app.call("signOut", { token: dead });
  const tokens: Record<string, string | undefined> = {
    none: undefined,
    dead: `Bearer ${dead}`,
    unknown: `Bearer ${"a".repeat(43)}`,
    broken: "Bearer a b",
    empty: "",
    "another scheme": `Token ${dead}`,
  };
  for (const name of staff) {
    for (const [kind, authorization] of Object.entries(tokens)) {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const raw = { body: "{", type: "application/json" };
      // The check comes before the body is parsed.
      const options = allCalls[name].method === "GET" ? { headers } : { headers, raw };
      const { status, body } = await app.call(name, options);
      expect({ name, kind, status, body }).toEqual({ name, kind, status: 401, body: refusal });
    }
  }
});

test("no public call accepts an invalid token", async () => {
  const app = await startTestApp();
  const dead = await app.signIn();
  await app.call("signOut", { token: dead });
  for (const name of names.filter((name) => allCalls[name].access === "public")) {
    const { status } = await app.call(name, { token: dead });
    expect({ name, status }).toEqual({ name, status: 401 });
  }
});

test("each refusal is in the log, with the call and without the token", async () => {
  const app = await startTestApp();
  await app.call("listUsers");
  await app.call("listBlogs", { token: "a".repeat(43) });
  const refused = app.log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "refused: no live session");
  expect(refused).toMatchObject([
    { level: 30, endpoint: "listUsers", withToken: false },
    { level: 30, endpoint: "listBlogs", withToken: true },
  ]);
  expect(app.log.join("")).not.toContain("aaaa");
});

test("the token of a removed user is invalid", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.deps.db.deleteFrom("users").execute();
  expect((await app.call("listBlogs", { token })).status).toBe(401);
});
