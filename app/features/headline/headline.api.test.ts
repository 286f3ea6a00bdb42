import { expect, test } from "vitest";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { headlineMessages } from "./headline.schema.ts";

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
