import { expect, test } from "vitest";
import { renderMarkdown } from "#server/markdown/markdown.ts";
import { dayOf, instantOf } from "./old-values.ts";
import { parseReply } from "./php-json.ts";
import { pictureAddresses, postMarkdown, withoutPictures, withPictures } from "./post-text.ts";

test.each([
  ["Markdown stays, with what HTML is in it", "# One\n\n*two* <b>three</b>", "# One\n\n*two* <b>three</b>"],
  ["signs of Markdown in HTML are text", "<p>5 * 3 * 2 and 1_a_b</p>", "5 \\* 3 \\* 2 and 1\\_a\\_b"],
  [
    "scripts, handlers and addresses that run go",
    '<p onclick="x()">Hi <a href="javascript:x()">you</a></p><script>x()</script>',
    "Hi you",
  ],
  [
    "empty lines between elements are paragraphs",
    "<h2>A</h2>\n\nOne\n\nTwo <strong>three</strong>",
    "## A\n\nOne\n\nTwo **three**",
  ],
  [
    "a table stays a table",
    "<table><tr><td>a</td></tr></table>",
    "<table><tbody><tr><td>a</td></tr></tbody></table>",
  ],
  ["a quotation and numbers", "<blockquote><p>Q</p></blockquote><ol><li>a</li></ol>", "> Q\n\n1.  a"],
  [
    "what Google Docs wraps its text in is not bold",
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>One <b>two</b></p></b>',
    "One **two**",
  ],
  ["such a wrapper in a text without paragraphs", '<b style="font-weight: 400">One</b>', "One"],
])("%s", (_what, given, markdown) => {
  expect(postMarkdown(given)).toEqual({ markdown, notes: [] });
  expect(renderMarkdown(markdown, "").html).not.toMatch(/script|onclick|javascript/);
});

test("elements within each other without an end do not end the program", () => {
  expect(postMarkdown(`${"<div>".repeat(1000)}deep`).markdown).toBe("deep");
  expect(() => postMarkdown(`${"<div>".repeat(20_000)}deep`)).toThrow(RangeError);
});

/** What an old site could send to keep the import busy, each as long as many posts. */
const long = 40_000;
test.each([
  ["empty lines in code", `<pre>${"\n".repeat(2 * long)}x</pre>`],
  ["line breaks", `<p>${"<br>".repeat(long)}x</p>`],
  ["hard blanks", `<p>${"&nbsp;".repeat(long)}x</p>`],
  ["tags without an end", "<p ".repeat(long)],
  ["open pictures", "<img ".repeat(long)],
  ["open sources", "<img src ".repeat(long)],
  ["open Markdown pictures", "![](a ".repeat(long)],
  ["open films", "<video>".repeat(long)],
  ["nested marks", `<p>${"<b> <i> ".repeat(long)}</p>`],
  ["nested lists", "<ul><li>".repeat(long)],
])("%s take no longer than their length", (_what, text) => {
  const begun = performance.now();
  let markdown = text;
  try {
    markdown = postMarkdown(text).markdown;
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
  }
  withoutPictures(withPictures(markdown, new Map()), new Set(pictureAddresses(markdown)));
  // Half a second; some looked at each part once for every other one, for half a minute and more.
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test("an answer of empty lines is read in its length", () => {
  const begun = performance.now();
  const lines = "\n".repeat(300_000);
  expect(parseReply(`Warning${lines}{"a":1}${lines}<br>`)).toEqual({ value: { a: 1 }, hasNoise: true });
  expect(performance.now() - begun).toBeLessThan(15_000);
});

test.each([
  [
    '<p>Look:</p><iframe width="560" src="https://www.youtube.com/embed/abc-1?rel=0" allowfullscreen></iframe><p>So.</p>',
    "Look:\n\n[https://www.youtube.com/watch?v=abc-1](https://www.youtube.com/watch?v=abc-1)\n\nSo.",
    ["a film of its text became a link: https://www.youtube.com/watch?v=abc-1"],
  ],
  [
    "# Look\n\n<video controls><source src='//cdn.example/a.mp4'>Your browser cannot.</video>",
    "# Look\n\n\n\n<https://cdn.example/a.mp4>\n\n",
    ["a film of its text became a link: https://cdn.example/a.mp4"],
  ],
  ["<p>a</p><embed src=uploads/a.swf>", "a", ["a film of its text was left out: uploads/a.swf"]],
])("a film of a text becomes a link or goes, and is named: %s", (given, markdown, notes) => {
  expect(postMarkdown(given)).toEqual({ markdown, notes });
});

test("a picture that cannot be had leaves what it is said to show", () => {
  const text =
    '![a well](lost.png "t") ![b](<lost.png>) ![c](kept.png) <img src="lost.png" alt="d" /> ![](lost.png)';
  expect(withoutPictures(text, new Set(["lost.png"]))).toBe("a well b ![c](kept.png) d ");
});

test("pictures of a text are found and replaced, in Markdown and in HTML", () => {
  const text =
    "![a](../uploads/a.png) <img class=x src='b.png' alt='b'> ![c](<c.png> \"t\") ![a](../uploads/a.png)";
  expect(pictureAddresses(text)).toEqual(["../uploads/a.png", "b.png", "c.png"]);
  expect(
    withPictures(
      text,
      new Map([
        ["../uploads/a.png", "/A"],
        ["b.png", "/B"],
      ]),
    ),
  ).toBe("![a](/A) <img class=x src='/B' alt='b'> ![c](<c.png> \"t\") ![a](/A)");
});

test.each([
  ['[{"a":1}]', [{ a: 1 }], false],
  ['\uFEFF {"a":"<br />"}\n', { a: "<br />" }, false],
  ['<br />\n<b>Notice</b>: key [0] in {x}<br />\n{"a":1}', { a: 1 }, true],
  ['{"a":1}<br />\n<b>Warning</b>: late<br />', { a: 1 }, true],
  ["<html><h1>404</h1></html>", undefined, false],
  ['"text"', undefined, false],
  ["", undefined, false],
])("%j is read", (answer, value, hasNoise) => {
  expect(parseReply(answer)).toEqual({ value, hasNoise });
});

test.each([
  ["2024-03-05", "2024-03-05"],
  ["2024-03-05 10:20:00", "2024-03-05"],
  ["March 5, 2024", "2024-03-05"],
  ["Feb 30, 2024", "Feb 30, 2024"],
  ["0000-00-00 00:00:00", ""],
  [null, ""],
  [["x"], ["x"]],
])("the day of %j is %j", (given, day) => {
  expect(dayOf(given)).toEqual(day);
});

test("an instant without a zone is Karachi's", () => {
  expect(instantOf("2024-03-05 10:20:00")).toBe("2024-03-05T05:20:00.000Z");
  expect(instantOf("2024-03-05T10:20:00Z")).toBe("2024-03-05T10:20:00.000Z");
  expect(instantOf("2024-02-30 10:20:00")).toBeUndefined();
  expect(instantOf(null)).toBeUndefined();
});
