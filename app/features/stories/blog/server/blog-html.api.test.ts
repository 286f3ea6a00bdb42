import { beforeEach, describe, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type OldPosts, startWithOldPosts, tangled } from "#tests/support/blog-html.ts";
import { rendererVersion } from "./blog-html.service.server.ts";

let app: TestApp;
let author: OldPosts;
beforeEach(async () => {
  app = await startTestApp();
  author = await startWithOldPosts(app);
});

describe("a text that takes too long to render", () => {
  test("is refused in plain words when it is saved, and others are answered meanwhile", async () => {
    const { body } = await author.publish({ title: "Story" });
    const saving = [
      author.publish({ title: "New", content: tangled }),
      author.revise(body.id, { content: tangled }),
    ];
    let saved = false;
    const both = Promise.all(saving).finally(() => {
      saved = true;
    });
    let answered = 0;
    while (!saved) {
      expect((await app.call("listBlogs")).status).toBe(200);
      answered += 1;
    }
    // Hundreds, where one that waits for the rendering would be the only one.
    expect(answered).toBeGreaterThan(10);
    for (const refused of await both) {
      expect(refused).toMatchObject({
        status: 422,
        body: { success: false, message: blogMessages.tooTangled },
      });
    }
    expect(await author.publicTitles()).toEqual(["Story"]);
    expect((await author.read("story")).content).toBe("Text");
  });

  test("and was saved before that was so shows its plain text, and is tried once", async () => {
    const id = await author.publishOld(`${tangled}\n\n<b>end</b>`);
    const { status, body } = await app.call("listBlogs", { query: { slug: "old" } });
    expect(status).toBe(200);
    expect(body.blog.content_html).toContain("<p>&lt;b&gt;end&lt;/b&gt;</p>");
    expect(await author.stored(id)).toMatchObject({
      html: body.blog.content_html,
      html_version: rendererVersion,
    });
  });
});

test("what overflows the stack is refused too", async () => {
  const refused = await author.publish({ content: `${"> ".repeat(5_000)}x` });
  expect(refused).toMatchObject({ status: 422, body: { message: blogMessages.tooTangled } });
});

test("a picture of another host is refused, and the words say what to do", async () => {
  const refused = await author.publish({ content: "Look: ![A quilt](https://else.example/quilt.jpg)" });
  const message = blogMessages.foreignPicture("https://else.example/quilt.jpg");
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect(message).toContain("Upload the picture");
  expect(await author.publicTitles()).toEqual([]);
});

test("the HTML is made by the save and only read afterwards", async () => {
  const { body } = await author.publish({ title: "Story", content: "**bold**" });
  expect(await author.stored(body.id)).toMatchObject({
    html: "<p><strong>bold</strong></p>\n",
    summary: "bold",
  });
  await app.deps.db.updateTable("blog_posts").set({ html: "<p>as stored</p>" }).execute();
  expect((await author.read("story")).content_html).toBe("<p>as stored</p>");
  await author.revise(body.id, { title: "Story", content: "_new_" });
  expect((await author.read("story")).content_html).toBe("<p><em>new</em></p>\n");
});

test("a post from before with a picture of another host keeps it as a link", async () => {
  await author.publishOld("![A quilt](https://else.example/quilt.jpg)");
  const { body } = await app.call("listBlogs", { query: { slug: "old" } });
  expect(body.blog.content_html).toContain('<a href="https://else.example/quilt.jpg"');
  expect(body.blog.content_html).not.toContain("<img");
});

describe("a post without an excerpt", () => {
  const content = "# The pump\n\nThe hand pump came **at last**. It stands by the school.";

  test("has none for staff, who would save it with the post, and a summary beside it", async () => {
    await author.publish({ title: "Story", content });
    const { body } = await app.call("listBlogs", { token: author.token });
    expect(body.blogs[0].excerpt).toBe("");
    expect(await author.read("story")).toMatchObject({
      excerpt: "",
      summary: "The hand pump came at last. It stands by the school.",
    });
  });

  test("shows an excerpt once it has one", async () => {
    const { body } = await author.publish({ title: "Story", content });
    await author.revise(body.id, { title: "Story", content, excerpt: "Water." });
    expect((await app.call("listBlogs")).body.blogs[0].excerpt).toBe("Water.");
    expect(await author.publicTitles({ q: "came at last" })).toEqual([]);
  });
});
