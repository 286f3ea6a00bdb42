import { checksum } from "#app/lib/checksum.ts";
import { type FeedField, feedFields } from "./feed.messages.ts";

/**
 * Stands for the texts of the updates: other texts have another number. It takes the place of a count of saves, which
 * the array of the call has no room for.
 */
export const feedVersion = (updates: readonly Record<FeedField, string>[]): number =>
  checksum(JSON.stringify(updates.map((update) => feedFields.map((field) => update[field]))));
