import { z } from "zod";

/* The envelope as schemas, for the OpenAPI document and the tests. The browser needs only the types. */

export const refusal = z.object({
  success: z.literal(false),
  message: z.string().describe("Why, in words for the person who asked"),
});

/** A reply that did what was asked, with what it hands out. */
export const done = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ success: z.literal(true), message: z.string().optional(), ...fields });

/** The replies of a route: what it hands out, and a refusal for every fault of the caller's. */
export const responses = <Reply extends z.ZodType>(reply: Reply) => ({
  "2xx": reply,
  "4xx": refusal,
});
