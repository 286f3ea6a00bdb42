import { expect, test } from "vitest";
import { renderMarkdown } from "#server/markdown/markdown.ts";
import { htmlAsText } from "./newsletter-mail.server.ts";

const textOf = (markdown: string) => htmlAsText(renderMarkdown(markdown, "https://umeed.example").html);

test.for([
  ["paragraphs and headings", "# A & B\n\nOne **two**\nthree.\n\nFour", "A & B\n\nOne two three.\n\nFour"],
  ["a line break", "One  \ntwo", "One\ntwo"],
  ["a link", "See [our books](/transparency).", "See our books (/transparency)."],
  ["an address that is its own text", "https://x.example/?a=1&b=2", "https://x.example/?a=1&b=2"],
  ["a mail address", "<care@umeed.example>", "care@umeed.example"],
  ["lists in lists", "- a\n- b\n  - c\n- d", "- a\n- b\n  - c\n- d"],
  ["a list from a number, in paragraphs", "3. a\n\n4. b\n\nEnd", " 3. a\n 4. b\n\nEnd"],
  ["a quotation", "> a\n>\n> b\n\nc", "> a\n>\n> b\n\nc"],
  ["a picture", "![A pump](/uploads/a.png)\n\nText", "[A pump]\n\nText"],
  ["a picture without words", "![](/a.png)", ""],
  ["a table", "| a | b |\n|---|---|\n| 1 | 2 |", "a b\n1 2"],
  ["code with its lines", "```\nif (a < b)\n  c\n```", "if (a < b)\n  c"],
  ["a line between", "a\n\n---\n\nb", "a\n\n* * *\n\nb"],
  ["what looks like a tag", "1 < 2 &lt;b&gt;", "1 < 2 <b>"],
  ["nothing", "", ""],
] as const)("%s", ([, markdown, text]) => {
  expect(textOf(markdown)).toBe(text);
});
