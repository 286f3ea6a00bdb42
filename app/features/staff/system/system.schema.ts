import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { systemMessages } from "./system.messages.ts";

const count = z.number().int();

/** A part of the installation in words. */
export const systemPart = z.object({
  name: z.string(),
  tone: z.enum(["good", "plain", "bad"]),
  status: z.string().describe("A word or two"),
  text: z.string(),
  advice: z.string().optional().describe("What to do; missing when all is well"),
  link: z.object({ to: z.string(), label: z.string() }).optional().describe("Popular pages"),
});
export type SystemPart = z.infer<typeof systemPart>;

export const systemState = z.object({
  version: z.string(),
  whats_new: z
    .object({ day: z.string().describe("YYYY-MM-DD"), changes: z.array(z.string().describe("Markdown")) })
    .nullable()
    .describe("What this version brought, from CHANGELOG.md"),
  node: z.string(),
  started_at: z.string().describe("UTC, ISO 8601"),
  database: z.object({
    kind: z.enum(["sqlite", "postgresql"]),
    works: z.boolean(),
    bytes: count.nullable().describe("Null when it does not answer"),
  }),
  slow: z
    .object({ requests: count, queries: count, locks: count })
    .describe(
      "In the last 15 minutes, at most 1000 each: requests over half a second, queries over a fifth of one, waits for another program's lock",
    ),
  disk: z.object({
    free_bytes: count,
    total_bytes: count,
    full: z.boolean().describe("Whether nothing new can be stored"),
    read_only: z.boolean().describe("Whether nothing can be stored or deleted"),
    low: z.boolean().describe("Whether somebody should make room"),
  }),
  media: z.object({
    kind: z.enum(["disk", "bucket"]),
    works: z.boolean(),
    owned: z
      .boolean()
      .describe("Whether the storage bears this database's mark: only then files are removed"),
    waiting: count.describe("Pictures that wait to be processed"),
    queue_full: z.boolean(),
  }),
  mail: z.object({
    configured: z.boolean(),
    waiting: count,
    refused: count.describe("Of them: what the mail server did not take at the last try"),
    oldest_at: z.string().nullable().describe("When the oldest that waits was queued; UTC"),
    late: z.boolean().describe("Whether it waits for longer than it should"),
    failed: count,
  }),
  clock: z.object({
    now: z.string().describe("UTC"),
    newest_at: z.string().nullable().describe("The newest time at which it was believed; UTC"),
    doubted: z
      .boolean()
      .describe(
        "They are more than 35 days apart: nothing is removed or sealed until staff say that it is right",
      ),
  }),
  page_cache: z.object({ pages: count, bytes: count }),
  ledger_check: z
    .object({
      ended_at: z.string().describe("UTC"),
      clean_at: z.string().nullable().describe("When it last found no difference; UTC"),
      clean: z.boolean(),
    })
    .nullable()
    .describe("Null when it has never run"),
  features: z.array(systemPart).describe("What features say of themselves"),
  backup: z.object({
    last_at: z.string().nullable().describe("When one was last downloaded here; UTC"),
  }),
});
export type SystemState = z.infer<typeof systemState>;

export const clockConfirmation = z.object({
  day: z
    .string(systemMessages.badDay)
    .regex(/^\d{4}-\d\d-\d\d$/, systemMessages.badDay)
    .describe("The day in Karachi that the clock shows, as the person has read it: YYYY-MM-DD"),
});

export const readSystemReply = done(systemState.shape);
