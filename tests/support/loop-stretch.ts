import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * The longest time that this thread works at a stretch while something is done, in ms of the processor: so long whoever
 * asks meanwhile waits. Other programs of a busy machine do not count.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let over = false;
  const done = work().finally(() => {
    over = true;
  });
  let longest = 0;
  while (!over) {
    const before = process.threadCpuUsage();
    await nextTurn();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await done;
  return longest;
}
