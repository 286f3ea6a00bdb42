import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import Fastify, { type FastifyInstance, type RouteOptions } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { endpointDescriptions, endpointGroups } from "#app/contract/endpoint-descriptions.ts";
import { apiBase, endpoints } from "#app/contract/endpoints.ts";
import { megabytes } from "#app/contract/replies.ts";
import { refusal } from "#app/contract/reply-schemas.ts";
import type { FileRule } from "#server/media/staging.ts";

export const openapiUrl = `${apiBase}/openapi.json`;

const zodTransform = createJsonSchemaTransform({});

/** The error replies that any call may have. */
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
 * Serves the OpenAPI 3.1 document, generated from the registered routes. Call it before the first route. It
 * is generated at the first request, because it is rarely needed and its library is large.
 * @param siteUrl the public URL, without a trailing slash: the document's one server
 */
export function describeCalls(app: FastifyInstance, siteUrl: string): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (route.config?.endpoint && route.method !== "HEAD") routes.push(route);
  });
  let document: Promise<object> | undefined;
  app.get(openapiUrl, { schema: { hide: true } }, async () => {
    document ??= buildDocument(routes, siteUrl);
    return document;
  });
}

/** Name, access, group, description and error replies of each call come from the contract's tables. */
async function buildDocument(routes: RouteOptions[], siteUrl: string): Promise<object> {
  const { default: swagger } = await import("@fastify/swagger");
  const options: FastifyDynamicSwaggerOptions = {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Umeed Welfare Foundation",
        version: "1",
        description: "Every call of the website and its dashboard. Replies are {success, message?, ...}.",
        license: { name: "All rights reserved", url: siteUrl },
      },
      servers: [{ url: siteUrl, description: "The site itself" }],
      tags: Object.entries(endpointGroups).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          token: { type: "http", scheme: "bearer", description: "The token that signIn hands out" },
        },
      },
    },
    transform: (input) => {
      const name = input.route.config?.endpoint;
      if (!name) return zodTransform(input);
      const { access } = endpoints[name];
      const { group, description } = endpointDescriptions[name];
      const described = Object.entries(refusals).map(([status, description]) => [
        status,
        refusal.describe(description),
      ]);
      const schema = {
        ...input.schema,
        operationId: name,
        description,
        tags: [group],
        // Set for public calls too: otherwise "none" could not be told from "forgotten".
        security: access === "admin" ? [{ token: [] }] : [],
        response: { ...Object.fromEntries(described), ...(input.schema?.response ?? { 200: z.unknown() }) },
      };
      const document = zodTransform({ ...input, schema });
      const { files } = input.route.config ?? {};
      if (!files) return document;
      return { ...document, schema: { ...document.schema, ...bodyWithFiles(document.schema, files) } };
    },
  };
  // A Fastify instance that never listens: it only passes the routes to the generator.
  const board = Fastify();
  board.setValidatorCompiler(() => () => true);
  board.setSerializerCompiler(() => JSON.stringify);
  await board.register(swagger, options);
  for (const { method, url, schema, config, handler } of routes) {
    board.route({ method, url, schema, config, handler });
  }
  await board.ready();
  return board.swagger();
}

type BodySchema = { anyOf?: BodySchema[]; oneOf?: BodySchema[]; properties?: Record<string, object> };

/** One body per content type: the form with its files, and JSON without. */
function bodyWithFiles(
  { body, consumes }: { body?: unknown; consumes?: readonly string[] },
  files: readonly FileRule[],
) {
  const forms = (consumes ?? []).map((type) => [
    type,
    { schema: type.startsWith("multipart/") ? withFields(body as BodySchema, files) : body },
  ]);
  return { body: { content: Object.fromEntries(forms) } };
}

function withFields(schema: BodySchema, files: readonly FileRule[]): BodySchema {
  const { anyOf, oneOf, properties } = schema;
  if (anyOf) return { ...schema, anyOf: anyOf.map((choice) => withFields(choice, files)) };
  if (oneOf) return { ...schema, oneOf: oneOf.map((choice) => withFields(choice, files)) };
  const fields = files.map((rule) => [rule.field, fileSchema(rule)]);
  return { ...schema, properties: { ...properties, ...Object.fromEntries(fields) } };
}

/** `format` for OpenAPI 3.0, `contentMediaType` for 3.1. */
function fileSchema({ image, video }: FileRule): object {
  const kinds = [
    image && `JPEG, PNG, GIF or WebP up to ${megabytes(image.maxBytes)}`,
    video && `MP4, WebM or Ogg up to ${megabytes(video.maxBytes)}`,
  ];
  return {
    type: "string",
    format: "binary",
    contentMediaType: "application/octet-stream",
    description: `${kinds.filter(Boolean).join("; ")}. Told by its bytes, not by its name.`,
  };
}
