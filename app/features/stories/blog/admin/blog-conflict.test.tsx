// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { BlogPost } from "#app/features/stories/blog/blog.schema.ts";
import { box, edit, open, post, press, toast } from "#tests/support/blog.tsx";
import { conflict, differences } from "#tests/support/conflict.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const stale =
  "Somebody else has changed this post since you opened it. Your text is still here; choose what to keep.";

/**
 * Opens a post's editor. Each of `theirs` is saved by another user just before one of our saves, which is
 * then refused.
 */
async function openEditor(opened: Partial<BlogPost>, ...theirs: Partial<BlogPost>[]) {
  const stored = post(1, opened);
  const app = open({
    posts: [stored],
    write: () => {
      const next = theirs.shift();
      if (!next) return Response.json({ success: true, message: "Blog updated successfully!" });
      Object.assign(stored, next, { version: stored.version + 1 });
      return Response.json({ success: false, message: stale }, { status: 409 });
    },
  });
  await edit("Post 1");
  return app;
}

const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });

it("shows every field that differs as both have it, and saves mine over theirs: ALL-18", async () => {
  const { sent } = await openEditor(
    { excerpt: "Old excerpt", published_at: "2026-11-20", read_time: 5 },
    {
      excerpt: "Their excerpt",
      category_id: 9,
      status: "draft",
      published_at: "2026-11-21",
      read_time: 6,
      content: "Their words",
    },
  );
  type(/^Content/, "My words");
  await press("Update Post");
  expect((await conflict()).getByRole("alert").textContent).toContain(stale);
  expect(await differences()).toEqual([
    ["Content", "Mine: My words", "Theirs: Their words"],
    ["Excerpt", "Mine: Old excerpt", "Theirs: Their excerpt"],
    ["Category", "Mine: Clean Water", "Theirs: Another category"],
    ["Status", "Mine: Published", "Theirs: Draft"],
    ["Publication date", "Mine: Nov 20, 2026", "Theirs: Nov 21, 2026"],
    ["Read time", "Mine: 5 min", "Theirs: 6 min"],
  ]);
  await press("Keep mine");
  await toast("Blog updated successfully!");
  expect(sent().at(-1)).toMatchObject({
    version: "5",
    content: "My words",
    excerpt: "Old excerpt",
    status: "published",
  });
});

it("puts theirs into the form, and brings mine back when asked: ALL-18", async () => {
  const { sent } = await openEditor({}, { title: "Their title", content: "Their words" });
  type(/^Title/, "My title");
  type(/^Content/, "My words");
  await press("Update Post");
  await conflict();
  await press("Take theirs");
  expect(box(/^Title/).value).toBe("Their title");
  expect(box(/^Content/).value).toBe("Their words");
  expect(screen.getByText(/^Their version is in the form now/)).toBeTruthy();
  await press("Bring mine back");
  expect(box(/^Title/).value).toBe("My title");
  expect(box(/^Content/).value).toBe("My words");
  expect(screen.queryByText(/^Their version is in the form now/)).toBeNull();
  await press("Update Post");
  await toast("Blog updated successfully!");
  expect(sent().at(-1)).toMatchObject({ version: "5", title: "My title", content: "My words" });
});

it("decides nothing when the question is closed: the next save asks again", async () => {
  const theirs = { content: "Their words" };
  const { sent } = await openEditor({}, theirs, theirs);
  type(/^Content/, "My words");
  await press("Update Post");
  await userEvent.click((await conflict()).getByRole("button", { name: "Close" }));
  expect(box(/^Content/).value).toBe("My words");
  type(/^Content/, "My words and more");
  await press("Update Post");
  expect(await differences()).toEqual([["Content", "Mine: My words and more", "Theirs: Their words"]]);
  expect(sent().map(({ version }) => version)).toEqual(["4", "4"]);
});

it("keeps the editor open where Ctrl+S was pressed: BLOG-31", async () => {
  await openEditor({}, { content: "Their words" });
  type(/^Content/, "My words");
  fireEvent.keyDown(box(/^Content/), { key: "s", ctrlKey: true });
  await conflict();
  await press("Keep mine");
  await toast("Blog updated successfully!");
  expect(box(/^Content/).value).toBe("My words");
});

