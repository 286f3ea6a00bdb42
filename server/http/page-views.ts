import type { Logger } from "pino";
import { karachiDay } from "../../app/lib/dates.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../db/connect.ts";

/** Counts are written down this often, and when the server stops. */
const writeEvery = 10_000;
/** Pages that are not a visitor's. */
const uncounted = /^\/(?:dashboard|login|backendReact)(?:\/|$)|\.(?:xml|txt)$/;
const robots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless/i;

/**
 * Counts page views by Karachi day and path, and nothing else: no cookie, no address, no agent is kept. What the
 * framework asks for between pages (<path>.data) counts as a view of that page.
 */
export class PageViews {
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #log: Logger;

  constructor(db: Db, clock: Clock, log: Logger) {
    this.#db = db;
    this.#clock = clock;
    this.#log = log;
  }

  /** @param url the path as asked for, without a query */
  count(url: string, userAgent: string | undefined): void {
    if (uncounted.test(url) || robots.test(userAgent ?? "")) return;
    const path = url === "/_root.data" ? "/" : url.replace(/\.data$/, "");
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), writeEvery).unref();
  }

  /** Writes down what was counted since the last time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = this.#counts;
    this.#counts = new Map();
    this.#writing = this.#writing.then(() => this.#write(counts));
    return this.#writing;
  }

  async #write(counts: Map<string, number>): Promise<void> {
    if (counts.size === 0) return;
    const day = karachiDay(this.#clock.now());
    try {
      await this.#db.transaction().execute(async (trx) => {
        for (const [path, views] of counts) {
          await trx
            .insertInto("page_views")
            .values({ day, path: path.slice(0, 500), views })
            .onConflict((conflict) =>
              conflict
                .columns(["day", "path"])
                .doUpdateSet((set) => ({ views: set("page_views.views", "+", set.ref("excluded.views")) })),
            )
            .execute();
        }
      });
    } catch (error) {
      this.#log.error({ err: error }, "page views were not written down");
    }
  }
}
