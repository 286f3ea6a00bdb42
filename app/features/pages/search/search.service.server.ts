import { type Language, languages } from "#app/contract/language.ts";
import { listPosts } from "#app/features/stories/blog/server/blog.store.server.ts";
import { listShownCategories } from "#app/features/stories/blog/server/blog-category.store.server.ts";
import { listEvents } from "#app/features/stories/events/server/events-list.store.server.ts";
import { formatDay, isCalendarDay, karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { inLanguage } from "#app/lib/local-row.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Deps } from "#server/deps.ts";
import { type ResultKind, resultKinds, resultsPerKind } from "./search.messages.ts";
import { searchWords } from "./search.words.ts";
import {
  type Candidate,
  readIndex,
  type SearchIndex,
  searchedTexts,
  spellingsIn,
  withUrduForms,
} from "./search-index.server.ts";
import { mendedQuestion } from "./search-spelling.ts";
import { foldTexts, questionWords, type SearchWord, scoreTexts } from "./search-words.ts";

export type SearchResult = {
  path: string;
  title: string;
  description: string;
  /** The day of a story or an event, its place. */
  about?: string;
  /** That of its title. */
  language: Language;
};
export type ResultGroup = { kind: ResultKind; total: number; results: SearchResult[] };

export type SearchAnswer = {
  /** The group with the best result first, in each the best first; undefined when nothing was asked. */
  groups: ResultGroup[] | undefined;
  /** In which spelling it was found, when nothing is found as it was asked: SEARCH-06. */
  meant: string | undefined;
  /** Whether it is about blood, in any of the words for it. */
  blood: boolean;
};

type Found = Omit<SearchResult, "language"> & { score: number };

/** So many of the latest events and stories that answer are put in order, the best first. */
const searchedEvents = 500;
const searchedStories = 100;

/**
 * What answers to all of the words of a question: SEARCH-01. First comes what is in the page's language, or in Urdu when
 * somebody asks in Urdu letters: SEARCH-08.
 */
export async function answerQuestion(
  app: Deps,
  question: string,
  language: Language = "en",
): Promise<SearchAnswer> {
  const asked = questionWords(question);
  if (asked.length === 0) return { groups: undefined, meant: undefined, blood: false };
  const index = await readIndex(app);
  const find = async (words: readonly SearchWord[]) => {
    const forms = await withUrduForms(app, index, words, language);
    const groups = await findAll(app, index, forms, { language, first: isUrdu(question) ? "ur" : language });
    return { groups, blood: isAboutBlood(forms) };
  };
  const found = await find(asked);
  const meant =
    found.groups.length === 0
      ? mendedQuestion(
          asked.map(([word]) => word),
          spellingsIn(index),
        )
      : undefined;
  return meant === undefined ? { ...found, meant } : { ...(await find(questionWords(meant))), meant };
}

const isAboutBlood = (words: readonly SearchWord[]) => words.some((forms) => forms.includes("blood"));

/** The page's language, and that of the results that come first. */
type Languages = { language: Language; first: Language };

async function findAll(
  app: Deps,
  index: SearchIndex,
  words: readonly SearchWord[],
  languages: Languages,
): Promise<ResultGroup[]> {
  const [events, stories] = await Promise.all([
    findEvents(app, words, languages),
    findStories(app, words, languages),
  ]);
  const groups: Record<ResultKind, { total: number; found: Found[] }> = {
    service: amongContent(words, index.service, languages),
    programme: amongContent(words, index.programme, languages),
    page: amongContent(words, index.page, languages),
    question: amongContent(words, index.question, languages),
    event: events,
    story: stories,
  };
  return resultKinds
    .map((kind) => ({ kind, ...groups[kind] }))
    .filter(({ found }) => found.length > 0)
    .sort(({ found: [one] }, { found: [other] }) => (one && other ? inOrder(languages)(one, other) : 0))
    .map(({ kind, total, found }) => ({ kind, total, results: found.map(shown) }));
}

const languageOf = ({ title }: Pick<Found, "title">): Language => (isUrdu(title) ? "ur" : "en");

/** Those in one language before the others, the best first; equally good ones stay in their order. */
const inOrder =
  ({ first }: Languages) =>
  (one: Found, other: Found) =>
    Number(languageOf(other) === first) - Number(languageOf(one) === first) || other.score - one.score;

const shown = ({ score: _score, ...found }: Found): SearchResult => ({
  ...found,
  language: languageOf(found),
});

/** The first results: of what is one in two languages, that which comes first. */
function best(found: readonly Found[], languages: Languages): { total: number; found: Found[] } {
  const answering = found.filter(({ score }) => score > 0).sort(inOrder(languages));
  const firstOf = new Map(answering.toReversed().map((one) => [one.path, one]));
  const single = answering.filter((one) => firstOf.get(one.path) === one);
  return { total: single.length, found: single.slice(0, resultsPerKind) };
}

/** What answers in either language is shown in the page's. */
const amongContent = (words: readonly SearchWord[], candidates: readonly Candidate[], languages: Languages) =>
  best(
    candidates.map((candidate) => {
      const own = candidate[languages.language];
      return {
        path: own.path,
        title: own.title,
        description: own.description,
        score: Math.max(
          ...searchedTexts(candidate)[languages.language].map((texts) => scoreTexts(words, texts)),
        ),
      };
    }),
    languages,
  );

async function findEvents({ db, clock }: Deps, words: readonly SearchWord[], shownIn: Languages) {
  const { language } = shownIn;
  const today = karachiDay(clock.now());
  const { events } = await listEvents(db, { today, limit: searchedEvents, words });
  const t = textIn(language, searchWords);
  const texts = events.flatMap((event) => languages.map((one) => inLanguage(event, one)));
  return best(
    texts.map(({ id, title, description, location, event_date, cancelled }) => ({
      path: `/events/${id}`,
      title,
      description,
      about: [formatDay(event_date, language), location, ...(cancelled ? [t("cancelled")] : [])].join(" · "),
      score: scoreTexts(words, foldTexts({ title, description, more: [location] })),
    })),
    shownIn,
  );
}

async function findStories({ db, clock }: Deps, words: readonly SearchWord[], languages: Languages) {
  const { language, first } = languages;
  const audience = { now: karachiMinute(clock.now()) };
  const [{ posts, total }, categories] = await Promise.all([
    listPosts(db, { audience, words, language: first, limit: searchedStories }),
    listShownCategories(db, language),
  ]);
  const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]));
  const stories = posts.map((post) => {
    const { slug, title, excerpt, published_at: day, category_slug, author_name } = post;
    return {
      path: `/blog/${slug}`,
      title,
      description: excerpt,
      about: [
        isCalendarDay(day) && formatDay(day, language),
        categoryNames.get(category_slug ?? ""),
        author_name,
      ]
        .filter(Boolean)
        .join(" · "),
      // The database has found it by a text that does not stand here, such as the author's name or its other language.
      score: Math.max(1, scoreTexts(words, foldTexts({ title, description: excerpt }))),
    };
  });
  return { total, found: best(stories, languages).found };
}
