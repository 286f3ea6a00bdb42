import type { ClipboardEvent, DragEvent } from "react";
import { applyEdit, type Edit } from "./markdown-toolbar.ts";

/* What is pasted into a text in Markdown, or dropped on it. */

/** The picture that is pasted or dropped. Word and Excel copy one of the words along with them: then the words are meant. */
export function pictureOf(data: DataTransfer | null): File | undefined {
  const file = data?.files[0];
  return file?.type.startsWith("image/") && !data?.getData("text/plain") ? file : undefined;
}

/** Tabs in front of a line that is no entry of a list. */
const tabsInFront = /^(?![ \t\u00a0]*(?:[-*+]|\d{1,9}[.)])[ \t])[ \u00a0]*\t[ \t\u00a0]*/gm;

/**
 * Pasted words without tabs in front, which a word processor writes before the first line of a paragraph and Markdown reads
 * as code.
 * @returns undefined where they can be pasted as they are
 */
export function pasteEdit(words: string, from: number, to: number): Edit | undefined {
  const lines = words.replace(/\r\n?/g, "\n");
  const insert = lines.replace(tabsInFront, "");
  const caret = from + insert.length;
  return insert === lines ? undefined : { from, to, insert, selectFrom: caret, selectTo: caret };
}

/** For the box of a text. @param onPicture asks what the picture shows, and puts it in */
export const pasteHandlers = (onPicture: (picture: File) => void) => ({
  onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { clipboardData: data, currentTarget: box } = event;
    const picture = pictureOf(data);
    const edit = pasteEdit(data.getData("text/plain"), box.selectionStart, box.selectionEnd);
    if (picture || edit) event.preventDefault();
    if (picture) onPicture(picture);
    else if (edit) applyEdit(edit, box);
  },
  onDragOver(event: DragEvent) {
    if (event.dataTransfer.types.includes("Files")) event.preventDefault();
  },
  onDrop(event: DragEvent) {
    const picture = pictureOf(event.dataTransfer);
    if (!picture) return;
    event.preventDefault();
    onPicture(picture);
  },
});
