import { useEffect, useRef, useState } from "react";
import type { CallResult } from "#app/lib/call-reply.ts";
import { shrinkPhoto } from "#app/lib/shrink-photo.ts";
import { type BatchFile, batchOf, mediaRule, shrinksFirst } from "./gallery-batch.ts";

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
