import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Language } from "#app/contract/language.ts";
import type { PartPage } from "#app/contract/part.ts";
import { parts } from "#app/parts/parts.ts";
import { writtenContents } from "#tests/support/written-contents.ts";
import { contents } from "./contents.ts";
import { isLocalText } from "./local-text.ts";

/*
 * The Urdu of every text of this folder, by what its files export: a text is a pair { en, ur }, or stands in the same
 * place of what a function such as `menuIn` gives in both languages. Of a row of the samples the Urdu stands beside it,
 * as `title_ur`, or in a row of its own under `urdu`.
 */

/** What has no name in Urdu letters. */
const latinNames = /\bIBAN\b/g;
/** What is no text, or is searched in all languages at once. */
const notText = new Set(["path", "icon", "id", "image", "src", "words"]);

/** The first cell of each row of the cookies' table: the name under which the browser keeps it. */
const isStorageName = (at: string) => /\bcookies(?:Policy)?\.sections\.\d+\.table\.rows\.\d+\.0$/.test(at);

type Pair = { at: string; en: string; ur: string | undefined };
type Exports = Readonly<Record<string, unknown>>;

const entriesOf = (value: object): [string, unknown][] => Object.entries(value);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The pairs in a value, however deep. */
function pairsIn(value: unknown, at: string): Pair[] {
  if (!isObject(value) || value instanceof z.ZodType) return [];
  // A blank text has nothing to translate.
  if (isLocalText(value)) return value.en === "" ? [] : [{ at, en: value.en, ur: value.ur }];
  const row: Exports = { ...value };
  return entriesOf(value).flatMap(([key, entry]) => [
    ...pairsIn(entry, `${at}.${key}`),
    ...(key === "urdu" ? pairsOf(value, entry, `${at}.urdu`) : []),
    ...(`${key}_ur` in row ? pairsOf(entry, row[`${key}_ur`], `${at}.${key}_ur`) : []),
  ]);
}

/** The texts of two values of one shape. */
function pairsOf(en: unknown, ur: unknown, at: string): Pair[] {
  if (typeof en === "string" && typeof ur === "string") return [{ at, en, ur }];
  if (!isObject(en) || !isObject(ur)) return [];
  const urdu: Exports = { ...ur };
  return entriesOf(en).flatMap(([key, entry]) =>
    notText.has(key) ? [] : pairsOf(entry, urdu[key], `${at}.${key}`),
  );
}

type InLanguage = (language: Language, pages: readonly PartPage[]) => unknown;
const isInLanguage = (name: string, value: unknown): value is InLanguage =>
  typeof value === "function" && name.endsWith("In");

/** Links and descriptions are given with those of all parts. */
const pages = parts.flatMap((part) => part.pages);

const pairsOfExport = (name: string, value: unknown): Pair[] =>
  isInLanguage(name, value) ? pairsOf(value("en", pages), value("ur", pages), name) : pairsIn(value, name);

const exportsOf = (file: string): Promise<Exports> =>
  import(/* @vite-ignore */ path.join(import.meta.dirname, file));

async function pairsOfFile(file: string): Promise<Pair[]> {
  const pairs = Object.entries(await exportsOf(file)).flatMap(([name, value]) => pairsOfExport(name, value));
  return pairs.filter(({ at }) => !isStorageName(at));
}

const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
/** contents.ts lists what the others export. */
const written = files.filter((name) => name !== "contents.ts");

/** In any order: two languages put them in different places. */
const sorted = (text: string, rule: RegExp) => (text.match(rule) ?? []).sort();
const figures = /\{[a-z-]+\}/g;
/** How Urdu writes the first day of a month, and all of something. */
const firstOfMonth = /(?<!\p{L})یکم(?!\p{L})/u;
const hundredPercent = "سو فیصد";
const numbers = /\d(?:[\d.,]*\d)?/g;

/** A post is told anew: its sums may be in lakh. */
const isToldAnew = (at: string) => at.endsWith(".urdu.content");
/** The numbers before the entries of a list in Markdown. */
const listNumbers = /^\d+\. /gm;

type WholePair = { at: string; en: string; ur: string };
const rules: readonly { name: string; breaks: (pair: WholePair) => boolean }[] = [
  {
    name: "has Urdu",
    // A text of numbers and figures alone, such as 100%, is the same in both.
    breaks: ({ en, ur }) =>
      ur === "" || (/\p{L}/u.test(en.replace(figures, "")) && !/\p{Script=Arabic}/u.test(ur)),
  },
  {
    name: "has the letters of an Urdu keyboard, and Western digits",
    // yeh, alef maksura, kaf, heh, teh marbuta and heh with yeh of Arabic; digits of Arabic and Persian.
    breaks: ({ ur }) => /[\u064a\u0649\u0643\u0647\u0629\u06c0\u0660-\u0669\u06f0-\u06f9]/.test(ur),
  },
  {
    name: "has the punctuation of Urdu",
    breaks: ({ ur }) => /[,;?]|\.(?!\d)|['"]/.test(ur.replace(listNumbers, "").replace(numbers, "")),
  },
  {
    name: "has no Latin letters but those of names",
    breaks: ({ ur }) => /[A-Za-z]/.test(ur.replace(figures, "").replace(latinNames, "")),
  },
  {
    name: "names the same figures",
    breaks: ({ en, ur }) => sorted(en, figures).join() !== sorted(ur, figures).join(),
  },
  {
    name: "states the same numbers",
    breaks: ({ at, en, ur }) =>
      !isToldAnew(at) &&
      sorted(en, numbers).join() !==
        sorted(ur.replace(firstOfMonth, "1").replace(hundredPercent, "100"), numbers).join(),
  },
];

describe.each(written)("every text of %s", (file) => {
  test.each(rules)("$name", async ({ breaks }) => {
    const pairs = await pairsOfFile(file);
    expect(pairs.filter(({ at, en, ur = "" }) => breaks({ at, en, ur }))).toEqual([]);
  });
});

test("most of the folder's texts are found", async () => {
  const found = await Promise.all(written.map(pairsOfFile));
  expect(found.flat().length).toBeGreaterThan(1400);
});

test.each(writtenContents)("the sample of '%s' fits the schema, in both languages", (name) => {
  const { schema, defaults, sample } = contents[name];
  const value = { ...defaults, ...sample };
  expect(schema.parse(value)).toEqual(value);
});
