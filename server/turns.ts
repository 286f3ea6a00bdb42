import { setImmediate as nextTurn } from "node:timers/promises";

/** In ms: a request takes several turns of the event loop, so each stays far below what a person notices. */
const stretchMs = 10;

/**
 * Gives everybody else a turn in a long job, as soon as it has worked for ten milliseconds at a stretch. Called after each
 * part of it, which takes a few milliseconds at most.
 */
export function givesTurns(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < stretchMs) return;
    await nextTurn();
    begun = performance.now();
  };
}

/** The parts of a long job as they come, with turns for everybody else between them. */
export async function* inTurns<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  const giveTurn = givesTurns();
  for await (const part of parts) {
    yield part;
    await giveTurn();
  }
}
