import { expect, test } from "vitest";
import { bannerMessages } from "#app/features/stories/banner/banner.schema.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";

const banner = { message: "Winter drive", link_text: "Read", link_url: "/blogs" };

test("without a banner the public read says so and hands out nothing", async () => {
  const app = await startTestApp();
  const { status, body } = await app.call("readBanner");
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, message: bannerMessages.none });
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["no message", { message: "" }, "All fields are required"],
  ["a blank message", { message: "   " }, "All fields are required"],
  ["no link text", { link_text: undefined }, "All fields are required"],
  ["no link", { link_url: null }, "All fields are required"],
  ["a number for a message", { message: 5 }, "All fields are required"],
  ["an object for a message", { message: { toString: "x" } }, "All fields are required"],
  ["a script for a link", { link_url: "javascript:alert(1)" }, bannerMessages.badLink],
  ["another host in disguise", { link_url: "//evil.example" }, bannerMessages.badLink],
  ["another host behind a backslash", { link_url: "/\\evil.example" }, bannerMessages.badLink],
  ["a message that is too long", { message: "x".repeat(301) }, "The message must be at most 300 characters."],
  ["an end that is no day", { end_date: "2026-02-30" }, bannerMessages.endDate],
  ["an end that is no time", { end_date: "2026-12-01", end_time: "9:00" }, bannerMessages.endTime],
  ["a time without its day", { end_time: "09:00" }, bannerMessages.endWithoutDay],
  ["an end that has passed", { end_date: "2026-11-21", end_time: "12:00" }, bannerMessages.endPast],
  ["a NUL byte", { message: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused, and the banner stays as it was", async ([, change, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  await app.call("saveBanner", { token, json: banner });
  const refused = await app.call("saveBanner", { token, json: { ...banner, ...change } });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("readBanner")).body.data).toMatchObject(banner);
});

test.for(["x", "-1", "1.5", "4294967296"])("the version %s is refused", async (version) => {
  const app = await sharedApp();
  const token = await app.signIn();
  expect(await app.call("saveBanner", { token, json: banner, query: { version } })).toMatchObject({
    status: 422,
    body: { success: false, message: bannerMessages.badVersion },
  });
});
