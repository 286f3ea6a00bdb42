import { Marked, type Token } from "marked";
import { DOMParser, type Node } from "prosemirror-model";
import { markdownDialect } from "#app/lib/text-picture.ts";
import { visualSchema } from "./visual-schema.ts";
import { isEmptyBlock, signs, tags, writeBlock } from "./write-markdown.ts";

/*
 * A text in Markdown as the document of the Visual tab, and back. A block that nobody has changed keeps its text, letter
 * for letter. One that the editor could not write again with the same meaning is shown as text and cannot be changed
 * there. Decision 101.
 */

const markdown = new Marked(markdownDialect);
const parser = DOMParser.fromSchema(visualSchema);

/** A block as it was opened: what stands in the text for it, and the blank lines up to the next. */
type OpenedBlock = { node: Node; text: string; after: string };

export type OpenedText = {
  doc: Node;
  text: string;
  /** How its lines end: a form sends them with a carriage return. */
  lineEnd: "\n" | "\r\n";
  /** Blank lines at the beginning. */
  before: string;
  blocks: readonly OpenedBlock[];
};

/** @returns undefined for a text that the parser does not give back as it is, as one that is nested too deeply */
export function openMarkdown(text: string): OpenedText | undefined {
  const lines = text.replace(/\r\n?/g, "\n");
  const tokens = readTokens(lines);
  if (!tokens || tokens.map(({ raw }) => raw).join("") !== lines) return undefined;
  let before = "";
  const blocks: OpenedBlock[] = [];
  for (const token of tokens) {
    const last = blocks.at(-1);
    if (token.type !== "space") {
      const end = token.raw.search(/\n*$/);
      blocks.push({
        node: openBlock(token, blocks.length),
        text: token.raw.slice(0, end),
        after: token.raw.slice(end),
      });
    } else if (last) last.after += token.raw;
    else before += token.raw;
  }
  const nodes = blocks.length > 0 ? blocks.map(({ node }) => node) : [visualSchema.node("paragraph")];
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  return { doc: visualSchema.node("doc", null, nodes), text, lineEnd, before, blocks };
}

function readTokens(text: string): Token[] | undefined {
  try {
    return markdown.lexer(text);
  } catch (error) {
    // Nesting overflows the parser's stack.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function openBlock(token: Token, block: number): Node {
  const html = markdown.parser([token]);
  const source = visualSchema.node("source", { block, text: token.raw.replace(/\n+$/, "") });
  const { children } = parseHtml(html);
  const [node] = children;
  // Notes ("[^1]") are of other dialects: they would be written with their brackets escaped.
  if (!node || children.length > 1 || token.raw.includes("[^")) return source;
  const read = node.type.create({ ...node.attrs, block }, node.content);
  const meant = sameText(html);
  const isKept = [signs, tags].some((emphasis) => rendered(writeBlock(read, emphasis)) === meant);
  return meant !== "" && isKept ? read : source;
}

/** Nothing of it is loaded or run: a template's content belongs to no page. */
function parseHtml(html: string): Node {
  const template = document.createElement("template");
  template.innerHTML = html;
  return parser.parse(template.content);
}

/** White space of any length means one blank, and nothing between two blocks. */
const sameText = (html: string) =>
  html
    .replace(/[ \t\n\r\f]+/g, " ")
    .replace(/ ?(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr|br)\b[^>]*>) ?/g, "$1")
    .trim();

const rendered = (text: string) => sameText(markdown.parse(text, { async: false }));

/** Blocks that were changed or added, with what is written for them: nodes never change. */
const written = new WeakMap<Node, string>();

function writeChanged(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const bySigns = writeBlock(node, signs);
  const byTags = writeBlock(node, tags);
  const same = rendered(bySigns) === rendered(byTags);
  const text = same ? bySigns : byTags;
  written.set(node, text);
  return text;
}

/** The text of a document that began as `opened`. */
export function writeMarkdown(doc: Node, opened: OpenedText): string {
  return doc.eq(opened.doc) ? opened.text : writeLines(doc, opened).replaceAll("\n", opened.lineEnd);
}

function writeLines(doc: Node, { before, blocks }: OpenedText): string {
  const openedAs = (node: Node | undefined) => (node ? blocks[node.attrs.block] : undefined);
  const nodes = doc.children.filter((node) => !isEmptyBlock(node) || openedAs(node)?.node.eq(node));
  return nodes.reduce((text, node, at) => {
    const opened = openedAs(node);
    const own = opened?.node.eq(node) ? opened.text : writeChanged(node);
    const next = nodes[at + 1];
    if (!next) return text + own + (opened === blocks.at(-1) ? (opened?.after ?? "") : "");
    const follows = openedAs(next) && next.attrs.block === node.attrs.block + 1;
    const alike = opened?.node.type === node.type && openedAs(next)?.node.type === next.type;
    return text + own + (opened && follows && alike ? opened.after : "\n\n");
  }, before);
}
