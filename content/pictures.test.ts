import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { defaultContent } from "#server/content.ts";

const folder = import.meta.dirname;
const art = path.join(folder, "../public/art");
const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

test.each(files)("every picture that %s names is there", (name) => {
  const text = readFileSync(path.join(folder, name), "utf8");
  const pictures = text.match(/\/art\/[\w-]+\.svg/g) ?? [];
  expect(pictures.filter((picture) => !existsSync(path.join(folder, "../public", picture)))).toEqual([]);
});

test("every illustration is a small file that needs no other, with ids of its own: SAMPLE-05a", () => {
  const drawings = readdirSync(art).map((name) => ({
    name,
    svg: readFileSync(path.join(art, name), "utf8"),
  }));
  expect(drawings.filter(({ svg }) => Buffer.byteLength(svg) >= 15_000).map(({ name }) => name)).toEqual([]);
  const asks = /<(?:script|style|text|image|foreignObject)\b|\bhref="(?!#)|url\((?!#)/;
  expect(drawings.filter(({ svg }) => asks.test(svg)).map(({ name }) => name)).toEqual([]);
  const ids = drawings.flatMap(({ svg }) => Array.from(svg.matchAll(/\bid="([^"]+)"/g), ([, id]) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("the timeline has the five years, each with its text and its pictures", () => {
  const { years } = defaultContent("timeline");
  expect(years.map(({ year }) => year)).toEqual([2016, 2018, 2020, 2023, 2025]);
  for (const { year, title, description, icon, picture } of years) {
    expect(icon).toBe(`/art/year-${year}.svg`);
    for (const words of [title, description, picture.src, picture.alt]) expect(words).toMatch(/\w/);
  }
});
