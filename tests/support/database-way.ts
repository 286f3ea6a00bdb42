import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A way to the database that the test can close, or that falls silent as after a power cut: connections stay, and nothing
 * comes through.
 */
export async function startWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let open = true;
  const silent = new Set<Socket>();
  const way = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    if (!open) return socket.destroy();
    const onward = connect(Number(target.port), target.hostname);
    onward.on("error", () => socket.destroy());
    onward.on("close", () => socket.destroy());
    socket.on("close", () => onward.destroy());
    const pass = (to: Socket) => (bytes: Buffer) => {
      if (!silent.has(socket)) to.write(bytes);
    };
    socket.on("data", pass(onward));
    onward.on("data", pass(socket));
  });
  await new Promise<void>((resolve) => way.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void way.close());
  const address = way.address();
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" ? address?.port : 0);
  return {
    url: url.href,
    close() {
      open = false;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      open = true;
    },
    /** The connections of now bring nothing more; new ones do. */
    silence() {
      for (const socket of sockets) silent.add(socket);
    },
  };
}
