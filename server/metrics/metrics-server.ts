import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Deps } from "#server/deps.ts";
import { notListening } from "#server/start-faults.ts";
import { readServerState } from "./server-state.ts";

const host = "127.0.0.1";

/**
 * Serves the metrics at /metrics on a port of their own that this machine alone reaches: WATCH-01.
 * @returns undefined when METRICS_PORT is not set
 * @throws EnvironmentError when the port cannot be opened
 */
export async function startMetrics(deps: Deps): Promise<{ url: string; close(): Promise<void> } | undefined> {
  const { env, metrics, log } = deps;
  const { metricsPort: port } = env;
  if (!metrics || port === undefined) return undefined;
  /** Whoever asks while it is read gets the same reading. */
  let reading: Promise<string> | undefined;
  const read = () => {
    reading ??= readServerState(deps)
      .then((state) => metrics.text(state))
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url !== "/metrics" || method !== "GET") {
      response.writeHead(url === "/metrics" ? 405 : 404).end();
      return;
    }
    try {
      const text = await read();
      response.writeHead(200, { "content-type": metrics?.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, "the metrics could not be read");
      response.writeHead(500).end();
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(notListening(error, { host, port, setting: "METRICS_PORT" })));
    server.listen(port, host, resolve);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}/metrics`;
  log.info({ url }, "metrics are served");
  return {
    url,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
