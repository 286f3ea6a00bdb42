import { fork } from "node:child_process";
import autocannon from "autocannon";

export type Target = {
  url: string;
  seconds: number;
  connections: number;
  /** Puts a new number in place of [<id>] in each request's address. */
  uniqueIds?: boolean;
  /** Posts this instead of asking. */
  json?: object;
};
export type Shots = { perSecond: number; p99: number };

/**
 * Asks for one address as often as it is answered, from a process of its own: what sends must not share a
 * thread with what measures.
 * @throws when any answer was not 200: a fast error is no speed
 */
export function fire(target: Target): Promise<Shots> {
  return new Promise((resolve, reject) => {
    const gunner = fork(import.meta.filename, [JSON.stringify(target)]);
    gunner.once("message", (shots) => resolve(shots as Shots));
    gunner.once("error", reject);
    gunner.once("exit", (code) => {
      if (code) reject(new Error(`${target.url} did not answer every request with 200`));
    });
  });
}

async function shoot({ url, seconds, connections, uniqueIds = false, json }: Target): Promise<void> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    idReplacement: uniqueIds,
    // As a browser sends them; without accept-encoding nobody would compress anything.
    headers: {
      accept: "text/html,*/*;q=0.8",
      "accept-encoding": "gzip, deflate, br, zstd",
      ...(json ? { "content-type": "application/json" } : {}),
    },
    ...(json ? { method: "POST" as const, body: JSON.stringify(json) } : {}),
  });
  const clean = result.non2xx === 0 && result.errors === 0 && result.timeouts === 0;
  if (clean) process.send?.({ perSecond: result.requests.average, p99: result.latency.p99 } satisfies Shots);
  process.exitCode = clean ? 0 : 1;
}

if (process.send && process.argv[1] === import.meta.filename) {
  await shoot(JSON.parse(process.argv[2] ?? "{}"));
  process.disconnect();
}
