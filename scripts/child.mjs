import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

const children = new Set();
let stopping = false;

/** Runs a program to its end, its output shown as it comes. @returns its exit code, 1 when a signal ended it */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      // A process group of its own: ending it ends what it started, such as browsers and databases.
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    children.add(child);
    child.on("error", reject);
    child.on("exit", (code) => {
      children.delete(child);
      // Nothing follows a program that was told to end.
      if (!stopping) resolve(code ?? 1);
    });
  });
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, async () => {
    // npm passes on a Ctrl-C that the terminal has already sent to everybody.
    if (stopping) return;
    stopping = true;
    const ending = [...children];
    for (const child of ending) signalGroup(child, "SIGTERM");
    // npm may want a minute to tidy up.
    await Promise.race([Promise.all(ending.map((child) => once(child, "exit"))), wait(5000)]);
    for (const child of ending) signalGroup(child, "SIGKILL");
    process.exit(128 + constants.signals[signal]);
  });
}

function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended.
  }
}
