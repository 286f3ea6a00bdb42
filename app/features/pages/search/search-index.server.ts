import type { Language } from "#app/contract/language.ts";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { answeredQuestions, claimsOn } from "#app/features/stories/content/server/content-claims.server.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { pageDescriptionsIn } from "#content/page-descriptions.ts";
import { type ReadStored, readContent, readStored } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import { partsOn } from "#server/parts.ts";
import { urduForms } from "./roman-urdu.ts";
import { wordsIn } from "./search-spelling.ts";
import { knownWords, otherForms } from "./search-synonyms.ts";
import type { SearchedTexts, SearchWord } from "./search-words.ts";

type Entry = SearchedTexts & {
  path: string;
  /** Further texts, from which a snippet may be taken too. */
  more: readonly string[];
  /** Words that are searched and never shown. */
  hidden?: string;
};

/** What is searched beside stories and events: the same thing in both languages. */
export type Candidate = Readonly<Record<Language, Entry>>;

const contentKinds = ["service", "programme", "page", "question"] as const;
type ContentKind = (typeof contentKinds)[number];
export type SearchIndex = Readonly<Record<ContentKind, readonly Candidate[]>>;

/** Services, programmes, pages and questions as they are now: nothing is kept, so nothing is stale. */
export async function readIndex(app: Deps): Promise<SearchIndex> {
  const stored = await readStored(app, ["programmes", "services", "faq", "figures", "claims", "receipts"]);
  const [en, ur] = await Promise.all([entriesIn(app, "en", stored), entriesIn(app, "ur", stored)]);
  const paired = (kind: ContentKind) =>
    en[kind].map((entry, place): Candidate => ({ en: entry, ur: ur[kind][place] ?? entry }));
  return {
    service: paired("service"),
    programme: paired("programme"),
    page: paired("page"),
    question: paired("question"),
  };
}

async function entriesIn(
  app: Deps,
  language: Language,
  stored: ReadStored,
): Promise<Record<ContentKind, Entry[]>> {
  const [{ programmes }, all, faq] = await Promise.all([
    readContent(app, "programmes", { language, stored }),
    readContent(app, "services", { language, stored }),
    readContent(app, "faq", { language, stored }),
  ]);
  const claims = claimsOn(stored("claims"), stored("receipts"), karachiDay(app.clock.now()));
  const pages = (await partsOn(app)).flatMap((part) => part.pages);
  return {
    service: all.services.map(({ slug, title, tagline, lead, steps, asking, remark }) => ({
      path: `/services/${slug}`,
      title,
      description: tagline,
      more: [lead, ...steps.flatMap(({ title, text }) => [title, text]), ...asking, remark],
    })),
    programme: programmes.map(({ slug, title, tagline, story, details, impact }) => ({
      path: `/details/${slug}`,
      title,
      description: tagline,
      more: [story, ...details, ...impact],
    })),
    page: pageDescriptionsIn(language, pages).map(({ words, ...page }) => ({
      ...page,
      more: [],
      hidden: words,
    })),
    question: answeredQuestions(faq.questions, claims).map(({ question, answer }) => ({
      path: "/#faq",
      title: question,
      description: answer,
      more: [],
    })),
  };
}

const entriesOf = (index: SearchIndex, language: Language) =>
  contentKinds.flatMap((kind) => index[kind].map((candidate) => candidate[language]));

/** The texts in which a near spelling is looked for, those whose words are preferred first: SEARCH-06. */
export function textsOf(index: SearchIndex): string[] {
  const entries = [...entriesOf(index, "en"), ...entriesOf(index, "ur")];
  return [
    ...entries.map(({ title }) => title),
    ...knownWords,
    ...entries.flatMap(({ description, more, hidden = "" }) => [description, hidden, ...more]),
  ];
}

/** A shorter word in Urdu is one that half of all texts have: what is English on this site seldom means it. */
const shortestLoanWord = 4;
/** So many of the latest stories and events lend their titles' words. */
const latestTitles = 100;

/**
 * The words of a question, those in Latin letters with what they may be in Urdu: SEARCH-07. A word of the table of synonyms
 * has its Urdu already. A word that English texts of the site have is English: on an Urdu page it finds the same word in
 * Urdu letters.
 */
export async function withUrduForms(
  app: Deps,
  index: SearchIndex,
  words: readonly SearchWord[],
  language: Language,
): Promise<SearchWord[]> {
  const isRoman = ([asked, ...others]: SearchWord) => others.length === 0 && /^[a-z']+$/.test(asked);
  if (!words.some(isRoman)) return [...words];
  const english = wordsOf(entriesOf(index, "en"));
  const isEnglish = (asked: string) => english.some((known) => known.startsWith(asked));
  const asksRoman = words.some((word) => isRoman(word) && !isEnglish(word[0]));
  if (!asksRoman && language === "en") return [...words];
  const titles = asksRoman ? await titlesOf(app) : [];
  const urdu = [...new Set([...knownWords, ...wordsOf(entriesOf(index, "ur")), ...titles.flatMap(wordsIn)])];
  return words.map((word): SearchWord => {
    const [asked] = word;
    if (!isRoman(word) || (isEnglish(asked) && language === "en")) return word;
    const found = urduForms(asked, urdu, isEnglish(asked) ? shortestLoanWord : undefined);
    return [asked, ...new Set(found.flatMap((form) => [form, ...otherForms(form)]))];
  });
}

const wordsOf = (entries: readonly Entry[]): string[] => [
  ...new Set(
    entries.flatMap(({ title, description, more }) => [title, description, ...more].flatMap(wordsIn)),
  ),
];

async function titlesOf({ db, clock }: Deps): Promise<string[]> {
  const now = clock.now();
  const [{ posts }, { events }] = await Promise.all([
    listPosts(db, { audience: { now: karachiMinute(now) }, language: "ur", limit: latestTitles }),
    listEvents(db, { today: karachiDay(now), limit: latestTitles }),
  ]);
  return [
    ...posts.map(({ title }) => title),
    ...events.flatMap(({ title, title_ur = "" }) => [title, title_ur]),
  ];
}
