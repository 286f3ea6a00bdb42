import { fork } from "node:child_process";
import { createServer, get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { processorTime } from "./product-server.ts";

/** Headers that Node adds itself. */
const ownToNode = ["date", "connection", "keep-alive", "transfer-encoding"];

/** The baseline: node:http in its own process, with the same headers and bytes as the given URL. */
export function startBareServer(
  copyOf: string,
): Promise<{ url: string; processorTime(): number; stop(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = fork(import.meta.filename, [copyOf]);
    const ended = new Promise<void>((done) => server.once("exit", () => done()));
    server.once("error", reject);
    server.once("message", (url) => {
      const stop = () => {
        server.kill();
        return ended;
      };
      resolve({ url: String(url), processorTime: () => processorTime(server.pid ?? 0), stop });
    });
    void ended.then(() => reject(new Error("The bare server did not start")));
  });
}

async function serveCopyOf(url: string): Promise<void> {
  const { headers, body } = await read(url);
  const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownToNode.includes(name)));
  const server = createServer((_request, response) => {
    response.writeHead(200, forwarded);
    response.end(body);
  });
  server.listen(0, "127.0.0.1", () => {
    process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}

function read(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

if (process.send && process.argv[1] === import.meta.filename) await serveCopyOf(process.argv[2] ?? "");
