import { connect } from "node:net";

/*
 * Requests that are refused before they reach a route. The sources and the built server are asked both: a bundler may
 * leave out a check.
 */

const host = "Host: umeed.example";

/** What is wrong, and the lines of the request. "private" must not get into the log. */
export const invalidRequests: readonly [string, ...string[]][] = [
  ["an address for a proxy", "GET http://x/?email=private@umeed.example HTTP/1.1", host],
  ["an address of the whole server", "OPTIONS * HTTP/1.1", host],
  ["a broken percent-encoding", "POST /%?email=private@umeed.example HTTP/1.1", host],
  ["a broken percent-encoding of a call", "GET /backendReact/%zz?email=private@umeed.example HTTP/1.1", host],
  ["letters that are none", "POST /%ff?email=private@umeed.example HTTP/1.1", host],
  ["a tunnel", "CONNECT private.umeed.example:443 HTTP/1.1", host],
  ["no host", "GET /?email=private@umeed.example HTTP/1.1"],
  ["an empty host", "GET /?email=private@umeed.example HTTP/1.1", "Host:"],
  ["an expectation that nobody knows", "GET /?email=private@umeed.example HTTP/1.1", host, "Expect: private"],
  [
    "two ways to say where the body ends",
    "POST /?a=private HTTP/1.1",
    host,
    "Content-Length: 5",
    "Transfer-Encoding: chunked",
  ],
  ["two lengths of one body", "POST /?a=private HTTP/1.1", host, "Content-Length: 5", "Content-Length: 6"],
  ["no HTTP", "private@umeed.example", host],
  ["a header that is none", "GET /?email=private@umeed.example HTTP/1.1", "no header", host],
  [
    "headers without end",
    "GET /?email=private@umeed.example HTTP/1.1",
    `X-Long: ${"x".repeat(20_000)}`,
    host,
  ],
];

/** Sends the lines and closes. @returns all bytes of the response */
export async function askRaw(url: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
  return new Promise((resolve) => {
    // A reset closes the connection too.
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(received));
  });
}

/** What of our own refusals a response lacks; an empty list when it is one. */
export function lackingOf(response: string): string[] {
  const wanted: [string, boolean][] = [
    ["a status from 400 to 499", /^HTTP\/1\.1 4\d\d [A-Z]/.test(response)],
    ["nosniff", response.includes("x-content-type-options: nosniff")],
    ["a policy that allows nothing", response.includes("content-security-policy: default-src 'none'")],
    ["no-store", response.includes("cache-control: no-store")],
    ["silence about what was sent", !response.includes("private")],
  ];
  return wanted.filter(([, holds]) => !holds).map(([what]) => what);
}
