import type { FastifyRequest } from "fastify";
import { apiBase } from "#app/contract/call.ts";
import { withoutKey } from "#server/http/canonical-path.ts";
import { isHealthCheck } from "#server/http/health.ts";
import { uploadsGroup } from "./metrics.ts";

/** A longer path is cut: a line of the log is far smaller than the request that it is about. */
const maxLoggedPath = 200;

type Asked = Pick<FastifyRequest, "url" | "routeOptions" | "headers">;

/**
 * What a request was for, of a bounded set: a call by its feature's heading in the OpenAPI document, "uploads" (files
 * that are sent, and those that were), "health", "files" of the build, and "pages".
 */
export function routeGroup(request: Asked): string {
  const { url = "", schema, config } = request.routeOptions;
  const [tag] = (schema as { tags?: string[] } | undefined)?.tags ?? [];
  if (request.headers["content-type"]?.startsWith("multipart/")) return uploadsGroup;
  if (tag && config.call) return tag;
  if (isHealthCheck(request)) return "health";
  if (url.startsWith(`${apiBase}/uploads/`)) return uploadsGroup;
  if (url.startsWith(apiBase)) return "other calls";
  return url === "/*" || url === "" ? "pages" : "files";
}

/** What the log calls it: a call by its pattern, anything else by its path, never with a query or a key. */
export function loggedRoute(request: Asked): string {
  const { url = "", config } = request.routeOptions;
  return config.call ? url : loggedPath(request.url);
}

/** By path, without query and keys, so that no personal data gets into the log. */
export const loggedPath = (url: string): string =>
  withoutKey(url.split("?", 1)[0] ?? "").slice(0, maxLoggedPath);
