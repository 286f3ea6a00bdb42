import http from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/**
 * Stands between the site and a provider's inquiry, and can hold an inquiry until the test lets it through. It ends
 * with the test.
 */
export async function startHeldInquiries(provider: string) {
  let held: { arrived: PromiseWithResolvers<void>; released: PromiseWithResolvers<void> } | undefined;
  const server = http.createServer(async (request, response) => {
    const body = await text(request);
    held?.arrived.resolve();
    await held?.released.promise;
    const reply = await fetch(provider + request.url, {
      method: request.method,
      headers: { "content-type": request.headers["content-type"] ?? "text/plain" },
      body,
    });
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(await reply.text());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(async () => {
    held?.released.resolve();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Holds inquiries from now on. @returns `arrived` resolves with the first; `release` lets all through */
    hold() {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      held = { arrived, released };
      return { arrived: arrived.promise, release: released.resolve };
    },
  };
}
