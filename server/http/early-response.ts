import type { FastifyReply, FastifyRequest } from "fastify";

/** How long a client may go on sending after the response. */
const lingerMs = 5_000;

/**
 * For a response before the whole request has arrived. The client is still writing, and would see a broken
 * connection if it were closed at once: so the rest of the request is discarded for a while.
 */
export function respondEarly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { raw } = request;
  if (raw.complete) return reply;
  // "close" would make Node close the connection after the response.
  reply.removeHeader("connection");
  reply.raw.once("finish", () => {
    raw.unpipe();
    raw.resume();
    const enough = setTimeout(() => raw.destroy(), lingerMs).unref();
    raw.once("close", () => clearTimeout(enough));
  });
  return reply;
}
