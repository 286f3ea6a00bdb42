import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type Permission, permissionsOf } from "#app/contract/permissions.ts";
import { restrictedKey } from "#app/contract/restricted.ts";

/** A field that only some get, by the way to it; "*" stands for each element of a list. */
type Field = { way: string[]; permission: Permission };
type JsonSchema = z.core.JSONSchema.BaseSchema;

const fieldsBySchema = new WeakMap<z.ZodType, Field[]>();

/** Leaves out of the replies of staff's calls what the caller has no permission for: ROLE-05. */
export function leaveOutRestrictedFields(app: FastifyInstance): void {
  app.addHook("preSerialization", async (request, reply, payload) => {
    const { session } = request;
    if (!session || reply.statusCode > 299) return payload;
    const { "2xx": schema } = (request.routeOptions.schema?.response ?? {}) as { "2xx"?: z.ZodType };
    if (!schema) return payload;
    const held = permissionsOf(session.roles);
    return fieldsOf(schema)
      .filter(({ permission }) => !held.has(permission))
      .reduce<unknown>((body, { way }) => without(body, way), payload);
  });
}

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
