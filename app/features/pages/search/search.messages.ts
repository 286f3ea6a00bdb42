/* Limits and kinds. No zod here, because the page imports this file. */

/** A question is cut to this many characters, and to this many words. */
const maxQuestionLength = 100;
export const maxWords = 6;
/** The least letters that are looked for: one letter stands in every text. */
export const minQuestionLength = 2;
export const resultsPerKind = 20;

/** In the order in which kinds with equally good results follow each other. */
export const resultKinds = ["service", "programme", "page", "question", "event", "story"] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The question of a URL, which may hold anything: NUL, which no database stores, is dropped. */
export const readQuestion = (params: URLSearchParams): string =>
  params.get("q")?.replaceAll("\0", "").trim().slice(0, maxQuestionLength).trim() ?? "";

/** The last part of a path in words: "/blood-donors" asks for "blood donors". No control character of an address is one. */
export const questionOfPath = (path: string): string =>
  (path.split("/").findLast(Boolean) ?? "")
    .replaceAll(/[-_.+\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, maxQuestionLength);
