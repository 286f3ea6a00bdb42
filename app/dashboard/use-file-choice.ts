import {
  type DragEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { canShrink, shrinkPhoto } from "#app/lib/shrink-photo.ts";
import { fileSize, isVideo, mediaTypeOf, type UploadRule, uploadFault } from "#app/lib/upload-rule.ts";

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

/**
 * shrinking, reading: it is not yet what is sent. ready: it is. failed: there is nothing to send, and the field says why.
 */
type Preparation = "none" | "shrinking" | "reading" | "ready" | "failed";

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

type Held = { form: HTMLFormElement; submitter: HTMLElement | null };

/**
 * Holds back the submit of a form while a part of it is being prepared, however it was submitted: by its button, the
 * Enter key or a script. The form is submitted again, as it stands then, once the part is ready. When that has failed it
 * is not, and the part comes into view.
 * @returns whether a submit waits
 */
export function useHeldSubmit(part: RefObject<HTMLElement | null>, state: Preparation): boolean {
  const [held, setHeld] = useState<Held>();
  const busy = state === "shrinking" || state === "reading";

  // Before the browser handles the next press.
  useLayoutEffect(() => {
    const form = part.current?.closest("form");
    if (!form || !busy) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      // React's own listener, which saves, comes later on the way of the event.
      event.stopImmediatePropagation();
      setHeld({ form, submitter: event.submitter });
      part.current?.scrollIntoView?.({ block: "nearest" });
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [part, busy]);

  const release = useEffectEvent((state: Preparation) => {
    if (!held) return;
    setHeld(undefined);
    if (state === "failed") part.current?.scrollIntoView?.({ block: "nearest" });
    if (state !== "ready" || !held.form.isConnected) return;
    // A button that is gone or disabled by now cannot submit.
    const usable = held.submitter?.isConnected && !held.submitter.matches(":disabled");
    held.form.requestSubmit(usable ? held.submitter : null);
  });
  useEffect(() => {
    if (!busy) release(state);
  }, [busy, state]);
  return held !== undefined && busy;
}

const doing = { shrinking: "Making the photo smaller", reading: "Reading the file" };

/** What a field says while it prepares its file. @param waits whether a submit waits for it */
export function preparingText(state: Preparation, waits: boolean): string | undefined {
  if (state !== "shrinking" && state !== "reading") return undefined;
  return waits ? `${doing[state]}. The form is sent as soon as that is done.` : `${doing[state]}...`;
}
