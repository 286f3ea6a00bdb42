import { expect, it } from "vitest";
import { blogPostForm } from "#app/features/stories/blog/blog.schema.ts";
import { formOf } from "#app/lib/call-api.ts";
import { uploadFault } from "#app/lib/upload-rule.ts";
import { draftOf, firstMessage, imageRule, sentPost } from "./blog-form-data.ts";

const fresh = draftOf(undefined, "2026-11-21", "Amna");
const filled = { ...fresh, title: " A pump ", content: "Water", category_id: "3" };
const post = blogPostForm.parse(filled);

it("opens a new post as a draft by whoever writes it, dated today: BLOG-05a", () => {
  expect(fresh).toMatchObject({
    author_name: "Amna",
    status: "draft",
    read_time: "5",
    published_at: "2026-11-21",
  });
});

it("sends a new post as plain fields, the file last", () => {
  const file = new File(["x"], "pump.png", { type: "image/png" });
  const { body, files } = sentPost(post, { kind: "chosen", file });
  const form = formOf(body, files);
  expect(Object.fromEntries(form)).toMatchObject({
    title: "A pump",
    content: "Water",
    category_id: "3",
    status: "draft",
    read_time: "5",
    published_at: "2026-11-21",
  });
  expect([...form.keys()].at(-1)).toBe("featured_image");
  expect(form.has("_method")).toBe(false);
  expect(form.has("remove_image")).toBe(false);
});

it("sends an edit with its id, the version that was opened, and what becomes of the picture", () => {
  const { body, files } = sentPost(post, { kind: "removed" }, { id: 7, version: 4 });
  const form = formOf(body, files);
  expect(Object.fromEntries(form)).toMatchObject({
    _method: "PUT",
    id: "7",
    version: "4",
    remove_image: "1",
  });
  expect(form.has("featured_image")).toBe(false);
});

const megabytes = (count: number) => count * 1024 * 1024;
it.each([
  ["image/png", 10, undefined],
  ["image/jpeg", megabytes(5), undefined],
  ["image/jpeg", megabytes(5) + 1, "Image size should be less than 5MB"],
  ["image/svg+xml", 10, "Please select a valid image file (JPEG, PNG, GIF, WebP)"],
  ["application/pdf", 10, "Please select a valid image file (JPEG, PNG, GIF, WebP)"],
  ["", 10, "Please select a valid image file (JPEG, PNG, GIF, WebP)"],
])("validates a file of type %j and %d bytes", (type, size, fault) => {
  expect(uploadFault({ name: "file", type, size }, imageRule)).toBe(fault);
});

it("returns the message of the first invalid field in the order of the form", () => {
  const errors = {
    category_id: { message: "Please select a category" },
    content: { message: "Please enter content" },
  };
  expect(firstMessage(errors)).toBe("Please enter content");
  expect(firstMessage({ excerpt: { message: "Too long" } })).toBe("Too long");
  expect(firstMessage({})).toBeUndefined();
});

it("sends a picture of the library by its path, under the name of the file", () => {
  const picture = { path: "uploads/images/a.png", alt: "" };
  const { body, files } = sentPost(post, { kind: "library", picture });
  expect(formOf(body, files).get("featured_image")).toBe(picture.path);
});
