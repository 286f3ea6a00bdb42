import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { Attrs, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { liftTarget } from "prosemirror-transform";
import type { Format } from "#app/dashboard/markdown/markdown-toolbar.ts";
import { visualSchema } from "./visual-schema.ts";

const { nodes, marks } = visualSchema;

/** What the buttons do. Each takes back what it has done. */
export const formats: Readonly<Record<Format, Command>> = {
  "heading-1": toggleHeading(1),
  "heading-2": toggleHeading(2),
  bold: toggleMark(marks.strong),
  italic: toggleMark(marks.em),
  bullets: toggleList(nodes.bullets),
  numbers: toggleList(nodes.numbers),
  quote: toggleQuote,
};

/** Whether the selection has a format. */
export function hasFormat(state: EditorState, format: Format): boolean {
  const { $from, from, to, empty } = state.selection;
  const hasMark = (mark: typeof marks.strong) =>
    empty
      ? mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined
      : state.doc.rangeHasMark(from, to, mark);
  const { type, attrs } = $from.parent;
  switch (format) {
    case "bold":
      return hasMark(marks.strong);
    case "italic":
      return hasMark(marks.em);
    case "heading-1":
    case "heading-2":
      return type === nodes.heading && attrs.level === Number(format.at(-1));
    case "quote":
      return depthOf(state, (node) => node.type === nodes.quote) !== undefined;
    default:
      return innermostList(state)?.node.type === nodes[format];
  }
}

/** How deep the innermost node of a kind stands around the selection. */
function depthOf({ selection: { $from } }: EditorState, is: (node: Node) => boolean): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (is($from.node(depth))) return depth;
  return undefined;
}

function innermostList(state: EditorState) {
  const depth = depthOf(state, (node) => node.type.isInGroup("list"));
  if (depth === undefined) return undefined;
  return { node: state.selection.$from.node(depth), at: state.selection.$from.before(depth) };
}

function toggleHeading(level: number): Command {
  const format: Format = level === 1 ? "heading-1" : "heading-2";
  return (state, dispatch) =>
    hasFormat(state, format)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);
}

/** A list of the other kind changes its kind. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = innermostList(state);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.item)(state, dispatch);
    const { block, tight } = list.node.attrs;
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { block, tight }));
    return true;
  };
}

function toggleQuote(...[state, dispatch]: Parameters<Command>): boolean {
  const depth = depthOf(state, (node) => node.type === nodes.quote);
  if (depth === undefined) return wrapIn(nodes.quote)(state, dispatch);
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.type === nodes.quote);
  const target = range && liftTarget(range);
  if (!range || target === null || target === undefined) return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView());
  return true;
});

/** Markdown has no two lists of a kind side by side: they become one, as in other editors. */
const joinLists = new Plugin({
  appendTransaction(transactions, _before, { doc, tr }) {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    let end = doc.content.size;
    for (let at = doc.childCount - 1; at > 0; at -= 1) {
      const [first, second] = [doc.child(at - 1), doc.child(at)];
      end -= second.nodeSize;
      const stoodSo = second.attrs.block !== null && second.attrs.block === first.attrs.block + 1;
      if (second.type.isInGroup("list") && first.type === second.type && !stoodSo) tr.join(end);
    }
    return tr.docChanged ? tr : null;
  },
});

/** Tab is not among the keys: it leads on to the next field. Ctrl and a bracket move an entry in and out. */
export const visualPlugins = [
  history(),
  joinLists,
  keymap({
    "Mod-b": formats.bold,
    "Mod-i": formats.italic,
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Mod-]": sinkListItem(nodes.item),
    "Mod-[": liftListItem(nodes.item),
    "Shift-Enter": breakLine,
    Enter: splitListItem(nodes.item),
  }),
  keymap(baseKeymap),
];

/* Links and pictures put into the document of the Visual tab. */

/** The selection with its link; without a selection, the whole link around the caret. */
export function linkAround({ selection, doc }: EditorState): { from: number; to: number; link: string } {
  const { $from, from, to, empty } = selection;
  const mark = marks.link.isInSet(doc.resolve(empty ? from : Math.min(from + 1, to)).marks());
  const link: string = mark?.attrs.href ?? "";
  if (!empty || !mark) return { from, to, link };
  let [start, end] = [from, to];
  $from.parent.forEach((node, offset) => {
    const at = $from.start() + offset;
    if (!mark.isInSet(node.marks) || at > from || at + node.nodeSize < from) return;
    start = Math.min(start, at);
    end = Math.max(end, at + node.nodeSize);
  });
  return { from: start, to: end, link };
}

/** Makes the selected words a link. Where others are typed for them, they take their place. */
export function putLink(state: EditorState, { words, link }: { words: string; link: string }): Transaction {
  const { from, to } = linkAround(state);
  const mark = marks.link.create({ href: link });
  const { tr } = state;
  if (from < to && state.doc.textBetween(from, to, " ") === words) {
    return tr.removeMark(from, to, marks.link).addMark(from, to, mark);
  }
  const others = state.doc
    .resolve(from)
    .marks()
    .filter(({ type }) => type !== marks.link);
  tr.replaceWith(from, to, visualSchema.text(words, [mark, ...others]));
  return tr.setSelection(TextSelection.create(tr.doc, from + words.length)).removeStoredMark(marks.link);
}

export function removeLink(state: EditorState): Transaction {
  const { from, to } = linkAround(state);
  return state.tr.removeMark(from, to, marks.link);
}

/** A picture in a paragraph of its own, after the block that has the caret. */
export function putPicture({ tr, selection }: EditorState, picture: Attrs): Transaction {
  const { $to, to } = selection;
  const paragraph = nodes.paragraph.create(null, nodes.picture.create(picture));
  const isEmpty = $to.depth === 1 && $to.parent.type === nodes.paragraph && $to.parent.content.size === 0;
  const at = $to.depth === 0 ? to : isEmpty ? $to.before(1) : $to.after(1);
  if (isEmpty) tr.replaceWith(at, $to.after(1), paragraph);
  else tr.insert(at, paragraph);
  return tr.setSelection(TextSelection.near(tr.doc.resolve(at + paragraph.nodeSize - 1))).scrollIntoView();
}
