import type { FastifyReply } from "fastify";

/**
 * Says in a header where the next page of a list begins, if there is one: `succeed(pageOf(reply, await listPayouts(...)))`.
 * @returns what else the page holds
 */
export function pageOf<List extends { next?: string | number }>(
  reply: Pick<FastifyReply, "header">,
  { next, ...page }: List,
): Omit<List, "next"> {
  if (next !== undefined) reply.header("x-next-cursor", String(next));
  return page;
}
