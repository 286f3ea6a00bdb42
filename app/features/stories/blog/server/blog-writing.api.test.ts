import { beforeEach, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { insertMessages } from "#app/lib/text-picture.ts";
import { readPreview } from "#server/content.ts";
import { listReferencedMedia } from "#server/db/media-columns.ts";
import { sweepMedia } from "#server/media/sweep.ts";
import { startTestApp, type TestApp, uploadUrl } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { picture } from "#tests/support/pictures.ts";
import { previewedPost, unsavedPost } from "./blog-preview.service.server.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const days = (count: number) => count * 24 * 60 * 60_000;

test("a text is rendered by the rules of a saved post, and nothing is stored", async () => {
  const { token } = author;
  const content = "# One\n\n<script>alert(1)</script>\n\n**bold** ![x](https://else.example/a.png)";
  const { status, body } = await app.call("renderText", { token, json: { content } });
  expect(status).toBe(200);
  expect(body.html).toContain("<h2>One</h2>");
  expect(body.html).toContain("<strong>bold</strong>");
  expect(body.html).not.toContain("<script");
  expect(body).toMatchObject({ success: true, foreign_pictures: ["https://else.example/a.png"] });
  expect((await app.call("renderText", { token, json: {} })).body).toMatchObject({ html: "", summary: "" });
  expect(await author.publicTitles()).toEqual([]);
});

test.for([
  ["a text without end", { content: "x".repeat(200_001) }, "The content must be at most 200,000 characters."],
  ["what cannot be rendered", { content: `${"> ".repeat(200)}x` }, blogMessages.tooTangled],
] as const)("%s is refused", async ([, json, message]) => {
  const refused = await app.call("renderText", { token: author.token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
});

const send = async (file?: { bytes: Uint8Array; type: string }) => {
  const form = new FormData();
  if (file) form.set("picture", new Blob([new Uint8Array(file.bytes)], { type: file.type }), "a.png");
  return app.call("uploadPicture", { token: author.token, form });
};

test.for([
  ["nothing", undefined, 422, insertMessages.pictureMissing],
  ["a text", { bytes: Buffer.from("text"), type: "image/png" }, 415, blogMessages.imageType],
] as const)("%s is no picture", async ([, file, status, message]) => {
  expect(await send(file)).toMatchObject({ status, body: { success: false, message } });
});

test("a picture for a text stays a week, and as long as a text shows it", async () => {
  const { db, media, features } = app.deps;
  const sweep = async () =>
    sweepMedia(media, await listReferencedMedia(db, features), new Date(Date.now() + 60 * 60_000), {
      ours: true,
      bounded: false,
    });
  const upload = async () => {
    const { status, body } = await send({ bytes: await picture("png"), type: "image/png" });
    expect(status).toBe(201);
    return body.path as string;
  };
  const [shown, given] = [await upload(), await upload()];
  const stays = async (path: string) => (await app.get(uploadUrl(path))).status === 200;
  await sweep();
  expect([await stays(shown), await stays(given)]).toEqual([true, true]);

  await author.publish({ content: `![A pump](/backendReact/${shown})` });
  app.clock.forward(days(8));
  author = { ...author, token: await app.signIn() };
  await upload();
  await sweep();
  expect([await stays(shown), await stays(given)]).toEqual([true, false]);
});

/** The path and query of a post's private link. */
const share = async (id: number) => {
  const { body } = await app.call("createPostPreview", { token: author.token, json: { id } });
  return body.url ? new URL(body.url).search : undefined;
};

test("a draft has one private link, which ends when it is withdrawn", async () => {
  const { token } = author;
  const { id } = (await author.publish({ title: "Not yet", status: "draft" })).body;
  expect((await app.call("readPostPreview", { token, query: { id } })).body.url).toBeNull();
  const link = await share(id);
  expect(link).toMatch(/^\?token=[0-9a-f]{40}$/);
  expect(await share(id)).toBe(link);
  expect((await app.call("readPostPreview", { token, query: { id } })).body.url).toContain(link);

  const withdraw = () => app.call("deletePostPreview", { token, json: { id } });
  expect(await withdraw()).toMatchObject({ status: 200, body: { message: blogMessages.previewWithdrawn } });
  expect((await withdraw()).status).toBe(404);
  expect(await share(id)).not.toBe(link);
  const { body } = await app.call("listAuditLog", { token, query: { noun: "preview link" } });
  expect(body.changes.map(({ action }: { action: string }) => action)).toEqual([
    "create",
    "delete",
    "create",
  ]);
  expect(JSON.stringify(body)).not.toContain(link?.slice(7));
});

test("a link ends after thirty days, and another one can be made: BLOG-32", async () => {
  const { id } = (await author.publish({ title: "Not yet", status: "draft" })).body;
  const link = (await share(id)) ?? "";
  const made = app.clock.now().getTime();
  const shown = () => previewedPost(app.deps, link.slice("?token=".length));
  const read = async () =>
    (await app.call("readPostPreview", { token: await app.signIn(), query: { id } })).body;
  expect((await read()).ends_at).toBe(new Date(made + days(30)).toISOString());
  app.clock.forward(days(30) - 1);
  expect(await shown()).toMatchObject({ title: "Not yet" });
  app.clock.forward(1);
  expect(await shown()).toBeUndefined();
  expect(await read()).toEqual({ success: true, url: null, ends_at: null });
  author = { ...author, token: await app.signIn() };
  expect(await share(id)).not.toBe(link);
  expect((await read()).url).not.toBeNull();
});

test("a link ends when its post is saved as public, and does not come back with a later draft", async () => {
  const { token } = author;
  const { id } = (await author.publish({ title: "Not yet", status: "draft" })).body;
  await share(id);
  await author.revise(id, { title: "Still not", status: "draft" });
  const url = async () => (await app.call("readPostPreview", { token, query: { id } })).body.url;
  expect(await url()).not.toBeNull();
  await author.revise(id, { title: "Now", status: "published" });
  await author.revise(id, { title: "No more", status: "draft" });
  expect(await url()).toBeNull();
});

test("a post that is public, or is not there, has none", async () => {
  const { token } = author;
  const { id } = (await author.publish()).body;
  const ask = (id: unknown) => app.call("createPostPreview", { token, json: { id } });
  expect(await ask(id)).toMatchObject({ status: 409, body: { message: blogMessages.previewPublic } });
  expect(await ask(999)).toMatchObject({ status: 404, body: { message: blogMessages.notFound } });
  expect(await ask("x")).toMatchObject({ status: 422, body: { message: blogMessages.badPostId } });
  const gone = (await author.publish({ title: "Gone", status: "draft" })).body.id;
  await share(gone);
  await author.remove(gone);
  expect((await ask(gone)).status).toBe(404);
});

test("only staff write, upload and share", async () => {
  for (const name of [
    "renderText",
    "uploadPicture",
    "createPostPreview",
    "deletePostPreview",
    "readPostPreview",
  ] as const) {
    expect((await app.call(name)).status, name).toBe(401);
  }
});

test("staff filter by what visitors see; a visitor's filter shows nothing more", async () => {
  await author.publish({ title: "Public" });
  await author.publish({ title: "Draft", status: "draft" });
  await author.publish({ title: "Later", published_at: "2099-01-01" });
  const { token } = author;
  const titles = async (status: string) =>
    (await app.call("listBlogs", { token, query: { status } })).body.blogs.map(
      (post: { title: string }) => post.title,
    );
  expect(await titles("published")).toEqual(["Public"]);
  expect(await titles("draft")).toEqual(["Draft"]);
  expect(await titles("scheduled")).toEqual(["Later"]);
  expect(await author.publicTitles({ status: "draft" })).toEqual(["Public"]);
  const refused = await app.call("listBlogs", { token, query: { status: "hidden" } });
  expect(refused).toMatchObject({ status: 422, body: { message: blogMessages.badQuery } });
});

test("a post that is not saved shows whole to its author alone, for an hour", async () => {
  const { token, category } = author;
  const path = (await send({ bytes: await picture("png"), type: "image/png" })).body.path;
  const json = {
    title: "Not saved",
    content: "**Water** at last",
    category_id: category.id,
    featured_image: path,
    published_at: "2026-12-05",
    published_time: "09:00",
  };
  const { status, body } = await app.call("previewPost", { token, json });
  expect(status).toBe(200);
  const { db } = app.deps;
  const read = async () => unsavedPost(await readPreview(db, body.key, app.clock.now()));
  expect(await read()).toMatchObject({
    title: "Not saved",
    html: expect.stringContaining("<p><strong>Water</strong> at last</p>"),
    category_name: "Education",
    featured_image: path,
    formatted_date: "Dec 5, 2026",
  });
  expect(await author.publicTitles()).toEqual([]);
  expect((await app.call("listBlogs", { token })).body.total).toBe(0);
  app.clock.forward(60 * 60_000 + 1);
  expect(await read()).toBe(undefined);
});

test("much of a post that is being written may be missing; what cannot be shown is said", async () => {
  const { token } = author;
  const preview = (json: object) => app.call("previewPost", { token, json });
  expect((await preview({ category_id: "", read_time: "" })).status).toBe(200);
  expect(await preview({ content: "![x](https://else.example/a.png)" })).toMatchObject({
    status: 422,
    body: { message: blogMessages.foreignPicture("https://else.example/a.png") },
  });
  expect((await app.call("previewPost", { json: {} })).status).toBe(401);
});
