import type { FastifyInstance, RouteOptions } from "fastify";
import { apiBase, type EndpointName, endpoints } from "#app/contract/endpoints.ts";
import { serverMessages } from "#app/contract/replies.ts";

/** The body limit of public calls: many times the longest form, and cheap to parse. */
export const publicBodyBytes = 64 * 1024;

type EndpointRoute = Pick<RouteOptions, "method" | "url" | "config" | "bodyLimit">;

/**
 * The method, URL, access check and, for public calls, body limit of an endpoint: `app.route({
 * ...endpoint("readBanner"), ... })`.
 */
export function endpoint(name: EndpointName): EndpointRoute {
  const { method, path, access } = endpoints[name];
  const route = { method, url: `${apiBase}/${path}`, config: { endpoint: name } };
  return access === "public" ? { ...route, bodyLimit: publicBodyBytes } : route;
}

/**
 * Checks each route at registration: one under the API base that is not in the table of endpoints, or two for
 * one endpoint, stop the program at start. Call it before the first route.
 * @param outsideTable other routes that are allowed under the base
 */
export function trackEndpoints(app: FastifyInstance, outsideTable: readonly string[]) {
  const built = new Set<EndpointName>();
  app.addHook("onRoute", (route) => {
    const name = route.config?.endpoint;
    // Fastify adds a HEAD route to each GET.
    if (route.method === "HEAD") return;
    if (name) {
      if (built.has(name)) throw new Error(`Two routes for ${name}`);
      built.add(name);
    } else if (route.url.startsWith(apiBase) && !outsideTable.includes(route.url)) {
      throw new Error(`${route.method} ${route.url} is not in contract/endpoints.ts`);
    }
  });
  return {
    /** The endpoints of the table without a route. */
    missing: () => (Object.keys(endpoints) as EndpointName[]).filter((name) => !built.has(name)),
  };
}

/** Adds a 501 route for every endpoint that has none yet. */
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
