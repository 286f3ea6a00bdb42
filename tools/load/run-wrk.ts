import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram } from "#scripts/program.ts";

export type Target = {
  /** VISIT in it is replaced by a new number in each request. */
  url: string;
  seconds: number;
  connections: number;
  /** Posts this instead of a GET. */
  json?: object;
};
/** Responses per second, and the 99th percentile of their time in ms. */
export type LoadResult = { perSecond: number; p99: number };

const run = promisify(execFile);
const script = path.join(import.meta.dirname, "run-wrk.lua");

/**
 * Requests one URL as fast as possible. Uses wrk, because the client shares the machine with the server, and
 * a client in JavaScript takes several times as long to read a page as the server takes to send it
 * (docs/decisions/013).
 * @throws when any response failed, or the first one was a redirect
 */
export async function runWrk({ url, seconds, connections, json }: Target): Promise<LoadResult> {
  const options = ["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`];
  if (!json) await expectOk(url);
  const args = json ? ["--", JSON.stringify(json)] : [];
  const { stdout } = await run(wrk(), [...options, "--script", script, url, ...args]);
  const [requests, microseconds, p99, failed] = (/^result (.*)$/m.exec(stdout)?.[1] ?? "")
    .split(" ")
    .map(Number);
  if (!requests || !microseconds || p99 === undefined || failed !== 0) {
    throw new Error(`${url} did not answer every request well:\n${stdout}`);
  }
  return { perSecond: requests / (microseconds / 1e6), p99: p99 / 1000 };
}

/** wrk counts only statuses from 400 as failures. */
async function expectOk(url: string): Promise<void> {
  const response = await fetch(url, { redirect: "manual" });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

function wrk(): string {
  return findProgram({
    name: "wrk",
    commands: ["wrk"],
    debianPackage: "wrk",
    variable: "WRK_PATH",
  });
}
