import swagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { apiBase, endpoints } from "../../app/contract/endpoints.ts";
import { refusal } from "../../app/contract/reply-schemas.ts";

export const openapiUrl = `${apiBase}/openapi.json`;

const zodTransform = createJsonSchemaTransform({});

/** What any call may answer besides its own reply. */
const refusals = {
  400: "The body could not be read",
  401: "No live token",
  404: "There is no such thing",
  409: "Refused because of what somebody else did",
  413: "Too large",
  415: "The wrong type of body or file",
  422: "Refused by a rule; the message is the rule's",
  429: "Too many tries; see Retry-After",
  500: "Our fault; the message carries a support code",
  501: "Not built yet",
  503: "Very busy; see Retry-After",
};

/**
 * Draws the OpenAPI 3.1 document from the routes as they were registered, so that it cannot tell anything but
 * what the server does. Name, access and refusals come from the contract's table.
 */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Umeed Welfare Foundation",
        version: "1",
        description: "Every call of the website and its dashboard. Replies are {success, message?, ...}.",
      },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    },
    transform: (input) => {
      const name = input.route.config?.endpoint;
      if (!name) return zodTransform({ ...input, schema: { ...input.schema, hide: true } });
      const { access } = endpoints[name];
      const described = Object.entries(refusals).map(([status, description]) => [
        status,
        refusal.describe(description),
      ]);
      const schema = {
        ...input.schema,
        operationId: name,
        tags: [endpoints[name].path.replace(/^.*\/|^api_|\.php$/g, "")],
        ...(access === "admin" ? { security: [{ token: [] }] } : {}),
        response: { ...Object.fromEntries(described), ...(input.schema?.response ?? { 200: z.unknown() }) },
      };
      return zodTransform({ ...input, schema });
    },
  };
  await app.register(swagger, options);
  app.get(openapiUrl, { schema: { hide: true } }, async () => app.swagger());
}
