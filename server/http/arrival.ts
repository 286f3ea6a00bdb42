import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { publicBodyBytes } from "./call-routes.ts";

/*
 * How long a body may take to arrive, and a client may wait for its reply. An upload may be slow: only the time without
 * a byte counts, up to Node's own limit for any request. Any other body has a time for the whole of it.
 */

export type ArrivalLimits = {
  /**
   * The time for a small body that is no upload, in ms. A call of a few hundred bytes that takes longer waits for something
   * else, for instance until its session has ended.
   */
  smallBody: number;
  /** The time for a whole body that is no upload, in ms. */
  request: number;
  /** The idle time of a socket, in ms. */
  stalled: number;
  /** The time in which a reply is made, in ms: pictures wait for their turn. */
  working: number;
};

/** As Node's own error, so that it is answered in the same way: 408. */
const tooLate = () =>
  Object.assign(new Error("The request took too long to arrive"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });

const isUpload = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data/i.test(headers["content-type"] ?? "");
const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
/** Browsers say how long a body is: one of unknown length counts as small. */
const isSmall = ({ headers }: IncomingMessage) => Number(headers["content-length"] ?? 0) <= publicBodyBytes;

/** Answers 408 and closes the connection. */
type Refuse = (error: Error, socket: Socket) => void;

/** Limits the time for a request's body, if it has one. */
export function limitArrival(
  request: IncomingMessage,
  response: ServerResponse,
  { smallBody, request: whole }: ArrivalLimits,
  refuse: Refuse,
): void {
  if (!hasBody(request) || isUpload(request)) return;
  const timer = setTimeout(
    () => {
      if (response.headersSent) request.socket.destroy();
      else refuse(tooLate(), request.socket);
    },
    isSmall(request) ? smallBody : whole,
  ).unref();
  request.once("end", () => clearTimeout(timer));
  request.once("close", () => clearTimeout(timer));
}

/** Limits the time without a byte while a reply is awaited. Without it Node closes an idle socket, whatever it waits for. */
export function limitWaiting(
  request: IncomingMessage,
  response: ServerResponse,
  { stalled, working }: ArrivalLimits,
  refuse: Refuse,
): void {
  let arrivedAt = performance.now();
  request.once("end", () => {
    arrivedAt = performance.now();
  });
  // With this listener Node leaves an idle socket to us.
  response.on("timeout", (socket: Socket) => {
    if (response.headersSent) return void socket.destroy();
    if (!request.complete) return refuse(tooLate(), socket);
    // All of it has arrived and the reply is being made: the client is not the one that is slow.
    if (performance.now() - arrivedAt < working) socket.setTimeout(stalled);
    else socket.destroy();
  });
}
