import { expect, it } from "vitest";
import { enterEdit, linkEdit, pictureEdit } from "./markdown-insert.ts";
import type { Edit } from "./markdown-toolbar.ts";

const apply = (text: string, edit: Edit | undefined) =>
  edit && text.slice(0, edit.from) + edit.insert + text.slice(edit.to);

it.each([
  ["- quilts", "- quilts\n- "],
  ["* quilts", "* quilts\n* "],
  ["  - quilts", "  - quilts\n  - "],
  ["1. quilts", "1. quilts\n2. "],
  ["9) quilts", "9) quilts\n10) "],
  ["> said", "> said\n> "],
  ["Before\n- لحاف", "Before\n- لحاف\n- "],
  ["- quilts\n- ", "- quilts\n"],
  ["3. ", ""],
])("Enter after %j", (text, expected) => {
  expect(apply(text, enterEdit(text, text.length, text.length))).toBe(expected);
});

it.each(["plain words", "-no list", "", "# Heading", "a - b"])("leaves Enter after %j alone", (text) => {
  expect(enterEdit(text, text.length, text.length)).toBeUndefined();
});

it("leaves Enter over a selection alone", () => {
  expect(enterEdit("- quilts", 2, 8)).toBeUndefined();
});

it.each([
  [{ words: "the camp", link: "/events" }, "See [the camp](/events)."],
  [{ words: "a [b]", link: "https://a.example/x(1)" }, "See [a \\[b\\]](<https://a.example/x(1)>)."],
])("a selection becomes a link: %j", (link, expected) => {
  expect(apply("See it.", linkEdit(4, 6, link))).toBe(expected);
});

it.each([
  ["", 0, "![A pump](/backendReact/uploads/images/a.png)\n\n"],
  ["Words", 5, "Words\n\n![A pump](/backendReact/uploads/images/a.png)\n\n"],
  ["One\n\nTwo", 5, "One\n\n![A pump](/backendReact/uploads/images/a.png)\n\nTwo"],
])("a picture stands in a paragraph of its own: %j at %i", (text, at, expected) => {
  expect(apply(text, pictureEdit(text, at, { alt: "A pump", path: "uploads/images/a.png" }))).toBe(expected);
});
