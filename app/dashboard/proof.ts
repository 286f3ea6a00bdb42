import type { Needed } from "#app/contract/replies.ts";

/*
 * Some calls need a recent proof of who asks. The server refuses them without one; the call then waits here until the
 * dialog of the dashboard's frame (`proof-dialog.tsx`) has asked, and is repeated.
 */

/** What a call says that was not repeated, because the person would not confirm it. */
export const proofRefused = "Nothing was changed, because you did not confirm that it is you.";

export const needsProof = (refusal: unknown): boolean =>
  typeof refusal === "object" && refusal !== null && (refusal as { needs?: Needed }).needs === "proof";

type Question = { answer: Promise<boolean>; settle: (proved: boolean) => void };

let question: Question | undefined;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Asks who is there; calls that need it at the same time ask once. @returns whether it was proved */
export function askForProof(): Promise<boolean> {
  // Nobody would ever answer without the dialog.
  if (listeners.size === 0) return Promise.resolve(false);
  if (!question) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    question = { answer: promise, settle: resolve };
    changed();
  }
  return question.answer;
}

/** The dialog's answer, for all calls that wait. */
export function answerProof(proved: boolean): void {
  question?.settle(proved);
  question = undefined;
  changed();
}

export const isProofAsked = (): boolean => question !== undefined;

export function watchProof(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
