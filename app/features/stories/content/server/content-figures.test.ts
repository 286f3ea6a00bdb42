import { expect, test } from "vitest";
import { contents, type StoredContent } from "#content/contents.ts";
import type { ReadStored } from "#server/content.ts";
import { contradictingFigures, isConfirmed, publishedFigures } from "./content-figures.server.ts";

/* The figures of the documents stay as they were given, and stand side by side: CONTENT-09. */

type Own = { figures?: StoredContent<"figures">; giving?: StoredContent<"giving"> };
const storedWith = (own: Own = {}): ReadStored => {
  const values = { ...own };
  return ((name: keyof Own) => values[name] ?? contents[name].defaults) as ReadStored;
};

test("figures about the same thing that differ stand side by side, with what is known beside them", () => {
  const found = contradictingFigures(storedWith()).map(({ title, figures }) => [
    title,
    figures.map(({ value }) => value),
  ]);
  const [[, years], [, places], [, children]] = found as [string, string[]][] as [
    [string, string[]],
    [string, string[]],
    [string, string[]],
  ];
  expect(years).toEqual(expect.arrayContaining(["15+", "15", "8+", "since 2016"]));
  expect(places).toEqual(expect.arrayContaining(["120+", "Lahore, Pakistan"]));
  expect(children).toEqual(expect.arrayContaining(["5,200+", "4,500+", "1,100", "500+"]));
  expect(children, "a percentage counts nothing").not.toContain("98%");
});

test("a figure is confirmed by its year and source; one that is named in texts has them at its name", () => {
  const figures = structuredClone(contents.figures.defaults);
  expect(publishedFigures(storedWith()).filter(isConfirmed)).toEqual([]);
  const evidence = { year: 2025, source: { en: "The registers of our schools" } };
  figures.sources.push({ figure: "students", ...evidence });
  Object.assign(figures.hero[0] ?? {}, { year: 2025 });
  const confirmed = publishedFigures(storedWith({ figures })).filter(isConfirmed);
  expect(confirmed).toMatchObject([
    { value: "4,500+", name: "Students at school", year: 2025, source: evidence.source.en },
  ]);
});

test("what agrees is no contradiction", () => {
  const figures = structuredClone(contents.figures.defaults);
  const giving = structuredClone(contents.giving.defaults);
  for (const list of [figures.hero, figures.programmes, giving.figures])
    for (const figure of list) if (/year/i.test(figure.name.en)) figure.value = "2016";
  const titles = contradictingFigures(storedWith({ figures, giving })).map(({ title }) => title);
  expect(titles).not.toContain("How long the foundation has worked");
  expect(titles).toContain("Children and students");
});
