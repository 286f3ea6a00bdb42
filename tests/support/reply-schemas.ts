import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type CallRoute, refusalsOf, successesOf } from "#server/http/call-answers.ts";
import type { CallName } from "./calls.ts";

/**
 * Collects the response schemas at registration, so that every reply in any test is validated, with its status: the
 * server itself does not validate replies.
 */
export function watchReplySchemas() {
  const promised = new Map<string, CallRoute>();
  const watch = (message: unknown) => {
    unsubscribe("fastify.initialization", watch);
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ config, schema }) => {
      if (config?.call) promised.set(config.call.name, { config, schema });
    });
  };
  subscribe("fastify.initialization", watch);

  return {
    /** @param withToken whether a token was sent: a public call asks for none, and yet it must be a live one */
    check(
      name: CallName,
      { status, body }: { status: number; body: unknown },
      { withToken }: { withToken: boolean },
    ): void {
      const route = promised.get(name) ?? {};
      const ofToken = withToken && (status === 401 || status === 403);
      // 304 is the page cache's answer to a conditional request.
      const statuses: number[] = [304, ...successesOf(route), ...refusalsOf(route)];
      if (!ofToken && !statuses.includes(status))
        throw new Error(`${name} answered ${status}, which the OpenAPI document does not name`);
      const replies = (route.schema?.response ?? {}) as Record<string, unknown>;
      const schema = replies[`${Math.floor(status / 100)}xx`];
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
