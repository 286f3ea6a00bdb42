import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { findBrowser } from "#scripts/program.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** What one look at a page came to, on Lighthouse's slow phone. */
export type Look = {
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds until the largest thing of the first screen stood there. */
  largestPaint: number;
  /** Milliseconds during which the page could not have answered a finger. */
  blocked: number;
  layoutShift: number;
  /** Kilobytes as they came over the line, by kind: Document, Stylesheet, Script, Font, Image. */
  kilobytes: Record<string, number>;
  hosts: string[];
  /** What costs a page points beyond its speed: the rule, and what Lighthouse tells of it, cut short. */
  faults: string[];
  /** How fast this machine is, by Lighthouse's own measure: around 1,500 and more its slow phone is as slow as meant. */
  machine: number;
};

/**
 * Looks at a page as Lighthouse's phone does: a slow processor, a slow line.
 * @param hidden the page asks not to be found, so search engines' finding it is no merit of it
 */
export async function look(url: string, { hidden = false } = {}): Promise<Look> {
  // A busy machine can miss the first drawing, of which Lighthouse then knows nothing: that is no look at all.
  return await lookOnce(url, hidden).catch(() => lookOnce(url, hidden));
}

async function lookOnce(url: string, hidden: boolean): Promise<Look> {
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

function read({ audits, categories: found, environment }: Result): Look {
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
    // What stands in the page itself (data:) comes from nowhere.
    hosts: [...new Set(requests.map(({ url }) => new URL(String(url)).host).filter(Boolean))],
  };
}
