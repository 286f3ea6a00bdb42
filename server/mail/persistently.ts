import { setTimeout as wait } from "node:timers/promises";

const maxTries = 50;
const retryMs = 200;

/**
 * Writes down that a mail has left, or what else became of it. A database that is away for a moment is asked again: without
 * the note the mail would be sent once more when its lease ends.
 * @throws what the last of the tries threw, ten seconds later
 */
export async function persistently(write: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (tries === maxTries) throw error;
      await wait(retryMs);
    }
  }
}
