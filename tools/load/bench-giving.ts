import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { callUrl } from "#tests/support/calls.ts";
import { startBareServer } from "./bare-server.ts";
import type { Report } from "./bench-calls.ts";
import { donationLists, growthByExport, timeList } from "./calls.ts";
import { fillWithDonations } from "./fill-with-donations.ts";
import type { DeskKind } from "./fill-with-lines.ts";
import type { DeskFigures } from "./measure-desk.ts";
import { residentKilobytes, startMeasured } from "./product-server.ts";
import { runWrk } from "./run-wrk.ts";

const turns = 5;
const donationsBesideTheDesk = 20_000;
const donation = {
  amount: 2500,
  paymentMethod: "bank-transfer",
  name: "A donor",
  email: "donor@home.example",
};

/** The figures of giving over so many donations: starts a second, lists and the export, and the check of the whole ledger. */
export async function benchGiving(
  report: Report,
  { seconds, rows }: { seconds: number; rows: number },
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-bench-giving-"));
  try {
    console.log(`${rows} donations ...`);
    await fillWithDonations(folder, rows);
    const check = await timeLedgerCheck(folder);
    report(`ledger check of ${rows} donations`, check.seconds, "s", "at most", 60);
    report("  its memory", check.megabytes, "MB", "at most", 400);
    await benchDesk(folder, report);
    await benchTransfers(report);
    await benchStarts(folder, report, seconds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the accountant waits for: a page of the list, and the file of a year. */
async function benchDesk(folder: string, report: Report): Promise<void> {
  const server = await startMeasured(folder);
  try {
    for (const [name, address] of Object.entries(donationLists)) {
      report(`p99 of ${name}`, await timeList(server.url, address, 200), "ms", "at most", 50);
    }
    const { rows, megabytes } = await growthByExport(server);
    report(`growth by a CSV of ${rows.toLocaleString("en-US")} gifts`, megabytes, "MB", "at most", 60);
  } finally {
    await server.stop();
  }
}

const desk = "transfers desk, 5,000 lines x 3,000 reports";

/** What staff wait for at the desk of transfers, and what other visitors do meanwhile. */
async function benchTransfers(report: Report): Promise<void> {
  for (const kind of ["usual", "equal"] as const) {
    const folder = mkdtempSync(path.join(tmpdir(), "umeed-bench-desk-"));
    try {
      await fillWithDonations(folder, donationsBesideTheDesk);
      const figures = await measureDesk(folder, kind);
      const name = kind === "usual" ? desk : `${desk}, all equal`;
      report(`${name}: opening (CPU ms)`, figures.openingMs, "ms", "at most", 100);
      report("  its memory", figures.megabytes, "MB", "at most", 200);
      report("  200 verifications", figures.verifyMs, "ms", "at most", 1000);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** @throws Error when not all that was proposed could be verified */
async function measureDesk(folder: string, kind: DeskKind): Promise<DeskFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "tools/load/measure-desk.ts",
    folder,
    kind,
  ]);
  const figures: DeskFigures = JSON.parse(stdout);
  if (figures.verified !== 200) throw new Error(`${figures.verified} of 200 transfers were verified`);
  return figures;
}

/** In turns with a bare server, because the machine's speed varies. */
async function benchStarts(folder: string, report: Report, seconds: number): Promise<void> {
  const server = await startMeasured(folder);
  const bare = await startBareServer(`${server.url}/healthz`);
  const [ours, theirs]: [number[], number[]] = [[], []];
  try {
    const load = { seconds, connections: 20, json: donation };
    for (let turn = 0; turn < turns; turn += 1) {
      theirs.push((await runWrk({ ...load, url: bare.url })).perSecond);
      ours.push((await runWrk({ ...load, url: server.url + callUrl("startDonation") })).perSecond);
    }
  } finally {
    await bare.stop();
    await server.stop();
  }
  const bound = Math.round(median(theirs)).toLocaleString("en-US");
  report(`donation starts (the bare server: ${bound})`, median(ours), "requests/s", "at least", 200);
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** @throws Error when the ledger has differences */
async function timeLedgerCheck(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, ["scripts/umeed.ts", "ledger:check"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, DATA_DIR: folder },
  });
  let highest = 0;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentKilobytes(child.pid ?? 0) || 0);
  }, 200);
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error("The ledger that the bench has made is not clean");
  return { seconds: (performance.now() - started) / 1000, megabytes: highest / 1024 };
}
