// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { box, edit, editor, newPost, open, post, press, toast, write } from "#tests/support/blog.tsx";
import { differences } from "#tests/support/conflict.ts";

/* The two languages of a post in its editor and in the list: BLOG-36. */

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const urdu = { title_ur: "کنواں", content_ur: "متن", slug_ur: "کنواں", excerpt_ur: "خلاصہ" };
const turnTo = (language: "English" | "Urdu") =>
  userEvent.click(editor().getByRole("tab", { name: language }));
const type = (name: RegExp, value: string) => fireEvent.change(box(name), { target: { value } });

it("shows the texts of one language at a time, and saves both with one set of facts", async () => {
  const { sent } = open({ write: () => Response.json({ success: true }) });
  await screen.findByRole("row", { name: /Post 1/ });
  await write("The well", "Water");
  expect(editor().getByRole("tab", { name: "English" }).getAttribute("aria-selected")).toBe("true");
  await turnTo("Urdu");
  expect(box(/^Title in Urdu/).dir).toBe("rtl");
  expect(editor().queryByRole("textbox", { name: "Title" })).toBeNull();
  type(/^Title in Urdu/, "کنواں");
  type(/^Content in Urdu/, "متن");
  type(/^Excerpt in Urdu/, "خلاصہ");
  type(/^Alt text in Urdu/, "ایک کنواں");
  await turnTo("English");
  expect(box(/^Title/).value).toBe("The well");
  await press("Publish Post");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    title: "The well",
    content: "Water",
    title_ur: "کنواں",
    content_ur: "متن",
    excerpt_ur: "خلاصہ",
    featured_image_alt_ur: "ایک کنواں",
    author_name: "Admin",
  });
});

it("takes a post in Urdu alone, and turns to the language in which something is missing", async () => {
  const { sent } = open({ write: () => Response.json({ success: true }) });
  await screen.findByRole("row", { name: /Post 1/ });
  await newPost();
  await userEvent.selectOptions(editor().getByLabelText(/Category/), "Clean Water");
  await turnTo("Urdu");
  type(/^Title in Urdu/, "کنواں");
  await turnTo("English");
  await press("Publish Post");
  await toast("Please enter content in Urdu");
  expect(editor().getByRole("tab", { name: "Urdu" }).getAttribute("aria-selected")).toBe("true");
  type(/^Content in Urdu/, "متن");
  await press("Publish Post");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ title: "", content: "", title_ur: "کنواں", content_ur: "متن" });
});

it("has one row for a story, which says which language is missing", async () => {
  const posts = [
    post(1, urdu),
    post(2),
    post(3, { ...urdu, title: "", title_ur: "صرف اردو", slug: "only" }),
    // As a client sends it that knows of one text.
    post(4, { title: "امید" }),
  ];
  open({ posts });
  const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));
  expect((await row("Post 1")).queryByText(/^No .* text$/)).toBeNull();
  expect((await row("Post 2")).getByText("No Urdu text")).toBeTruthy();
  const alone = await row("صرف اردو");
  expect(alone.getByText("No English text")).toBeTruthy();
  expect(alone.getByText("خلاصہ")).toBeTruthy();
  expect(alone.getByRole("link", { name: /View صرف اردو/ }).getAttribute("href")).toBe("/ur/blog/only");
  expect((await row("امید")).getByText("No English text")).toBeTruthy();
  await edit("صرف اردو");
  expect(box(/^Title in Urdu/).value).toBe("صرف اردو");
});

it("compares the Urdu too, when somebody else has saved", async () => {
  const stored = post(1, urdu);
  const stale = { success: false, message: "Somebody else has changed this post." };
  open({
    posts: [stored],
    write: () => {
      Object.assign(stored, { content_ur: "ان کا متن", version: 5 });
      return Response.json(stale, { status: 409 });
    },
  });
  await edit("Post 1");
  await turnTo("Urdu");
  type(/^Content in Urdu/, "میرا متن");
  await press("Update Post");
  expect(await differences()).toEqual([["Content in Urdu", "Mine: میرا متن", "Theirs: ان کا متن"]]);
  await press("Take theirs");
  expect(box(/^Content in Urdu/).value).toBe("ان کا متن");
});
