import { askedForms, compounds, foldedLines, foldText, textHasWord } from "#app/lib/fold-text.ts";
import { maxWords, minQuestionLength } from "./search.messages.ts";
import { otherForms, phrasesIn } from "./search-synonyms.ts";

/*
 * What a question means: each of its words, or another form of it (search-synonyms.ts), begins a word of one of the
 * texts, compared as everywhere (lib/fold-text.ts).
 */

/** A word that is looked for, folded: as it was asked, then what else people call the same thing. */
export type SearchWord = readonly [asked: string, ...others: string[]];

/**
 * The different words of a question, the first six; none when it has fewer than two letters. A single letter counts
 * only where nothing longer is asked. A phrase of the synonyms is one word.
 */
export function questionWords(question: string): SearchWord[] {
  const folded = foldText(question);
  if (Array.from(folded).length < minQuestionLength) return [];
  const words = [...new Set(phrasesIn(folded.split(" ")))];
  const long = words.filter((word) => Array.from(word).length > 1);
  const asked = (long.length > 0 ? long : words).slice(0, maxWords);
  const otherwise = writtenOtherwise([...question.split(/\s+/u), ...compounds(asked.join(" "))]);
  return asked.map((word) => [word, ...(otherwise.get(word) ?? []), ...otherForms(word)]);
}

/** One word has few other forms: more would only make the question slow. */
const maxOtherForms = 16;

/** The folded words that some write in two, or together with the word beside them, with their other forms. */
function writtenOtherwise(texts: readonly string[]): Map<string, string[]> {
  const written = new Map<string, string[]>();
  for (const [asked, ...others] of texts.map(askedForms)) {
    for (const word of asked.split(" ")) {
      const forms = new Set([...(written.get(word) ?? []), ...others]);
      written.set(word, [...forms].slice(0, maxOtherForms));
    }
  }
  return written;
}

export type SearchedTexts = { title: string; description: string; more?: readonly string[] };

/** As they are compared. Folding takes longer than comparing: what is searched often is folded once. */
export type FoldedTexts = Required<SearchedTexts>;

export const foldTexts = ({ title, description, more = [] }: SearchedTexts): FoldedTexts => ({
  title: foldedLines(title),
  description: foldedLines(description),
  more: more.map(foldedLines),
});

/**
 * How well the texts answer: 4 for a title with the words together, 3 for a title with each of them, 2 for the
 * description with the words together, 1 for all of them anywhere; 0 when a word is missing.
 */
export function scoreTexts(words: readonly SearchWord[], { title, description, more }: FoldedTexts): number {
  const phrase = words.map(([asked]) => asked).join(" ");
  if (textHasWord(title, [phrase])) return 4;
  if (words.every((forms) => textHasWord(title, forms))) return 3;
  if (textHasWord(description, [phrase])) return 2;
  const all = [title, description, ...more];
  return words.every((forms) => all.some((text) => textHasWord(text, forms))) ? 1 : 0;
}
