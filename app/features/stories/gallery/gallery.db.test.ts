import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { formWith, storedFiles, type TestFile, videos } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";

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

test("a picture and a video are read by everyone, newest first, with their sections", {
  tags: "any-database",
}, async () => {
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
        captions_url: null,
        uploaded_at: "2026-11-21T07:00:00.000Z",
        version: 1,
      },
      {
        id: first.body.id,
        title: "First water",
        section: "Clean Water",
        file_type: "image",
        file_url: expect.stringMatching(/^uploads\/images\/[0-9a-f]{24}\.40x30\.jpg$/),
        alt: "A pump",
        captions_url: null,
        uploaded_at: "2026-11-21T07:00:00.000Z",
        version: 1,
      },
    ],
    sections: ["Clean Water", "Health"],
    sections_ur: {},
    total: 2,
  });
  const { items } = await listed({ section: "Health" });
  expect(items).toHaveLength(1);
  const served = await app.get(`/backendReact/${items[0].file_url}`);
  expect(served.headers.get("content-type")).toBe("video/webm");
});

test("a section has one name in Urdu, and an item of it gets it: GALLERY-07b", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startGallery();
  const bytes = await picture("png");
  const first = await add({ section: "Health", section_ur: "طبی" }, { bytes });
  await add({ section: "Food" }, { bytes });
  const second = await add({ section: "Health" }, { bytes });
  expect(await listed({ id: second.body.id })).toMatchObject({
    items: [{ section: "Health", section_ur: "طبی" }],
    sections_ur: { Health: "طبی" },
  });

  const change = (json: object) => app.call("updateGalleryItem", { token, json: { ...fields, ...json } });
  expect(await change({ id: first.body.id, section: "Health", section_ur: "صحت" })).toMatchObject({
    status: 200,
  });
  expect((await listed({ section: "Health" })).items).toMatchObject([
    { section_ur: "صحت" },
    { section_ur: "صحت" },
  ]);

  await change({ id: first.body.id, section: "Food" });
  const moved = await listed({ id: first.body.id });
  expect(moved.items[0]).not.toHaveProperty("section_ur");
  expect(moved.sections_ur).toEqual({ Health: "صحت" });
  await change({ id: second.body.id, section: "Health", section_ur: "" });
  expect((await listed()).sections_ur).toEqual({});
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

test("a save that names an older version than the item's is refused, and one that names none is not", {
  tags: "any-database",
}, async () => {
  const { app, token, add, listed } = await startGallery();
  const { id } = (await add({}, { bytes: await picture("png") })).body;
  const save = (title: string, version?: number | string) =>
    app.call("updateGalleryItem", { token, json: { id, ...fields, title, version } });
  expect(await save("Theirs", 1)).toMatchObject({ status: 200 });
  expect(await save("Mine", 1)).toMatchObject({
    status: 409,
    body: { success: false, message: "Somebody else has changed this media item since you opened it." },
  });
  expect(await save("Mine", "x")).toMatchObject({ status: 422 });
  expect(await listed({ id })).toMatchObject({ items: [{ title: "Theirs", version: 2 }] });
  expect(await save("Without")).toMatchObject({ status: 200 });
  expect(await listed({ id })).toMatchObject({ items: [{ title: "Without", version: 3 }] });
  expect(await listed({ id: id + 1 })).toMatchObject({ items: [] });
});

test("of two saves at once of the same item one is kept, the other is told", async () => {
  const { app, token, add } = await startGallery();
  const { id } = (await add({}, { bytes: await picture("png") })).body;
  const save = (title: string) =>
    app.call("updateGalleryItem", { token, json: { id, ...fields, title, version: 1 } });
  const saves = await Promise.all([save("One"), save("Two")]);
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a deletion takes the file along; the same again finds nothing", { tags: "any-database" }, async () => {
  const { app, token, add, listed } = await startGallery();
  const { id } = (await add({}, { bytes: await picture("png", 500, 300) })).body;
  expect(await storedFiles(app)).toHaveLength(5);
  const remove = (json: object) => app.call("deleteGalleryItem", { token, json });
  expect((await remove({ id })).status).toBe(200);
  expect(await listed()).toEqual({ success: true, items: [], sections: [], sections_ur: {}, total: 0 });
  await nothingStored(app);
  expect(await remove({ id })).toMatchObject({ status: 404, body: { message: "Media item not found" } });
  expect(await remove({})).toMatchObject({ status: 422, body: { message: "The media item is not named." } });
});

test("when the row cannot be written, the file is not there either", { tags: "any-database" }, async () => {
  const { app, add } = await startGallery();
  await app.deps.db.schema.dropTable("audit_log").execute();
  expect((await add({}, { bytes: await picture("png") })).status).toBe(500);
  expect(await app.deps.db.selectFrom("gallery_items").selectAll().execute()).toEqual([]);
  await nothingStored(app);
});
