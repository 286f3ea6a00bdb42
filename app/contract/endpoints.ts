import { type ReplyOf, type TypesOf, urlOf } from "./endpoint.ts";
import { publicEndpoints } from "./public-endpoints.ts";
import { staffEndpoints } from "./staff-endpoints.ts";

/**
 * Every call the product answers: name -> method, path under the base, who may make it, and the types of its query,
 * body, files and reply.
 *
 * The server registers its routes from this table and checks their schemas against its types, the dashboard calls
 * through it, and the OpenAPI document is made from what the server registered. Paths ending in .php never change
 * (ALL-03); the others are ours and use plain resource names. The types are those of the features' schemas, imported as
 * types alone: nothing that calls loads a schema by it.
 *
 * access "public": anyone; a signed-in caller may see more (a token that is sent must still be a live one).
 * access "signed-in": only with a live Bearer token, else 401.
 * any other access: a permission that a role of the user must have, else 403.
 */
export const endpoints = { ...publicEndpoints, ...staffEndpoints };

export type EndpointName = keyof typeof endpoints;

export type CallTypesOf<Name extends EndpointName> = TypesOf<(typeof endpoints)[Name]>;
export type CallReply<Name extends EndpointName> = ReplyOf<CallTypesOf<Name>>;

export const endpointUrl = (name: EndpointName, query?: object): string => urlOf(endpoints[name], query);
