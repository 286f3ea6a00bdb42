import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

const banner = { message: "Winter drive", link_text: "Read", link_url: "/blogs" };

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

test("Urdu and emoji come back as they were written", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const message = "سردیوں کی مہم 🧣 ‏";
  await app.call("saveBanner", { token, json: { ...banner, message } });
  expect((await app.call("readBanner")).body.data.message).toBe(message.trim());
});
