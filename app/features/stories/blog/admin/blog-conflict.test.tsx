// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { BlogPost } from "#app/features/stories/blog/blog.schema.ts";
import { box, edit, open, post, press, toast } from "#tests/support/blog.tsx";

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
const part = (name: string) => within(screen.getByRole("group", { name: new RegExp(`^${name}`) }));
const radio = (name: string, side: "Mine" | "Theirs") =>
  part(name).getByRole<HTMLInputElement>("radio", { name: side });
const parts = () =>
  screen
    .getAllByRole("group")
    .filter((group) => within(group).queryAllByRole("radio").length > 0)
    .map((group) => group.querySelector("legend")?.textContent);

it("shows every field that differs, and loses nothing that only they have changed", async () => {
  const { sent } = await openEditor(
    { excerpt: "Old excerpt", meta_title: "Old meta" },
    {
      excerpt: "Their excerpt",
      category_id: 9,
      category_name: "Food",
      status: "draft",
      content: "Their words",
    },
  );
  type(/^Content/, "My words");
  type(/^Meta title/, "My meta");
  await press("Update Post");
  await toast(stale);
  expect(parts()).toEqual([
    "ContentChanged by both",
    "ExcerptChanged by them",
    "Meta titleChanged by you",
    "CategoryChanged by them",
    "StatusChanged by them",
  ]);
  expect(part("Excerpt").getByText("Old")).toBeTruthy();
  expect(part("Excerpt").getByText("Their")).toBeTruthy();
  expect(part("Category").getByText("Clean Water")).toBeTruthy();
  expect(part("Category").getByText("Food")).toBeTruthy();
  // A field that only one side has changed is taken from that side.
  expect(radio("Excerpt", "Theirs").checked).toBe(true);
  expect(radio("Meta title", "Mine").checked).toBe(true);
  expect(box(/^Excerpt/).value).toBe("Their excerpt");
  expect(box(/^Content/).value).toBe("My words");

  await userEvent.click(radio("Content", "Mine"));
  await userEvent.click(radio("Status", "Mine"));
  await press("Update Post");
  await toast("Blog updated successfully!");
  expect(sent().at(-1)).toMatchObject({
    version: "5",
    content: "My words",
    excerpt: "Their excerpt",
    category_id: "9",
    status: "published",
    meta_title: "My meta",
  });
});

it("saves nothing while a part that both have changed has no choice, and says which", async () => {
  const { sent } = await openEditor({}, { title: "Their title", content: "Their words" });
  type(/^Title/, "My title");
  type(/^Content/, "My words");
  await press("Update Post");
  await toast(stale);
  await press("Update Post");
  await toast("Choose mine or theirs: Title, Content.");
  expect(sent()).toHaveLength(1);
  expect(part("Title").getByText("Choose mine or theirs.")).toBeTruthy();
  expect(document.activeElement).toBe(radio("Title", "Mine"));
  expect(screen.getByText("2 parts still need a choice.")).toBeTruthy();
});

it("takes all fields of one side with one click, and can switch back", async () => {
  const { sent } = await openEditor(
    {},
    { title: "Their title", content: "Their words", excerpt: "Their excerpt" },
  );
  type(/^Title/, "My title");
  type(/^Content/, "My words");
  await press("Update Post");
  await toast(stale);
  // Text typed during the conflict is the user's own, too.
  type(/^Content/, "My words and more");
  await press("Take all of theirs");
  expect(box(/^Title/).value).toBe("Their title");
  expect(box(/^Content/).value).toBe("Their words");
  await press("Take all of mine");
  expect(box(/^Title/).value).toBe("My title");
  expect(box(/^Content/).value).toBe("My words and more");
  expect(box(/^Excerpt/).value).toBe("");
  expect(screen.getByText("Every part has a choice. Save to finish.")).toBeTruthy();
  await press("Update Post");
  await toast("Blog updated successfully!");
  expect(sent().at(-1)).toMatchObject({ version: "5", content: "My words and more", excerpt: "" });
});

it("compares again when somebody saves once more", async () => {
  const { sent } = await openEditor({}, { content: "Their words" }, { excerpt: "A new excerpt" });
  type(/^Content/, "My words");
  await press("Update Post");
  await toast(stale);
  await userEvent.click(radio("Content", "Theirs"));
  await press("Update Post");
  await waitFor(() => expect(parts()).toEqual(["ExcerptChanged by them"]));
  await press("Update Post");
  await toast("Blog updated successfully!");
  expect(sent().map(({ version }) => version)).toEqual(["4", "5", "6"]);
  expect(sent().at(-1)).toMatchObject({ content: "Their words", excerpt: "A new excerpt" });
});

it("compares pictures too: a file that was chosen, and one that they have replaced", async () => {
  const { sent } = await openEditor(
    { featured_image: "uploads/images/old.jpg" },
    { featured_image: "uploads/images/new.jpg" },
    { featured_image: "uploads/images/newer.jpg" },
  );
  await press("Update Post");
  await toast(stale);
  expect(radio("Featured image", "Mine").disabled).toBe(true);
  expect(radio("Featured image", "Theirs").checked).toBe(true);
  expect(screen.getByAltText("Featured image now").getAttribute("src")).toContain("new.jpg");

  fireEvent.change(screen.getByLabelText(/Replace image/), {
    target: { files: [new File(["x"], "mine.png", { type: "image/png" })] },
  });
  await press("Update Post");
  expect(await screen.findByAltText("The file you chose")).toBeTruthy();
  expect(parts()).toEqual(["Featured imageChanged by both"]);
  await userEvent.click(radio("Featured image", "Theirs"));
  expect(screen.queryByAltText("Preview of the chosen file")).toBeNull();
  await userEvent.click(radio("Featured image", "Mine"));
  expect(screen.getByAltText("Preview of the chosen file")).toBeTruthy();
  await press("Update Post");
  await toast("Blog updated successfully!");
  expect(sent().at(-1)).toMatchObject({ version: "6", featured_image: expect.any(File) });
});

it("chooses nothing for a restored draft", async () => {
  await openEditor({}, { content: "Their words" });
  type(/^Content/, "My words");
  await press("Update Post");
  await toast(stale);
  await userEvent.click(radio("Content", "Mine"));

  // The page is left before the choice is saved, and reopened with the current list.
  cleanup();
  const { sent } = await openEditor({ version: 5, content: "Their words", excerpt: "Theirs too" }, {});
  expect(box(/^Content/).value).toBe("My words");
  await press("Update Post");
  await waitFor(() => expect(parts()).toEqual(["ContentDifferent", "ExcerptDifferent"]));
  expect(sent().at(-1)).toMatchObject({ version: "4" });
  expect(screen.getByText("2 parts still need a choice.")).toBeTruthy();
});

it("finds a post whose slug has changed, anywhere in the list", async () => {
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
  await waitFor(() => expect(parts()).toEqual(["TitleChanged by them"]));
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
  await waitFor(() => expect(parts()).toEqual(["ContentChanged by both"]));
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
