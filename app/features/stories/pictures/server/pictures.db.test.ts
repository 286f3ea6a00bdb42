import { beforeEach, describe, expect, test } from "vitest";
import { pictureMessages } from "#app/features/stories/pictures/pictures.schema.ts";
import { libraryPictureMessages } from "#app/lib/library-picture.ts";
import { tidyLibrary } from "#server/media/picture-library-tidy.ts";
import { startTestApp, type TestApp, uploadUrl } from "#tests/support/app.ts";
import { startBlogging } from "#tests/support/blog-author.ts";
import { picture } from "#tests/support/pictures.ts";

let app: TestApp;
let token: string;
let png: Blob;
beforeEach(async () => {
  app = await startTestApp();
  token = await app.signIn();
  png = new Blob([new Uint8Array(await picture("png"))], { type: "image/png" });
});

const formOf = (fields: Record<string, string | number>, file?: { field: string; name?: string }) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (file) form.set(file.field, png, file.name ?? "a.png");
  return form;
};
const upload = async (fields: Record<string, string> = { kept: "1" }): Promise<string> =>
  (await app.call("uploadPicture", { token, form: formOf(fields, { field: "picture" }) })).body.path;
const list = async (query: Record<string, string | number> = {}) =>
  (await app.call("listPictures", { token, query })).body.pictures;
const byPath = async (path: string) => (await list()).find((each: { path: string }) => each.path === path);
const event = { title: "Eye camp", date: "2026-12-01", location: "Kasur", description: "For all" };
const addEvent = (fields: Record<string, unknown>) =>
  app.call("createEvent", { token, json: { ...event, ...fields } });
const eventsNow = async () => (await app.call("listEvents")).body;

describe("what is in the library", () => {
  test("an upload, and what comes with a row, with its description and its use", async () => {
    const path = await upload({ kept: "1", alt: "A well in Tharparkar" });
    await app.call("createEvent", {
      token,
      form: formOf({ ...event, image_alt: "A tent" }, { field: "image" }),
    });
    const [newest, older] = await list();
    expect(older).toMatchObject({ path, alt: "A well in Tharparkar", kept: true, use_count: 0, uses: [] });
    expect(newest).toMatchObject({
      alt: "A tent",
      kept: false,
      use_count: 1,
      uses: [{ noun: "Event", name: "Eye camp", to: "/dashboard/events?q=Eye%20camp" }],
      uploaded_by: "Administrator",
    });
  });

  test("each noun that shows a picture is named, also where a text names it", async () => {
    const path = await upload();
    const author = await startBlogging(app);
    await addEvent({ picture_path: path });
    await author.publish({ title: "Water", content: `![A well](${path})` });
    await author.publish({ title: "At last", featured_image: path });
    const slide = { headline: "Give", subtitle: "Today", cta_text: "Give", cta_link: "/donate" };
    await app.call("createHeroSlide", { token, json: { ...slide, picture_path: path } });
    await app.call("createAd", { token, form: formOf({ title: "Quilts", picture_path: path }) });
    await app.call("createGalleryItem", {
      token,
      form: formOf({ title: "Camp", section: "Health", picture_path: path }),
    });
    const { id, use_count } = await byPath(path);
    expect(use_count).toBe(6);
    const [whole] = await list({ id });
    expect(whole.uses.map(({ noun, name }: { noun: string; name: string }) => `${noun}: ${name}`)).toEqual([
      "Advertisement: Quilts",
      "Post: At last",
      "Post: Water",
      "Event: Eye camp",
      "Gallery item: Camp",
      "Slide: Give",
    ]);
  });

  test("is found by its description and by what shows it; 'not used' is what nothing shows", async () => {
    const well = await upload({ kept: "1", alt: "A well" });
    const tent = await upload({ kept: "1" });
    await addEvent({ title: "آنکھوں کا کیمپ", picture_path: tent });
    const paths = async (query: Record<string, string>) =>
      (await list(query)).map(({ path }: { path: string }) => path);
    expect(await paths({ q: "WELL" })).toEqual([well]);
    expect(await paths({ q: "کیمپ" })).toEqual([tent]);
    expect(await paths({ q: "nothing" })).toEqual([]);
    expect(await paths({ show: "unused" })).toEqual([well]);
    const [{ id }] = await eventsNow();
    await app.call("deleteEvent", { token, json: { id } });
    expect(await paths({ show: "unused" })).toEqual([tent, well]);
    expect(await paths({ q: "کیمپ" })).toEqual([]);
  });

  test("leads on by its cursor", async () => {
    const all = [await upload(), await upload(), await upload()].reverse();
    const seen: string[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const { body, headers } = await app.call("listPictures", { token, query: { limit: 2, cursor } });
      expect(body.total).toBe(3);
      seen.push(...body.pictures.map(({ path }: { path: string }) => path));
      cursor = headers.get("x-next-cursor") ?? undefined;
    }
    expect(seen).toEqual(all);
  });

  test("what came with a row goes with it; what was described stays", async () => {
    for (const image_alt of ["goes", "stays"])
      await app.call("createEvent", { token, form: formOf({ ...event, image_alt }, { field: "image" }) });
    const [stays, goes] = await list();
    await app.call("updatePicture", { token, json: { id: stays.id, alt: "Described" } });
    for (const { id } of await eventsNow()) await app.call("deleteEvent", { token, json: { id } });
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([stays.id]);
    expect((await app.get(uploadUrl(stays.path))).status).toBe(200);
    expect((await app.get(uploadUrl(goes.path))).status).toBe(404);
  });

  test("slips of donors and what is in quarantine are never in it", async () => {
    const { db, features, clock } = app.deps;
    await tidyLibrary({ db, features, clock }, () => false);
    expect(await list()).toEqual([]);
    const slip = { picture_path: "private/slips/0123456789abcdef01234567.10.jpg" };
    expect(await addEvent(slip)).toMatchObject({
      status: 422,
      body: { message: libraryPictureMessages.missing },
    });
  });
});

