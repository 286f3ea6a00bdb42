import { expect, test } from "vitest";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { headlineMessages, headlineVersion } from "./headline.schema.ts";

test("until staff write one, the headline welcomes them", async () => {
  const app = await startTestApp();
  const { status, body } = await app.call("readHeadline");
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, headline: "Welcome to the NGO Dashboard" });
});

test("a saved headline is what everyone reads from then on", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const saved = await app.call("saveHeadline", { token, json: { headline: "  Winter drive  " } });
  expect(saved).toMatchObject({
    status: 200,
    body: { success: true, message: "Headline updated successfully!" },
  });
  expect((await app.call("readHeadline")).body.headline).toBe("Winter drive");
});

test("a headline over somebody else's is refused, and one without a version is not", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const save = (headline: string, query = {}) =>
    app.call("saveHeadline", { token, query, json: { headline } });
  const stale = { status: 409, body: { success: false, message: headlineMessages.stale } };
  const unwritten = { version: headlineVersion({ headline: headlineMessages.fallback }) };
  expect((await save("First", unwritten)).status).toBe(200);
  expect(await save("Second", unwritten)).toMatchObject(stale);
  const opened = { version: headlineVersion({ headline: "First" }) };
  await app.call("saveHeadline", { token, json: { headline: "First", headline_ur: "پہلا" } });
  expect(await save("Mine", opened), "the Urdu has changed").toMatchObject(stale);
  expect(await save("Mine", { version: "x" })).toMatchObject({ status: 422 });
  expect((await save("Without")).status).toBe(200);
  expect((await app.call("readHeadline")).body.headline).toBe("Without");
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["nothing", {}, headlineMessages.empty],
  ["a blank", { headline: "  \n" }, headlineMessages.empty],
  ["a number", { headline: 7 }, headlineMessages.empty],
  ["a text that is too long", { headline: "x".repeat(121) }, "The headline must be at most 120 characters."],
  ["a NUL byte", { headline: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused, and the old headline stays", async ([, json, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  await app.call("saveHeadline", { token, json: { headline: "Before" } });
  const refused = await app.call("saveHeadline", { token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("readHeadline")).body.headline).toBe("Before");
});
