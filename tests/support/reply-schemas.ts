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
      const kinds = schema instanceof z.ZodUnion ? (schema.options as z.ZodType[]) : [schema];
      const faults = kinds.map((kind) => faultOf(kind, body));
      if (faults.every(Boolean))
        throw new Error(`${name} answered ${status} otherwise than it promises: ${faults.join("; or ")}`);
    },
  };
}

function faultOf(schema: z.ZodType, body: unknown): string | undefined {
  const { data, error } = schema.safeParse(body);
  return error ? z.prettifyError(error) : unpromised(body, data, "the reply");
}

/** The first field that the schema does not name, and has left out of what it made of the body. */
function unpromised(body: unknown, promised: unknown, way: string): string | undefined {
  if (typeof body !== "object" || body === null || typeof promised !== "object" || promised === null)
    return undefined;
  for (const [key, value] of Object.entries(body)) {
    if (!(key in promised)) return `${way} has the unknown field ${key}`;
    const found = unpromised(value, (promised as Record<string, unknown>)[key], `${way}.${key}`);
    if (found) return found;
  }
  return undefined;
}
