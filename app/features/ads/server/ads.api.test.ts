import { expect, test } from "vitest";
import { imageMaxBytes, videoMaxBytes } from "#app/features/ads/ads-admin.messages.ts";
import { fields, startAdvertising } from "#tests/support/ads.ts";
import { formWith, nothingStored, padded, videos } from "#tests/support/media-forms.ts";
import { picture, svgImage } from "#tests/support/pictures.ts";

test.for([
  ["off", { is_active: "0" }, "inactive"],
  ["off by default", { is_active: "" }, "inactive"],
  ["without days", {}, "active"],
  ["from today", { start_date: "2026-11-21" }, "active"],
  ["until today", { end_date: "2026-11-21" }, "active"],
  ["from tomorrow", { start_date: "2026-11-22" }, "scheduled"],
  ["until yesterday", { end_date: "2026-11-20" }, "expired"],
  ["in between", { start_date: "2026-11-20", end_date: "2026-11-22" }, "active"],
  ["off and over", { is_active: "0", end_date: "2026-11-20" }, "inactive"],
] as const)(
  "an ad %s: staff see its status, visitors see it only when it is active",
  async ([, days, status]) => {
    const { add, all, shown } = await startAdvertising();
    expect((await add(days)).status).toBe(201);
    expect(await all()).toMatchObject([{ status }]);
    expect(await shown()).toHaveLength(status === "active" ? 1 : 0);
  },
);

const wrongType = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";

test.for([
  ["no title", { title: "" }, 422, "Title is required"],
  [
    "the same day twice",
    { start_date: "2026-12-01", end_date: "2026-12-01" },
    422,
    "End date must be after start date",
  ],
  [
    "an end before its start",
    { start_date: "2026-12-02", end_date: "2026-12-01" },
    422,
    "End date must be after start date",
  ],
  ["no real start", { start_date: "tomorrow" }, 422, "Please enter the start date as YYYY-MM-DD."],
  ["no real end", { end_date: "2026-13-01" }, 422, "Please enter the end date as YYYY-MM-DD."],
  ["another media type", { media_type: "audio" }, 422, "The media type must be image or video."],
  ["a video said to be an image", { media_type: "image" }, 415, "The file is not of the chosen media type."],
  ["a strange switch", { is_active: "maybe" }, 422, "Active must be 1 or 0."],
  [
    "a long description",
    { description: "x".repeat(1001) },
    422,
    "The description must be at most 1,000 characters.",
  ],
] as const)("%s is refused, and the file goes", async ([, wrong, status, message]) => {
  const { app, add, all } = await startAdvertising();
  expect(await add(wrong)).toMatchObject({ status, body: { success: false, message } });
  expect(await all()).toEqual([]);
  await nothingStored(app);
});

test.for([
  ["a drawing", svgImage, 415, wrongType],
  ["a sound", Buffer.from("ID3\x04\0\0\0\0\0\0", "latin1"), 415, wrongType],
  ["too large a video", padded(videos.mp4, videoMaxBytes + 1), 413, "Video size should be less than 50MB"],
] as const)("%s is refused", async ([, bytes, status, message]) => {
  const { app, add, all } = await startAdvertising();
  expect(await add({}, { bytes })).toMatchObject({ status, body: { success: false, message } });
  expect(await all()).toEqual([]);
  await nothingStored(app);
});

test("too large an image is refused, though a video might be as large", async () => {
  const { app, add } = await startAdvertising();
  const bytes = padded(await picture("png"), imageMaxBytes + 1);
  expect(await add({ media_type: "image" }, { bytes })).toMatchObject({
    status: 413,
    body: { message: "Image size should be less than 5MB" },
  });
  await nothingStored(app);
});

test("a new ad needs a file", async () => {
  const { app, token } = await startAdvertising();
  expect(await app.call("createAd", { token, form: formWith(fields) })).toMatchObject({
    status: 422,
    body: { success: false, message: "Media file is required" },
  });
});
