/* Names and texts. No zod here. */

/** The kinds of sample content, by the nouns of the audit log. */
export const sampleNouns = [
  "banner",
  "impact update",
  "blog post",
  "blog category",
  "event",
  "gallery item",
  "advertisement",
  "hero slide",
] as const;
export type SampleNoun = (typeof sampleNouns)[number];
export type SampleCount = Record<SampleNoun, number>;

export const totalOf = (count: SampleCount) => Object.values(count).reduce((sum, each) => sum + each, 0);

export const sampleContentMessages = {
  none: "There is no sample content.",
  deleted: (total: number) => `${total} ${total === 1 ? "piece" : "pieces"} of sample content removed.`,
} as const;
