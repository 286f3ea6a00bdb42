import { expect, test } from "vitest";
import { administrator, startedOnce, startTestApp } from "#tests/support/app.ts";

const hour = 60 * 60 * 1000;
const wrong = { ...administrator, password: "not it" };

test("the address is accepted in any case and with blanks around it", async () => {
  const app = await startTestApp();
  const email = `  ${administrator.email.toUpperCase()} `;
  expect((await app.call("signIn", { json: { ...administrator, email } })).status).toBe(200);
});

test("a wrong password and an unknown address get the same reply", async () => {
  const app = await startTestApp();
  const known = await app.call("signIn", { json: wrong });
  const unknown = await app.call("signIn", { json: { ...wrong, email: "nobody@umeed.example" } });
  expect(known).toMatchObject({
    status: 401,
    body: { success: false, message: "Invalid email or password." },
  });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["nothing", {}],
  ["no password", { email: administrator.email }],
  ["an empty password", { email: administrator.email, password: "" }],
  ["a blank address", { email: "  ", password: "x" }],
  ["numbers", { email: 1, password: 2 }],
  ["null", null],
  ["a list", []],
  ["a NUL byte", { email: "a\0@b.co", password: "x" }],
] as const)("%s is refused by the rule", async ([, json]) => {
  const app = await sharedApp();
  const { status, body } = await app.call("signIn", { json });
  expect(status).toBe(422);
  expect(body.success).toBe(false);
});

test("a password of 10,000 characters is refused without hashing", async () => {
  const app = await startTestApp();
  const { status } = await app.call("signIn", { json: { ...administrator, password: "x".repeat(10_000) } });
  expect(status).toBe(422);
});

test("a session ends seven days after the sign-in, however busy", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  for (let passed = 0; passed < 7 * 24; passed += 8) {
    expect((await app.call("listBlogs", { token })).status).toBe(200);
    app.clock.forward(8 * hour);
  }
  app.clock.forward(1);
  expect((await app.call("listBlogs", { token })).status).toBe(401);
});

test("the token has 256 random bits and is stored only as a hash", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  const rows = await app.deps.db.selectFrom("sessions").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
});

test.for([
  ["dead", "x".repeat(43)],
  ["too short", "abc"],
  ["broken", "not a token at all"],
  ["empty", ""],
] as const)("a public call with a %s token is refused, not treated as a visitor's", async ([, token]) => {
  const app = await sharedApp();
  const { status, headers, body } = await app.call("listBlogs", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(401);
  expect(headers.get("www-authenticate")).toBe("Bearer");
  expect(body).toEqual({ success: false, message: "Session expired. Please log in again." });
});

test("a password in the URL or another scheme is no token", async () => {
  const app = await startTestApp();
  const basic = Buffer.from(`${administrator.email}:${administrator.password}`).toString("base64");
  expect((await app.call("signOut", { headers: { authorization: `Basic ${basic}` } })).status).toBe(401);
});
