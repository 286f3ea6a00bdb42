import type { Logger } from "pino";

const day = 24 * 60 * 60 * 1000;

/**
 * Does something now and once a day until it is stopped. A failure is logged, and the next day is another try.
 * Keeps no process alive by itself.
 */
export function startDaily(task: () => Promise<void>, log: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = task().catch((error: unknown) => log.error({ err: error }, "a daily task failed"));
  };
  run();
  const timer = setInterval(run, day).unref();
  return {
    /** @returns when what is under way has ended */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
