import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** What one process has compiled the next ones read: a third of what a start takes. */
const compiled = { NODE_COMPILE_CACHE: path.join(tmpdir(), "umeed-compiled") };

export type ServerProcess = {
  url: string;
  /** Its output so far. */
  output(): string;
  /** Its memory in bytes; undefined where the system does not report it (Linux does). */
  memory(): number | undefined;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code once it has ended, null when a signal ended it. */
  ended: Promise<number | null>;
};

/** Where the server listens, by its log. */
export const urlInLog = (output: string): string | undefined =>
  /"url":"([^"]+)","database":"\w+","msg":"ready"/.exec(output)?.[1];

/** Runs the server as a program, named with its arguments, and waits until its log says that it is ready. */
export async function startServerProcess(
  script: string,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const [file = "", ...args] = script.split(" ");
  const child: ChildProcess = spawn(process.execPath, [path.resolve(root, file), ...args], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, PORT: "0", ...compiled, ...settings } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = urlInLog(output);
      if (found) resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then((code) => reject(new Error(`The server ended (${code}) before it listened:\n${output}`)));
  });
  const memory = () => residentBytes(child.pid ?? 0);
  return { url, output: () => output, memory, kill: (signal) => child.kill(signal), ended };
}

function residentBytes(pid: number): number | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(status, "utf8"))?.[1]) * 1024;
}
