import { checksum } from "#app/lib/checksum.ts";
import { type FeedField, feedFields } from "./feed.messages.ts";
import { type FeedUrduField, feedUrduFields } from "./feed-admin.messages.ts";

/**
 * Stands for the texts of the updates: other texts have another number. It takes the place of a count of saves, which
 * the array of the call has no room for.
 */
export const feedVersion = (updates: readonly FeedTexts[]): number =>
  checksum(
    JSON.stringify(
      updates.map((update) => [
        ...feedFields.map((field) => update[field]),
        ...feedUrduFields.flatMap((field) => (update[field] ? [[field, update[field]]] : [])),
      ]),
    ),
  );

type FeedTexts = Record<FeedField, string> & Partial<Record<FeedUrduField, string>>;
