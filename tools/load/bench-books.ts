import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { features } from "#app/features/features.server.ts";
import { createDeps } from "#server/create-deps.ts";
import { readEnv } from "#server/env.ts";
import { createServer } from "#server/server.ts";
import { type CallName, callUrl } from "#tests/support/calls.ts";
import type { Report } from "./bench-calls.ts";
import { administrator } from "./calls.ts";
import { fillWithDonations } from "./fill-with-donations.ts";

const turns = 15;
const threeYears = 3 * 365 * 24 * 60 * 60;

/** What an act and a page of the books take of the processor, over so many gifts of three years. */
export async function benchBooks(report: Report, { rows }: { rows: number }): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-bench-books-"));
  try {
    console.log(`the books of ${rows} gifts ...`);
    const firstSecond = Math.floor(Date.now() / 1000) - threeYears;
    await fillWithDonations(folder, rows, { firstSecond, secondsBetween: Math.floor(threeYears / rows) });
    await measure(folder, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, report: Report): Promise<void> {
  const deps = await createDeps(
    readEnv({ DATA_DIR: folder, LOG_LEVEL: "warn", RATE_LIMITS: "off", SITE_URL: "http://umeed.example" }),
    features,
  );
  const server = await createServer(deps, {
    render: () => Promise.reject(new Error("No page is measured here")),
    clientFolder: folder,
  });
  const signedIn = await server.inject({ method: "POST", url: callUrl("signIn"), payload: administrator });
  const headers = { authorization: `Bearer ${JSON.parse(signedIn.body).token}` };
  const ask = async (name: CallName, { query, json }: { query?: object; json?: object } = {}) => {
    const reply = await server.inject({
      method: json ? "POST" : "GET",
      url: callUrl(name, query),
      headers,
      ...(json && { payload: json }),
    });
    if (reply.statusCode >= 300) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
    return reply.rawPayload.length;
  };
  const gifts = await deps.db
    .selectFrom("donations")
    .select(["id", "version", "fund", "received_on", "donor_name as name", "donor_email as email"])
    .where("state", "=", "paid")
    .where("fund", "=", "zakat")
    .orderBy("id", "desc")
    .limit(2 * turns)
    .execute();
  const gift = (place: number) => {
    const found = gifts[place];
    if (!found) throw new Error("There are too few gifts");
    return found;
  };
  const month = new Date().toISOString().slice(0, 7);
  const acts: Record<string, (turn: number) => Promise<unknown>> = {
    "a refund": (turn) => {
      const { id, version } = gift(turn);
      return ask("refundDonation", { json: { id, version, reason: "Sent twice", tell: false } });
    },
    "a correction": (turn) => {
      const json = { ...gift(turns + turn), fund: "general", amount: 100, dedication: "", tell: false };
      return ask("correctDonation", { json: { ...json, reason: "For another fund" } });
    },
    "a payout": (turn) => {
      const json = { fund: "zakat", amount: 100 + turn, paid_on: `${month}-01`, purpose: "Medicine" };
      return ask("createPayout", { json });
    },
    "the funds": () => ask("listFunds"),
    "the closings": () => ask("listClosings"),
    "a month": () => ask("readTransferMonth", { query: { month } }),
  };
  try {
    for (const [name, act] of Object.entries(acts))
      report(`${name} (CPU)`, await medianOf(act), "ms", "at most", 20);
    const year = new Date().getFullYear();
    const started = performance.now();
    const bytes = await ask("exportTaxYear", { query: { year } });
    const seconds = (performance.now() - started) / 1000;
    report(`a year's ZIP of ${Math.round(bytes / 1024)} kB`, seconds, "s", "at most", 3);
  } finally {
    await server.close();
    await deps.close();
  }
}

/** Of the server's thread alone, in the middle of several turns: it is what other visitors wait for. */
async function medianOf(act: (turn: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const before = process.threadCpuUsage();
    await act(turn);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[turns >> 1] ?? Number.NaN;
}
