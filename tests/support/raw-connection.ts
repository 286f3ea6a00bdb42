import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { TestApp } from "./app.ts";

export type RawConnection = {
  socket: Socket;
  /** All bytes from the server until it closed the connection. */
  closed: Promise<string>;
};

/** A raw connection, for invalid requests. It ends with the test. */
export function openConnection(app: TestApp, ...lines: string[]): RawConnection {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  socket.write(lines.join("\r\n"));
  const closed = new Promise<string>((resolve) => {
    let received = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk) => {
      received += chunk;
    });
    // A reset closes the connection too.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
  return { socket, closed };
}
