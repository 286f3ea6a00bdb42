import { z } from "zod";

/* The envelope as schemas, for the OpenAPI document and the tests. Browsers need only the types. */

export const refusal = z.object({
  success: z.literal(false),
  message: z.string().describe("Why, in words for the person who asked"),
});

/** A successful reply, with its own fields. */
export const done = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ success: z.literal(true), message: z.string().optional(), ...fields });

/** The response schemas of a route: its own reply, and the refusal for every 4xx. */
export const responses = <Reply extends z.ZodType>(reply: Reply) => ({
  "2xx": reply,
  "4xx": refusal,
});
