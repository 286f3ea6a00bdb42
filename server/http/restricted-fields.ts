import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type Permission, permissionsOf } from "#app/contract/permissions.ts";
import { refuse, serverMessages } from "#app/contract/replies.ts";
import { restrictedKey } from "#app/contract/reply-schemas.ts";

/** A field that only some get, by the way to it; "*" stands for each element of a list. */
type Field = { way: string[]; permission: Permission };
type JsonSchema = z.core.JSONSchema.BaseSchema;

const fieldsBySchema = new WeakMap<z.ZodType, Field[]>();

/**
 * Leaves out of the replies of staff's calls what the caller has no permission for, and refuses what would tell it in
 * another way: a filter that is marked so in the call's query. ROLE-05.
 */
export function leaveOutRestrictedFields(app: FastifyInstance): void {
  app.addHook("preHandler", async (request, reply) => {
    const { session } = request;
    const query = request.routeOptions.schema?.querystring as z.ZodType | undefined;
    if (!session || !query) return;
    const asked = request.query as Record<string, unknown>;
    const isAsked = ({ way: [name = ""] }: Field) => asked[name] !== undefined;
    if (withheld(query, permissionsOf(session.roles)).some(isAsked))
      return reply.code(403).send(refuse(serverMessages.noPermission));
  });
  app.addHook("preSerialization", async (request, reply, payload) => {
    const { session } = request;
    if (!session || reply.statusCode > 299) return payload;
    const { "2xx": schema } = (request.routeOptions.schema?.response ?? {}) as { "2xx"?: z.ZodType };
    if (!schema) return payload;
    return withheld(schema, permissionsOf(session.roles)).reduce<unknown>(
      (body, { way }) => without(body, way),
      payload,
    );
  });
}

/** The fields of a row's schema that somebody with these permissions does not get: for what is sent as a file. */
export const withheldNames = (schema: z.ZodType, held: ReadonlySet<Permission>): string[] =>
  withheld(schema, held).flatMap(({ way }) => (way.length === 1 ? way : []));

const withheld = (schema: z.ZodType, held: ReadonlySet<Permission>): Field[] =>
  fieldsOf(schema).filter(({ permission }) => !held.has(permission));

function fieldsOf(schema: z.ZodType): Field[] {
  const known = fieldsBySchema.get(schema);
  if (known) return known;
  const fields = collect(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }), []);
  fieldsBySchema.set(schema, fields);
  return fields;
}

function collect(schema: JsonSchema | boolean | undefined, way: string[]): Field[] {
  if (typeof schema !== "object") return [];
  const permission = schema[restrictedKey] as Permission | undefined;
  if (permission) return [{ way, permission }];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => collect(field, [...way, name])),
    ...(Array.isArray(items) ? [] : collect(items, [...way, "*"])),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((choice) => collect(choice, way)),
  ];
}

/** A copy without a field. What the way does not lead through stays as it is. */
function without(value: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined || typeof value !== "object" || value === null) return value;
  if (step === "*") return Array.isArray(value) ? value.map((each) => without(each, rest)) : value;
  if (!(step in value)) return value;
  const { [step]: field, ...others } = value as Record<string, unknown>;
  return rest.length === 0 ? others : { ...others, [step]: without(field, rest) };
}
