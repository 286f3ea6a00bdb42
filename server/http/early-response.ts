import type { FastifyReply, FastifyRequest } from "fastify";

/** So long a sender may go on sending what nobody reads any more. */
const lingerMs = 5_000;

/**
 * For an answer that leaves before the request has wholly come in. Its sender is still writing, and would see a
 * broken connection instead of the answer if it were cut at once: so what still comes is thrown away for a moment.
 */
export function respondEarly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { raw } = request;
  if (raw.complete) return reply;
  // "close" would make Node cut the connection as soon as the answer has left.
  reply.removeHeader("connection");
  reply.raw.once("finish", () => {
    raw.unpipe();
    raw.resume();
    const enough = setTimeout(() => raw.destroy(), lingerMs).unref();
    raw.once("close", () => clearTimeout(enough));
  });
  return reply;
}
