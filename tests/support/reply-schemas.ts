import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { EndpointName } from "#app/contract/endpoints.ts";

/**
 * Reads what each call promises to answer while its door is hung, so that every reply that any test receives
 * is held against its promise: the server itself does not check replies.
 * Call it right before the server is made.
 */
export function watchReplySchemas() {
  const promised = new Map<EndpointName, Record<string, unknown>>();
  const watch = (message: unknown) => {
    unsubscribe("fastify.initialization", watch);
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ config, schema }) => {
      if (config?.endpoint)
        promised.set(config.endpoint, (schema?.response ?? {}) as Record<string, unknown>);
    });
  };
  subscribe("fastify.initialization", watch);

  return {
    check(name: EndpointName, { status, body }: { status: number; body: unknown }): void {
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
