import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const running = new Set<ChildProcess>();

/** Runs one program and shows its output. @returns its exit code, 1 when it was killed */
export function runStep(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    // Its own process group: ending the step also ends its browsers and databases.
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...environment },
    });
    running.add(child);
    child.on("error", reject);
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}

/** Makes Ctrl-C and SIGTERM end the running step, and then this program. */
export function endStepsOnSignal(): void {
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const) {
    process.on(signal, () => {
      const ended = [...running].map((child) => new Promise((resolve) => child.once("exit", resolve)));
      for (const { pid } of running) if (pid) process.kill(-pid, "SIGTERM");
      void Promise.all(ended).then(() => process.exit(code));
    });
  }
}
