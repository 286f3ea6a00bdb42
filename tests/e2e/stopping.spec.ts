import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import BetterSqlite3 from "better-sqlite3";
import { urlInLog } from "#tests/support/server-process.ts";

/* Signals to the commands, as service managers and terminals send them: to npm, or to the process group. */

const root = path.resolve(import.meta.dirname, "../..");
const account = { email: "admin@umeed.example", password: "Correct-Horse-7!" };

const serve = ["npm", "run", "serve"];
/** What `npm start` runs, once it is set up. */
const startCommand = ["sh", "scripts/run.sh", "--install-only", "build/server/main.js"];

/** A service manager signals the command, a terminal everything at once. Each pair of two of the three comes up. */
const cases = [
  { command: serve, signal: "SIGTERM", target: "the command" },
  { command: serve, signal: "SIGINT", target: "its whole group" },
  { command: startCommand, signal: "SIGTERM", target: "its whole group" },
  { command: startCommand, signal: "SIGINT", target: "the command" },
] as const;

type Started = { child: ChildProcess; pid: number; url: string; output(): string; ended: Promise<unknown> };

async function start([command = "", ...args]: readonly string[], folder: string): Promise<Started> {
  const child = spawn(command, args, {
    cwd: root,
    // Its own process group, as in a terminal.
    detached: true,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: folder,
      DATABASE_URL: "",
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    },
  });
  let output = "";
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const found = urlInLog(output);
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended before it listened:\n${output}`)));
  });
  // On a busy machine a server that has just started may reply 503.
  await expect.poll(async () => (await fetch(`${url}/backendReact/api_banner.php`)).status).toBe(200);
  return { child, pid: child.pid ?? 0, url, output: () => output, ended };
}

/** A sign-in request whose body ends when `finish` is called. */
function beginRequest(url: string) {
  const body = JSON.stringify(account);
  const call = request(`${url}/backendReact/api_login.php`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length },
  });
  const status = new Promise<number | string>((resolve) => {
    call.on("response", (response) => resolve(response.resume().statusCode ?? 0));
    call.on("error", (error) => resolve(error.message));
  });
  call.write(body.slice(0, 10));
  return { status, finish: () => call.end(body.slice(10)) };
}

for (const { command, signal, target } of cases) {
  test(`${command.join(" ")}: ${signal} to ${target} finishes running requests and leaves no process behind`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "umeed-stop-"));
    const { pid, url, output, ended } = await start(command, folder);
    try {
      const inFlight = beginRequest(url);
      // A response on another connection shows that the first request has been read.
      await fetch(`${url}/healthz`);
      process.kill(target === "the command" ? pid : -pid, signal);
      await expect.poll(output).toContain("stopping");
      inFlight.finish();
      expect(await inFlight.status).toBe(200);
      await ended;
      await expect.poll(() => isGroupAlive(pid)).toBe(false);
      expect(output()).toContain('"msg":"stopped"');
      await expect(fetch(`${url}/healthz`)).rejects.toThrow();
      const database = new BetterSqlite3(path.join(folder, "umeed.sqlite"), { readonly: true });
      expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
      database.close();
    } finally {
      if (isGroupAlive(pid)) process.kill(-pid, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function isGroupAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}
