import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";

const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/**
 * Takes files that are dropped on an element (`{...target}`), and pictures that are pasted anywhere on the page.
 * A file that is dropped beside it does not open in place of the page, as browsers do otherwise.
 */
export function useFileDrop(onFiles: (files: File[]) => void, accepts: (file: File) => boolean) {
  const [dragging, setDragging] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    // Copied words often bring a picture of themselves along.
    if (event.defaultPrevented || !data || data.types.includes("text/plain")) return;
    // What is pasted into a dialog is not meant for the page behind it.
    const dialog = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")].at(-1);
    if (dialog && !dialog.contains(element.current)) return;
    const files = [...data.files].filter(accepts);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => paste(event);
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    document.addEventListener("paste", onPaste);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
      document.removeEventListener("paste", onPaste);
    };
  }, []);

  const target = {
    ref: element,
    onDragOver: (event: DragEvent) => setDragging(hasFiles(event.dataTransfer)),
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
  return { dragging, target };
}
