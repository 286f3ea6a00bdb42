import type { Language } from "#app/contract/language.ts";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { answeredQuestions, claimsOn } from "#app/features/stories/content/server/content-claims.server.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { pageDescriptionsIn } from "#content/page-descriptions.ts";
import { type ReadStored, readContent, readStored } from "#server/content.ts";
import type { Deps } from "#server/deps.ts";
import type { PageCache } from "#server/http/page-cache.ts";
import { memoize } from "#server/memoize.ts";
import { partsOn } from "#server/parts.ts";
import { urduForms } from "./roman-urdu.ts";
import { vocabularyOf, wordsIn } from "./search-spelling.ts";
import { knownWords, otherForms } from "./search-synonyms.ts";
import { type FoldedTexts, foldTexts, type SearchedTexts, type SearchWord } from "./search-words.ts";

type Entry = SearchedTexts & {
  path: string;
  more: readonly string[];
  /** Words that are searched and never shown. */
  hidden?: string;
};

/** What is searched beside stories and events: the same thing in both languages. */
export type Candidate = Readonly<Record<Language, Entry>>;

const contentKinds = ["service", "programme", "page", "question"] as const;
type ContentKind = (typeof contentKinds)[number];
export type SearchIndex = Readonly<Record<ContentKind, readonly Candidate[]>>;

const lastIndex = memoize((_cache: PageCache): { kept?: { of: string; index: SearchIndex } } => ({}));

/**
 * Services, programmes, pages and questions as they are now. What was read last, and folded since, is kept until staff
 * write something or the day ends, and not at all while a write might be missed.
 */
export async function readIndex(app: Deps): Promise<SearchIndex> {
  const { generation } = app.pageCache;
  const of = `${generation} ${karachiDay(app.clock.now())}`;
  const last = lastIndex(app.pageCache);
  if (last.kept?.of === of) return last.kept.index;
  const index = await makeIndex(app);
  last.kept = generation === undefined ? undefined : { of, index };
  return index;
}

async function makeIndex(app: Deps): Promise<SearchIndex> {
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

/**
 * What is searched on a page in each language, folded: the texts shown there with all others behind them, and those of the
 * other language alone.
 */
export const searchedTexts = memoize(({ en, ur }: Candidate): Readonly<Record<Language, FoldedTexts[]>> => {
  const searched = (own: Entry, other: Entry) => {
    const hidden = [own.hidden ?? "", other.title, other.description, ...other.more];
    return [foldTexts({ ...own, more: [...own.more, ...hidden] }), foldTexts(other)];
  };
  return { en: searched(en, ur), ur: searched(ur, en) };
});

/** The words of which one may be meant by another spelling, the preferred ones first: SEARCH-06. */
export const spellingsIn = memoize((index: SearchIndex): readonly string[] => {
  const entries = [...entriesOf(index, "en"), ...entriesOf(index, "ur")];
  return vocabularyOf([
    ...entries.map(({ title }) => title),
    ...knownWords,
    ...entries.flatMap(({ description, more, hidden = "" }) => [description, hidden, ...more]),
  ]);
});

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
  const { en: english, ur } = wordsOf(index);
  const isEnglish = (asked: string) => english.some((known) => known.startsWith(asked));
  const asksRoman = words.some((word) => isRoman(word) && !isEnglish(word[0]));
  if (!asksRoman && language === "en") return [...words];
  const titles = asksRoman ? await titlesOf(app) : [];
  const urdu = [...new Set([...knownWords, ...ur, ...titles.flatMap(wordsIn)])];
  return words.map((word): SearchWord => {
    const [asked] = word;
    if (!isRoman(word) || (isEnglish(asked) && language === "en")) return word;
    const found = urduForms(asked, urdu, isEnglish(asked) ? shortestLoanWord : undefined);
    return [asked, ...new Set(found.flatMap((form) => [form, ...otherForms(form)]))];
  });
}

const wordsOf = memoize((index: SearchIndex) => {
  const inLanguage = (language: Language) => {
    const entries = entriesOf(index, language);
    const texts = entries.flatMap(({ title, description, more }) => [title, description, ...more]);
    return [...new Set(texts.flatMap(wordsIn))];
  };
  return { en: inLanguage("en"), ur: inLanguage("ur") };
});

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
