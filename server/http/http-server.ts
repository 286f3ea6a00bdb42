import http, { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { serverMessages } from "#app/contract/replies.ts";
import type { Env } from "#server/env.ts";
import { plainBody } from "./errors.ts";
import { headersOfEveryReply, nothingAllowed } from "./headers.ts";

export type ConnectionLimits = {
  /** Milliseconds until a request's headers are in. */
  headers: number;
  /** Milliseconds until a whole request is in, its body too. */
  request: number;
  /** Milliseconds without a byte in either direction, for instance because a client does not read its answer. */
  stalled: number;
  /** Milliseconds between two looks at the first two limits. */
  checkEvery: number;
  /** Requests sent on one connection that have no answer yet. Browsers and proxies send one after the other. */
  unanswered: number;
};

const defaultLimits: ConnectionLimits = {
  headers: 30_000,
  request: 120_000,
  stalled: 60_000,
  checkEvery: 5_000,
  unanswered: 10,
};

/**
 * Node's own server with what must hold before a request reaches the framework: limits of time and number for each
 * connection, and an address that names something on this server. Fastify sets such limits only on servers that it
 * makes itself.
 */
export function createHttpServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  env: Pick<Env, "siteUrl">,
  limits: Partial<ConnectionLimits> = {},
): http.Server {
  const sendPlain = plainSender(env);
  const { headers, request: whole, stalled, checkEvery, unanswered } = { ...defaultLimits, ...limits };
  const admit = countUnanswered(unanswered);
  const server = http.createServer(
    { headersTimeout: headers, requestTimeout: whole, connectionsCheckingInterval: checkEvery },
    (request, response) => {
      const verdict = admit(request, response);
      if (verdict === "ignore") return;
      if (verdict === "refuse") {
        // What follows on this connection is not read: its sender sends without waiting for answers.
        request.socket.pause();
        return sendPlain(request, response, 503, serverMessages.overloaded, {
          "retry-after": "5",
          connection: "close",
        });
      }
      if (!isOnThisServer(request.url ?? "")) {
        return sendPlain(request, response, 400, serverMessages.brokenAddress);
      }
      handle(request, response);
    },
  );
  server.setTimeout(stalled);
  return server;
}

type Verdict = "answer" | "refuse" | "ignore";

/** Counts the requests of each connection that wait for their answer. After the first refusal the rest is ignored. */
function countUnanswered(limit: number) {
  const waiting = new WeakMap<Socket, number>();
  const refused = new WeakSet<Socket>();
  return ({ socket }: IncomingMessage, response: ServerResponse): Verdict => {
    if (refused.has(socket)) return "ignore";
    const count = waiting.get(socket) ?? 0;
    if (count >= limit) {
      refused.add(socket);
      return "refuse";
    }
    waiting.set(socket, count + 1);
    response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    return "answer";
  };
}

/** Whether an address is a path that can be decoded: not one for a proxy, not `*`, no broken percent-encoding. */
function isOnThisServer(url: string): boolean {
  if (!url.startsWith("/")) return false;
  const [path = ""] = url.split("?", 1);
  if (!path.includes("%")) return true;
  try {
    decodeURI(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function plainSender(env: Pick<Env, "siteUrl">) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    message: string,
    more: Record<string, string> = {},
  ): void => {
    const { headers, body } = plainReply(env, request.url ?? "", status, message);
    response.writeHead(status, { ...headers, ...more }).end(request.method === "HEAD" ? undefined : body);
  };
}

function plainReply(env: Pick<Env, "siteUrl">, url: string, status: number, message: string) {
  const { type, body } = plainBody(url, status, message);
  const headers = {
    ...headersOfEveryReply(env),
    "content-security-policy": nothingAllowed,
    "cache-control": "no-store",
    "content-type": type,
    "content-length": String(Buffer.byteLength(body)),
  };
  return { headers, body };
}

/** Answers what is no HTTP, or did not come in time. Nothing of it is logged: it may hold anything. */
export function respondToClientError(
  env: Pick<Env, "siteUrl">,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? ([408, serverMessages.tooSlow] as const)
      : error.code === "HPE_HEADER_OVERFLOW"
        ? ([431, serverMessages.headersTooLarge] as const)
        : ([400, serverMessages.brokenBody] as const);
  const { headers, body } = plainReply(env, "", status, message);
  const lines = Object.entries({ ...headers, connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const reason = STATUS_CODES[status] ?? "";
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", body].join("\r\n"));
}
