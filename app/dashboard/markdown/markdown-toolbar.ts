/* The Markdown edits of the editor's seven buttons, without any DOM. */

export const formatNames = [
  "heading-1",
  "heading-2",
  "bold",
  "italic",
  "bullets",
  "numbers",
  "quote",
] as const;
export type Format = (typeof formatNames)[number];

/** Replace [from, to) by `insert`, then select [selectFrom, selectTo) of the new text. */
export type Edit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number };

/** The edit that adds a format to the selection, or removes it where it is already there. */
export function applyFormat(format: Format, text: string, start: number, end: number): Edit {
  if (format === "bold") return wrap("**", "bold text", text, start, end);
  if (format === "italic") return wrap("_", "italic text", text, start, end);
  return formatLines(format, text, start, end);
}

function wrap(sign: string, sample: string, text: string, start: number, end: number): Edit {
  const chosen = text.slice(start, end);
  const inner = chosen.trim();
  // Markdown does not recognise signs beside white space, so blanks stay outside.
  const from = inner ? start + chosen.indexOf(inner) : end;
  const to = from + inner.length;

  const long = sign.length;
  if (inner && text.slice(from - long, from) === sign && text.slice(to, to + long) === sign) {
    return { from: from - long, to: to + long, insert: inner, selectFrom: from - long, selectTo: to - long };
  }
  if (inner.length > long * 2 && inner.startsWith(sign) && inner.endsWith(sign)) {
    const bare = inner.slice(long, -long);
    return { from, to, insert: bare, selectFrom: from, selectTo: from + bare.length };
  }
  const body = inner || sample;
  return {
    from,
    to,
    insert: sign + body + sign,
    selectFrom: from + long,
    selectTo: from + long + body.length,
  };
}

type LineFormat = Exclude<Format, "bold" | "italic">;

const signs: Record<LineFormat, { sign: (line: number) => string; has: RegExp; sample: string }> = {
  "heading-1": { sign: () => "# ", has: /^# +/, sample: "Heading" },
  "heading-2": { sign: () => "## ", has: /^## +/, sample: "Heading" },
  bullets: { sign: () => "- ", has: /^[-*+] +/, sample: "List item" },
  numbers: { sign: (line) => `${line}. `, has: /^\d+[.)] +/, sample: "List item" },
  quote: { sign: () => "> ", has: /^> ?/, sample: "Quote" },
};
/** Line formats exclude each other: a heading that becomes a list loses its hash. */
const anyLineSign = /^(?:#{1,6} +|[-*+] +|\d+[.)] +|> ?)/;

function formatLines(format: LineFormat, text: string, start: number, end: number): Edit {
  const { sign, has, sample } = signs[format];
  const from = text.lastIndexOf("\n", start - 1) + 1;
  // A selection that ends at the start of a line does not include that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  const nextBreak = text.indexOf("\n", last);
  const to = nextBreak === -1 ? text.length : nextBreak;

  const lines = text.slice(from, to).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  if (filled.length === 0) {
    const insert = sign(1) + sample;
    return { from, to, insert, selectFrom: from + sign(1).length, selectTo: from + insert.length };
  }

  const off = filled.every((line) => has.test(line));
  let count = 0;
  const changed = lines.map((line) => {
    if (line.trim() === "") return line;
    if (off) return line.replace(has, "");
    count += 1;
    return sign(count) + line.replace(anyLineSign, "");
  });
  const insert = changed.join("\n");
  if (start === end) {
    // Without a selection the caret keeps its place in the line.
    const moved = start + insert.length - (to - from);
    const caret = Math.min(Math.max(moved, from), from + insert.length);
    return { from, to, insert, selectFrom: caret, selectTo: caret };
  }
  return { from, to, insert, selectFrom: from, selectTo: from + insert.length };
}

/**
 * Applies an edit to a textarea like typing, so that the browser's undo reverts it and input listeners run.
 */
export function applyEdit(edit: Edit, box: HTMLTextAreaElement): void {
  box.focus();
  box.setSelectionRange(edit.from, edit.to);
  // execCommand is the only way into the undo stack of all browsers; without it, setRangeText does the same
  // without undo.
  const typed =
    typeof document.execCommand === "function" &&
    (edit.insert === ""
      ? document.execCommand("delete")
      : document.execCommand("insertText", false, edit.insert));
  if (!typed) {
    box.setRangeText(edit.insert, edit.from, edit.to, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.setSelectionRange(edit.selectFrom, edit.selectTo);
}
