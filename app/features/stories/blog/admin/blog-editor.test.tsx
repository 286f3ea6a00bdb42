// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { startSession } from "#app/dashboard/session-storage.ts";
import { box, edit, editor, newPost, open, post, press, toast, write } from "#tests/support/blog.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const content = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Content/ });
const save = () => fireEvent.keyDown(content(), { key: "s", ctrlKey: true });

it("opens a new post as a draft by whoever is signed in, with a box of 18 rows: BLOG-05a", async () => {
  startSession({ token: "t", user: { name: "Amna", email: "amna@umeed.example" } });
  open();
  await screen.findByRole("row", { name: /Post 1/ });
  await newPost();
  expect(editor().getByLabelText("Author name")).toHaveProperty("value", "Amna");
  expect(editor().getByLabelText("Read time (minutes)")).toHaveProperty("value", "5");
  expect(editor().getByLabelText("Status")).toHaveProperty("value", "draft");
  expect(content().getAttribute("rows")).toBe("18");
  for (const name of ["Publication Settings", "Featured Image", "SEO Settings"]) {
    expect(editor().getByRole("group", { name })).toBeTruthy();
  }
});

it.each([
  ["Bold", "words", "**words**"],
  ["Italic", "words", "_words_"],
  ["Heading 1", "words", "# words"],
  ["Heading 2", "words", "## words"],
  ["Bullet List", "one\ntwo", "- one\n- two"],
  ["Numbered List", "one\ntwo", "1. one\n2. two"],
  ["Quote", "words", "> words"],
])("%s formats the selection: BLOG-22", async (name, before, after) => {
  open();
  await edit("Post 1");
  fireEvent.change(content(), { target: { value: before } });
  content().select();
  await press(name);
  expect(content().value).toBe(after);
});

it("Ctrl+S makes a new post a draft, goes on with that one, and leaves nothing unsaved: BLOG-31", async () => {
  const posts = [post(1)];
  const { sent } = open({
    posts,
    write: (form) => {
      const draft = {
        title: String(form.get("title")),
        status: "draft",
        content: String(form.get("content")),
      };
      if (form.has("id")) Object.assign(posts[1] ?? {}, draft, { version: 5 });
      else posts.push(post(2, draft as Partial<(typeof posts)[0]>));
      return Response.json({ success: true, id: 2, slug: "post-2", version: form.has("id") ? 5 : 4 });
    },
  });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("A pump", "One");
  save();
  expect(await screen.findByRole("heading", { name: "Edit Blog Post" })).toBeTruthy();
  fireEvent.change(content(), { target: { value: "One two" } });
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[0]).toMatchObject({ status: "draft", content: "One" });
  expect(sent()[1]).toMatchObject({
    _method: "PUT",
    id: "2",
    status: "draft",
    content: "One two",
    version: "4",
  });
  await toast("Draft saved.");
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("proposes a read time by the length of the text, and shows what lists and search engines show: BLOG-33", async () => {
  open({ posts: [post(1, { content: "word ".repeat(1600) })] });
  await edit("Post 1");
  expect(editor().getByText("By its length the text takes 8 min.")).toBeTruthy();
  await press("Use 8 min");
  expect(editor().getByLabelText("Read time (minutes)")).toHaveProperty("value", "8");
  fireEvent.change(box(/^Excerpt/), { target: { value: "The short of it" } });
  fireEvent.change(box(/^Meta title/), { target: { value: "What is found" } });
  const figure = (name: string) =>
    within(editor().getByText(name).closest("figure") ?? document.createElement("figure"));
  expect(figure("In lists").getByText("The short of it")).toBeTruthy();
  expect(figure("In search engines").getByText(/What is found/)).toBeTruthy();
  expect(figure("In search engines").getByText("The short of it")).toBeTruthy();
});
