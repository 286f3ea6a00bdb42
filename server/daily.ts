import type { Logger } from "pino";

const hour = 60 * 60 * 1000;

type Repeated = { stop(): Promise<void> };

/**
 * Runs a task now and once a day until it is stopped. A failure is logged, and the task runs again the next
 * day. The timer does not keep the process alive.
 */
export const startDaily = (task: () => Promise<void>, log: Logger): Repeated =>
  startEvery(24 * hour, task, log, "a daily task failed");

/** The same once an hour. */
export const startHourly = (task: () => Promise<void>, log: Logger): Repeated =>
  startEvery(hour, task, log, "an hourly task failed");

function startEvery(interval: number, task: () => Promise<void>, log: Logger, failed: string): Repeated {
  let running = Promise.resolve();
  const run = () => {
    running = task().catch((error: unknown) => log.error({ err: error }, failed));
  };
  run();
  const timer = setInterval(run, interval).unref();
  return {
    /** @returns resolves when a running task has ended */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
