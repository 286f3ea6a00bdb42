import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

let child;
let stopping = false;

/** Runs a program to its end, its output shown as it comes. @returns its exit code, 1 when a signal ended it */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    child = spawn(command, args, {
      // A process group of its own: ending it ends what it started, such as browsers and databases.
      detached: true,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      child = undefined;
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
    const ending = child;
    if (ending) {
      signalGroup(ending, "SIGTERM");
      // npm may want a minute to tidy up.
      await Promise.race([once(ending, "exit"), wait(5000)]);
      signalGroup(ending, "SIGKILL");
    }
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
