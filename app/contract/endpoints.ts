import { urlOf } from "./endpoint.ts";
import { publicEndpoints } from "./public-endpoints.ts";
import { staffEndpoints } from "./staff-endpoints.ts";

/**
 * Every call the product answers: name -> method, path under the base, and who may make it.
 *
 * The server registers its routes from this table, the dashboard calls through it, and the OpenAPI document is
 * made from what the server registered. Paths ending in .php never change (ALL-03); the others are
 * ours and use plain resource names.
 *
 * access "public": anyone; a signed-in caller may see more (a token that is sent must still be a live one).
 * access "admin": only with a live Bearer token, else 401.
 */
export const endpoints = { ...publicEndpoints, ...staffEndpoints } as const;

export type EndpointName = keyof typeof endpoints;

/** The URL of an endpoint by its name, with its query. */
export const endpointUrl = (
  name: EndpointName,
  query?: Record<string, string | number | undefined>,
): string => urlOf(endpoints[name], query);
