import { z } from "zod";
import { type FeedField, feedFields } from "#app/features/feed/feed.messages.ts";
import { type ImpactFeedForm, impactFeedForm, updateFields } from "#app/features/feed/feed.schema.ts";
import { feedMessages as messages } from "#app/features/feed/feed-admin.messages.ts";
import type { Feed } from "./feed-query.ts";

/* What the form of the three updates holds: fifteen texts, by field and slot. */

export const slots = [1, 2, 3] as const;
export type Slot = (typeof slots)[number];
export type FeedFieldName = `${FeedField}${Slot}`;
export type FeedValues = Record<FeedFieldName, string>;

/** Made for each field of each slot. */
const each = <Value>(make: (field: FeedField, slot: Slot) => Value) =>
  Object.fromEntries(
    slots.flatMap((slot) => feedFields.map((field) => [`${field}${slot}`, make(field, slot)])),
  ) as Record<FeedFieldName, Value>;

const rules = updateFields(messages.missing);
const texts: Record<FeedField, z.ZodType<string, string>> = rules;

export const feedSchema: z.ZodType<FeedValues, FeedValues> = z.object(each((field) => texts[field]));

/** Blank where there is no update yet. */
export const valuesOf = (feed: Feed | undefined): FeedValues =>
  each((field, slot) => feed?.updates[slot - 1]?.[field] ?? "");

const words: Record<FeedField, string> = {
  title: "Title",
  description: "Description",
  date: "Date",
  icon: "Icon",
  link: "Link",
};
export const fieldWord = (field: FeedField) => words[field];
/** With the slot: for two versions side by side. */
export const feedLabels = each((field, slot) => `${words[field]} of update ${slot}`);

/** The updates as the call takes them. */
export const updatesOf = (values: FeedValues): ImpactFeedForm =>
  impactFeedForm.parse(
    slots.map((slot) => Object.fromEntries(feedFields.map((field) => [field, values[`${field}${slot}`]]))),
  );