it("asks again when somebody saves once more", async () => {
  const { sent } = await openEditor({}, { content: "Their words" }, { content: "Their new words" });
  type(/^Content/, "My words");
  await press("Update Post");
  await conflict();
  await press("Keep mine");
  await waitFor(async () =>
    expect(await differences()).toEqual([["Content", "Mine: My words", "Theirs: Their new words"]]),
  );
  await press("Keep mine");
  await toast("Blog updated successfully!");
  expect(sent().map(({ version }) => version)).toEqual(["4", "5", "6"]);
  expect(sent().at(-1)).toMatchObject({ content: "My words" });
});

it("says what each side has done with the picture, and keeps a file that was chosen", async () => {
  const { sent } = await openEditor(
    { featured_image: "uploads/images/old.jpg" },
    { featured_image: "uploads/images/new.jpg" },
  );
  fireEvent.change(screen.getByLabelText(/Replace image/), {
    target: { files: [new File(["x"], "mine.png", { type: "image/png" })] },
  });
  await press("Update Post");
  expect(await differences()).toEqual([["Featured image", "Mine: mine.png", "Theirs: Another file"]]);
  await press("Take theirs");
  expect(screen.getByAltText("Featured image now").getAttribute("src")).toContain("new.jpg");
  await press("Bring mine back");
  expect(screen.getByAltText("Preview of the chosen file")).toBeTruthy();
  await press("Update Post");
  await toast("Blog updated successfully!");
  expect(sent().at(-1)).toMatchObject({ version: "5", featured_image: expect.any(File) });
});

it("compares a restored draft, which names the version that it started from", async () => {
  await openEditor({}, { content: "Their words" });
  type(/^Content/, "My words");
  await press("Update Post");
  await conflict();

  // The page is left before anything is decided, and reopened with the current list.
  cleanup();
  const { sent } = await openEditor({ version: 5, content: "Their words", excerpt: "Theirs too" }, {});
  expect(box(/^Content/).value).toBe("My words");
  await press("Update Post");
  expect(await differences()).toEqual([
    ["Content", "Mine: My words", "Theirs: Their words"],
    ["Excerpt", "Mine: Empty", "Theirs: Theirs too"],
  ]);
  expect(sent().at(-1)).toMatchObject({ version: "4" });
});

it("finds a post whose slug has changed, anywhere in the list: BLOG-19b", async () => {
  const moved = post(1);
  const posts = [moved, ...Array.from({ length: 120 }, (_, at) => post(at + 2))];
  open({
    posts,
    write: () => Response.json({ success: false, message: stale }, { status: 409 }),
  });
  await edit("Post 1");
  Object.assign(moved, { version: 5, title: "Their title", slug: "their-title" });
  posts.push(...posts.splice(0, 1));
  await press("Update Post");
  expect(await differences()).toEqual([["Title", "Mine: Post 1", "Theirs: Their title"]]);
});

it("says why their version cannot be loaded, and loads it again at the next save", async () => {
  const stored = post(1);
  let broken = false;
  open({
    posts: [stored],
    write: () => Response.json({ success: false, message: stale }, { status: 409 }),
    read: () => (broken ? Response.json({ success: false }, { status: 500 }) : undefined),
  });
  await edit("Post 1");
  type(/^Content/, "My words");
  Object.assign(stored, { version: 5, content: "Their words" });
  broken = true;
  await press("Update Post");
  await toast("Failed to fetch blogs.");
  expect(box(/^Content/).value).toBe("My words");
  broken = false;
  await press("Update Post");
  expect(await differences()).toEqual([["Content", "Mine: My words", "Theirs: Their words"]]);
});

it("tells a save as done whose reply was lost: what is stored is what the form holds", async () => {
  await openEditor({}, { content: "My words" });
  type(/^Content/, "My words");
  await press("Update Post");
  await toast("Blog updated successfully!");
});

it("keeps the text when somebody deleted the post, and can make a new one of it", async () => {
  const methods: unknown[] = [];
  open({
    write: (form) => {
      methods.push(form.get("_method"));
      return methods.length === 1
        ? Response.json({ success: false, message: "Blog not found" }, { status: 404 })
        : Response.json({ success: true }, { status: 201 });
    },
  });
  await edit("Post 1");
  fireEvent.change(box(/Content/), { target: { value: "My words" } });
  await press("Update Post");
  await toast("Blog not found");
  await press("Make it a new post");
  expect(box(/Content/).value).toBe("My words");
  await press("Publish Post");
  await toast("Blog published successfully!");
  expect(methods).toEqual(["PUT", null]);
});
