import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Language } from "#app/contract/language.ts";
import { paperWords } from "#app/features/giving/receipts/papers.words.ts";
import { privatePage } from "#app/lib/page-headers.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { createRateLimit } from "#server/http/rate-limits.ts";
import { memoize } from "#server/memoize.ts";
import { QueueFullError, WorkQueue } from "#server/work-queue.ts";

/*
 * PDFs for donors. One is made at a time, those made last are kept in memory, and each visitor has a limit: a page of
 * them takes 30 to 90 ms of one processor.
 */

const perVisitor = { name: "receipt-files", max: 60, seconds: 10 * 60 };
const keptBytes = 8 * 1024 * 1024;

const workshopOf = memoize((deps: Deps) => ({
  queue: new WorkQueue({ concurrency: 1, maxWaiting: 20, maxPerClient: 4 }),
  limit: createRateLimit(deps, perVisitor),
  kept: new LRUCache<string, Buffer>({ maxSize: keptBytes, sizeCalculation: ({ length }) => length }),
}));

type PdfRequest = {
  /** Of the page: what it says when too many are asked for. */
  language: Language;
  /** The visitor's key for rate limits. */
  address: string;
  /** Without the extension. */
  fileName: string;
  /** Everything that the paper says: the same content is drawn once. */
  content: unknown;
  draw: () => Promise<Buffer>;
};

/** The PDF as a response for its donor alone; 429 or 503 with Retry-After when too many are asked for. */
export async function pdfResponse(
  deps: Deps,
  { language, address, fileName, content, draw }: PdfRequest,
): Promise<Response> {
  const { queue, limit, kept } = workshopOf(deps);
  const wait = await limit.take(address);
  if (wait !== undefined) return refusal(language, 429, wait);
  const key = createHash("sha256").update(JSON.stringify(content)).digest("base64url");
  try {
    const pdf = kept.get(key) ?? (await queue.run(address, draw));
    kept.set(key, pdf);
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...privatePage,
        "content-type": "application/pdf",
        "content-disposition": `inline; filename="${fileName}.pdf"`,
        "x-robots-tag": "noindex",
      },
    });
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return refusal(language, 503, error.retryAfterSeconds);
  }
}

const refusal = (language: Language, status: number, seconds: number) =>
  new Response(textIn(language, paperWords)("busy"), {
    status,
    headers: { ...privatePage, "content-type": "text/plain; charset=utf-8", "retry-after": String(seconds) },
  });
