import type { FastifyInstance } from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { type core, safeParse } from "zod";
import type { Call } from "#app/contract/call.ts";
import { serverMessages } from "#app/contract/replies.ts";

/*
 * A call of staff refuses a field that it does not know, in its body and in its query (ALL-38): somebody who sends
 * `amount` with a refund means something by it, and must not find the whole donation given back. The documents' own calls,
 * whose paths end in .php, go on ignoring what they do not know, and so do the calls of visitors.
 */

/** A request names a field that its call does not know: 422. */
export class UnknownFieldError extends Error {
  constructor(field: string) {
    super(serverMessages.unknownField(field.slice(0, maxShownName)));
  }
}

/** A longer name is cut in the reply. */
const maxShownName = 80;

const isStrict = (call: Call | undefined): boolean =>
  call !== undefined && call.access !== "public" && !call.path.endsWith(".php");

/** Must be set before the first route. */
export function refuseUnknownFields(app: FastifyInstance): void {
  const strictRoutes = new Set<string>();
  app.addHook("onRoute", ({ method, url, config }) => {
    if (isStrict(config?.call)) strictRoutes.add(`${method} ${url}`);
  });
  // It looks for unknown fields first.
  app.setValidatorCompiler<core.$ZodType>((route) => {
    const validate = validatorCompiler(route);
    if (!strictRoutes.has(`${route.method} ${route.url}`)) return validate;
    return (data: unknown) => {
      const field = unknownField(route.schema, data);
      return field === undefined ? validate(data) : { error: new UnknownFieldError(field) };
    };
  });
  // The parts of strict calls that have no schema know no field at all.
  app.addHook("preValidation", async ({ routeOptions: { config, schema }, query, body }) => {
    if (!isStrict(config.call)) return;
    const sent = [schema?.querystring ? {} : query, schema?.body ? {} : body];
    const [field] = sent.flatMap((part) => Object.keys(part ?? {}));
    if (field !== undefined) throw new UnknownFieldError(field);
  });
}

/** Why a form is refused that has a file under a name that its call does not know; undefined when the call ignores it. */
export const unknownFile = (call: Call | undefined, field: string): string | undefined =>
  isStrict(call) ? new UnknownFieldError(field).message : undefined;

/**
 * The first field of a value that its schema does not know, with dots between names and positions: `matches.0.amount`.
 * @returns undefined when there is none, or when the value does not fit at all, which its validation reports
 */
export function unknownField(schema: core.$ZodType, data: unknown): string | undefined {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return firstOf(data, (name) => {
        if (Object.hasOwn(def.shape, name)) return def.shape[name];
        return def.catchall && def.catchall._zod.def.type !== "never" ? def.catchall : undefined;
      });
    case "record":
      return firstOf(data, () => def.valueType);
    case "array":
      return Array.isArray(data) ? firstOf(data, () => def.element) : undefined;
    case "union": {
      const fitting = def.options.find((option) => safeParse(option, data).success);
      return fitting && unknownField(fitting, data);
    }
    case "intersection":
      return fieldsOf(data)
        .map(([name, value]) => ({ [name]: value }))
        .filter((field) => unknownField(def.left, field) !== undefined)
        .map((field) => unknownField(def.right, field))
        .find((name) => name !== undefined);
    case "pipe":
      return unknownField(def.in._zod.def.type === "transform" ? def.out : def.in, data);
    case "optional":
    case "nullable":
    case "nonoptional":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return unknownField(def.innerType, data);
    default:
      return undefined;
  }
}

const fieldsOf = (data: unknown): [string, unknown][] =>
  typeof data === "object" && data !== null ? Object.entries(data) : [];

/** @param schemaOf the schema of a field; undefined when it is unknown */
function firstOf(data: unknown, schemaOf: (name: string) => core.$ZodType | undefined): string | undefined {
  for (const [name, value] of fieldsOf(data)) {
    const schema = schemaOf(name);
    if (!schema) return name;
    const inner = unknownField(schema, value);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}
