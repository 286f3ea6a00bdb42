import { apiBase } from "#app/contract/call.ts";
import type { Edit } from "./markdown-toolbar.ts";

/* Links, pictures and list lines put into a Markdown text, without any DOM. */

/** The words of a link or a picture, without signs that would end them. */
export const bracketed = (words: string) =>
  words
    .replace(/[[\]\\]/g, "\\$&")
    .replace(/\s+/g, " ")
    .trim();

/** The address of a link, in angle brackets where white space or brackets would end it. */
export const linkTarget = (link: string) =>
  /[\s()<>]/.test(link) ? `<${encodeURI(link).replace(/[<>]/g, "")}>` : link;

export function linkEdit(from: number, to: number, { words, link }: { words: string; link: string }): Edit {
  const insert = `[${bracketed(words)}](${linkTarget(link)})`;
  return { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length };
}

/**
 * A picture in a paragraph of its own, after the selection.
 * @param path of the upload, as rows keep it
 */
export function pictureEdit(text: string, at: number, { alt, path }: { alt: string; path: string }): Edit {
  const before = text.slice(0, at);
  const after = text.slice(at);
  const start = before.trim() === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const end = after.startsWith("\n\n") ? "" : after.startsWith("\n") ? "\n" : "\n\n";
  const insert = `${start}![${bracketed(alt)}](${apiBase}/${path})${end}`;
  return { from: at, to: at, insert, selectFrom: at + insert.length, selectTo: at + insert.length };
}

const listLine = /^(\s*)(?:([-*+])|(\d{1,9})([.)])|(>))(\s+)/;

/**
 * What Enter does at the end of a list's line: the next one begins, and an empty one ends the list.
 * @returns undefined where Enter is a line break like any other
 */
export function enterEdit(text: string, start: number, end: number): Edit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(from, start);
  const [sign, indent = "", bullet, number, dot, quote, blank] = listLine.exec(line) ?? [];
  if (sign === undefined) return undefined;
  if (line.length === sign.length) {
    return { from, to: start, insert: "", selectFrom: from, selectTo: from };
  }
  const next = number === undefined ? (bullet ?? quote) : `${Number(number) + 1}${dot}`;
  const insert = `\n${indent}${next}${blank}`;
  const caret = start + insert.length;
  return { from: start, to: start, insert, selectFrom: caret, selectTo: caret };
}
