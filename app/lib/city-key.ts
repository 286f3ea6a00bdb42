import type { Language } from "#app/contract/language.ts";
import { cities } from "#content/cities.ts";
import { foldText } from "./fold-text.ts";

/** Without the spaces, which Urdu often leaves out: فیصل آباد and فیصلآباد. */
const folded = (city: string) => foldText(city).replaceAll(" ", "");

const known = new Map(cities.flatMap((city) => [city.en, city.ur].map((name) => [folded(name), city])));

/** The city of a name in either script, however it is typed; undefined for one that is not in the list. */
const cityOf = (typed: string) => known.get(folded(typed));

/** A city's name in English, as the lists of the dashboard have it: Lahore for لاہور. Another city's stays as it was typed. */
export const englishCity = (typed: string): string => cityIn("en", typed);

/** A city's name in a language. Another city's stays as it was typed. */
export const cityIn = (language: Language, typed: string): string => cityOf(typed)?.[language] ?? typed;

/** By what a city is compared: one key for both of its names. */
export const cityKey = (typed: string): string => englishCity(typed).trim().toLowerCase();

/** The keys of rows that were stored before a city had one key: as it was typed, in either script. */
export const cityKeys = (typed: string): string[] => [
  ...new Set([cityKey(typed), ...cityNames(typed).map((name) => name.trim().toLowerCase())]),
];

/** All names of a city, for the text that it is found by: the one that was typed, and that in each language. */
export function cityNames(typed: string): string[] {
  const city = cityOf(typed);
  return city ? [...new Set([typed, city.en, city.ur])] : [typed];
}
