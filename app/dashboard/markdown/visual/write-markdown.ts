import type { Mark, Node } from "prosemirror-model";
import { bracketed, linkTarget } from "#app/dashboard/markdown/markdown-insert.ts";

/* The blocks of the Visual tab as Markdown. */

/** How bold and italic are written: by signs, or by tags, which mean the same beside any letter. */
type Emphasis = Readonly<Record<"strong" | "em", readonly [before: string, after: string]>>;
export const signs: Emphasis = { strong: ["**", "**"], em: ["*", "*"] };
export const tags: Emphasis = { strong: ["<strong>", "</strong>"], em: ["<em>", "</em>"] };

export function writeBlock(block: Node, emphasis: Emphasis): string {
  const { attrs } = block;
  switch (block.type.name) {
    case "heading":
      return `${"#".repeat(attrs.level)} ${writeInline(block, emphasis).replace(/#$/, "\\#")}`;
    case "quote":
      return writeBlocks(block, emphasis, "\n\n")
        .replace(/^(?=.)/gm, "> ")
        .replace(/^$/gm, ">");
    case "bullets":
    case "numbers":
      return writeList(block, emphasis);
    case "rule":
      return "---";
    case "source":
      return attrs.text;
    default:
      return protectLineStarts(writeInline(block, emphasis));
  }
}

const writeBlocks = (parent: Node, emphasis: Emphasis, between: string) =>
  parent.children
    .filter((block, at) => at === 0 || !isEmptyBlock(block))
    .map((block) => writeBlock(block, emphasis))
    .join(between);

/** A paragraph or a heading without a word or a picture. Markdown has no such paragraph, and readers no use for either. */
export const isEmptyBlock = (block: Node): boolean =>
  block.isTextblock &&
  block.children.every(({ type, text = "" }) => type.name !== "picture" && text.trim() === "");

function writeList(list: Node, emphasis: Emphasis): string {
  const { tight, start } = list.attrs;
  const isSimple = (item: Node) =>
    item.children.every((block, at) => at === 0 || block.type.isInGroup("list"));
  const between = tight && list.children.every(isSimple) ? "\n" : "\n\n";
  const items = list.children.map((item, at) => {
    const sign = list.type.name === "numbers" ? `${start + at}. ` : "- ";
    return (
      sign + writeBlocks(item, emphasis, between).replace(/\n(?=.)/g, `\n${" ".repeat(sign.length)}`)
    ).trimEnd();
  });
  return items.join(between);
}

/** A tab in front would make a line code, as four blanks do. */
const writeInline = (block: Node, emphasis: Emphasis) =>
  writeRuns(block.children, [], emphasis)
    .replace(/[ \t\u00a0]*\t[ \t\u00a0]*/g, " ")
    .replace(/^[ \n\u00a0]+|(?:\\\n|[ \n\u00a0])+$/g, "");

/** @param open the marks that are written around these nodes already */
function writeRuns(nodes: readonly Node[], open: readonly Mark[], emphasis: Emphasis): string {
  let written = "";
  for (let at = 0; at < nodes.length; ) {
    const mark = longestMark(nodes, at, open);
    const next = nodes[at + 1];
    if (mark) {
      const length = runOf(nodes, at, mark);
      const inner = writeRuns(nodes.slice(at, at + length), [...open, mark], emphasis);
      // A "!" before a link would make it a picture.
      if (mark.type.name === "link") written = written.replace(/!$/, "\\!");
      written += writeMarked(mark, inner, emphasis);
      at += length;
    } else {
      const node = nodes[at];
      // A break at the end of a paragraph is none.
      if (node && !(node.type.name === "line_break" && !next && open.length === 0))
        written += writeLeaf(node);
      at += 1;
    }
  }
  return written;
}

/** How many nodes from here on have the mark. */
function runOf(nodes: readonly Node[], at: number, mark: Mark): number {
  const end = nodes.findIndex((node, index) => index >= at && !mark.isInSet(node.marks));
  return (end === -1 ? nodes.length : end) - at;
}

/** Of the marks that begin here the one that reaches farthest, so that the others end within it. */
function longestMark(nodes: readonly Node[], at: number, open: readonly Mark[]): Mark | undefined {
  const fresh = nodes[at]?.marks.filter((mark) => !mark.isInSet(open)) ?? [];
  return fresh.toSorted((one, other) => runOf(nodes, at, other) - runOf(nodes, at, one))[0];
}

function writeMarked({ type, attrs }: Mark, inner: string, emphasis: Emphasis): string {
  if (type.name === "link") {
    if (/^https?:/.test(attrs.href) && inner === escaped(attrs.href) && !attrs.title)
      return `<${attrs.href}>`;
    return `[${inner}](${linkTarget(attrs.href)}${titleOf(attrs.title)})`;
  }
  // Signs beside white space mean nothing, so it stays outside.
  const [, before = "", words = "", after = ""] =
    /^((?:\\\n|[ \n])*)([\s\S]*?)((?:\\\n|[ \n])*)$/.exec(inner) ?? [];
  const [opens, closes] = emphasis[type.name as keyof Emphasis];
  return words ? `${before}${opens}${words}${closes}${after}` : inner;
}

const titleOf = (title: string | null) => (title ? ` "${title.replace(/["\\]/g, "\\$&")}"` : "");

function writeLeaf({ type, attrs, marks, text = "" }: Node): string {
  if (type.name === "line_break") return "\\\n";
  if (type.name === "picture")
    return `![${bracketed(attrs.alt)}](${linkTarget(attrs.src)}${titleOf(attrs.title)})`;
  return marks.some((mark) => mark.type.name === "link") ? escaped(text) : escapedText(text);
}

/** A web or email address, which every reader of Markdown makes a link: a backslash would become a part of it. */
const address = /((?:https?:\/\/|www\.)[^\s<]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i;

/** Words with the signs that mean something within a line, but for addresses. */
export const escapedText = (text: string): string =>
  text
    .split(address)
    .map((piece, at) => (at % 2 === 1 ? piece : escaped(piece)))
    .join("");

/** Signs that mean something within a line. An underscore between letters does not. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_");

/** Signs that would make a paragraph's line something else. */
const protectLineStarts = (paragraph: string) =>
  paragraph.replace(/^(?=[#>+=-])/gm, "\\").replace(/^(\d{1,9})(?=[.)](?:\s|$))/gm, "$1\\");
