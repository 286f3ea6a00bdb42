import type { Logger } from "pino";

const day = 24 * 60 * 60 * 1000;

/**
 * Runs a task now and once a day until it is stopped. A failure is logged, and the task runs again the next
 * day. The timer does not keep the process alive.
 */
export function startDaily(task: () => Promise<void>, log: Logger): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const run = () => {
    running = task().catch((error: unknown) => log.error({ err: error }, "a daily task failed"));
  };
  run();
  const timer = setInterval(run, day).unref();
  return {
    /** @returns resolves when a running task has ended */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
