import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { findBrowser } from "#scripts/program.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The result of one Lighthouse run, on its slow phone. */
export type LighthouseResult = {
  scores: Record<(typeof categories)[number], number>;
  /** Largest contentful paint, in ms. */
  largestPaint: number;
  /** Total blocking time, in ms. */
  blocked: number;
  layoutShift: number;
  /** Transferred kilobytes by type: Document, Stylesheet, Script, Font, Image. */
  kilobytes: Record<string, number>;
  hosts: string[];
  /** Failed audits apart from performance: the rule, and its first details. */
  faults: string[];
  /** Lighthouse's benchmark index of this machine: from about 1,500 its throttling is as slow as intended. */
  machine: number;
};

/**
 * Runs Lighthouse with its mobile settings: a slow processor, a slow line.
 * @param hidden the page is noindex, so the audit for search engines is ignored
 */
export async function runLighthouse(url: string, { hidden = false } = {}): Promise<LighthouseResult> {
  // On a busy machine Lighthouse can miss the first paint: such a run is repeated.
  return await runOnce(url, hidden).catch(() => runOnce(url, hidden));
}

async function runOnce(url: string, hidden: boolean): Promise<LighthouseResult> {
  const chrome = await launch({
    chromePath: findBrowser(),
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"],
    logLevel: "silent",
  });
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...categories],
      ...(hidden ? { skipAudits: ["is-crawlable"] } : {}),
    };
    const run = await lighthouse(url, flags);
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "no result"}`);
    return read(run.lhr);
  } finally {
    chrome.kill();
  }
}

function read({ audits, categories: found, environment }: Result): LighthouseResult {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  const kilobytes: Record<string, number> = {};
  for (const { resourceType, transferSize } of requests) {
    const kind = String(resourceType);
    kilobytes[kind] = (kilobytes[kind] ?? 0) + Number(transferSize) / 1024;
  }
  const score = (name: string) => Math.round((found[name]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    faults: categories
      .filter((name) => name !== "performance")
      .flatMap((name) => found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, 600)}`),
    largestPaint: number("largest-contentful-paint"),
    blocked: number("total-blocking-time"),
    layoutShift: number("cumulative-layout-shift"),
    kilobytes,
    machine: environment.benchmarkIndex,
    // Inline resources (data:) have no transfer size.
    hosts: [...new Set(requests.map(({ url }) => new URL(String(url)).host).filter(Boolean))],
  };
}
