import { askedForms, compounds, foldedLines, foldText, wordAt } from "#app/lib/fold-text.ts";
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
  const has = (text: string, forms: readonly string[]) => forms.some((form) => wordAt(text, form) >= 0);
  if (has(title, [phrase])) return 4;
  if (words.every((forms) => has(title, forms))) return 3;
  if (has(description, [phrase])) return 2;
  const all = [title, description, ...more];
  return words.every((forms) => all.some((text) => has(text, forms))) ? 1 : 0;
}

/** A piece of a text, and whether it is one of the words that were looked for. */
export type TextPart = { text: string; found: boolean };

/** A text in parts, so that the found words can be marked in the spelling that the text has. */
export function markWords(text: string, words: readonly SearchWord[]): TextPart[] {
  const { folded, places } = foldWithPlaces(text);
  const found = placesOf(words, folded).sort((a, b) => a.start - b.start);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (upTo: number, isFound: boolean) => {
    if (upTo <= end) return;
    parts.push({ text: text.slice(end, upTo), found: isFound });
    end = upTo;
  };
  for (const { start, length } of found) {
    let after = start + length;
    // One character may be folded to several: it is marked whole.
    while (after < places.length && places[after] === places[after - 1]) after += 1;
    add(places[start] ?? 0, false);
    add(places[after] ?? text.length, true);
  }
  add(text.length, false);
  return parts;
}

const snippetLength = 180;
/** A longer text is searched by its folded form only in its beginning. */
const longestFolded = 2000;

/** About 180 characters of the first text that has one of the words, around it; else the first text's beginning. */
export function snippet(texts: readonly string[], words: readonly SearchWord[]): TextPart[] {
  for (const text of texts) {
    const at = firstPlace(text, words);
    if (at !== undefined) return markWords(cutAround(text, at), words);
  }
  return markWords(cutAround(texts[0] ?? "", 0), words);
}

function firstPlace(text: string, words: readonly SearchWord[]): number | undefined {
  const lower = text.toLowerCase();
  const plain = words
    .flat()
    .map((form) => wordAt(lower, form))
    .filter((at) => at >= 0);
  if (plain.length > 0) return Math.min(...plain);
  const { folded, places } = foldWithPlaces(text.slice(0, longestFolded));
  const found = placesOf(words, folded);
  return found.length > 0 ? Math.min(...found.map(({ start }) => places[start] ?? 0)) : undefined;
}

/** Cut at white space, with an ellipsis where something is left out. */
function cutAround(text: string, at: number): string {
  const clean = text.replace(/\s+/gu, " ");
  const from = at < snippetLength * 0.7 ? 0 : clean.indexOf(" ", at - snippetLength / 3) + 1;
  const rest = clean.slice(from).trim();
  const lastSpace = rest.lastIndexOf(" ", snippetLength);
  const shown =
    rest.length <= snippetLength ? rest : rest.slice(0, lastSpace > 0 ? lastSpace : snippetLength);
  return `${from > 0 ? "… " : ""}${shown}${shown.length < rest.length ? " …" : ""}`;
}

function placesOf(words: readonly SearchWord[], folded: string): { start: number; length: number }[] {
  const places = [];
  for (const form of words.flat()) {
    for (let at = wordAt(folded, form); at >= 0; at = wordAt(folded, form, at + form.length)) {
      places.push({ start: at, length: form.length });
    }
  }
  return places;
}

/** As foldText, with the place in `text` that each folded character comes from. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = "";
  let place = 0;
  for (const [character] of text.matchAll(/.\p{M}*/gsu)) {
    const isBlank = /[\s\p{Pd}\u2212]/u.test(character);
    const piece = isBlank ? (folded === "" || folded.endsWith(" ") ? "" : " ") : foldText(character);
    folded += piece;
    for (let count = 0; count < piece.length; count += 1) places.push(place);
    place += character.length;
  }
  return { folded, places };
}
