import { wordsPerMinute } from "#app/features/blog/blog-admin.messages.ts";

/** The minutes that a text takes to read, from 1 to 60; undefined without words. */
export function readTimeOf(content: string): number | undefined {
  const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;
  if (words === 0) return undefined;
  return Math.min(60, Math.max(1, Math.round(words / wordsPerMinute)));
}
