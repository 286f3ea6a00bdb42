import { beforeEach, describe, expect, test } from "vitest";
import { blogMessages } from "#app/features/stories/blog/blog-admin.messages.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

describe("a new post", () => {
  test("comes by multipart as well as by JSON", async () => {
    const { status } = await author.sendForm({ title: "By form", read_time: "7", status: "draft" });
    expect(status).toBe(201);
    expect(await author.read("by-form")).toMatchObject({ read_time: 7, status: "draft" });
  });

  test("is dated by the Karachi calendar", async () => {
    app.clock.set("2026-11-21T19:00:00.000Z");
    await author.publish({ title: "After midnight there" });
    expect((await author.read("after-midnight-there")).published_at).toBe("2026-11-22");
  });

  test("with an empty file input is a post without a picture", async () => {
    // As browsers write it; fetch's own FormData never leaves the name empty.
    const part = (name: string, value: string) =>
      `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const body =
      part("title", "No picture") +
      part("content", "Text") +
      part("category_id", String(author.category.id)) +
      '--cut\r\ncontent-disposition: form-data; name="featured_image"; filename=""\r\n' +
      "content-type: application/octet-stream\r\n\r\n\r\n--cut--\r\n";
    const raw = { body, type: "multipart/form-data; boundary=cut" };
    const { status } = await app.call("saveBlog", { token: author.token, raw });
    expect(status).toBe(201);
    expect((await author.read("no-picture")).featured_image).toBeNull();
  });
});

describe("titles and addresses", () => {
  test.for([
    ["Urdu", "لاہور میں پانی", "لاہور-میں-پانی"],
    ["emoji among words", "Hope 🌱 grows 🇵🇰", "hope-grows"],
    ["emoji alone", "🌱🌱", "post"],
    ["signs alone", "?!/..", "post"],
    ["a path", "../../etc/passwd", "etc-passwd"],
    ["markup", "<script>alert(1)</script>", "script-alert-1-script"],
    ["quotes", 'Lahore\'s "winter"', "lahores-winter"],
  ] as const)("%s: the title stays as written, the address is safe", async ([, title, slug]) => {
    const { status, body } = await author.publish({ title });
    expect(status).toBe(201);
    expect(body.slug).toBe(slug);
    expect((await author.read(slug)).title).toBe(title);
  });
});

describe("what is refused, and why", () => {
  const tooLong = (label: string, max: string) => `${label} must be at most ${max} characters.`;

  test.for([
    ["no title", { title: undefined }, "Please enter a title"],
    ["a blank title", { title: " \t\n " }, "Please enter a title"],
    ["a number for a title", { title: 5 }, "Please enter a title"],
    ["true for a title", { title: true }, "Please enter a title"],
    ["a title of 10,000 characters", { title: "x".repeat(10_000) }, tooLong("The title", "200")],
    ["no content", { content: undefined }, "Please enter content"],
    ["blank content", { content: " \n " }, "Please enter content"],
    ["content without end", { content: "x".repeat(200_001) }, tooLong("The content", "200,000")],
    ["nothing at all", { title: "", content: "", category_id: "" }, "Please enter a title"],
    ["a title alone", { content: "", category_id: undefined }, "Please enter content"],
    ["no category", { category_id: undefined }, "Please select a category"],
    ["an empty category", { category_id: "" }, "Please select a category"],
    ["a word for a category", { category_id: "education" }, "Please select a category"],
    ["an unknown category", { category_id: 99_999 }, "Please select a category"],
    ["a category beyond numbers", { category_id: 1e300 }, "Please select a category"],
    ["a NUL byte in the title", { title: "a\0b" }, "The text contains a character that cannot be stored."],
    ["a NUL byte in the content", { content: "a\0" }, "The text contains a character that cannot be stored."],
    ["a NUL byte in the excerpt", { excerpt: "\0a" }, "The text contains a character that cannot be stored."],
    ["an excerpt that is too long", { excerpt: "x".repeat(501) }, tooLong("The excerpt", "500")],
    ["another status", { status: "secret" }, blogMessages.status],
    ["a read time of 0", { read_time: 0 }, blogMessages.readTime],
    ["a read time of 61", { read_time: 61 }, blogMessages.readTime],
    ["half a minute", { read_time: 0.5 }, blogMessages.readTime],
    ["a word for a read time", { read_time: "long" }, blogMessages.readTime],
    ["a day that does not exist", { published_at: "2026-02-30" }, blogMessages.date],
    ["a day in another form", { published_at: "21/11/2026" }, blogMessages.date],
    ["another purpose", { _method: "PATCH" }, blogMessages.badPostId],
    ["a change without a post", { _method: "PUT" }, blogMessages.badPostId],
    ["a change of post x", { _method: "PUT", id: "x" }, blogMessages.badPostId],
    ["a deletion without a post", { _method: "DELETE" }, blogMessages.badPostId],
    ["a deletion of post -1", { _method: "DELETE", id: -1 }, blogMessages.badPostId],
  ] as const)("%s", async ([, fields, message]) => {
    const refused = await author.publish(fields);
    expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
    expect(await author.publicTitles()).toEqual([]);
  });

  test.for([
    ["null", null],
    ["a list", []],
    ["a text", "post"],
    ["a number", 7],
  ] as const)("%s instead of a post", async ([, json]) => {
    const { status, body } = await app.call("saveBlog", { token: author.token, json });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, message: expect.any(String) });
  });

  test("fields that no form has change nothing", async () => {
    await author.publish({ title: "Story", slug: "mine", id: 77, version: 9, is_sample: 1 });
    expect(await author.read("story")).toMatchObject({ version: 1 });
    expect(await author.read("mine")).toBeUndefined();
  });
});
