import { beforeEach, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { picture } from "#tests/support/pictures.ts";
import { shortDelay, stopAtFile } from "#tests/support/stopped-save.ts";
import { countKeepingPosts } from "./blog-category.store.server.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const color = "#0F766E";

test("a name is taken only once, also when two add it at once", async () => {
  const add = () => app.call("createBlogCategory", { token: author.token, json: { name: "Water", color } });
  const responses = await Promise.all([add(), add(), add()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.body).toEqual({ success: false, message: blogMessages.categoryTaken });
});

test("names that differ in case alone, added at once, are one", async () => {
  const responses = await Promise.all(
    ["Water", "WATER", "water"].map((name) =>
      app.call("createBlogCategory", { token: author.token, json: { name, color } }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});

test("names that make the same address get two", { tags: "any-database" }, async () => {
  expect((await author.addCategory("Water!")).slug).toBe("water");
  expect((await author.addCategory("Water?")).slug).toBe("water-2");
});

test("a new name and colour show at once, and the address stays", { tags: "any-database" }, async () => {
  await author.publish({ title: "Story" });
  const json = { id: author.category.id, name: "Schools", color };
  const saved = await app.call("updateBlogCategory", { token: author.token, json });
  expect(saved).toMatchObject({ status: 200, body: { message: blogMessages.categoryUpdated } });
  const { body } = await app.call("listBlogs", { query: { category: "education" } });
  expect(body.blogs[0]).toMatchObject({ category_name: "Schools", category_color: color });
});

test("a category in use stays, and says how many posts keep it", { tags: "any-database" }, async () => {
  await author.publish();
  const json = { id: author.category.id };
  const kept = await app.call("deleteBlogCategory", { token: author.token, json });
  expect(kept).toMatchObject({ status: 409, body: { message: blogMessages.categoryInUse(1) } });
});

test("a category that no post uses goes, once", { tags: "any-database" }, async () => {
  const json = { id: author.category.id };
  expect((await app.call("deleteBlogCategory", { token: author.token, json })).status).toBe(200);
  const again = await app.call("deleteBlogCategory", { token: author.token, json });
  expect(again).toMatchObject({ status: 404, body: { message: "Category not found" } });
  expect((await app.call("listBlogCategories")).body.categories).toEqual([]);
});

test("a category is not removed from under a post that is being published", async () => {
  const [post, removal] = await Promise.all([
    author.publish({ title: "Story" }),
    app.call("deleteBlogCategory", { token: author.token, json: { id: author.category.id } }),
  ]);
  expect([
    [201, 409],
    [422, 200],
  ]).toContainEqual([post.status, removal.status]);
});

test("a category is not removed under a post that is being saved in it", async () => {
  const { reached, release } = stopAtFile(app);
  const save = author.sendForm({ title: "Story" }, { name: "a.png", bytes: await picture("png"), type: "" });
  await reached;
  const removal = app.call("deleteBlogCategory", { token: author.token, json: { id: author.category.id } });
  await shortDelay();
  release();
  expect((await save).status).toBe(201);
  expect(await removal).toMatchObject({ status: 409, body: { message: blogMessages.categoryInUse(1) } });
});

test.for(["a new post", "an edit"])("%s in a category that is just going is told so", async (way) => {
  const other = await author.addCategory("Water");
  const { id } = (await author.publish({ category_id: other.id })).body;
  const save = await app.deps.db.transaction().execute(async (trx) => {
    await countKeepingPosts(trx, author.category.id);
    await trx.deleteFrom("blog_categories").where("id", "=", author.category.id).execute();
    const saving = way === "an edit" ? author.revise(id) : author.publish();
    await shortDelay();
    return { saving };
  });
  expect(await save.saving).toMatchObject({ status: 422, body: { message: blogMessages.unknownCategory } });
});
