import { connect } from "node:net";
import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import {
  filmOf,
  formWith,
  nothingStored,
  padded,
  storedFiles,
  type TestFile,
  videos,
} from "#tests/support/media-forms.ts";
import { picture, svgImage } from "#tests/support/pictures.ts";
import { galleryMessages, mediaMaxBytes } from "./gallery.rows.ts";

const fields = { title: "First water", section: "Clean Water" };

async function startGallery() {
  const app = await startTestApp();
  const token = await app.signIn();
  const add = (more: object, media?: TestFile) =>
    app.call("createGalleryItem", { token, form: formWith({ ...fields, ...more }, media ? { media } : {}) });
  const listed = async (query = {}) => (await app.call("listGalleryItems", { query })).body;
  return { app, token, add, listed };
}

test("without items there are no sections either", async () => {
  const app = await startTestApp();
  expect((await app.call("listGalleryItems")).body).toEqual({
    success: true,
    items: [],
    sections: [],
    sections_ur: {},
    total: 0,
  });
});

const sharedApp = startedOnce(startTestApp);
const sharedGallery = startedOnce(startGallery);

test.for([
  ["no title", { title: " " }, "Please enter a title for the media item."],
  ["no section", { section: "" }, "Please enter a section/category."],
  ["a long title", { title: "x".repeat(201) }, "The title must be at most 200 characters."],
  ["a long section", { section: "x".repeat(61) }, "The section must be at most 60 characters."],
  ["a NUL byte", { alt: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused, and the file goes", async ([, wrong, message]) => {
  const { app, add, listed } = await sharedGallery();
  expect(await add(wrong, { bytes: await picture("png") })).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect((await listed()).items).toEqual([]);
  await nothingStored(app);
});

const wrongType = "Please select a valid image (JPEG, PNG, GIF, WebP) or video (MP4, WebM, OGG) file.";
const tooLarge = "File size cannot exceed 50MB.";

test.for([
  ["no file", undefined, 422, "Please select a media file to upload."],
  ["a drawing", { bytes: svgImage, name: "a.mp4", type: "video/mp4" }, 415, wrongType],
  ["a page", { bytes: Buffer.from("<!doctype html><script>1</script>"), name: "a.png" }, 415, wrongType],
  ["half a picture", { bytes: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex") }, 415, wrongType],
  ["too large a video", { bytes: padded(videos.mp4, mediaMaxBytes + 1) }, 413, tooLarge],
] as const)("%s is refused", async ([, file, status, message]) => {
  const { app, add, listed } = await startGallery();
  expect(await add({}, file)).toMatchObject({ status, body: { success: false, message } });
  expect((await listed()).items).toEqual([]);
  await nothingStored(app);
});

test("an item's texts are changed, under the rules of an upload, and its file stays", async () => {
  const { app, token, add, listed } = await startGallery();
  const { id } = (await add({ alt: "A pump" }, { bytes: await picture("png") })).body;
  const { file_url } = (await listed()).items[0];
  const update = (json: object) => app.call("updateGalleryItem", { token, json });
  expect(await update({ id, title: " Second water ", section: "Wells" })).toMatchObject({
    status: 200,
    body: { success: true, message: "Media item updated successfully!" },
  });
  expect(await listed()).toMatchObject({
    items: [{ id, title: "Second water", section: "Wells", alt: "", file_url }],
    sections: ["Wells"],
  });
  for (const [wrong, status, message] of [
    [{ id, ...fields, title: " " }, 422, "Please enter a title for the media item."],
    [{ id, ...fields, section: "" }, 422, "Please enter a section/category."],
    [{ id, ...fields, alt: "x".repeat(301) }, 422, "The description must be at most 300 characters."],
    [{ ...fields }, 422, "The media item is not named."],
    [{ id: id + 1, ...fields }, 404, "Media item not found"],
  ] as const) {
    expect(await update(wrong)).toMatchObject({ status, body: { success: false, message } });
  }
});

test("the total is that of the section that was asked for", async () => {
  const { add, listed } = await startGallery();
  for (const section of ["Health", "Health", "Water"]) await add({ section }, { bytes: videos.mp4 });
  expect(await listed({ limit: 1 })).toMatchObject({ sections: ["Health", "Water"], total: 3 });
  expect(await listed({ limit: 1, section: "Health" })).toMatchObject({ total: 2 });
  expect(await listed({ section: "Nothing" })).toMatchObject({ items: [], total: 0 });
});

test("an empty file input is no file", async () => {
  const { app, token } = await startGallery();
  // Browsers send an empty file input with an empty name, which fetch leaves out.
  const fields = ['title"\r\n\r\nT', 'section"\r\n\r\nS', 'media"; filename=""\r\n\r\n'];
  const parts = fields.map((field) => `--X\r\nContent-Disposition: form-data; name="${field}\r\n`);
  const raw = { body: `${parts.join("")}--X--\r\n`, type: "multipart/form-data; boundary=X" };
  expect(await app.call("createGalleryItem", { token, raw })).toMatchObject({
    status: 422,
    body: { message: "Please select a media file to upload." },
  });
});

test("a client that disconnects before its form has ended leaves no file", async () => {
  const { app, token } = await startGallery();
  const request = new Request(app.url, {
    method: "POST",
    body: formWith({ ...fields, title: "" }, { media: { bytes: await picture("png", 2400, 2400) } }),
  });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    "POST /backendReact/api_add_gallery_item.php HTTP/1.1",
    "Host: umeed.example",
    `Authorization: Bearer ${token}`,
    `Content-Type: ${request.headers.get("content-type")}`,
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  // Without the end of the form the server waits, with what has come in its temporary folder.
  socket.write(body.subarray(0, -20));
  await expect.poll(() => storedFiles(app)).not.toEqual([]);
  socket.destroy();
  await nothingStored(app);
});

test.for(Object.entries(videos))("a video of the largest size is taken: %s", async ([kind, bytes]) => {
  const { add, listed } = await startGallery();
  expect((await add({}, { bytes: padded(bytes, mediaMaxBytes) })).status).toBe(201);
  expect((await listed()).items[0].file_url).toMatch(new RegExp(`^uploads/videos/[0-9a-f]+\\.${kind}$`));
});

test.for([{ limit: 0 }, { limit: 501 }, { cursor: "x" }, { section: "x".repeat(201) }])(
  "a query that makes no sense is refused: %o",
  async (query) => {
    const app = await sharedApp();
    expect(await app.call("listGalleryItems", { query })).toMatchObject({
      status: 422,
      body: { message: "The list was requested with an invalid value." },
    });
  },
);

test("a film that broke off before its index is refused and leaves no file", async () => {
  const { app, add } = await startGallery();
  expect(await add({}, { bytes: filmOf("avc1", { index: "none" }) })).toMatchObject({
    status: 415,
    body: { success: false, message: serverMessages.brokenFilm },
  });
  await nothingStored(app);
});

test("staff are told of a film in HEVC, which is kept; of another nothing is said", async () => {
  const { add, listed } = await startGallery();
  expect((await add({}, { bytes: filmOf("hvc1") })).body.message).toBe(
    `${galleryMessages.created} ${serverMessages.hevcFilm}`,
  );
  expect((await add({}, { bytes: filmOf("avc1") })).body.message).toBe(galleryMessages.created);
  expect((await listed()).total).toBe(2);
});
