import http, { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { apiBase } from "#app/contract/call.ts";
import { serverMessages } from "#app/contract/replies.ts";
import type { Env } from "#server/env.ts";
import { limitArrival, limitWaiting } from "./arrival.ts";
import { canonicalPath, readablePath } from "./canonical-path.ts";
import { plainBody } from "./errors.ts";
import { headersOfEveryReply, nothingAllowed } from "./headers.ts";

export type ConnectionLimits = {
  /** The time for a request's headers to arrive, in ms. */
  headers: number;
  /** The time for a whole request to arrive, in ms; an upload has `upload`. */
  request: number;
  /** The time for a body of at most 64 KB or of unknown length to arrive, in ms, that is no upload. */
  smallBody: number;
  /** The time for a whole upload to arrive, in ms: what a slow line needs for the largest film. */
  upload: number;
  /**
   * The idle time of a socket, in ms, for instance when an upload stops or a client does not read its response. The time
   * in which a reply is made does not count.
   */
  stalled: number;
  /** The time in which a reply is made, in ms, once the whole request has arrived. */
  working: number;
  /** The interval at which the first two limits are checked, in ms. */
  checkIntervalMs: number;
  /**
   * The maximum of pipelined requests without a response per connection. Browsers and proxies do not
   * pipeline.
   */
  unanswered: number;
};

export const defaultLimits: ConnectionLimits = {
  headers: 30_000,
  request: 120_000,
  smallBody: 15_000,
  upload: 60 * 60_000,
  stalled: 60_000,
  working: 10 * 60_000,
  checkIntervalMs: 5_000,
  unanswered: 10,
};

type HttpServerOptions = {
  limits?: Partial<ConnectionLimits> | undefined;
  /** Called for each request that is answered here, with its reply. */
  onRefused?: (request: IncomingMessage, response: ServerResponse) => void;
};

/**
 * Node's HTTP server with the checks that come before Fastify: limits per connection, and a valid path.
 * Fastify sets such limits only on servers that it creates itself.
 * @param respondAtOnce sends the whole reply if it is there already: such a request needs no limits of its own
 */
export function createHttpServer(
  respondAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  env: Pick<Env, "siteUrl">,
  { limits = {}, onRefused = () => undefined }: HttpServerOptions = {},
): http.Server {
  const sendPlain = plainSender(env, onRefused);
  const all = { ...defaultLimits, ...limits };
  const { headers, upload, stalled, checkIntervalMs, unanswered } = all;
  const admit = countUnanswered(unanswered);
  const refuse = (error: Error, socket: Socket) => server.emit("clientError", error, socket);
  const server: http.Server = http.createServer(
    {
      headersTimeout: headers,
      requestTimeout: upload,
      connectionsCheckingInterval: checkIntervalMs,
      // Checked below: Node's own response has none of our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const verdict = admit(request, response);
      if (verdict === "ignore") return;
      if (verdict === "refuse") {
        readNoMore(request.socket);
        return sendPlain(request, response, 503, serverMessages.overloaded, {
          "retry-after": "5",
          connection: "close",
        });
      }
      limitArrival(request, response, all, refuse);
      if (!isOnThisServer(request)) {
        const location = readableAddress(request);
        return location === undefined
          ? sendPlain(request, response, 400, serverMessages.brokenAddress)
          : sendPlain(request, response, 308, serverMessages.brokenAddress, { location });
      }
      if (respondAtOnce(request, response)) return;
      limitWaiting(request, response, all, refuse);
      handle(request, response);
    },
  );
  server.setTimeout(stalled);
  // Without these two listeners Node answers by itself, without our headers, or closes the connection.
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    sendPlain(request, response, 417, serverMessages.brokenBody, { connection: "close" });
  });
  server.on("connect", (_request, socket) => {
    endWith(env, socket, 405, serverMessages.unknownMethod);
  });
  return server;
}

/** Nothing more is read from a client that pipelines too much, also when Node resumes after each response. */
function readNoMore(socket: Socket): void {
  socket.pause();
  socket.on("resume", () => socket.pause());
}

type Verdict = "answer" | "refuse" | "ignore";

/** Counts the pending requests of each connection. After the first refusal the rest is ignored. */
function countUnanswered(limit: number) {
  const pending = new WeakMap<Socket, ServerResponse[] | "refused">();
  return ({ socket }: IncomingMessage, response: ServerResponse): Verdict => {
    const before = pending.get(socket) ?? [];
    if (before === "refused") return "ignore";
    const unanswered = before.filter(({ writableFinished }) => !writableFinished);
    if (unanswered.length >= limit) {
      pending.set(socket, "refused");
      return "refuse";
    }
    pending.set(socket, [...unanswered, response]);
    return "answer";
  };
}

/**
 * Whether a request target is a decodable path on a named host: not an absolute URL for a proxy, not `*`. HTTP
 * before 1.1 has no Host header.
 */
function isOnThisServer({ url = "", headers, httpVersion }: IncomingMessage): boolean {
  if (!url.startsWith("/") || (httpVersion === "1.1" && !headers.host)) return false;
  if (!url.includes("%")) return true;
  const [path = ""] = url.split("?", 1);
  // The result is used: the build removes a decodeURI whose result is not.
  return canonicalPath(path) !== undefined;
}

/** Where a page is looked for whose path cannot be decoded: its page says that it is not found, and leads on. */
function readableAddress({ url = "", method, headers }: IncomingMessage): string | undefined {
  const [path = ""] = url.split("?", 1);
  const isPage = path.startsWith("/") && !isBelowApi(path) && (method === "GET" || method === "HEAD");
  return isPage && headers.host ? readablePath(path) : undefined;
}

const isBelowApi = (path: string) => path.startsWith(`${apiBase}/`);

function plainSender(env: Pick<Env, "siteUrl">, onRefused: NonNullable<HttpServerOptions["onRefused"]>) {
  return (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    message: string,
    more: Record<string, string> = {},
  ): void => {
    const { headers, body } = plainReply(env, request.url ?? "", status, message);
    response.writeHead(status, { ...headers, ...more }).end(request.method === "HEAD" ? undefined : body);
    onRefused(request, response);
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

/** Responds to invalid HTTP and timeouts. Not logged: it may contain anything. */
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
  endWith(env, socket, status, message);
}

/** A response without Node's own, for a connection that ends with it. */
function endWith(env: Pick<Env, "siteUrl">, socket: Duplex, status: number, message: string): void {
  const { headers, body } = plainReply(env, "", status, message);
  const lines = Object.entries({ ...headers, connection: "close" }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const reason = STATUS_CODES[status] ?? "";
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, "", body].join("\r\n"));
}