describe("choosing", () => {
  test.for([
    "uploads/images/0123456789abcdef01234567.4x3.png",
    "../uploads/images/x.png",
    "https://else.example/a.png",
    "/art/clinic.svg",
  ])("%s is no picture of the library", async (picture_path) => {
    expect(await addEvent({ picture_path })).toMatchObject({
      status: 422,
      body: { message: libraryPictureMessages.missing },
    });
    expect(await eventsNow()).toEqual([]);
  });

  test("a file that is sent too goes before it", async () => {
    const path = await upload();
    await app.call("createEvent", {
      token,
      form: formOf({ ...event, picture_path: path }, { field: "image" }),
    });
    const [{ image_url }] = await eventsNow();
    expect(image_url).toMatch(/^uploads\/images\//);
    expect(image_url).not.toBe(path);
  });

  test("an event changes to a picture of the library, and back to none", async () => {
    const path = await upload();
    const { id } = (await addEvent({})).body;
    await app.call("updateEvent", { token, json: { ...event, id, picture_path: path } });
    expect((await eventsNow())[0].image_url).toBe(path);
    await app.call("updateEvent", { token, json: { ...event, id } });
    expect((await eventsNow())[0].image_url).toBe(path);
    await app.call("updateEvent", { token, json: { ...event, id, remove_image: true } });
    expect((await eventsNow())[0].image_url).toBe(null);
    expect((await byPath(path)).use_count).toBe(0);
  });
});

const replace = (fields: Record<string, string | number>) =>
  app.call("replacePicture", { token, form: formOf(fields, { field: "picture" }) });

describe("replacing", () => {
  test("every row shows the new file, the text of a post included; the old one is gone", async () => {
    const path = await upload();
    const author = await startBlogging(app);
    await addEvent({ picture_path: path });
    const { slug } = (
      await author.publish({
        title: "Water",
        content: `Before ![A well](${path}) after`,
        featured_image: path,
      })
    ).body;
    await app.call("createAd", {
      token,
      form: formOf({ title: "Quilts", picture_path: path, is_active: 1 }),
    });
    const first = await author.read(slug);

    const { id, version } = await byPath(path);
    const { status, body } = await replace({ id, version });
    expect(status).toBe(200);
    expect(body.path).not.toBe(path);
    expect((await eventsNow())[0].image_url).toBe(body.path);
    const read = await author.read(slug);
    expect(read).toMatchObject({
      featured_image: body.path,
      content: `Before ![A well](${body.path}) after`,
      version: first.version + 1,
    });
    expect(read.content_html).toContain(body.path);
    expect(read.content_html).not.toContain(path);
    const [ad] = (await app.call("listAds")).body;
    expect(`uploads/images/${ad.media_url}`).toBe(body.path);
    expect(await list()).toMatchObject([{ id, path: body.path, version: version + 1, use_count: 3 }]);
    expect((await app.get(uploadUrl(body.path))).status).toBe(200);
    expect((await app.get(uploadUrl(path))).status).toBe(404);
  });

  test("what is opened in an older version is refused, and its file is not kept", async () => {
    const path = await upload();
    const { id, version } = await byPath(path);
    expect((await replace({ id, version })).status).toBe(200);
    const stored = (await app.deps.media.list("images")).length;
    expect(await replace({ id, version })).toMatchObject({
      status: 409,
      body: { message: pictureMessages.stale },
    });
    expect(await replace({ id: id + 1 })).toMatchObject({ status: 404 });
    expect((await app.deps.media.list("images")).length).toBe(stored);
  });

  test("of two at once one is refused", async () => {
    const path = await upload();
    await addEvent({ picture_path: path });
    const { id, version } = await byPath(path);
    const replies = await Promise.all([replace({ id, version }), replace({ id, version })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [{ image_url }] = await eventsNow();
    expect(await list()).toMatchObject([{ path: image_url }]);
    expect((await app.get(uploadUrl(image_url))).status).toBe(200);
  });

  test("whoever chooses it at the same moment gets the new one, or is told", async () => {
    const path = await upload();
    const { id } = await byPath(path);
    const [chosen, replaced] = await Promise.all([addEvent({ picture_path: path }), replace({ id })]);
    expect(replaced.status).toBe(200);
    const events = await eventsNow();
    if (chosen.status === 422) expect(events).toEqual([]);
    else expect(events).toMatchObject([{ image_url: replaced.body.path }]);
  });

  test("the audit log names both", async () => {
    const path = await upload();
    const { id } = await byPath(path);
    const { body } = await replace({ id });
    const [entry] = (await app.call("listAuditLog", { token })).body.changes;
    expect(entry).toMatchObject({
      action: "replace",
      noun: "picture",
      noun_id: String(id),
      before: { path },
      after: { path: body.path },
    });
  });
});

describe("deleting", () => {
  const remove = (id: number) => app.call("deletePicture", { token, json: { id } });

  test("only what nothing shows goes, with its file", async () => {
    const path = await upload();
    const { id } = await byPath(path);
    const { id: eventId } = (await addEvent({ picture_path: path })).body;
    expect(await remove(id)).toMatchObject({ status: 409, body: { message: pictureMessages.used } });
    await app.call("deleteEvent", { token, json: { id: eventId } });
    expect((await app.get(uploadUrl(path))).status).toBe(200);
    expect(await remove(id)).toMatchObject({ status: 200, body: { message: pictureMessages.deleted } });
    expect(await remove(id)).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
    expect((await app.get(uploadUrl(path))).status).toBe(404);
  });

  test("an earlier version of a text keeps its picture", async () => {
    const path = await upload();
    const opened = await app.call("readContent", { token, query: { name: "services" } });
    const { value, version } = opened.body.content;
    const save = (json: object) => app.call("saveContent", { token, json });
    const shown = JSON.parse(
      JSON.stringify(value).replace(/\/art\/[a-z0-9-]+\.svg/, `/backendReact/${path}`),
    );
    expect((await save({ name: "services", version, value: shown })).status).toBe(200);
    const { id, uses } = await byPath(path);
    expect(uses).toMatchObject([{ noun: "Text", name: "Services", to: "/dashboard/content/services" }]);
    expect((await save({ name: "services", version: version + 1, value })).status).toBe(200);
    expect((await byPath(path)).use_count).toBe(0);
    expect(await remove(id)).toMatchObject({ status: 409, body: { message: pictureMessages.used } });
  });

  test("whoever chooses it at the same moment keeps it, or is told", async () => {
    const path = await upload();
    const { id } = await byPath(path);
    const [chosen, removed] = await Promise.all([addEvent({ picture_path: path }), remove(id)]);
    expect([chosen.status, removed.status]).toEqual(removed.status === 200 ? [422, 200] : [201, 409]);
    expect((await eventsNow()).length).toBe(removed.status === 200 ? 0 : 1);
  });
});

describe("the daily look", () => {
  const tidy = () => tidyLibrary(app.deps, () => false);

  test("finds what rows of an earlier release show, with their descriptions", async () => {
    const author = await startBlogging(app);
    const path = await upload();
    await author.publish({ title: "Water", featured_image: path, featured_image_alt: "A well" });
    await app.deps.db.deleteFrom("pictures").execute();
    expect(await list()).toEqual([]);
    await tidy();
    expect(await list()).toMatchObject([{ path, alt: "A well", uses: [{ noun: "Post", name: "Water" }] }]);
    await tidy();
    expect((await list()).length).toBe(1);
  });

  test("forgets rows that went past it, and then what nobody keeps", async () => {
    await app.call("createEvent", { token, form: formOf(event, { field: "image" }) });
    await app.deps.db.deleteFrom("events").execute();
    await tidy();
    expect((await list())[0]).toMatchObject({ use_count: 0 });
    app.clock.forward(11 * 60_000);
    await tidy();
    expect(await list()).toEqual([]);
  });
});
