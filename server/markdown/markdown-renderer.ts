import { Worker } from "node:worker_threads";
import { workerFile } from "#server/build-folder.ts";
import type { RenderedText } from "./markdown.ts";

export type RenderRequest = { text: string; siteUrl: string };
export type RenderResult = RenderedText | "too tangled";

type Limits = {
  /** Milliseconds that a text may take. */
  timeoutMs?: number;
  /** Texts that wait for the one being rendered; beyond them "busy" is the answer. */
  maxWaiting?: number;
  /** Milliseconds after which an idle thread is ended, since its libraries hold memory. */
  idle?: number;
};

type Job = {
  request: RenderRequest;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
};

/** Far more than a thread takes to start, even on a busy machine. */
const startTimeoutMs = 30_000;

/** Megabytes. What goes beyond ends the thread, never the process. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Renders texts one after the other in a thread of its own, which is ended when a text takes too long or too much
 * memory. Nobody else waits meanwhile.
 */
export class MarkdownRenderer {
  readonly #limits: Required<Limits>;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #worker: Worker | undefined;
  #ready = false;
  #timer: NodeJS.Timeout | undefined;

  constructor({ timeoutMs = 2000, maxWaiting = 20, idle = 10_000 }: Limits = {}) {
    this.#limits = { timeoutMs, maxWaiting, idle };
  }

  /**
   * @returns "too tangled" when the text cannot be rendered within the limits, "busy" when too many texts wait
   * @throws when the thread cannot be started or has a fault of its own
   */
  render(request: RenderRequest): Promise<RenderResult | "busy"> {
    if (this.#waiting.length >= this.#limits.maxWaiting) return Promise.resolve("busy");
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#waiting.shift();
    clearTimeout(this.#timer);
    if (!this.#running) {
      if (this.#worker) this.#after(this.#limits.idle, () => this.#end(), { keepsAlive: false });
      return;
    }
    this.#worker ??= this.#start();
    // Without a job the thread does not keep the process from ending.
    this.#worker.ref();
    if (this.#ready) this.#send(this.#worker);
  }

  #start(): Worker {
    // Without the environment: under `node --watch` (`npm run dev`) a thread that has it posts its modules as well.
    const file = workerFile(new URL("./markdown-worker.ts", import.meta.url));
    const worker = new Worker(file, { resourceLimits, stdin: false, env: {} });
    this.#ready = false;
    this.#after(startTimeoutMs, () => this.#fail(new Error("The thread that renders texts did not start")));
    worker.on("message", (message: RenderResult | "ready") => {
      if (worker !== this.#worker) return;
      if (message === "ready") {
        this.#ready = true;
        this.#send(worker);
      } else {
        this.#settle(message);
      }
    });
    worker.on("error", (error: NodeJS.ErrnoException) => {
      if (worker !== this.#worker) return;
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") this.#giveUp();
      else this.#fail(error);
    });
    worker.on("exit", () => {
      if (worker === this.#worker) this.#fail(new Error("The thread that renders texts has ended"));
    });
    return worker;
  }

  #send(worker: Worker): void {
    if (!this.#running) return;
    this.#after(this.#limits.timeoutMs, () => this.#giveUp());
    worker.postMessage(this.#running.request);
  }

  #giveUp(): void {
    this.#end();
    this.#settle("too tangled");
  }

  #settle(result: RenderResult): void {
    const job = this.#running;
    this.#running = undefined;
    this.#worker?.unref();
    job?.resolve(result);
    this.#next();
  }

  #fail(error: Error): void {
    const job = this.#running;
    this.#running = undefined;
    this.#end();
    job?.reject(error);
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
  }

  #after(milliseconds: number, what: () => void, { keepsAlive = true } = {}): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, milliseconds);
    if (!keepsAlive) this.#timer.unref();
  }
}

/** The one of this process. */
export const markdownRenderer = new MarkdownRenderer();
