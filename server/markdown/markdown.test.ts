import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const site = "https://umeed.example";

test.for([
  ["a heading of the first order leaves h1 to the title", "# One", "<h2>One</h2>\n"],
  ["a heading of the second order differs from it", "# One\n## Two", "<h2>One</h2>\n<h3>Two</h3>\n"],
  [
    "a text that begins with the second leaves out no level",
    "## Two\n### Three",
    "<h2>Two</h2>\n<h3>Three</h3>\n",
  ],
  [
    "six orders, the last two alike",
    "# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6",
    "<h2>1</h2>\n<h3>2</h3>\n<h4>3</h4>\n<h5>4</h5>\n<h6>5</h6>\n<h6>6</h6>\n",
  ],
  [
    "a level that is skipped in one place",
    "# A\n## B\n# C\n### D",
    "<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>\n<h3>D</h3>\n",
  ],
  ["headings as HTML", "<h1>A</h1><h3 class=x>B</h3>", "<h2>A</h2><h3>B</h3>"],
  ["what only looks like a heading", "`<h1>`", "<p><code>&lt;h1&gt;</code></p>\n"],
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
    "an Urdu paragraph and entry among English ones",
    "The pump works.\n\nنلکا چل رہا ہے۔\n\n- water\n- پانی",
    '<p>The pump works.</p>\n<p lang="ur" dir="rtl">نلکا چل رہا ہے۔</p>\n<ul>\n<li>water</li>\n<li lang="ur" dir="rtl">پانی</li>\n</ul>\n',
  ],
  [
    "an English paragraph among Urdu ones",
    "# نلکا\n\nگاؤں میں صاف پانی آ گیا ہے۔\n\nThe pump **works**.",
    '<h2>نلکا</h2>\n<p>گاؤں میں صاف پانی آ گیا ہے۔</p>\n<p lang="en" dir="ltr">The pump <strong>works</strong>.</p>\n',
  ],
  [
    "figures of no language in an Urdu text",
    "گاؤں میں صاف پانی\n\n2016",
    "<p>گاؤں میں صاف پانی</p>\n<p>2016</p>\n",
  ],
  ["a frame", '<iframe src="https://else.example"></iframe>', ""],
  ["a style", '<p style="position:fixed">x</p><style>p{}</style>', "<p>x</p>"],
] as const)("%s", ([, text, html]) => {
  expect(renderMarkdown(text, site)).toMatchObject({ html, foreignPictures: [] });
});

const lazy = 'loading="lazy" decoding="async"';
const upload = "uploads/images/0123456789ab.800x600.jpg";

test.for([
  ["as it is stored", upload],
  ["with ../ before it", `../${upload}`],
  ["under the backend base", `/backendReact/${upload}`],
  ["with this site's own address", `https://umeed.example/backendReact/${upload}`],
] as const)("an uploaded picture named %s is shown", ([, address]) => {
  const html = `<p><img src="/backendReact/${upload}" alt="A" ${lazy} /></p>\n`;
  expect(renderMarkdown(`![A](${address})`, site)).toMatchObject({ html, foreignPictures: [] });
});

test.for([
  ["another host", "![Quilts](https://else.example/q.jpg)", "https://else.example/q.jpg"],
  ["a host without a scheme", "![Quilts](//else.example/q.jpg)", "//else.example/q.jpg"],
  ["a host in HTML", '<img src="/\\else.example/q.jpg" alt="Quilts">', "/\\else.example/q.jpg"],
  ["a reference", "![Quilts][1]\n\n[1]: http://else.example/q.jpg", "http://else.example/q.jpg"],
  ["HTML", '<p><img src="https://else.example/q.jpg" alt="Quilts"></p>', "https://else.example/q.jpg"],
  ["data", "![Quilts](data:image/png;base64,AAAA)", "data:image/png;base64,AAAA"],
  ["a file beside the page", "![Quilts](q.jpg)", "q.jpg"],
] as const)("a picture of %s is named, and a page never asks for it", ([, text, address]) => {
  const { html, foreignPictures } = renderMarkdown(text, site);
  expect(foreignPictures).toEqual([address]);
  expect(html).not.toContain("<img");
});

test("a picture without an address is left out", () => {
  expect(renderMarkdown("a ![]() <img alt='b'>", site)).toMatchObject({
    html: "<p>a  </p>\n",
    foreignPictures: [],
  });
});

test("a picture from elsewhere becomes a link in a text that is kept all the same", () => {
  expect(renderMarkdown("![Quilts](https://else.example/q.jpg)", site).html).toBe(
    '<p><a href="https://else.example/q.jpg" rel="noopener noreferrer nofollow">Quilts</a></p>\n',
  );
});

test("the summary is the plain text of the paragraphs", () => {
  const text =
    "# Title\n\n![A](/art/quilts.svg)\n\nFirst **bold** & [linked](/blogs) words.\n\n- an item\n\nSecond <b>part</b>.";
  expect(renderMarkdown(text, site).summary).toBe("First bold & linked words. Second part.");
});

test("a text without paragraphs is summed up by what it has, one without words by nothing", () => {
  expect(renderMarkdown("- one\n- two", site).summary).toBe("one two");
  expect(renderMarkdown("![](/art/quilts.svg)", site).summary).toBe("");
});
