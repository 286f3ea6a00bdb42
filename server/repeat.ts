import type { Logger } from "pino";

export type Repeated = {
  /** Begins no other run. @returns resolves when the one that is under way has ended */
  stop(): Promise<void>;
};

type Repetition<Result> = {
  log: Logger;
  /** What the log says of a run that failed: the next one comes nevertheless. */
  failed: string;
  /** How long nothing happens after a run, in ms. @param result undefined: it failed */
  pauseAfter: (result: Result | undefined) => number;
};

/** Runs a task now and again until it is stopped. The timer does not keep the process alive. */
export function startRepeating<Result>(
  task: (stopping: AbortSignal) => Promise<Result>,
  { log, failed, pauseAfter }: Repetition<Result>,
): Repeated {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    const result = await task(stopping.signal).catch((error: unknown) => {
      log.error({ err: error }, failed);
      return undefined;
    });
    if (!stopping.signal.aborted) timer = setTimeout(next, pauseAfter(result)).unref();
  };
  let running = Promise.resolve();
  const next = () => {
    running = run();
  };
  next();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
