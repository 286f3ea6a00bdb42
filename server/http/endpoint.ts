import type { FastifyInstance, RouteOptions } from "fastify";
import { apiBase } from "#app/contract/endpoint.ts";
import { type EndpointName, endpoints } from "#app/contract/endpoints.ts";

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
 * Stops the program at its start when a route under the base is not in the table, when two answer the same call, or
 * when a call of the table has none. Must be set before the first route.
 */
export function checkEndpoints(app: FastifyInstance, outsideTable: readonly string[]): void {
  const built = new Set<EndpointName>();
  app.addHook("onRoute", (route) => {
    const name = route.config?.endpoint;
    // Fastify adds a HEAD beside each GET by itself.
    if (route.method === "HEAD") return;
    if (name) {
      if (built.has(name)) throw new Error(`Two routes answer ${name}`);
      built.add(name);
    } else if (route.url.startsWith(apiBase) && !outsideTable.includes(route.url)) {
      throw new Error(`${route.method} ${route.url} is not in contract/endpoints.ts`);
    }
  });
  app.addHook("onReady", async () => {
    const missing = (Object.keys(endpoints) as EndpointName[]).filter((name) => !built.has(name));
    if (missing.length > 0) throw new Error(`No route answers ${missing.join(", ")}`);
  });
}
