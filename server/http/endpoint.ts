import type { FastifyInstance, RouteOptions } from "fastify";
import { apiBase, type EndpointName, endpoints } from "#app/contract/endpoints.ts";
import { serverMessages } from "#app/contract/replies.ts";

/** What anybody may send without signing in: many times the longest form, little to read and to check. */
export const publicBodyBytes = 64 * 1024;

type EndpointRoute = Pick<RouteOptions, "method" | "url" | "config" | "bodyLimit">;

/**
 * Method, address, guard and, for visitors, the largest body of a route, from the contract's table:
 * `app.route({ ...endpoint("readBanner"), ... })`.
 */
export function endpoint(name: EndpointName): EndpointRoute {
  const { method, path, access } = endpoints[name];
  const route = { method, url: `${apiBase}/${path}`, config: { endpoint: name } };
  return access === "public" ? { ...route, bodyLimit: publicBodyBytes } : route;
}

/**
 * Watches the doors being hung: a call under the base that is not in the table, or one that two doors answer,
 * stops the program at start. Must be set before the first door.
 */
export function trackEndpoints(app: FastifyInstance, outsideTable: readonly string[]) {
  const built = new Set<EndpointName>();
  app.addHook("onRoute", (route) => {
    const name = route.config?.endpoint;
    // Fastify adds a HEAD beside each GET by itself.
    if (route.method === "HEAD") return;
    if (name) {
      if (built.has(name)) throw new Error(`Two doors answer ${name}`);
      built.add(name);
    } else if (route.url.startsWith(apiBase) && !outsideTable.includes(route.url)) {
      throw new Error(`${route.method} ${route.url} is not in contract/endpoints.ts`);
    }
  });
  return {
    /** The calls of the table that no door answers yet. */
    missing: () => (Object.keys(endpoints) as EndpointName[]).filter((name) => !built.has(name)),
  };
}

/** Answers every call of the table that has no door yet with an honest 501. */
export function respondNotImplemented(app: FastifyInstance, missing: EndpointName[]): void {
  for (const name of missing) {
    app.route({
      ...endpoint(name),
      schema: { summary: endpoints[name].about },
      handler: async (_request, reply) =>
        reply.code(501).send({ success: false, message: serverMessages.notBuilt }),
    });
  }
}
