import { execFile } from "node:child_process";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "#scripts/program.ts";
import type { Report } from "./bench-calls.ts";
import { startMeasured } from "./product-server.ts";

const execute = promisify(execFile);
const visitors = 5;
/** The CPU throttling of the visitors' browsers. */
const slowdown = 4;
const script = path.join(import.meta.dirname, "attacks.ts");

/**
 * Five visitors on slow phones browse the site, first alone and then during each attack: measures the
 * server's response time and failed pages. Page load times say little here, because browsers, attacker and
 * server share this machine's processors.
 */
export async function benchAttacks(
  folder: string,
  report: Report,
  { seconds }: { seconds: number },
): Promise<void> {
  const server = await startMeasured(path.join(folder, "attacked"), {
    seed: "sample",
    env: { RATE_LIMITS: "on", TRUST_PROXY: "on" },
  });
  const { port } = new URL(server.url);
  // Processes from here on simulate other machines, so the server has a higher priority.
  setPriority(constants.priority.PRIORITY_LOW);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const pages = await Promise.all(Array.from({ length: visitors }, (_, at) => visit(browser, at)));
    await Promise.all(pages.map((page) => page.goto(server.url)));
    const { stdout } = await execute(process.execPath, [script]);
    for (const name of ["nobody", ...stdout.trim().split("\n")]) {
      const attack =
        name === "nobody" ? undefined : execute(process.execPath, [script, name, port, `${seconds}`]);
      const visits = await Promise.all(pages.map((page) => browse(page, server.url, seconds)));
      const times = visits.flatMap((each) => each.times).toSorted((a, b) => a - b);
      const lost = visits.reduce((sum, each) => sum + each.lost, 0);
      const sent = attack ? `, ${Number((await attack).stdout).toLocaleString("en-US")} sent` : "";
      report(
        `attacked by ${name}${sent}: the server's answer, median of ${times.length} pages`,
        times[times.length >> 1] ?? Number.NaN,
        "ms",
        "at most",
        500,
      );
      report("  the slowest", times.at(-1) ?? Number.NaN, "ms", "at most", 3000);
      report("  pages not served", lost, "", "at most", 0);
    }
    report("memory after the attacks", server.memory(), "MB", "at most", 400);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A visitor with their own address behind the proxy. */
async function visit(browser: Browser, at: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { "x-forwarded-for": `198.51.100.${at + 1}` },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  return page;
}

const addresses = ["/", "/blogs", "/newsletter", "/blogs?q=quilts", "/login"];

/**
 * Loads page after page for so many seconds. @returns milliseconds from each request to the end of its
 * response
 */
async function browse(
  page: Page,
  origin: string,
  seconds: number,
): Promise<{ times: number[]; lost: number }> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let lost = 0;
  for (let at = 0; performance.now() < until; at += 1) {
    const response = await page
      .goto(origin + (addresses[at % addresses.length] ?? "/"), { waitUntil: "domcontentloaded" })
      .catch((error: Error) => console.log(error.message.split("\n", 1)[0]));
    if (response?.status() === 200) times.push(await page.evaluate(readResponseTime));
    else lost += 1;
  }
  return { times, lost };
}

function readResponseTime(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit ? visit.responseEnd - visit.requestStart : Number.NaN;
}
