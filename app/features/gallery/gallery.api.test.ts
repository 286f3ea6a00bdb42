import { connect } from "node:net";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { formWith, padded, storedFiles, type TestFile, videos } from "#tests/support/media-forms.ts";
import { picture, svgImage } from "#tests/support/pictures.ts";
import { mediaMaxBytes } from "./gallery.messages.ts";

const fields = { title: "First water", section: "Clean Water" };

async function startGallery() {
  const app = await startTestApp();
  const token = await app.signIn();
  const add = (more: object, media?: TestFile) =>
    app.call("createGalleryItem", { token, form: formWith({ ...fields, ...more }, media ? { media } : {}) });
  const listed = async (query = {}) => (await app.call("listGalleryItems", { query })).body;
  return { app, token, add, listed };
}

const nothingStored = (app: TestApp) => expect.poll(() => storedFiles(app)).toEqual([]);

test("without items there are no sections either", async () => {
  const app = await startTestApp();
  expect((await app.call("listGalleryItems")).body).toEqual({ success: true, items: [], sections: [] });
});

test("a picture and a video are read by everyone, newest first, with their sections", async () => {
  const { app, add, listed } = await startGallery();
  const first = await add({ alt: "A pump" }, { bytes: await picture("jpeg") });
  expect(first).toMatchObject({ status: 201, body: { success: true, id: expect.any(Number) } });
  await add(
    { title: "The film", section: "Health" },
    { bytes: videos.webm, name: "a.png", type: "image/png" },
  );
  expect(await listed()).toEqual({
    success: true,
    items: [
      {
        id: first.body.id + 1,
        title: "The film",
        section: "Health",
        file_type: "video",
        file_url: expect.stringMatching(/^uploads\/videos\/[0-9a-f]{24}\.webm$/),
        alt: "",
        uploaded_at: "2026-11-21T07:00:00.000Z",
      },
      {
        id: first.body.id,
        title: "First water",
        section: "Clean Water",
        file_type: "image",
        file_url: expect.stringMatching(/^uploads\/images\/[0-9a-f]{24}\.40x30\.jpg$/),
        alt: "A pump",
        uploaded_at: "2026-11-21T07:00:00.000Z",
      },
    ],
    sections: ["Clean Water", "Health"],
  });
  const { items } = await listed({ section: "Health" });
  expect(items).toHaveLength(1);
  const served = await app.get(`/backendReact/${items[0].file_url}`);
  expect(served.headers.get("content-type")).toBe("video/webm");
});

test.for([
  ["no title", { title: " " }, "Please enter a title for the media item."],
  ["no section", { section: "" }, "Please enter a section/category."],
  ["a long title", { title: "x".repeat(201) }, "The title must be at most 200 characters."],
  ["a long section", { section: "x".repeat(61) }, "The section must be at most 60 characters."],
  ["a NUL byte", { alt: "a\0b" }, "The text contains a character that cannot be stored."],
] as const)("%s is refused, and the file goes", async ([, wrong, message]) => {
  const { app, add, listed } = await startGallery();
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

test("a client that disconnects before a refusal leaves no file", async () => {
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
  socket.write(body);
  await expect.poll(() => storedFiles(app), { interval: 5, timeout: 10_000 }).not.toEqual([]);
  socket.destroy();
  await expect.poll(() => storedFiles(app), { timeout: 10_000 }).toEqual([]);
});

test.for(Object.entries(videos))("a video of the largest size is taken: %s", async ([kind, bytes]) => {
  const { add, listed } = await startGallery();
  expect((await add({}, { bytes: padded(bytes, mediaMaxBytes) })).status).toBe(201);
  expect((await listed()).items[0].file_url).toMatch(new RegExp(`^uploads/videos/[0-9a-f]+\\.${kind}$`));
});

test("the list pages by a cursor and leaves nothing out", async () => {
  const { app, add } = await startGallery();
  for (let n = 0; n < 5; n += 1) await add({ title: `No. ${n}` }, { bytes: videos.mp4 });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.call("listGalleryItems", { query: { limit: 2, cursor } });
    seen.push(...page.body.items.map((item: { title: string }) => item.title));
    cursor = page.headers.get("x-next-cursor") ?? undefined;
  } while (cursor);
  expect(seen).toEqual(["No. 4", "No. 3", "No. 2", "No. 1", "No. 0"]);
});

test.for([{ limit: 0 }, { limit: 501 }, { cursor: "x" }, { section: "x".repeat(201) }])(
  "a query that makes no sense is refused: %o",
  async (query) => {
    const app = await startTestApp();
    expect(await app.call("listGalleryItems", { query })).toMatchObject({
      status: 422,
      body: { message: "The list was asked for with a value that makes no sense." },
    });
  },
);

test("a deletion removes the file; a second one finds nothing", async () => {
  const { app, token, add, listed } = await startGallery();
  const { id } = (await add({}, { bytes: await picture("png", 500, 300) })).body;
  expect(await storedFiles(app)).toHaveLength(5);
  const remove = (json: object) => app.call("deleteGalleryItem", { token, json });
  expect((await remove({ id })).status).toBe(200);
  expect(await listed()).toEqual({ success: true, items: [], sections: [] });
  await nothingStored(app);
  expect(await remove({ id })).toMatchObject({ status: 404, body: { message: "Media item not found" } });
  expect(await remove({})).toMatchObject({ status: 422, body: { message: "The media item is not named." } });
});

test("when the row cannot be written, the file is not there either", async () => {
  const { app, add } = await startGallery();
  await app.services.db.schema.dropTable("audit_log").execute();
  expect((await add({}, { bytes: await picture("png") })).status).toBe(500);
  expect(await app.services.db.selectFrom("gallery_items").selectAll().execute()).toEqual([]);
  await nothingStored(app);
});
