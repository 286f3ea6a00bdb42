import { type FeedField, feedFields } from "./feed.messages.ts";

/**
 * Stands for the texts of the updates: other texts have another number. It takes the place of a count of saves, which
 * the array of the call has no room for. FNV-1a, 32 bits.
 */
export function feedVersion(updates: readonly Record<FeedField, string>[]): number {
  const texts = JSON.stringify(updates.map((update) => feedFields.map((field) => update[field])));
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(texts)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
