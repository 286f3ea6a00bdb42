import { expect, test } from "vitest";
import { renderMarkdown } from "#server/markdown/markdown.ts";
import { dayOf, instantOf } from "./old-values.ts";
import { parseReply } from "./php-json.ts";
import { pictureAddresses, postMarkdown, withPictures } from "./post-text.ts";

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
])("%s", (_what, given, markdown) => {
  expect(postMarkdown(given)).toBe(markdown);
  expect(renderMarkdown(markdown, "").html).not.toMatch(/script|onclick|javascript/);
});

test("elements within each other without an end do not end the program", () => {
  expect(postMarkdown(`${"<div>".repeat(20_000)}deep`)).toBe("deep");
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
