import { beforeEach, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { listReferencedMedia } from "#server/db/media-columns.ts";
import { sweepMedia } from "#server/media/sweep.ts";
import { startTestApp, type TestApp, uploadUrl } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { picture } from "#tests/support/pictures.ts";

let app: TestApp;
let author: BlogAuthor;
let upload: string;
let id: number;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
  const file = { name: "a.png", bytes: await picture("png"), type: "image/png" };
  id = (await author.sendForm({ title: "Owner" }, file)).body.id;
  upload = (await author.read("owner")).featured_image;
});

const imageOf = async (slug: string) => (await author.read(slug)).featured_image;

test.for([
  ["as it is stored", (path: string) => path],
  ["with ../ before it", (path: string) => `../${path}`],
  ["under the backend base", (path: string) => `/backendReact/${path}`],
  ["from the root", (path: string) => `/${path}`],
  ["with the site's own address", (path: string) => `http://umeed.example/backendReact/${path}`],
] as const)("the path of an upload %s is kept", async ([, spell]) => {
  expect((await author.publish({ title: "New", featured_image: spell(upload) })).status).toBe(201);
  expect(await imageOf("new")).toBe(upload);
  expect((await author.sendForm({ title: "By form", featured_image: spell(upload) })).status).toBe(201);
  expect(await imageOf("by-form")).toBe(upload);
  const other = await author.publish({ title: "Other" });
  await author.revise(other.body.id, { title: "Other", featured_image: spell(upload) });
  expect(await imageOf("other")).toBe(upload);
});

test("a picture that two posts share stays until the last of them goes", async () => {
  const { body } = await author.publish({ title: "New", featured_image: upload });
  await author.remove(id);
  expect((await app.get(uploadUrl(upload))).status).toBe(200);
  await author.remove(body.id);
  expect((await app.get(uploadUrl(upload))).status).toBe(404);
});

test("a picture that a text shows stays, also through a sweep, until no text shows it", async () => {
  const { body } = await author.publish({ title: "New", content: `Look: ![A](/backendReact/${upload})` });
  await author.remove(id);
  expect((await app.get(uploadUrl(upload))).status).toBe(200);
  const { db, media } = app.deps;
  const sweep = async () =>
    sweepMedia(media, await listReferencedMedia(db, app.deps.features), new Date(Date.now() + 60 * 60_000), {
      ours: true,
      bounded: false,
    });
  await sweep();
  expect((await app.get(uploadUrl(upload))).status).toBe(200);
  await author.remove(body.id);
  await sweep();
  expect((await app.get(uploadUrl(upload))).status).toBe(404);
});

test("the picture that another takes the place of goes", async () => {
  const file = { name: "b.png", bytes: await picture("png"), type: "image/png" };
  const other = await author.sendForm({ title: "Other" }, file);
  const replaced = await imageOf("other");
  await author.revise(other.body.id, { title: "Other", featured_image: upload });
  expect((await app.get(uploadUrl(replaced))).status).toBe(404);
  expect((await app.get(uploadUrl(upload))).status).toBe(200);
});

test.for([
  ["another host", "https://else.example/a.png", blogMessages.foreignImage],
  ["another host without a scheme", "//else.example/a.png", blogMessages.foreignImage],
  ["data", "data:image/png;base64,AAAA", blogMessages.foreignImage],
  ["a script", "javascript:alert(1)", blogMessages.foreignImage],
  ["a file of the server", "../../etc/passwd", blogMessages.foreignImage],
  ["a page", "/blogs", blogMessages.foreignImage],
  ["a video", "uploads/videos/0123456789ab0123.mp4", blogMessages.foreignImage],
  ["an upload that is not there", "uploads/images/0123456789ab.10x10.png", blogMessages.missingImage],
  ["a word", "pump", blogMessages.foreignImage],
  ["a number", 7, blogMessages.foreignImage],
  ["an address without end", `uploads/images/${"a".repeat(10_000)}`, blogMessages.foreignImage],
] as const)("%s is refused, and the words say what to do", async ([, featured_image, message]) => {
  expect(message).toContain("Please upload it");
  const refused = { status: 422, body: { success: false, message } };
  expect(await author.publish({ title: "New", featured_image })).toMatchObject(refused);
  expect(await author.revise(id, { title: "Owner", featured_image })).toMatchObject(refused);
  expect(await author.publicTitles()).toEqual(["Owner"]);
  expect(await imageOf("owner")).toBe(upload);
});

test.for([
  ["nothing", undefined],
  ["an empty text", ""],
  ["white space", "  "],
  ["null", null],
] as const)("%s changes no picture and adds none", async ([, featured_image]) => {
  expect((await author.publish({ title: "New", featured_image })).status).toBe(201);
  expect(await imageOf("new")).toBeNull();
  expect((await author.revise(id, { title: "Owner", featured_image })).status).toBe(200);
  expect(await imageOf("owner")).toBe(upload);
});

test("the lighter form of an upload is not an upload of its own", async () => {
  const lighter = upload.replace(/\.png$/, ".64.webp");
  expect((await author.publish({ featured_image: lighter })).status).toBe(422);
});

test("what a client has read it may send back, a drawing of ours included", async () => {
  const own = { featured_image: "/art/quilts.svg" };
  await app.deps.db.updateTable("blog_posts").set(own).where("id", "=", id).execute();
  expect((await author.revise(id, { title: "Owner", ...own })).status).toBe(200);
  expect(await imageOf("owner")).toBe("/art/quilts.svg");
  expect((await author.publish({ title: "New", ...own })).status).toBe(422);
});

test("a file goes before a path, and so does taking the picture away", async () => {
  const file = { name: "b.png", bytes: await picture("png"), type: "image/png" };
  await author.sendForm({ title: "New", featured_image: "https://else.example/a.png" }, file);
  expect(await imageOf("new")).toMatch(/^uploads\/images\//);
  await author.revise(id, { title: "Owner", featured_image: upload, remove_image: "1" });
  expect(await imageOf("owner")).toBeNull();
});
