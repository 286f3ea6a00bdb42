import { categories, type LighthouseResult, runLighthouse } from "./lighthouse.ts";
import type { Row } from "./table.ts";

const runs = 3;
const bars: Record<(typeof categories)[number], number> = {
  performance: 97,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
/** Kilobytes of the first view of the home page, by Lighthouse's resource types. */
const weights = { Document: 30, Stylesheet: 16, Script: 125, Font: 90 } as const;

type PublicPage = { name: string; path: string; hidden?: boolean };
type Measure = (
  name: string,
  value: number,
  unit: string,
  direction: "at least" | "at most",
  bar: number,
) => void;

/**
 * Lighthouse's four scores of every public page, and weight and speed of the home page: medians of three
 * runs.
 */
export async function benchLighthouse(
  origin: string,
  pages: PublicPage[],
  row: Measure,
  rows: Row[],
): Promise<void> {
  for (const { name, path, hidden } of pages) {
    console.log(`Lighthouse looks at ${path} ...`);
    const seen: LighthouseResult[] = [];
    for (let turn = 0; turn < runs; turn += 1) seen.push(await runLighthouse(origin + path, { hidden }));
    console.log(`  machine: ${seen.map(({ machine }) => Math.round(machine)).join(", ")}`);
    for (const fault of seen.flatMap(({ faults }) => faults)) console.log(`  ${fault}`);
    for (const category of categories) {
      row(
        `Lighthouse, ${name}: ${category}`,
        median(seen.map(({ scores }) => scores[category])),
        "",
        "at least",
        bars[category],
      );
    }
    if (path !== "/") continue;
    row(
      `${name}: largest paint`,
      median(seen.map(({ largestPaint }) => largestPaint)),
      "ms",
      "at most",
      1500,
    );
    row(`${name}: blocked`, median(seen.map(({ blocked }) => blocked)), "ms", "at most", 100);
    row(`${name}: layout shift`, median(seen.map(({ layoutShift }) => layoutShift)), "", "at most", 0.01);
    const weight = (kind: string) => median(seen.map(({ kilobytes }) => kilobytes[kind] ?? 0));
    for (const [kind, bar] of Object.entries(weights))
      row(`${name}: ${kind}`, weight(kind), "KB", "at most", bar);
    const total = seen.map(({ kilobytes }) => Object.values(kilobytes).reduce((sum, one) => sum + one, 0));
    row(`${name}: all of it`, median(total), "KB", "at most", 400);
    const others = seen.flatMap(({ hosts }) => hosts).filter((host) => host !== new URL(origin).host);
    rows.push({
      name: `hosts that ${name} asks`,
      measured: others.length === 0 ? "only its own" : others.join(", "),
      bar: "only its own",
      holds: others.length === 0,
    });
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
