import { beforeEach, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const color = "#0F766E";

test("categories are public, by name, with what a button needs", async () => {
  await author.addCategory("Clean Water", "#23708a");
  const { body } = await app.call("listBlogCategories");
  expect(body).toEqual({
    success: true,
    categories: [
      { id: expect.any(Number), slug: "clean-water", name: "Clean Water", color: "#23708A" },
      { id: author.category.id, slug: "education", name: "Education", color: "#1D5B8F" },
    ],
  });
});

test.for([
  ["Clean Water", "CLEAN water"],
  ["Éducation des filles", "éducation des FILLES"],
  ["Straße", "STRASSE"],
  ["تعلیم", " تعلیم "],
  ["Orphans", "Orphans"],
] as const)("%j leaves no room for %j", async ([first, second]) => {
  const stored = await author.addCategory(first);
  const add = { token: author.token, json: { name: second, color } };
  const refused = { status: 409, body: { success: false, message: blogMessages.categoryTaken } };
  expect(await app.call("createBlogCategory", add)).toMatchObject(refused);
  const rename = { token: author.token, json: { id: author.category.id, name: second, color } };
  expect(await app.call("updateBlogCategory", rename)).toMatchObject(refused);
  // Its own name in another case is no other's.
  const recase = { token: author.token, json: { id: stored.id, name: second, color } };
  expect((await app.call("updateBlogCategory", recase)).status).toBe(200);
});

test("no category has the address that asks for all", async () => {
  const all = await author.addCategory("All");
  expect(all.slug).toBe("all-2");
  await author.publish({ title: "In all", category_id: all.id });
  await author.publish({ title: "Elsewhere" });
  expect(await author.publicTitles({ category: "all-2" })).toEqual(["In all"]);
});

test("a name that another category has is refused", async () => {
  const health = await author.addCategory("Health");
  const json = { id: health.id, name: "Education", color };
  expect((await app.call("updateBlogCategory", { token: author.token, json })).status).toBe(409);
});

test.for([
  ["no name", { name: undefined }, blogMessages.categoryName],
  ["a blank name", { name: "  " }, blogMessages.categoryName],
  ["a name that is too long", { name: "x".repeat(61) }, "The name must be at most 60 characters."],
  ["no colour", { color: undefined }, blogMessages.categoryColor],
  ["a colour by name", { color: "red" }, blogMessages.categoryColor],
  ["style for a colour", { color: "#fff;background:url(x)" }, blogMessages.categoryColor],
] as const)("%s is refused", async ([, change, message]) => {
  const json = { name: "Water", color, ...change };
  const refused = await app.call("createBlogCategory", { token: author.token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
});
