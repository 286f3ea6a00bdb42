import { expect, test } from "vitest";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";

const message = { name: "A reader", email: "reader@home.example", message: "Where do I bring quilts?" };

async function inbox(app: TestApp, query = {}) {
  return (await app.call("listMessages", { token: await app.signIn(), query })).body;
}

test("without an office address nothing is mailed and nothing is lost", async () => {
  const app = await startTestApp();
  await app.call("sendContactMessage", { json: message });
  expect(await inbox(app)).toMatchObject({ total: 1 });
  expect(await app.deps.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

const sharedApp = startedOnce(startTestApp);
const incomplete = "Please fill out all fields.";
const badEmail = "Please enter a valid email address.";

test.for([
  ["no fields", {}, incomplete],
  ["a blank name", { ...message, name: " " }, incomplete],
  ["no address", { ...message, email: "" }, incomplete],
  ["a blank message and a bad address", { ...message, email: "x", message: "\n" }, incomplete],
  ["an address without @", { ...message, email: "reader.home.example" }, badEmail],
  ["an address without a dot", { ...message, email: "reader@home" }, badEmail],
  ["an address with a space", { ...message, email: "rea der@home.example" }, badEmail],
  ["a number for a name", { ...message, name: 7 }, incomplete],
  [
    "a message of a book's length",
    { ...message, message: "x".repeat(10_001) },
    "The message must be at most 10,000 characters.",
  ],
  ["a NUL byte", { ...message, name: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused and nothing is stored", async ([, json, expected]) => {
  const app = await sharedApp();
  const refused = await app.call("sendContactMessage", { json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message: expected } });
  expect(await inbox(app)).toMatchObject({ total: 0 });
});

test("a robot that fills the hidden field is thanked, and nothing is stored", async () => {
  const app = await startTestApp();
  const json = { ...message, website: "http://spam.example" };
  expect(await app.call("sendContactMessage", { json })).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect(await inbox(app)).toMatchObject({ total: 0 });
});

test("a sixth message from one e-mail address within the hour has to wait", async () => {
  const app = await startTestApp();
  for (let sent = 0; sent < 5; sent += 1) await app.call("sendContactMessage", { json: message });
  const refused = await app.call("sendContactMessage", { json: message });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(refused.body.message).toBe("Too many attempts. Please try again in 60 minutes.");
});
