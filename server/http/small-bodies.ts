import type { IncomingMessage, ServerResponse } from "node:http";
import { publicBodyBytes } from "./endpoint.ts";

/**
 * Ends a request whose small body does not arrive in time: a call of a few hundred bytes that takes longer waits for
 * something else, for instance until its session has ended. Forms with files and long texts have the time of a whole
 * request. A body of unknown length counts as small: browsers say how long theirs are.
 * @param ms the time for the body, counted from the headers
 * @param onLate answers and closes the connection
 */
export function limitSmallBody(
  request: IncomingMessage,
  response: ServerResponse,
  ms: number,
  onLate: () => void,
): void {
  if (request.method === "GET" || request.method === "HEAD") return;
  if (/^multipart\//i.test(request.headers["content-type"] ?? "")) return;
  if (Number(request.headers["content-length"] ?? 0) > publicBodyBytes) return;
  const timer = setTimeout(() => {
    if (!request.complete && !response.headersSent) onLate();
  }, ms);
  const stop = () => clearTimeout(timer);
  request.once("end", stop);
  response.once("close", stop);
}
