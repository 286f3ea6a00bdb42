import { listPosts } from "#app/features/blog/server/blog.store.server.ts";
import { listEvents } from "#app/features/events/server/events.store.server.ts";
import { formatDay, karachiDay, karachiMinute } from "#app/lib/dates.ts";
import { openPages } from "#content/menu.ts";
import { pageDescriptionsIn } from "#content/page-descriptions.ts";
import { readContent } from "#server/content.ts";
import type { Services } from "#server/services.ts";
import { type ResultKind, resultKinds, resultsPerKind } from "./search.messages.ts";
import { mendedQuestion, vocabularyOf } from "./search-spelling.ts";
import { knownWords } from "./search-synonyms.ts";
import { markWords, type SearchWord, scoreTexts, snippet, type TextPart } from "./search-words.ts";

export type SearchResult = {
  path: string;
  title: TextPart[];
  snippet: TextPart[];
  /** The day of a story or an event, its place. */
  about?: string;
};
export type ResultGroup = { kind: ResultKind; total: number; results: SearchResult[] };

type Found = {
  path: string;
  title: string;
  /** What the snippet is taken from: the description, then what else was searched. */
  texts: string[];
  about?: string;
  score: number;
};
type Candidate = {
  path: string;
  title: string;
  description: string;
  /** Further texts, from which a snippet may be taken too. */
  more?: string[];
  /** Words that are searched and never shown. */
  hidden?: string;
  about?: string;
};

/** So many of the latest events that answer are put in order, the best first. */
const searchedEvents = 500;

/**
 * What answers to all of the words, in groups: the group with the best result first, in each the best results first.
 * @param words as questionWords makes them, at least one
 */
export async function findAll(app: Services, words: readonly SearchWord[]): Promise<ResultGroup[]> {
  const [events, stories, candidates] = await Promise.all([
    findEvents(app, words),
    findStories(app, words),
    listCandidates(app),
  ]);
  const groups: Record<ResultKind, { total: number; found: Found[] }> = {
    service: among(words, candidates.service),
    programme: among(words, candidates.programme),
    page: among(words, candidates.page),
    question: among(words, candidates.question),
    event: events,
    story: stories,
  };
  return (Object.keys(resultKinds) as ResultKind[])
    .map((kind) => ({ kind, ...groups[kind] }))
    .filter(({ found }) => found.length > 0)
    .sort((one, other) => best(other.found) - best(one.found))
    .map(({ kind, total, found }) => ({ kind, total, results: found.map((one) => shown(one, words)) }));
}

/** Whether the question is about blood, in any of the words for it. */
export const isAboutBlood = (words: readonly SearchWord[]) => words.some((forms) => forms.includes("blood"));

/**
 * What a question that finds nothing was meant to be, where a near spelling of its words stands on the site: SEARCH-06.
 * @returns undefined when there is none
 */
export async function meantQuestion(
  app: Services,
  words: readonly SearchWord[],
): Promise<string | undefined> {
  const candidates = Object.values(await listCandidates(app)).flat();
  const texts = [
    ...candidates.map(({ title }) => title),
    ...knownWords,
    ...candidates.flatMap(({ description, more = [], hidden = "" }) => [description, hidden, ...more]),
  ];
  return mendedQuestion(
    words.map(([asked]) => asked),
    vocabularyOf(texts),
  );
}

/** What is searched beside stories and events. */
async function listCandidates(app: Services) {
  const [{ programmes }, all, faq] = await Promise.all([
    readContent(app, "programmes"),
    readContent(app, "services"),
    readContent(app, "faq"),
  ]);
  return {
    service: all.services.map(
      ({ slug, title, tagline, lead, steps, asking, remark }): Candidate => ({
        path: `/services/${slug}`,
        title,
        description: tagline,
        more: [lead, ...steps.flatMap(({ title, text }) => [title, text]), ...asking, remark],
      }),
    ),
    programme: programmes.map(
      ({ slug, title, tagline, story, details, impact }): Candidate => ({
        path: `/details/${slug}`,
        title,
        description: tagline,
        more: [story, ...details, ...impact],
      }),
    ),
    page: openDescriptions(),
    question: faq.questions.map(
      ({ question, answer }): Candidate => ({ path: "/#faq", title: question, description: answer }),
    ),
  };
}

const best = (found: Found[]) => Math.max(...found.map(({ score }) => score));

const shown = ({ path, title, texts, about }: Found, words: readonly SearchWord[]): SearchResult => ({
  path,
  title: markWords(title, words),
  snippet: snippet(texts, words),
  about,
});

/** Those that answer, the best first; equally good ones stay in their order. */
function among(words: readonly SearchWord[], candidates: Candidate[]): { total: number; found: Found[] } {
  const found = candidates
    .map(({ path, title, description, more = [], hidden = "", about }) => ({
      path,
      title,
      texts: [description, ...more],
      about,
      score: scoreTexts(words, { title, description, more: [...more, hidden] }),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  return { total: found.length, found: found.slice(0, resultsPerKind) };
}

function openDescriptions(): Candidate[] {
  const open: readonly string[] = openPages;
  return pageDescriptionsIn("en")
    .filter(({ path }) => open.includes(path))
    .map(({ words, ...page }) => ({ ...page, hidden: words }));
}

async function findEvents({ db, clock }: Services, words: readonly SearchWord[]) {
  const today = karachiDay(clock.now());
  const { events } = await listEvents(db, { today, limit: searchedEvents, words });
  return among(
    words,
    events.map(({ id, title, description, location, event_date, cancelled }) => ({
      path: `/events/${id}`,
      title,
      description,
      more: [location],
      about: [formatDay(event_date), location, ...(cancelled ? ["cancelled"] : [])].join(" · "),
    })),
  );
}

async function findStories({ db, clock }: Services, words: readonly SearchWord[]) {
  const audience = { now: karachiMinute(clock.now()) };
  const { posts, total } = await listPosts(db, { audience, words, limit: resultsPerKind });
  const found = posts
    .map((post) => ({
      path: `/blog/${post.slug}`,
      title: post.title,
      texts: [post.excerpt],
      about: [post.formatted_date, post.category_name, post.author_name].filter(Boolean).join(" · "),
      // The database has found it by a text that does not stand here, such as the author's name.
      score: Math.max(1, scoreTexts(words, { title: post.title, description: post.excerpt })),
    }))
    .sort((one, other) => other.score - one.score);
  return { total, found };
}
