import { expect, test } from "vitest";
import { renderMarkdown } from "./blog-markdown.server.ts";

test.for([
  ["a heading of the first order leaves h1 to the title", "# One", "<h2>One</h2>\n"],
  ["emphasis", "**bold** and *italic*", "<p><strong>bold</strong> and <em>italic</em></p>\n"],
  ["a list", "- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"],
  ["a quotation", "> said", "<blockquote>\n<p>said</p>\n</blockquote>\n"],
  ["a script", "a<script>alert(1)</script>b", "<p>ab</p>\n"],
  ["a handler", '<p onclick="alert(1)">x</p>', "<p>x</p>"],
  ["a javascript link", "[x](javascript:alert(1))", "<p><a>x</a></p>\n"],
  [
    "a link elsewhere",
    "[x](https://else.example)",
    '<p><a href="https://else.example" rel="noopener noreferrer nofollow">x</a></p>\n',
  ],
  ["a link at home", "[x](/blogs)", '<p><a href="/blogs">x</a></p>\n'],
  [
    "a picture of ours",
    "![Quilts](/art/quilts.svg)",
    '<p><img src="/art/quilts.svg" alt="Quilts" loading="lazy" decoding="async" /></p>\n',
  ],
  [
    "a picture from elsewhere is a link, so that no page asks another host",
    "![Quilts](https://else.example/q.jpg)",
    '<p><a href="https://else.example/q.jpg" rel="noopener noreferrer nofollow">Quilts</a></p>\n',
  ],
  ["a frame", '<iframe src="https://else.example"></iframe>', ""],
  ["a style", '<p style="position:fixed">x</p><style>p{}</style>', "<p>x</p>"],
] as const)("%s", ([, text, html]) => {
  expect(renderMarkdown(text)).toBe(html);
});
