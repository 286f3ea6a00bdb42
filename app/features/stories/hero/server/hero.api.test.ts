import { expect, test } from "vitest";
import { imageMaxBytes, videoMaxBytes } from "#app/features/stories/hero/hero.rows.ts";
import { startedOnce } from "#tests/support/app.ts";
import { base64, fields, startSliding } from "#tests/support/hero.ts";
import { nothingStored, padded, storedFiles, videos } from "#tests/support/media-forms.ts";
import { svgImage } from "#tests/support/pictures.ts";

const dataUrl = (bytes: Buffer, type: string) => `data:${type};base64,${base64(bytes)}`;

test.for(["data URL", "bare base64", "multipart"])("a slide's image comes as %s", async (kind) => {
  const { app, add, send, shown, png } = await startSliding();
  const text = kind === "data URL" ? dataUrl(png, "image/png") : base64(png);
  const made =
    kind === "multipart" ? await send({}, { image: { bytes: png } }) : await add({ image_base64: text });
  expect(made).toMatchObject({
    status: 201,
    body: { success: true, message: "Slide created successfully!", id: expect.any(Number) },
  });
  const [slide] = await shown();
  expect(slide).toEqual({
    ...fields,
    id: made.body.id,
    display_order: 0,
    version: 1,
    is_active: 1,
    image_url: expect.stringMatching(/^uploads\/images\/[0-9a-f]{24}\.40x30\.png$/),
    video_url: null,
  });
  expect((await app.get(`/backendReact/${slide.image_url}`)).status).toBe(200);
});

test("a video comes as a data URL or in a form, up to the allowed size", async () => {
  const { add, send, shown } = await startSliding();
  const largest = padded(videos.mp4, videoMaxBytes);
  expect((await add({ video_base64: dataUrl(largest, "video/mp4") })).status).toBe(201);
  expect((await send({}, { video: { bytes: padded(videos.webm, videoMaxBytes) } })).status).toBe(201);
  const slides = await shown();
  expect(slides[0]).toMatchObject({ image_url: null, video_url: expect.stringMatching(/\.mp4$/) });
  expect(slides[1]).toMatchObject({ image_url: null, video_url: expect.stringMatching(/\.webm$/) });
});

