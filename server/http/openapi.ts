import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import Fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { apiBase, repeatHeader, repeatOnly } from "#app/contract/call.ts";
import { proofs } from "#app/contract/proofs.ts";
import { megabytes } from "#app/contract/replies.ts";
import { refusal } from "#app/contract/reply-schemas.ts";
import type { Deps, Feature } from "#server/deps.ts";
import type { FileRule } from "#server/media/file-rule.ts";
import { refusals, refusalsOf, type Success, successes, successesOf } from "./call-answers.ts";
import { chooseEncoding } from "./page-cache.ts";
import { exampleOf } from "./schema-example.ts";

const gz = promisify(gzip);
export const openapiUrl = `${apiBase}/openapi.json`;

const zodTransform = createJsonSchemaTransform({});

const repeatHeaders = z.object({
  "idempotency-key": z
    .string()
    .optional()
    .describe(
      "16 to 100 letters, digits, - or _, made up by the sender: within a day, the same request with the same key gets the first reply, and nothing is created twice",
    ),
  [repeatHeader]: z
    .literal(repeatOnly)
    .optional()
    .describe(
      "Only the first reply is wanted: 404 when there was no request with this key, 409 with Retry-After while it is being carried out. Files may be left out",
    ),
});

/**
 * Answers with the OpenAPI 3.1 document, made from the routes as they were registered. Must be set before the first
 * route. It is made when it is first asked for: few ask, and what makes it takes more memory than the document. Its bytes
 * are kept: writing its 1.9 MB anew for each request let one visitor hold up all others for seconds.
 */
export function describeCalls(app: FastifyInstance, { env, features }: Deps): void {
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => {
    if (route.config?.call && route.method !== "HEAD") routes.push(route);
  });
  let document: Promise<Document> | undefined;
  app.get(openapiUrl, { schema: { hide: true } }, async (request, reply) => {
    document ??= createDocument(routes, env.siteUrl, features).then(inBytes);
    const { plain, gzipped } = await document;
    reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
    if (chooseEncoding(request.raw, ["gzip", "identity"]) === "identity") return reply.send(plain);
    return reply.header("content-encoding", "gzip").send(gzipped);
  });
}

type Document = { plain: Buffer; gzipped: Buffer };

async function inBytes(document: object): Promise<Document> {
  const plain = Buffer.from(JSON.stringify(document));
  return { plain, gzipped: await gz(plain) };
}

/** Name, access and summary of each call are its own, its description is its route's, its group from its feature. */
async function createDocument(
  routes: RouteOptions[],
  siteUrl: string,
  features: readonly Feature[],
): Promise<object> {
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
      tags: [...new Set(features.map(({ group }) => group))],
      components: {
        securitySchemes: {
          token: {
            type: "http",
            scheme: "bearer",
            description:
              "The token that signIn hands out. Calls that need none answer 401 or 403, too, to one that does not count.",
          },
        },
      },
    },
    transform: (input) => {
      const { call } = input.route.config ?? {};
      if (!call) return zodTransform(input);
      const { name, access } = call;
      const description = [
        input.schema?.description,
        ...(access === "public" || access === "signed-in" ? [] : [`Needs the permission ${access}.`]),
        ...(proofs[name] === "recent"
          ? ["Needs a proof of who asks that is not older than ten minutes."]
          : []),
      ].join(" ");
      const schema = {
        ...input.schema,
        operationId: name,
        description,
        // Said of public calls too: without it a reader cannot tell "none" from "forgotten".
        security: access === "public" ? [] : [{ token: [] }],
        ...(input.route.config?.idempotent ? { headers: repeatHeaders } : {}),
        response: answersOf(input),
      };
      const plain = withExamples(zodTransform({ ...input, schema }));
      const { files } = input.route.config ?? {};
      if (!files) return plain;
      return { ...plain, schema: { ...plain.schema, ...bodyWithFiles(plain.schema, files) } };
    },
  };
  // An instance that never listens and checks nothing: the plugin reads the routes of the instance that it is in.
  const reader = Fastify();
  reader.setValidatorCompiler(() => () => true);
  reader.setSerializerCompiler(() => JSON.stringify);
  await reader.register(swagger, options);
  for (const { method, url, schema, config, handler } of routes) {
    reader.route({ method, url, schema, config, handler });
  }
  await reader.ready();
  return reader.swagger();
}

/** What the call answers with each of its statuses. */
function answersOf({ schema, route: { config } }: { schema?: FastifySchema; route: RouteOptions }) {
  // A call may refuse with more than a message.
  const { "2xx": reply, "4xx": refused = refusal } = (schema?.response ?? {}) as Record<string, z.ZodType>;
  const route = { schema, config };
  const success = (status: Success) => {
    const description = successes[status];
    if (status === 303) return z.null().describe(description);
    return reply?.describe(description) ?? { description, content: { "*/*": { schema: z.unknown() } } };
  };
  return Object.fromEntries([
    ...successesOf(route).map((status) => [status, success(status)]),
    ...refusalsOf(route).map((status) => [status, refused.describe(refusals[status])]),
  ]);
}

type JsonSchema = z.core.JSONSchema.BaseSchema & { examples?: unknown[] };
const withExample = (schema: JsonSchema) => ({ ...schema, examples: [exampleOf(schema)] });

/** With an example of the body, and one of what a call answers first of all; none of a file. */
function withExamples<Described extends { schema: FastifySchema }>({ schema, ...rest }: Described) {
  const responses = schema.response as Record<string, JsonSchema>;
  const [[status, reply] = ["", {}]] = Object.entries(responses);
  return {
    ...rest,
    schema: {
      ...schema,
      ...(schema.body ? { body: withExample(schema.body as JsonSchema) } : {}),
      response: { ...responses, ...("content" in reply ? {} : { [status]: withExample(reply) }) },
    },
  };
}

type BodySchema = { anyOf?: BodySchema[]; oneOf?: BodySchema[]; properties?: Record<string, object> };

/** A body for each way in which it may come: as the form brings it, with its files, and as JSON, without. */
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
function fileSchema({ image, video, document, captions, folder }: FileRule): object {
  const kinds = [
    image && `JPEG, PNG${folder ? "" : ", GIF"} or WebP up to ${megabytes(image.maxBytes)}`,
    video && `MP4, WebM or Ogg up to ${megabytes(video.maxBytes)}`,
    document && `PDF up to ${megabytes(document.maxBytes)}`,
    captions && `WebVTT up to ${megabytes(captions.maxBytes)}`,
  ];
  return {
    type: "string",
    format: "binary",
    contentMediaType: "application/octet-stream",
    description: `${kinds.filter(Boolean).join("; ")}. Recognised by its bytes, not by its name.`,
  };
}
