import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram } from "#scripts/program.ts";

export type Target = {
  /** VISIT in it becomes another number in each request. */
  url: string;
  seconds: number;
  connections: number;
  /** Posts this instead of asking. */
  json?: object;
  /** Asks past the page cache, which answers nobody who carries an authorization. */
  uncached?: boolean;
};
/** Answers a second, and the time that all but the slowest hundredth took, in milliseconds. */
export type LoadResult = { perSecond: number; p99: number };

const run = promisify(execFile);
const script = path.join(import.meta.dirname, "run-wrk.lua");

/**
 * Asks for one address as often as it is answered. wrk does the asking, because what asks shares the machine with
 * what answers: a client in JavaScript takes several times as long to read a page as the server takes to send it
 * (docs/decisions/013).
 * @throws when any answer failed, or the first one led elsewhere: a fast error is no speed
 */
export async function runWrk({ url, seconds, connections, json, uncached }: Target): Promise<LoadResult> {
  const options = ["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`];
  if (uncached) options.push("--header", "authorization: none");
  if (!json) await expectOk(url);
  const told = json ? ["--", JSON.stringify(json)] : [];
  const { stdout } = await run(wrk(), [...options, "--script", script, url, ...told]);
  const [requests, microseconds, p99, failed] = (/^shots (.*)$/m.exec(stdout)?.[1] ?? "")
    .split(" ")
    .map(Number);
  if (!requests || !microseconds || p99 === undefined || failed !== 0) {
    throw new Error(`${url} did not answer every request well:\n${stdout}`);
  }
  return { perSecond: requests / (microseconds / 1e6), p99: p99 / 1000 };
}

/** wrk counts only what is 400 or more as a failure. */
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
