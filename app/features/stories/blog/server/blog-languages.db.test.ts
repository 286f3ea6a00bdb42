import { beforeEach, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";

/* A post in English, in Urdu, or in both: BLOG-13a, BLOG-14a, BLOG-36a. */

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const urdu = { title_ur: "اسکول کا کنواں", content_ur: "بچے صاف پانی پیتے ہیں۔" };
const both = { title: "The well", content: "Children drink *clean* water.", ...urdu };
const inUrduAlone = { title: "", content: "", ...urdu };
const slug_ur = "اسکول-کا-کنواں";

const listed = async (query: Record<string, string | number> = {}, token?: string) =>
  (await app.call("listBlogs", { token, query })).body.blogs;
const one = async (query: Record<string, string | number>, token?: string) =>
  (await app.call("listBlogs", { token, query })).body.blog;

test("of a post with two texts each language has its own, and staff have both", async () => {
  const made = await author.publish({ ...both, excerpt_ur: "کنواں", featured_image_alt_ur: "ایک کنواں" });
  expect(made).toMatchObject({ status: 201, body: { slug: "the-well", slug_ur } });
  const english = {
    title: "The well",
    slug: "the-well",
    excerpt: "Children drink clean water.",
    language: "en",
  };
  const inUrdu = { title: urdu.title_ur, slug: slug_ur, excerpt: "کنواں", language: "ur" };
  expect(await listed()).toMatchObject([english]);
  expect(await listed({ language: "ur" })).toMatchObject([inUrdu]);
  for (const post of [...(await listed()), ...(await listed({ language: "ur" }))])
    expect(Object.keys(post).filter((name) => name.endsWith("_ur"))).toEqual([]);
  const [whole] = await listed({}, author.token);
  expect(whole).toMatchObject({ ...both, slug: "the-well", slug_ur, excerpt: "", excerpt_ur: "کنواں" });
  const [summary] = await listed({ fields: "summary" }, author.token);
  expect(summary).toMatchObject({ title: "The well", title_ur: urdu.title_ur });
  expect(Object.keys(summary).filter((name) => /content|html/.test(name))).toEqual([]);
  expect(await listed({ language: "ur" }, author.token)).toMatchObject([inUrdu]);
});

test("an address is of one language, a number of none; either is answered in the language that is asked for", async () => {
  const { id, slug } = (await author.publish(both)).body;
  const inUrdu = { id, title: urdu.title_ur, content_html: expect.stringContaining("صاف پانی") };
  const english = { id, title: "The well", content_html: expect.stringContaining("<em>clean</em>") };
  expect(await one({ slug })).toMatchObject(english);
  expect(await one({ slug: slug_ur })).toMatchObject(inUrdu);
  expect(await one({ slug, language: "ur" })).toMatchObject(inUrdu);
  expect(await one({ slug: slug_ur, language: "en" })).toMatchObject(english);
  expect(await one({ id })).toMatchObject(english);
  expect(await one({ id, language: "ur" })).toMatchObject(inUrdu);
  expect(await one({ id }, author.token)).toMatchObject({ ...both, content_html: english.content_html });
});

test("a post in one language, whichever, is shown in the other one too", async () => {
  await author.publish({ title: "The school" });
  const made = await author.publish(inUrduAlone);
  expect(made.body).toMatchObject({ slug: slug_ur, slug_ur });
  for (const language of ["en", "ur"])
    expect(await listed({ language })).toMatchObject([
      { title: urdu.title_ur, slug: slug_ur, language: "ur" },
      { title: "The school", slug: "the-school", language: "en" },
    ]);
  expect(await listed({}, author.token)).toMatchObject([{ title: "", ...urdu }, { title: "The school" }]);
  expect((await listed({}, author.token))[1]).not.toHaveProperty("slug_ur");
});

test("related posts are those of one language, and not the post itself", async () => {
  const { id } = (await author.publish(both)).body;
  await author.publish({ title: "The school", title_ur: "اسکول", content_ur: "متن" });
  const query = { category_id: author.category.id, exclude: id };
  expect(await listed(query)).toMatchObject([{ title: "The school" }]);
  expect(await listed({ ...query, language: "ur" })).toMatchObject([{ title: "اسکول", language: "ur" }]);
});

test("a search finds both texts, whatever the language of the list", async () => {
  await author.publish({ ...both, excerpt_ur: "گاؤں" });
  for (const q of ["well", "clean water", "کنواں", "گاؤں"]) {
    expect(await author.publicTitles({ q }), q).toEqual(["The well"]);
    expect(await author.publicTitles({ q, language: "ur" }), q).toEqual([urdu.title_ur]);
  }
});

test("what a save leaves out of the Urdu stays, and what it empties goes, with its address", async () => {
  const { id } = (await author.publish({ ...both, meta_title_ur: "کنواں" })).body;
  await author.revise(id, { title: "The well", content: "Other" });
  const stored = await one({ id }, author.token);
  expect(stored).toMatchObject({ ...urdu, content: "Other", meta_title_ur: "کنواں", slug_ur });
  expect(await one({ id, language: "ur" })).toMatchObject({ content_html: `<p>${urdu.content_ur}</p>\n` });
  expect(await author.publicTitles({ q: "صاف" })).toEqual(["The well"]);

  await author.revise(id, { title: "The well", title_ur: "", content_ur: "" });
  expect(await one({ id }, author.token)).not.toHaveProperty("title_ur");
  expect(await one({ slug: "the-well", language: "ur" })).toMatchObject({ title: "The well" });
  expect(await author.publicTitles({ q: "صاف" })).toEqual([]);
  // Its address still leads there, and is nobody else's.
  expect((await author.publish(inUrduAlone)).body.slug).toBe(`${slug_ur}-2`);
});

test("a language is added and taken away: each text has an address of its own while it is there", async () => {
  const { id } = (await author.publish(inUrduAlone)).body;
  const english = { title: "The well", content: "Water" };
  expect((await author.revise(id, english)).body).toMatchObject({ slug: "the-well", slug_ur });
  expect((await author.revise(id, { ...inUrduAlone })).body).toMatchObject({ slug: slug_ur, slug_ur });
  expect((await author.revise(id, { ...english, title_ur: "کنواں", content_ur: "متن" })).body).toMatchObject({
    slug: "the-well",
    slug_ur: "کنواں",
  });
  // Both titles may be written in the same letters.
  const same = await author.publish({ title: "COVID-19", title_ur: "COVID-19", content_ur: "متن" });
  expect(same.body).toMatchObject({ slug: "covid-19", slug_ur: "covid-19-2" });
  expect((await author.publish({ title: "COVID-19 2" })).body.slug).toBe("covid-19-2-2");
});

test.for([
  ["nothing in either language", { title: "", content: "" }, blogMessages.titleMissing],
  ["an English title without its text", { content: "", ...urdu }, blogMessages.contentMissing],
  ["an English text without its title", { title: "", ...urdu }, blogMessages.titleMissing],
  ["an Urdu title without its text", { title_ur: "کنواں", content_ur: "" }, blogMessages.urduContentMissing],
  ["an Urdu text without its title", { content_ur: "متن" }, blogMessages.urduTitleMissing],
  ["an emptied text without its title", { content_ur: "" }, blogMessages.urduTitleMissing],
  [
    "an Urdu title that is too long",
    { ...urdu, title_ur: "ا".repeat(201) },
    "The title in Urdu must be at most 200 characters.",
  ],
  [
    "a picture of another site in the Urdu",
    { ...urdu, content_ur: "![](https://else.example/a.png)" },
    blogMessages.foreignPicture("https://else.example/a.png"),
  ],
] as const)("%s is refused", { tags: "any-database" }, async ([, fields, message]) => {
  expect(await author.publish(fields)).toMatchObject({ status: 422, body: { success: false, message } });
  expect(await listed({}, author.token)).toEqual([]);
});

test("two who give the same Urdu title at once get two addresses", async () => {
  const replies = await Promise.all(
    ["One", "Two", "Three"].map((title) => author.publish({ title, ...urdu })),
  );
  expect(replies.map(({ body }) => body.slug_ur).toSorted()).toEqual([
    slug_ur,
    `${slug_ur}-2`,
    `${slug_ur}-3`,
  ]);
});

test("the Urdu is in the versions and comes back with one; from the bin it has its address again, or another", async () => {
  const { token } = author;
  const { id } = (await author.publish(both)).body;
  await author.revise(id, { title: "The well", title_ur: "کنواں", content_ur: "متن" });
  const query = { noun: "blog post", id, version: 2 };
  expect((await app.call("readVersion", { token, query })).body.fields).toMatchObject([
    { label: "Title in Urdu", before: urdu.title_ur, after: "کنواں" },
    { label: "Content" },
    { label: "Content in Urdu" },
  ]);
  const json = { noun: "blog post", id: String(id), version: 2, save: 1 };
  expect((await app.call("restoreVersion", { token, json })).status).toBe(200);
  expect(await one({ id }, token)).toMatchObject({ ...both, slug_ur });

  await author.remove(id);
  await app.deps.db.deleteFrom("blog_slug_history").execute();
  await author.publish({ title: "Other", ...urdu });
  const back = await app.call("restoreBinItem", { token, json: { noun: "blog post", id } });
  expect(back.body.message).toContain(blogMessages.urduAddressTaken(`${slug_ur}-2`));
  expect(await one({ id }, token)).toMatchObject({ slug: "the-well", slug_ur: `${slug_ur}-2` });
});

test("a post in Urdu alone is called by its Urdu title in the log, the bin and the overview", async () => {
  const { token } = author;
  const { id } = (await author.publish({ ...inUrduAlone, status: "draft" })).body;
  expect((await app.call("readOverview", { token })).body.recent_posts).toMatchObject([
    { title: urdu.title_ur },
  ]);
  await author.remove(id);
  expect((await app.call("listBin", { token, query: {} })).body.items).toMatchObject([
    { title: urdu.title_ur },
  ]);
  const log = await app.call("listAuditLog", { token, query: { noun: "blog post" } });
  expect(log.body.changes).toMatchObject([{ name: urdu.title_ur }, { name: urdu.title_ur }]);
});
