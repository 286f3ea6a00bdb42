import { z } from "zod";
import { done, refusal } from "#app/contract/reply-schemas.ts";
import { integer, shortText } from "#app/lib/call-rules.ts";
import { contentMessages } from "./content.messages.ts";

/** Of a request, in bytes: the largest content, in two languages, takes a third of it. */
export const maxContentBytes = 512 * 1024;
/** At most so many faults are returned at once. */
export const maxFaults = 100;

const name = shortText(contentMessages.missing, 40);
const version = integer(contentMessages.noVersion, 0, 2_000_000_000);

export const contentQuery = z.object({ name }, contentMessages.missing);
export const contentForm = z.object({ name, version, value: z.unknown() }, contentMessages.missing);
export const contentReset = z.object({ name, version }, contentMessages.missing);
export const previewForm = z.object({ name, value: z.unknown() }, contentMessages.missing);

const savedAt = z.string().nullable().describe("UTC, ISO 8601; null while the original shows");
const savedBy = z.string().nullable().describe("The name of whoever saved it");

/** @param path as in a fault */
const field = z.object({
  path: z.string(),
  label: z.string().describe("What it is called in the editor"),
  words: z.string().describe("More words that find it"),
});

const summary = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  own: z.boolean().describe("Whether staff have saved their own; else the original shows"),
  saved_at: savedAt,
  saved_by: savedBy,
});
export type ContentSummary = z.infer<typeof summary>;

const listed = summary.extend({
  untranslated: z
    .object({ missing: z.number().int(), stale: z.number().int() })
    .describe("Texts without Urdu, and those of which one language was changed after the other"),
  fields: z.array(field).describe("Its fields, each list as one"),
});
export type ListedContent = z.infer<typeof listed>;

export const listContentsReply = done({ contents: z.array(listed) });

const page = z.object({ title: z.string(), path: z.string() });

const choice = z.object({ value: z.string(), label: z.string() });
export type ContentChoice = z.infer<typeof choice>;

const content = summary.extend({
  version: z.number().int().describe("0 until it is saved for the first time"),
  value: z.unknown().describe("What is saved, else the original"),
  schema: z.record(z.string(), z.unknown()).describe("The value's rules, as JSON Schema"),
  figures: z.record(z.string(), z.string()).describe("What texts may name in braces"),
  pages: z.array(page).describe("Where it shows"),
  programmes: z.array(choice).describe("The programmes that a gift can go to"),
});
export type StoredContentReply = z.infer<typeof content>;

export const readContentReply = done({ content });
export const saveContentReply = done({ version: z.number().int() });

export const previewReply = done({
  key: z.string().describe("For the name 'preview' in a page's query, for an hour"),
});

export const uploadForm = z.object({});
export const uploadReply = done({
  path: z.string().describe("/backendReact/uploads/..., for the value of a content"),
});

const topicFigure = z.object({
  value: z.string(),
  name: z.string(),
  where: z.string().describe("Which page shows it"),
  content: z.enum(["identity", "figures", "giving"]).describe("Where staff change it"),
  fact: z.boolean().describe("No count: it needs no year and no source"),
  year: z.number().int().nullable(),
  source: z.string().nullable(),
});
export type TopicFigure = z.infer<typeof topicFigure>;
const figureTopic = z.object({ title: z.string(), figures: z.array(topicFigure) });
export type FigureTopic = z.infer<typeof figureTopic>;
export const listFigureTopicsReply = done({
  topics: z.array(figureTopic).describe("Figures about the same thing that differ"),
});

/** @param path names and positions with dots between them: questions.2.answer.en */
const fault = z.object({ path: z.string(), message: z.string() });
export type ContentFault = z.infer<typeof fault>;

/** The refusal of a call that checks a value. */
export const refusalWithFaults = refusal.extend({
  faults: z.array(fault).optional().describe("What is wrong, and where"),
});
