import { z } from "zod";
import { type FeedField, feedFields } from "#app/features/stories/feed/feed.messages.ts";
import { type ImpactFeedForm, impactFeedForm, updateFields } from "#app/features/stories/feed/feed.schema.ts";
import {
  type FeedUrduField,
  feedUrduFields,
  feedMessages as messages,
} from "#app/features/stories/feed/feed-admin.messages.ts";
import type { Feed } from "./feed-query.ts";

/* What the form of the three updates holds: eight texts each, by field and slot. */

export const slots = [1, 2, 3] as const;
export type Slot = (typeof slots)[number];
type FormField = FeedField | FeedUrduField;
export type FeedFieldName = `${FormField}${Slot}`;
const formFields = [...feedFields, ...feedUrduFields] as const;
export type FeedValues = Record<FeedFieldName, string>;

/** Made for each field of each slot. */
const each = <Value>(make: (field: FormField, slot: Slot) => Value) =>
  Object.fromEntries(
    slots.flatMap((slot) => formFields.map((field) => [`${field}${slot}`, make(field, slot)])),
  ) as Record<FeedFieldName, Value>;

const rules = updateFields(messages.missing);
const texts: Record<FormField, z.ZodType<string, string>> = {
  ...rules,
  // The form holds a text for each.
  title_ur: rules.title_ur.unwrap(),
  description_ur: rules.description_ur.unwrap(),
  date_ur: rules.date_ur.unwrap(),
};

export const feedSchema: z.ZodType<FeedValues, FeedValues> = z.object(each((field) => texts[field]));

/** Blank where there is no update yet. */
export const valuesOf = (feed: Feed | undefined): FeedValues =>
  each((field, slot) => feed?.updates[slot - 1]?.[field] ?? "");

const words: Record<FormField, string> = {
  title: "Title",
  title_ur: "Title in Urdu",
  description: "Description",
  description_ur: "Description in Urdu",
  date: "Date",
  date_ur: "Date in Urdu",
  icon: "Icon",
  link: "Link",
};
export const fieldWord = (field: FeedField) => words[field];
/** With the slot: for two versions side by side. */
export const feedLabels = each((field, slot) => `${words[field]} of update ${slot}`);

/** The updates as the call takes them. */
export const updatesOf = (values: FeedValues): ImpactFeedForm =>
  impactFeedForm.parse(
    slots.map((slot) => Object.fromEntries(formFields.map((field) => [field, values[`${field}${slot}`]]))),
  );
