const max = 200;
/** A single short sentence says too little: then the next one is begun. */
const min = 60;
/** Enough to find the end of what is shown, however long the text is. */
const lookedAt = 1000;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The beginning of a text for a card, the feed and a description: whole sentences where they fit into 200 characters,
 * else as many words as fit, with an ellipsis.
 * @param text plain text, of any length
 */
export function firstSentences(text: string): string {
  const beginning = text.slice(0, lookedAt).replace(/\s+/g, " ").trim();
  if (beginning.length <= max && text.length <= lookedAt) return beginning;
  let whole = 0;
  for (const { index, segment } of sentences.segment(beginning)) {
    const end = index + segment.trimEnd().length;
    if (end > max) break;
    whole = end;
  }
  return whole >= min ? beginning.slice(0, whole) : `${wordsOf(beginning)}…`;
}

/** As many words as leave room for the ellipsis; of one endless word as many whole characters. */
function wordsOf(beginning: string): string {
  const available = beginning.slice(0, max);
  const lastBlank = available.lastIndexOf(" ");
  if (lastBlank >= min) return available.slice(0, lastBlank).replace(/[\s,;:،؛–-]+$/u, "");
  let end = 0;
  for (const { index, segment } of graphemes.segment(available)) {
    if (index + segment.length >= max) break;
    end = index + segment.length;
  }
  return available.slice(0, end);
}
