// @vitest-environment happy-dom
import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { samplePosts } from "#content/sample-posts.ts";
import { urduPosts } from "#content/sample-posts-urdu.ts";
import { openMarkdown, writeMarkdown } from "./visual-document.ts";

function opened(text: string) {
  const result = openMarkdown(text);
  if (!result) throw new Error("It does not open");
  return result;
}
const kinds = (text: string) => opened(text).doc.children.map(({ type }) => type.name);

const corpus = {
  table: "Before\n\n| a | b |\n|---|:-:|\n| 1 | `2` |\n\nAfter\n",
  html: '<div class="x">\n  <p>Hello</p>\n</div>\n\n<!-- a note -->\nText <b>bold</b> &amp; more\n',
  footnote: "Text with a note[^1] and [a page][ref].\n\n[^1]: The note.\n[ref]: /about 'About'\n",
  lists:
    "Text:\n- a\n- b\n   1. c\n   2. d\n\n      a paragraph\n* other\n* [ ] task\n\n\n7) seven\n8) eight\n",
  breaks: "One  \ntwo\\\nthree\nfour\n\n***\n\nEnd  \n",
  emphasis: "*a* _b_ **c** __d__ ***e*** _**f** g_ ~~h~~ `i` \\*j\\* snake_case\n",
  headings: "Title\n=====\nSub\n---\n# One #\n###### Six\nText right below\n",
  code: "```js\nlet a = '*';\n```\n\n    indented\n\n> quote\nlazy\n>\n> - in it\n",
  urdu: "‏پانی آیا۔ **رستم** کا _گاؤں_\u200c‌ میں (۱۲)\n\n## کل‎ 3.5%\n\n- ایک\n- دو، **تین،**چار\n",
  pictures:
    '![A well](/backendReact/uploads/images/a.jpg "Well")\n\n![Far](https://other.example/x.png) beside words\n',
  links: '<https://a.example/b_c> www.b.example mail@c.example [d](/e "f") [g](<h i>)\n',
  blanks: "\n\n\nOne\n\n\n\nTwo\n   \n\n",
  "lines as a form sends them": "One\r\n\r\n* two\r\n* three\r\n",
  empty: "",
};

describe("a text that nobody changes keeps every letter: BLOG-22b", () => {
  it.each(Object.entries(corpus))("%s", (_name, text) => {
    const document = opened(text);
    expect(writeMarkdown(document.doc, document)).toBe(text);
  });

  it("in the sample posts of both languages, of which it shows everything but a table", () => {
    const texts = [...samplePosts, ...Object.values(urduPosts)].map(({ content }) => content);
    for (const content of texts) {
      const document = opened(content);
      expect(writeMarkdown(document.doc, document)).toBe(content);
      const asText = document.blocks.filter(({ node }) => node.type.name === "source");
      expect(asText.filter(({ text }) => !text.startsWith("|"))).toEqual([]);
    }
  });
});

it.each([
  ["a table", corpus.table, ["paragraph", "source", "paragraph"]],
  ["HTML", corpus.html, ["source", "source", "source"]],
  ["notes below the text", corpus.footnote, ["source", "source"]],
  ["struck words and code", corpus.emphasis, ["source"]],
  ["code", corpus.code, ["source", "source", "quote"]],
  ["a list with boxes", "- [ ] task", ["source"]],
  ["a link that could run a script", "[x](javascript:alert)", ["source"]],
  ["a picture within the text", "![x](data:image/png;base64,AA)", ["source"]],
])("what the editor cannot show stands as text: %s: BLOG-22c", (_name, text, shown) => {
  expect(kinds(text)).toEqual(shown);
});

/** What becomes of a text when somebody types words behind some of it. */
function typed(text: string, behind: string, words: string) {
  const document = opened(text);
  const state = EditorState.create({ doc: document.doc });
  let at = 0;
  state.doc.descendants((node, pos) => {
    const index = node.text?.indexOf(behind) ?? -1;
    if (index >= 0) at = pos + index + behind.length;
  });
  const { doc } = state.apply(state.tr.insertText(words, at));
  return { text: writeMarkdown(doc, document), document, doc };
}

describe("a block that is changed is written anew, and no other: BLOG-22b", () => {
  const text =
    "Setext\n======\n* one\n* two\n\n| a |\n|---|\n| 1 |\n\n__Bold__ words\nin two lines  \nand three\n";
  it("a paragraph", () => {
    expect(typed(text, "Bold", "er").text).toBe(
      text.replace("__Bold__ words\nin two lines  \n", "**Bolder** words in two lines\\\n"),
    );
  });
  it("a paragraph among lines as a form sends them", () => {
    const sent = typed("One\r\n\r\n* two\r\n* three", "One", "!");
    expect(sent.text).toBe("One!\r\n\r\n* two\r\n* three");
  });
  it("a list", () => {
    expect(typed(text, "one", "!").text).toBe(text.replace("* one\n* two", "- one!\n- two"));
  });
  it("nothing, once it is as it was", () => {
    const { document, doc } = typed(text, "Bold", "er");
    const state = EditorState.create({ doc });
    let at = 0;
    doc.descendants((node, pos) => {
      if (node.text === "Bolder") at = pos;
    });
    expect(writeMarkdown(state.apply(state.tr.delete(at + 4, at + 6)).doc, document)).toBe(text);
  });
  it("one that is split, taken out, or put elsewhere", () => {
    const document = opened("One two\n\n| a |\n|---|\n\n*Three*\n");
    const { tr } = EditorState.create({ doc: document.doc });
    tr.split(5).setSelection(TextSelection.create(tr.doc, 1));
    expect(writeMarkdown(tr.doc, document)).toBe(
      "One \n\ntwo\n\n| a |\n|---|\n\n*Three*\n".replace("One ", "One"),
    );
    const [first, , table, last] = tr.doc.children;
    const doc = tr.doc.type.create(
      null,
      [last, first, table].flatMap((node) => node ?? []),
    );
    expect(writeMarkdown(doc, document)).toBe("*Three*\n\nOne\n\n| a |\n|---|");
  });
});

it.each([
  ["1. is no list", "1\\. is no list"],
  ["# no heading", "\\# no heading"],
  ["- a dash, 2 * 3 * 4, a_b_c and _d_", "\\- a dash, 2 \\* 3 \\* 4, a_b_c and \\_d\\_"],
  ["<b> &amp; [x](y)", "\\<b> \\&amp; \\[x\\](y)"],
])("signs that are typed stay signs: %s: BLOG-22b", (words, expected) => {
  const { text } = typed("", "", words);
  expect(text).toBe(expected);
  expect(opened(text).doc.textContent).toBe(words);
});

it("bold that signs cannot end, as before a letter, is written with tags: BLOG-22b", () => {
  const { text } = typed("**رستم** کا", "رستم", "،");
  expect(text).toBe("**رستم،** کا");
  const document = opened("**رستم،** کا");
  const { tr } = EditorState.create({ doc: document.doc });
  expect(writeMarkdown(tr.delete(6, 7).doc, document)).toBe("<strong>رستم،</strong>کا");
  expect(opened("<strong>رستم،</strong>کا").doc.firstChild?.firstChild?.marks).toHaveLength(1);
});
