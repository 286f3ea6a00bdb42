/* Events that are one in two languages: the Urdu one names the English one. */

/** The same event in the other language. */
export type Twin = { id: number; title: string };

/** Why a row cannot be the translation of another. */
export const tieFaults = [
  "tied to itself",
  "no original",
  "same language",
  "original is a translation",
  "has a translation",
  "translated",
] as const;
export type TieFault = (typeof tieFaults)[number];

/** @param noun "event" */
export const tieMessages = (noun: string): Record<TieFault, string> => ({
  "tied to itself": `The ${noun} cannot be the translation of itself.`,
  "no original": `The ${noun} that this one translates is no longer there.`,
  "same language": `Only ${article(noun)} ${noun} with an Urdu title can be the translation, and only of one with an English title.`,
  "original is a translation": `The chosen ${noun} is itself a translation. Please choose another one.`,
  "has a translation": `This ${noun} has a translation, so it cannot be one itself.`,
  translated: `The chosen ${noun} has a translation already. Please choose another one.`,
});

const article = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");
