// @vitest-environment happy-dom
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { pasteEdit } from "#app/dashboard/markdown/paste-handlers.ts";
import { openMarkdown, writeMarkdown } from "./visual-document.ts";
import { mendPasted } from "./visual-paste.ts";

/** What becomes of it when it is pasted into an empty text. */
function pasted(html: string, how: "pasteHTML" | "pasteText" = "pasteHTML"): string {
  const opened = openMarkdown("");
  if (!opened) throw new Error("It does not open");
  const view = new EditorView(document.createElement("div"), {
    state: EditorState.create({ doc: opened.doc }),
    transformPastedHTML: mendPasted,
  });
  view[how](html);
  return writeMarkdown(view.state.doc, opened);
}

const wordEntry = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span></span>` +
  `<![endif]>${words}<o:p></o:p></p>`;

const cases: Record<string, readonly [html: string, text: string]> = {
  "Google Docs, which wraps all in a <b> that is none": [
    '<b style="font-weight:normal" id="docs-internal-guid-0"><p><span style="font-weight:400">Plain </span><span style="font-weight:700">bold</span></p><p>Bare</p></b>',
    "Plain **bold**\n\nBare",
  ],
  "weights of fonts": [
    '<p><span style="font-weight:600">a</span> <span style="font-weight:500">b</span> <span style="font-weight:900">c</span> <strong style="font-weight:400">d</strong> <i style="font-style:normal">e</i></p>',
    "**a** b **c** d e",
  ],
  "Word's lists": [
    `<p>Before</p>${wordEntry(1, "·", "First")}\n${wordEntry(2, "o", "Deeper")}${wordEntry(1, "·", "<b>Second</b>")}<p>After</p>${wordEntry(1, "3.", "Three")}${wordEntry(1, "4.", "Four")}`,
    "Before\n\n- First\n  - Deeper\n- **Second**\n\nAfter\n\n3. Three\n4. Four",
  ],
  "Word's lists of two kinds side by side": [
    wordEntry(1, "·", "First") + wordEntry(1, "1.", "One") + wordEntry(3, "a)", "Below"),
    "- First\n\n1. One\n   1. Below",
  ],
  "a table": [
    "<table><thead><tr><th>City</th><th>Families</th></tr></thead><tr><td><p>Lahore</p><p>Walled</p></td><td>500</td></tr><tr><td>A|B</td></tr></table><p>After</p>",
    "| City | Families |\n| --- | --- |\n| Lahore Walled | 500 |\n| A\\|B |  |\n\nAfter",
  ],
  "cells across several columns": [
    "<table><tr><td colspan=2>2026</td></tr><tr><td>a</td><td>b</td></tr><tr><td></td><td> </td></tr></table>",
    "| 2026 |  |\n| --- | --- |\n| a | b |",
  ],
  "a table that is only a frame": [
    "<table><tr><td><h2>Camp</h2><table><tr><td>a</td><td>b</td></tr></table></td><td>Text</td></tr></table>",
    "## Camp\n\n| a | b |\n| --- | --- |\n\nText",
  ],
  "a table of one column": [
    "<table><tr><td>City</td></tr><tr><td>Lahore</td></tr></table>",
    "City\n\nLahore",
  ],
  "emoji that are pictures": [
    '<p>Thank you <img alt="🙏🏽" src="data:image/gif;base64,R0lG"><img alt="🇵🇰" src="https://chat.example/pk.png"> <img alt="1" src="data:image/gif;base64,R0lG"></p>',
    "Thank you 🙏🏽🇵🇰",
  ],
  "headings and paragraphs with nothing in them": [
    "<h2><o:p>&nbsp;</o:p></h2><p>Words</p><h3></h3><p>&nbsp;</p><blockquote><p>Said</p><h2></h2></blockquote>",
    "Words\n\n> Said",
  ],
};

test.each(Object.entries(cases))(
  "%s keep their shape when they are pasted: BLOG-22e",
  (_name, [html, text]) => {
    expect(pasted(html)).toBe(text);
  },
);

test.each([
  "See https://en.wikipedia.org/wiki/Faisalabad_(city) and https://web.example/~ali now",
  "www.web.example/_a_/*b* or ali_b_@home.example, and a_b",
])("an address keeps its signs and leads where it did: %s: BLOG-22f", (words) => {
  expect(pasted(words, "pasteText")).toBe(words);
});

test("an address that is read again leads to the same place: BLOG-22f", () => {
  const opened = openMarkdown("https://web.example/a_(b)");
  const [word] = opened?.doc.firstChild?.children ?? [];
  expect(word?.marks[0]?.attrs.href).toBe("https://web.example/a_(b)");
});

test("a tab in front is no code, in either tab: BLOG-22e", () => {
  expect(pasted("\tDear Sana,\n\n\twe came at\tten.", "pasteText")).toBe("Dear Sana,\n\nwe came at ten.");
  expect(pasteEdit("\tDear Sana,\r\n\r\n \twe came.\n", 2, 4)).toEqual({
    from: 2,
    to: 4,
    insert: "Dear Sana,\n\nwe came.\n",
    selectFrom: 23,
    selectTo: 23,
  });
  for (const kept of ["City\tFamilies\nLahore\t500", "- a\n\t- b\n\t1. c", "a\r\nb"])
    expect(pasteEdit(kept, 0, 0)).toBeUndefined();
});
