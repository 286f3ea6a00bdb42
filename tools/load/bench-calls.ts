import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { callUrl } from "#tests/support/calls.ts";
import { growthByUploads, lists, timeList } from "./calls.ts";
import { fillWithRows } from "./fill-with-rows.ts";
import { startMeasured } from "./product-server.ts";
import { type LoadResult, runWrk } from "./run-wrk.ts";

const publicReads = [
  "readBanner",
  "listAds",
  "listHeroSlides",
  "listEvents",
  "listGalleryItems",
  "listBlogCategories",
  "readImpactUpdates",
] as const;

export type Report = (
  name: string,
  value: number,
  unit: string,
  direction: "at least" | "at most",
  bar: number,
) => void;

/**
 * The figures of the API: public reads, lists of 100,000 rows, the contact form in a row, five large uploads
 * at once.
 */
export async function benchCalls(
  report: Report,
  { seconds, rows }: { seconds: number; rows: number },
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-bench-calls-"));
  try {
    console.log(`${rows} posts, messages and donors each ...`);
    await fillWithRows(folder, rows);
    const server = await startMeasured(folder);
    try {
      for (const name of publicReads) {
        const results = await runWrk({ url: server.url + callUrl(name), seconds, connections: 50 });
        report(name, results.perSecond, "requests/s", "at least", 8000);
        report(`${name}, p99 at 50 connections`, results.p99, "ms", "at most", 20);
      }
      for (const [name, address] of Object.entries(lists)) {
        report(`p99 of ${name}`, await timeList(server.url, address, 200), "ms", "at most", 50);
      }
      const written: LoadResult = await runWrk({
        url: server.url + callUrl("sendContactMessage"),
        seconds: seconds * 2,
        connections: 20,
        json: { name: "A reader", email: "reader@home.example", message: "Where do I bring quilts?" },
      });
      report("contact form", written.perSecond, "requests/s", "at least", 500);
      report("growth by five uploads of 50 MB", await growthByUploads(server), "MB", "at most", 120);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
