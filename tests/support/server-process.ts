import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export type ServerProcess = {
  url: string;
  /** All that it printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Resolves with the exit code once it has ended, null when a signal ended it. */
  ended: Promise<number | null>;
};

/** Runs a program that prints "Umeed is served at <address>", and waits until it does. */
export async function startServerProcess(
  script: string,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child: ChildProcess = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, PORT: "0", ...settings } as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /served at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    void ended.then((code) => reject(new Error(`The server ended (${code}) before it listened:\n${output}`)));
  });
  // An answer tells that what follows the announcement, such as listening to signals, is done too.
  await (await fetch(`${url}/healthz`)).text();
  return { url, output: () => output, kill: (signal) => child.kill(signal), ended };
}
