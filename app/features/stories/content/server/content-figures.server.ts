import type { FigureTopic, TopicFigure } from "#app/features/stories/content/content.schema.ts";
import { localize } from "#content/define-content.ts";
import type { ReadStored } from "#server/content.ts";

/** What the figures are read from. */
export const figureContents = ["identity", "figures", "giving"] as const;

type Evidence = { year?: number; source?: string };
type Shown = { value: string; name: string } & Evidence;

/**
 * Every figure of the foundation that has its year and source under it, with the page that shows it. A value that names a
 * shared figure has that one's year and source, unless it has its own.
 */
export function publishedFigures(stored: ReadStored): TopicFigure[] {
  const raw = stored("figures");
  const figures = localize(raw, "en", raw.shared);
  const giving = stored("giving");
  const sources = new Map(figures.sources.map(({ figure, ...evidence }) => [figure, evidence]));
  const keyOf = (value: string) => /^\{([a-z-]+)\}$/.exec(value)?.[1] ?? "";
  const named = new Set<string>();

  const list = (content: TopicFigure["content"], where: string, values: readonly string[], shown: Shown[]) =>
    shown.map(({ value, name, year, source }, place): TopicFigure => {
      const key = keyOf(values[place] ?? "");
      named.add(key);
      const from = sources.get(key);
      return {
        value,
        name,
        where,
        content,
        fact: false,
        year: year ?? from?.year ?? null,
        source: source ?? from?.source ?? null,
      };
    });
  const valuesOf = (shown: readonly { value: string }[]) => shown.map(({ value }) => value);

  const found = [
    ...list("figures", "Home, under the large pictures", valuesOf(raw.hero), figures.hero),
    ...list("figures", "Home, over the programmes", valuesOf(raw.programmes), figures.programmes),
    ...list(
      "figures",
      "Home and impact report, the account of help",
      [],
      figures.helpGiven.map(({ total, ...kind }) => ({ ...kind, value: total.toLocaleString("en-US") })),
    ),
    ...list("figures", "Home, 'Transforming lives'", valuesOf(raw.impactCounters), figures.impactCounters),
    ...list("figures", "Home, 'Work with us'", valuesOf(raw.career), figures.career),
    ...list("giving", "Donate", valuesOf(giving.figures), localize(giving.figures, "en", raw.shared)),
  ];
  const others = Object.keys(raw.shared).filter((key) => !named.has(key));
  return [
    ...found,
    ...list(
      "figures",
      "In texts",
      others.map((key) => `{${key}}`),
      others.map((key) => ({ value: raw.shared[key] ?? "", name: key.replaceAll("-", " ") })),
    ),
  ];
}

export const isConfirmed = ({ year, source, fact }: TopicFigure) =>
  fact || (year !== null && source !== null);

const topics = [
  { title: "How long the foundation has worked", words: /\byears\b/i },
  { title: "Where it works", words: /\b(?:countr(?:y|ies)|communit(?:y|ies)|cit(?:y|ies))\b/i },
  { title: "Children and students", words: /\b(?:child|children|students?|pupils?)\b/i },
];

/**
 * Figures about the same thing that differ, side by side, with what is known of it beside them: the year of the
 * foundation, and its office. Those that agree are left out.
 */
export function contradictingFigures(stored: ReadStored): FigureTopic[] {
  const { since, address } = stored("identity");
  const fact = (name: string, value: string): TopicFigure => ({
    value,
    name,
    where: "Everywhere",
    content: "identity",
    fact: true,
    year: null,
    source: null,
  });
  const facts = [
    [fact("Founded in", `since ${since}`)],
    [fact("The office", `${address.city.en}, ${address.country.en}`)],
    [],
  ];
  const all = publishedFigures(stored);
  return topics
    .map(({ title, words }, place) => {
      const about = all.filter(({ name, value }) => words.test(name) && !value.endsWith("%"));
      return { title, figures: [...about, ...(facts[place] ?? [])] };
    })
    .filter(({ figures }) => new Set(figures.map(({ value }) => value.replace(/\D/g, ""))).size > 1);
}
