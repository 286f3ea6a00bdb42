import type { Attrs } from "prosemirror-model";
import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { visualSchema } from "./visual-schema.ts";

/* Links and pictures put into the document of the Visual tab. */

const { nodes, marks } = visualSchema;

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
