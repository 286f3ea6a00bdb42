import type { FastifyInstance } from "fastify";
import { serverMessages } from "#app/contract/replies.ts";
import { respondEarly } from "./early-response.ts";
import { publicBodyBytes } from "./endpoint.ts";
import { sendPlain } from "./errors.ts";

/**
 * Limits the bodies that visitors post to pages, like those of public calls: React Router reads a whole body
 * of any size. Browsers send a form's length; a body without one is refused. Call it in the context of the
 * page route.
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
