import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { serverMessages } from "#app/contract/replies.ts";
import {
  imageTypes,
  mediaMaxBytes,
  galleryMessages as messages,
  videoTypes,
} from "#app/features/stories/gallery/gallery.rows.ts";
import { galleryItemForm } from "#app/features/stories/gallery/gallery.schema.ts";
import type { CallResult } from "#app/lib/call-reply.ts";
import { canShrink, shrinkPhoto } from "#app/lib/shrink-photo.ts";
import { type UploadRule, uploadFault } from "#app/lib/upload-rule.ts";

export const mediaRule: UploadRule = {
  types: [...imageTypes, ...videoTypes],
  maxBytes: mediaMaxBytes,
  texts: { type: messages.fileType, size: messages.fileSize },
};

/* Several files that are uploaded one after the other. */

/** chosen: nothing was sent yet. Done ones stay until the last file is through. */
export type BatchState = "chosen" | "waiting" | "shrinking" | "sending" | "done" | "failed" | "cancelled";

/** A file of an upload of several. */
export type BatchFile = {
  /** Its place among the files that were chosen, from 1: a part of its title, and its key. */
  number: number;
  file: File;
  state: BatchState;
  /** Why its upload failed. */
  fault?: string;
};

/** Whether a file is too large as it is, but can be made smaller before it is sent. */
const shrinksFirst = (file: File) => uploadFault(file, mediaRule) === mediaRule.texts.size && canShrink(file);

/**
 * The files that can be sent, and what is wrong with the others.
 * @param before the files that were chosen already
 */
export function batchOf(files: readonly File[], before: readonly BatchFile[]) {
  const faults: string[] = [];
  const batch = [...before];
  for (const file of files) {
    const fault = uploadFault(file, mediaRule);
    if (fault && !shrinksFirst(file)) faults.push(`${file.name}: ${fault}`);
    else batch.push({ number: (batch.at(-1)?.number ?? 0) + 1, file, state: "chosen" });
  }
  return { batch, faults };
}

/** The longest title that leaves room for a number. */
const maxBatchTitle = 190;

/** The texts that several files share. Without a title each is called like its file. */
export const batchForm = galleryItemForm.extend({
  title: z.string().max(maxBatchTitle, serverMessages.tooLong("The title", maxBatchTitle)).trim(),
});

/** "Eye camp 3"; without a common title the file's name, as words. */
export function batchTitle(common: string, { number, file }: Pick<BatchFile, "number" | "file">): string {
  if (common) return `${common} ${number}`;
  const words = file.name
    .replace(/\.[^.]*$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return words.slice(0, maxBatchTitle) || `File ${number}`;
}

type Send = (file: File, entry: BatchFile) => Promise<CallResult<{ message?: string }>>;

/** What a run has brought: of the files that it was to send. */
export type BatchOutcome = { added: number; failed: number; cancelled: number };

const unsent = ["chosen", "waiting", "failed", "cancelled"];

/**
 * Several files that are uploaded one after the other, each with its own state. One can be cancelled, or sent again,
 * while the others go on.
 * @param cancelSending cancels the upload that runs
 */
export function useGalleryBatch(cancelSending: () => void) {
  const latest = useRef<readonly BatchFile[]>([]);
  const [batch, show] = useState<readonly BatchFile[]>([]);
  const running = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  function set(next: readonly BatchFile[]): void {
    latest.current = next;
    show(next);
  }
  const change = (number: number, changes: Partial<BatchFile>) =>
    set(latest.current.map((entry) => (entry.number === number ? { ...entry, ...changes } : entry)));
  const find = (number: number) => latest.current.find((entry) => entry.number === number);

  /** @returns what cannot be sent, and why */
  function add(files: readonly File[]): string[] {
    const { batch, faults } = batchOf(files, latest.current);
    set(batch);
    return faults;
  }

  /** Sends a file, made smaller first if it has to be. */
  async function sendEntry({ number, file }: BatchFile, send: Send): Promise<void> {
    let sent = file;
    if (shrinksFirst(file)) {
      change(number, { state: "shrinking" });
      const smaller = await shrinkPhoto(file, mediaRule.maxBytes);
      if (find(number)?.state !== "shrinking") return;
      if (!smaller) return change(number, { state: "failed", fault: mediaRule.texts.size });
      sent = smaller;
    }
    change(number, { state: "sending", file: sent });
    const reply = await send(sent, { number, file: sent, state: "sending" });
    if (reply.ok) change(number, { state: "done" });
    else if (reply.kind === "aborted") change(number, { state: "cancelled" });
    else change(number, { state: "failed", fault: reply.message });
  }

  /**
   * Sends what is not sent yet, in its order, and what is put back meanwhile. Those that were added leave the list then.
   * @param only the number of the one file to send
   */
  async function run(send: Send, only?: number): Promise<BatchOutcome> {
    running.current = true;
    const wanted = ({ number, state }: BatchFile) =>
      unsent.includes(state) && (only === undefined || number === only);
    set(
      latest.current.map((entry) =>
        wanted(entry) ? { ...entry, state: "waiting", fault: undefined } : entry,
      ),
    );
    for (;;) {
      const next = latest.current.find(({ state }) => state === "waiting");
      if (!next || left.current) break;
      await sendEntry(next, send);
    }
    running.current = false;
    const count = (wanted: BatchFile["state"]) =>
      latest.current.filter(({ state }) => state === wanted).length;
    const outcome = { added: count("done"), failed: count("failed"), cancelled: count("cancelled") };
    set(latest.current.filter(({ state }) => state !== "done"));
    return outcome;
  }

  /** Takes a file out; while files are sent it stays in the list, to be sent again. */
  function cancel(number: number): void {
    const state = find(number)?.state;
    if (state === "sending") cancelSending();
    else if (running.current) change(number, { state: "cancelled" });
    else set(latest.current.filter((entry) => entry.number !== number));
  }

  function cancelAll(): void {
    for (const { number, state } of latest.current)
      if (state === "waiting" || state === "shrinking") change(number, { state: "cancelled" });
    cancelSending();
  }

  return {
    batch,
    add,
    run,
    cancel,
    cancelAll,
    clear: () => set([]),
    /** Puts a file back into the run. @returns false when none runs */
    again(number: number): boolean {
      if (running.current) change(number, { state: "waiting", fault: undefined });
      return running.current;
    },
  };
}
