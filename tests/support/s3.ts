import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";
import { onTestFinished } from "vitest";
import type { S3Settings } from "#server/env.ts";

/** A real S3-compatible server on loopback with one empty bucket, and a temporary folder. */
export async function startS3Server(): Promise<{ settings: S3Settings; folder: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: path.join(folder, "buckets"),
    configureBuckets: [{ name: "umeed", configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const settings = {
    bucket: "umeed",
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  return { settings, folder };
}

/**
 * The same behind a line that can fail: "silent" accepts connections and what is sent, and never answers; "gone" refuses
 * them; "stalling" passes on the headers of each answer, and of its body nothing.
 */
export async function startFailingS3Server() {
  const { settings, folder } = await startS3Server();
  const { port } = new URL(settings.endpoint ?? "");
  const sockets = new Set<Socket>();
  let fault: "none" | "silent" | "stalling" = "none";
  const line = createServer((client) => {
    sockets.add(client);
    client.on("error", () => client.destroy());
    client.on("close", () => sockets.delete(client));
    if (fault === "silent") return client.resume();
    const server = connect(Number(port), "127.0.0.1");
    server.on("error", () => client.destroy());
    client.on("close", () => server.destroy());
    client.pipe(server);
    if (fault === "none") server.pipe(client);
    else passHeadersOnly(server, client);
    return undefined;
  });
  line.listen(0, "127.0.0.1");
  await once(line, "listening");
  const address = line.address() as AddressInfo;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = () => {
    hangUp();
    line.close();
  };
  onTestFinished(close);
  return {
    settings: { ...settings, endpoint: `http://127.0.0.1:${address.port}` },
    folder,
    fail(kind: "silent" | "gone" | "stalling") {
      if (kind === "gone") return close();
      fault = kind;
      return hangUp();
    },
  };
}

/** Passes on each answer's headers, and of its body nothing. */
function passHeadersOnly(server: Socket, client: Socket): void {
  server.on("data", (bytes) => {
    const end = bytes.indexOf("\r\n\r\n");
    if (bytes.subarray(0, 5).toString() === "HTTP/" && end > 0) client.write(bytes.subarray(0, end + 4));
  });
}
