import type { FastifyInstance } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import { respondEarly } from "./early-response.ts";
import { publicBodyBytes } from "./endpoint.ts";
import { sendPlain } from "./errors.ts";

/**
 * Bounds what visitors post to pages, as the calls of visitors are bounded: React Router reads a body whole, however
 * large. Browsers announce the length of a form; a body without one is refused. Call it where the pages are routed.
 */
export function boundPageForms(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    const { "content-length": length, "transfer-encoding": chunked } = request.headers;
    if (length === undefined && chunked === undefined) return;
    if (Number(length) <= publicBodyBytes) return;
    respondEarly(request, reply);
    return length === undefined
      ? sendPlain(request, reply, 411, serverMessages.lengthMissing)
      : sendPlain(request, reply, 413, serverMessages.tooLarge(publicBodyBytes));
  });
}
