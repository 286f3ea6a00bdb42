import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = path.resolve(import.meta.dirname, "../..");
/** The idle time after which the garbage of the start is collected. */
const idleMilliseconds = 3000;

export type MeasuredServer = {
  url: string;
  /** The time from the start of the process to the first 200 of /readyz, in ms. */
  readyIn: number;
  /** Memory when idle, in megabytes. */
  idleMemory(): Promise<number>;
  /** Current memory in megabytes. */
  memory(): number;
  /** The processor time of all its threads until now, in ms. */
  processorTime(): number;
  stop(): Promise<void>;
  /** Ends it at once, as a lack of memory or a power cut does. */
  kill(): Promise<void>;
};

/** Starts the built server like `npm start`, but without rate limits and with a quiet log. */
export async function startMeasured(
  dataFolder: string,
  {
    seed = "none",
    port: wanted,
    env = {},
  }: { seed?: "sample" | "none"; port?: number; env?: Record<string, string> } = {},
): Promise<MeasuredServer> {
  const port = wanted ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const server = spawn(process.execPath, ["build/server/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataFolder,
      SEED: seed,
      // Its public URL, for canonical links.
      SITE_URL: url,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      // So that a contact message queues a mail.
      OFFICE_EMAIL: "office@umeed.example",
      ...env,
    },
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  let alive = true;
  void ended.then(() => {
    alive = false;
  });
  while (!(await isReady(url))) {
    if (!alive) throw new Error("The server ended before it was ready");
    await wait(5);
  }
  const readyIn = performance.now() - started;

  const memory = () => residentKilobytes(server.pid ?? 0) / 1024;
  return {
    url,
    readyIn,
    memory,
    processorTime: () => processorTime(server.pid ?? 0),
    async idleMemory() {
      await wait(idleMilliseconds);
      return memory();
    },
    async stop() {
      server.kill("SIGTERM");
      await ended;
    },
    async kill() {
      server.kill("SIGKILL");
      await ended;
    },
  };
}

/** The memory of a process that runs. Small containers have no ps, and macOS has no /proc. */
export function residentKilobytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]);
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }));
}

/** The processor time of a process that runs, in ms; not a number where there is no /proc. */
export function processorTime(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name, which may hold spaces: the 12th and 13th field are user and system time in hundredths of a second.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function isReady(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(`${url}/readyz`);
    return status === 200;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === "string") throw new Error("No free port");
  return address.port;
}
