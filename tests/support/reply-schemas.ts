import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { CallName } from "./calls.ts";

/**
 * Collects the response schemas at registration, so that every reply in any test is validated: the server
 * itself does not validate replies.
 */
export function watchReplySchemas() {
  const promised = new Map<string, Record<string, unknown>>();
  const watch = (message: unknown) => {
    unsubscribe("fastify.initialization", watch);
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ config, schema }) => {
      if (config?.call) promised.set(config.call.name, (schema?.response ?? {}) as Record<string, unknown>);
    });
  };
  subscribe("fastify.initialization", watch);

  return {
    check(name: CallName, { status, body }: { status: number; body: unknown }): void {
      const replies = promised.get(name) ?? {};
      const schema = replies[status] ?? replies[`${Math.floor(status / 100)}xx`];
      if (!(schema instanceof z.ZodType)) return;
      const result = schema.safeParse(body);
      if (result.success) return;
      throw new Error(
        `${name} answered ${status} otherwise than it promises: ${z.prettifyError(result.error)}`,
      );
    },
  };
}
