import type { z } from "zod";
import type { Permission } from "./permissions.ts";

/** How the mark is called in a field's JSON schema, and so in the OpenAPI document. */
export const restrictedKey = "x-permission";

/**
 * A field of a reply that only some roles get: whoever may make the call but has not this permission gets the reply
 * without it (ROLE-05). So it is optional for all. Of a query it is a filter that only they may use.
 */
export const restricted = <Schema extends z.ZodType>(permission: Permission, schema: Schema) =>
  schema.optional().meta({ [restrictedKey]: permission });
