import type { FastifyReply, FastifyRequest } from "fastify";

/** How long a client that goes on sending after the response may pause, and how long it may send at all. */
const pauseMs = 5_000;
const wholeMs = 10 * 60_000;

/**
 * For a response before the whole request has arrived. The client is still writing, and most read nothing before they
 * are done: a connection that is closed meanwhile is an error to them, and the response is lost. So the rest of the
 * request is received and discarded for as long as it keeps coming.
 */
export function respondEarly(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { raw } = request;
  if (raw.complete) return reply;
  // "close" would make Node close the connection after the response.
  reply.removeHeader("connection");
  reply.raw.once("finish", () => {
    raw.unpipe();
    const end = () => raw.destroy();
    const pause = setTimeout(end, pauseMs).unref();
    const whole = setTimeout(end, wholeMs).unref();
    raw.on("data", () => pause.refresh());
    raw.resume();
    raw.once("close", () => {
      clearTimeout(pause);
      clearTimeout(whole);
    });
  });
  return reply;
}
