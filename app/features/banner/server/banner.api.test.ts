import { expect, test } from "vitest";
import { bannerMessages } from "#app/features/banner/banner.messages.ts";
import { startTestApp } from "#tests/support/app.ts";

const banner = { message: "Winter drive", link_text: "Read", link_url: "/blogs" };

test("without a banner the public read says so and hands out nothing", async () => {
  const app = await startTestApp();
  const { status, body } = await app.call("readBanner");
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, message: bannerMessages.none });
});

test("a saved banner is what visitors read, with the fields of BANNER-05", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const saved = await app.call("saveBanner", { token, json: banner });
  expect(saved).toMatchObject({
    status: 200,
    body: { success: true, message: "Banner updated successfully!" },
  });
  const { body } = await app.call("readBanner");
  expect(body).toMatchObject({ success: true, data: banner });
});

test("saving again replaces it; taking it down leaves none", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveBanner", { token, json: banner });
  await app.call("saveBanner", { token, json: { ...banner, message: "Spring drive" } });
  expect((await app.call("readBanner")).body.data.message).toBe("Spring drive");
  expect((await app.call("deleteBanner", { token })).status).toBe(200);
  expect((await app.call("readBanner")).body.success).toBe(false);
  expect((await app.call("deleteBanner", { token })).status).toBe(404);
});

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
  ["a NUL byte", { message: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused, and the banner stays as it was", async ([, change, message]) => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveBanner", { token, json: banner });
  const refused = await app.call("saveBanner", { token, json: { ...banner, ...change } });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("readBanner")).body.data).toMatchObject(banner);
});

test("Urdu and emoji come back as they were written", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const message = "سردیوں کی مہم 🧣 ‏";
  await app.call("saveBanner", { token, json: { ...banner, message } });
  expect((await app.call("readBanner")).body.data.message).toBe(message.trim());
});
