import { setImmediate as nextTurn } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { pathIn, readPath } from "#app/contract/language.ts";
import { previewQuery } from "#app/contract/page-queries.ts";
import { karachiDay, nextKarachiMidnight } from "#app/lib/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/connect.ts";
import { withoutKey } from "./canonical-path.ts";

/** The interval of writes, in ms; the rest is written when the server stops. */
const writeIntervalMs = 10_000;
/** The rows per statement. SQLite blocks the thread that serves visitors, so a statement must be short. */
const rowsPerStatement = 50;
/** The maximum of different pages between two writes. The site has fewer. */
const maxPages = 5_000;
/** In characters. The longest percent-encoded slug is shorter. */
const maxPathLength = 1_000;
/** Paths that are not counted. */
const uncounted =
  /^\/(?:dashboard|login|backendReact|offline|__manifest|blog-preview(?:\.data)?)(?:\/|$)|\.(?:xml|txt|png|ics|js|webmanifest)$/;
const robots = /bot|crawl|spider|slurp|preview|monitor|curl|wget|headless/i;

/** The path under which a page is counted, or nothing. */
function countedPath(asked: string): string {
  const { language, path } = readPath(asked);
  if (uncounted.test(path)) return "";
  const page = path === "/_root.data" ? "/" : path.replace(/\.data$/, "");
  return pathIn(language, withoutKey(page)).slice(0, maxPathLength);
}

type PageDay = { day: string; path: string; views: number };

/**
 * Counts page views by Karachi day and path. Neither query, cookie, address nor browser is stored. A
 * client-side navigation (<path>.data) counts as a view of that page.
 */
export class PageViews {
  #counts = new Map<string, PageDay>();
  #today = { day: "", until: 0 };
  readonly #paths = new LRUCache<string, string>({ max: 500, memoMethod: countedPath });
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

  /** @param url of an existing page, in its canonical spelling. Of its query only a preview's key matters: no view. */
  count(url: string, userAgent: string | undefined): void {
    const [asked = "", query] = url.includes("?") ? url.split("?", 2) : [url];
    if (query && new URLSearchParams(query).has(previewQuery)) return;
    const path = this.#paths.memo(asked);
    if (path === "" || robots.test(userAgent ?? "")) return;
    const now = this.#clock.now();
    if (now.getTime() >= this.#today.until) {
      this.#today = { day: karachiDay(now), until: nextKarachiMidnight(now).getTime() };
    }
    const { day } = this.#today;
    const key = `${day} ${path}`;
    const counted = this.#counts.get(key);
    if (counted) counted.views += 1;
    else if (this.#counts.size < maxPages) this.#counts.set(key, { day, path, views: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), writeIntervalMs).unref();
  }

  /** Writes the counts since the last time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#counts.values()];
    this.#counts = new Map();
    this.#writing = this.#writing.then(() => this.#write(rows));
    return this.#writing;
  }

  async #write(rows: PageDay[]): Promise<void> {
    try {
      for (let start = 0; start < rows.length; start += rowsPerStatement) {
        await this.#db
          .insertInto("page_views")
          .values(rows.slice(start, start + rowsPerStatement))
          .onConflict((conflict) =>
            conflict
              .columns(["day", "path"])
              .doUpdateSet((set) => ({ views: set("page_views.views", "+", set.ref("excluded.views")) })),
          )
          .execute();
        await nextTurn();
      }
    } catch (error) {
      this.#log.error({ err: error }, "page views were not written down");
    }
  }
}
