import { expect, test } from "vitest";
import { imageMaxBytes } from "#app/features/stories/hero/hero.rows.ts";
import { pictureLimitMessages } from "#server/media/picture-limits.ts";
import { pictureQueue } from "#server/media/staging.ts";
import { startTestApp } from "#tests/support/app.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { movingPicture, picture } from "#tests/support/pictures.ts";
import { flat, gifOfFrames, jpegOfScans, unreadablePictures, unusualPictures } from "./hostile-pictures.ts";

const fields = { headline: "Hope", subtitle: "Done daily", cta_text: "Give", cta_link: "/donate" };
const wrongType = "Please select a valid image file (JPEG, PNG, GIF, WebP)";

/** A slide's picture can be sent in two ways: in a form, and as base64 in JSON. */
async function startSliding() {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  const senders = {
    form: (bytes: Buffer) =>
      app.call("createHeroSlide", { token, form: formWith(fields, { image: { bytes, name: "a.jpg" } }) }),
    base64: (bytes: Buffer) =>
      app.call("createHeroSlide", {
        token,
        json: { ...fields, image_base64: `data:image/jpeg;base64,${bytes.toString("base64")}` },
      }),
  };
  return { app, senders };
}

test.for(["form", "base64"] as const)(
  "a damaged picture in %s is refused, never a server error",
  async (kind) => {
    const { app, senders } = await startSliding();
    for (const [name, bytes] of await unreadablePictures()) {
      // An empty base64 means a slide without a picture.
      if (bytes.length === 0 && kind === "base64") continue;
      const { status, body } = await senders[kind](bytes);
      expect({ name, status, body }).toEqual({
        name,
        status: 415,
        body: { success: false, message: wrongType },
      });
    }
    expect(await storedFiles(app)).toEqual([]);
    expect(app.log.join("\n")).not.toContain("a request failed");
  },
);

test("an unusual but valid picture is accepted", async () => {
  const { senders } = await startSliding();
  for (const [name, bytes] of await unusualPictures()) {
    const { status, body } = await senders.form(bytes);
    expect({ name, status, body }).toMatchObject({ name, status: 201 });
  }
});

const overLimits: [string, keyof typeof pictureLimitMessages, () => Promise<Buffer>][] = [
  ["a JPEG of 50 scans", "tooManyScans", () => jpegOfScans(40)],
  [
    "an interlaced PNG of 30 million pixels",
    "tooManyPixels",
    () => flat(6000, 5000).png({ progressive: true }).toBuffer(),
  ],
  ["a GIF of 5,000 frames", "tooMuchMovement", () => gifOfFrames(5000, flat(8, 8))],
  ["a GIF of 100 large frames", "tooMuchMovement", () => gifOfFrames(100, flat(500, 410))],
];

test.for(overLimits)("%s is refused in plain words, without being unfolded", async ([, message, bytes]) => {
  const { app, senders } = await startSliding();
  const sent = await bytes();
  expect(sent.length).toBeLessThan(imageMaxBytes);
  for (const send of [senders.form, senders.base64]) {
    const { status, body } = await send(sent);
    expect({ status, body }).toEqual({
      status: 415,
      body: { success: false, message: pictureLimitMessages[message] },
    });
  }
  expect(await storedFiles(app)).toEqual([]);
});

test("a picture for a full queue is refused with a retry time, and the next one is accepted", async () => {
  const { app, senders } = await startSliding();
  let finish = () => {};
  const blocker = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const queued = Array.from({ length: 9 }, () => pictureQueue.run("pictures", () => blocker));
  for (const send of [senders.form, senders.base64]) {
    const refused = await send(await picture("jpeg"));
    expect(refused).toMatchObject({
      status: 503,
      body: {
        success: false,
        message:
          "Many pictures are being worked on at the moment. Please send this one again in half a minute.",
      },
    });
    expect(refused.headers.get("retry-after")).toBe("30");
  }
  expect(await storedFiles(app)).toEqual([]);
  finish();
  await Promise.all(queued);
  expect((await senders.form(await movingPicture())).status).toBe(201);
});