test.for([
  ["no headline", { headline: " " }, "Please enter a headline."],
  ["no subtitle", { subtitle: "" }, "Please enter a subtitle."],
  ["no button text", { cta_text: "" }, "Please enter the button's text."],
  ["no button link", { cta_link: "" }, "Please enter the button's link."],
  [
    "a script as link",
    { cta_link: "javascript:alert(1)" },
    "Please enter a web address, a path that starts with /, or #.",
  ],
  ["an order below 0", { display_order: -1 }, "The display order must be a whole number from 0."],
  ["half an order", { display_order: "1.5" }, "The display order must be a whole number from 0."],
  ["a list as order", { display_order: [] }, "The display order must be a whole number from 0."],
  ["a huge order", { display_order: 2 ** 31 }, "The display order must be a whole number from 0."],
  ["a strange switch", { is_active: 2 }, "Active must be 1 or 0."],
  ["a long headline", { headline: "x".repeat(201) }, "The headline must be at most 200 characters."],
  ["a NUL byte", { subtitle: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused, new or in an edit, and nothing changes", async ([, wrong, message]) => {
  const { app, add, edit, all, png } = await startSliding();
  const image_base64 = base64(png);
  expect(await add({ image_base64, ...wrong })).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  await nothingStored(app);
  const { id } = (await add()).body;
  const before = await all();
  expect(await edit(id, { image_base64, ...wrong })).toMatchObject({ status: 422, body: { message } });
  expect(await all()).toEqual(before);
  await nothingStored(app);
});

const imageType = "Please select a valid image file (JPEG, PNG, GIF, WebP)";
const videoType = "Please select a valid video file (MP4, WebM, OGG)";
const imageSize = "Image size should be less than 5MB";
const videoSize = "Video size should be less than 20MB";
const svg = dataUrl(svgImage, "image/png");
const mb27 = "A".repeat(27 * 1024 * 1024);

const sharedSliding = startedOnce(startSliding);

test.for([
  ["an image that is no base64", { image_base64: "not base64!" }, 422, "Failed to process image"],
  ["a video that is no base64", { video_base64: "data:video/mp4,plain" }, 422, "Failed to process video"],
  ["base64 that breaks off", { image_base64: "AAAAA" }, 422, "Failed to process image"],
  ["base64 with padding inside", { image_base64: "AA==AAAA" }, 422, "Failed to process image"],
  ["a data URL without data", { image_base64: "data:image/png;base64," }, 422, "Failed to process image"],
  ["a number", { image_base64: 7 }, 422, "Failed to process image"],
  ["an object", { video_base64: {} }, 422, "Failed to process video"],
  ["a drawing", { image_base64: svg }, 415, imageType],
  ["a video as image", { image_base64: base64(videos.mp4) }, 415, imageType],
  ["a drawing as video", { video_base64: svg }, 415, videoType],
  ["too large an image", { image_base64: base64(Buffer.alloc(imageMaxBytes + 1)) }, 413, imageSize],
  ["an image of 27 MB", { image_base64: mb27 }, 413, imageSize],
  ["too large a video", { video_base64: base64(padded(videos.mp4, videoMaxBytes + 1)) }, 413, videoSize],
  ["a body beyond all that", { video_base64: `${mb27}${"A".repeat(2 ** 22)}` }, 413, videoSize],
] as const)("%s is refused", async ([, wrong, status, message]) => {
  const { app, add, all } = await sharedSliding();
  expect(await add(wrong)).toMatchObject({ status, body: { success: false, message } });
  expect(await all()).toEqual([]);
  await nothingStored(app);
});

test.for([
  ["a video as image", { image: { bytes: videos.mp4 } }, 415, imageType],
  ["a drawing as video", { video: { bytes: svgImage, name: "a.mp4" } }, 415, videoType],
  ["too large an image", { image: { bytes: Buffer.alloc(imageMaxBytes + 1) } }, 413, imageSize],
  ["too large a video", { video: { bytes: Buffer.alloc(videoMaxBytes + 1) } }, 413, videoSize],
] as const)("%s in a form is refused", async ([, files, status, message]) => {
  const { app, send, all } = await startSliding();
  expect(await send({}, files)).toMatchObject({ status, body: { success: false, message } });
  expect(await all()).toEqual([]);
  await nothingStored(app);
});

test("both media at once are refused, however they come", async () => {
  const { app, add, send, png } = await startSliding();
  const image_base64 = base64(png);
  const refused = {
    status: 422,
    body: { message: "A slide shows one image or one video. Please send only one of them." },
  };
  expect(await add({ image_base64, video_base64: base64(videos.mp4) })).toMatchObject(refused);
  expect(await send({}, { image: { bytes: png }, video: { bytes: videos.mp4 } })).toMatchObject(refused);
  expect(await send({ image_base64 }, { video: { bytes: videos.mp4 } })).toMatchObject(refused);
  await nothingStored(app);
});

test("a new medium takes the other's place, and what is replaced or removed leaves the disk", async () => {
  const { app, add, edit, all, png } = await startSliding();
  const { id } = (await add({ image_base64: base64(png) })).body;
  expect(await edit(id, { video_base64: base64(videos.mp4), remove_image: true })).toMatchObject({
    status: 200,
    body: { message: "Slide updated successfully!" },
  });
  const [slide] = await all();
  expect(slide).toMatchObject({ ...fields, image_url: null, video_url: expect.stringMatching(/\.mp4$/) });
  expect(await storedFiles(app)).toEqual([slide.video_url.replace("uploads/", "")]);

  await edit(id, { image_base64: base64(png) });
  expect(await all()).toMatchObject([{ image_url: expect.any(String), video_url: null }]);
  await edit(id, { remove_image: true, image_base64: null, video_base64: "" });
  expect(await all()).toMatchObject([{ image_url: null, video_url: null }]);
  await nothingStored(app);
});

test.for([
  [{ is_active: 0 }, "Slide set to Inactive"],
  [{ is_active: 1 }, "Slide set to Active"],
  [{ display_order: 3 }, "Slide order updated successfully!"],
  [{ headline: "Other", display_order: 3 }, "Slide updated successfully!"],
  [{}, "Slide updated successfully!"],
] as const)("an edit changes only what it sends: %o", async ([change, message]) => {
  const { add, edit, all, png } = await startSliding();
  const { id } = (await add({ image_base64: base64(png) })).body;
  const [before] = await all();
  expect(await edit(id, change)).toMatchObject({ status: 200, body: { success: true, message } });
  expect(await all()).toEqual([{ ...before, ...change, version: 2 }]);
});

test("an edit of a slide that is not there leaves no file", async () => {
  const { app, edit, png } = await startSliding();
  expect(await edit(7, { image_base64: base64(png) })).toMatchObject({
    status: 404,
    body: { success: false, message: "Slide not found" },
  });
  expect(await edit(0, {})).toMatchObject({ status: 422, body: { message: "The slide is not named." } });
  await nothingStored(app);
});
