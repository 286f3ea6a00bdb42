import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { canShrink, shrinkPhoto } from "#app/lib/shrink-photo.ts";
import { fileSize, isVideo, mediaTypeOf, type UploadRule, uploadFault } from "#app/lib/upload-rule.ts";
import type { Preparation } from "#app/ui/use-held-submit.ts";

/** What to do with files that phones make and browsers cannot show, by media type. */
const advice: Record<string, string> = {
  "image/heic":
    "This is an iPhone photo in the HEIC format, which most browsers cannot show. Open it on the iPhone or a computer " +
    "and save or send it as JPEG. For new photos: Settings, Camera, Formats, Most Compatible.",
  "video/quicktime":
    "This video is in the MOV format of iPhones and Macs, which many browsers cannot play. Send it to yourself by " +
    "WhatsApp, which makes it an MP4, or export it as MP4 on a computer.",
};
const adviceFor = (file: File) => advice[mediaTypeOf(file).replace("heif", "heic")];

type FileState = {
  fault?: string;
  /** What else the person should know: how to help themselves, or that the photo was made smaller. */
  note?: string;
  /** Of a photo that is made smaller, or of any file. */
  state?: Preparation;
};

/** Whether the browser can read the file: a picture is decoded, of a video the first bytes are read. */
async function isReadable(file: File): Promise<boolean> {
  try {
    if (isVideo(file)) await file.slice(0, 64).arrayBuffer();
    else (await createImageBitmap(file)).close();
    return file.size > 0;
  } catch {
    // A broken picture, or a file that is gone from the disk or the phone's cloud.
    return false;
  }
}

/** Checks a file as soon as it is chosen, and makes a photo smaller that is too large. */
export function useFileChoice(
  rule: UploadRule,
  onChange: (file: File) => void,
  onFault: ((message: string) => void) | undefined,
) {
  const [shown, show] = useState<FileState>({});
  const latest = useRef<File>(undefined);

  function refuse(fault: string, note?: string) {
    show({ fault, note, state: "failed" });
    onFault?.(fault);
  }

  /** @param chosen what was chosen, of which `file` is made */
  async function take(file: File, chosen: File, note?: string) {
    const { unreadable } = rule.texts;
    if (unreadable) {
      show({ state: "reading", note });
      const readable = await isReadable(file);
      // Another file was chosen while this one was read.
      if (latest.current !== chosen) return;
      if (!readable) return refuse(unreadable);
    }
    onChange(file);
    show({ state: "ready", note });
  }

  async function choose(file: File) {
    latest.current = file;
    const fault = uploadFault(file, rule);
    if (fault === undefined) {
      await take(file, file);
    } else if (fault === rule.texts.size && canShrink(file)) {
      show({ state: "shrinking" });
      const smaller = await shrinkPhoto(file, rule.maxBytes);
      // Another file was chosen while this one was prepared.
      if (latest.current !== file) return;
      if (!smaller || uploadFault(smaller, rule)) return refuse(fault);
      const note = `The photo was ${fileSize(file.size)}, so it was reduced to ${fileSize(smaller.size)}.`;
      await take(smaller, file, note);
    } else {
      refuse(fault, adviceFor(file));
    }
  }

  function forget() {
    latest.current = undefined;
    show({});
  }
  return { ...shown, choose, forget };
}

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
