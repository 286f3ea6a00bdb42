import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { languages } from "#app/contract/language.ts";
import { defaultContent } from "#server/content.ts";
import { artAlt } from "./art-alt.ts";
import { contents } from "./contents.ts";
import { type LocalText, localize } from "./local-text.ts";
import { menuIn } from "./menu.ts";

const folder = path.join(import.meta.dirname, "../public/art");
const alternatives: Readonly<Record<string, LocalText>> = artAlt;
/** Marks and the pictures of empty states stand beside words that say the same: they have no text of their own. */
const decorative =
  /^(?:star|lattice|placeholder|lost-page|offline|unread-inbox-empty|empty-\w+|year-\d+)\.svg$/;

type Use = { src: string; alt: string };

/** Every picture with a description of its own, however deep it is in a content. */
function usesIn(value: unknown): Use[] {
  if (typeof value !== "object" || value === null) return [];
  const fields: Record<string, unknown> = { ...value };
  const src = fields.src ?? fields.image;
  const { alt } = fields;
  const own =
    typeof src === "string" && src.startsWith("/art/") && typeof alt === "string" ? [{ src, alt }] : [];
  return [...own, ...Object.values(fields).flatMap(usesIn)];
}

test("every illustration has a text, and every text an illustration: SAMPLE-05", () => {
  const drawn = readdirSync(folder).filter((name) => !decorative.test(name));
  expect(Object.keys(artAlt).sort()).toEqual(drawn.map((name) => `/art/${name}`).sort());
  for (const language of languages) {
    const texts = Object.values(artAlt).map((alt) => alt[language]);
    expect(new Set(texts).size).toBe(texts.length);
  }
  expect(Object.keys(artAlt).filter((src) => !existsSync(path.join(folder, path.basename(src))))).toEqual([]);
});

test.each(languages)(
  "whoever describes an illustration says in '%s' what is on that one: SAMPLE-05",
  (language) => {
    const defaults = Object.values(contents).map((entry) => entry.defaults);
    const uses = usesIn([localize<unknown>(defaults, language), menuIn(language)]);
    expect(uses.length).toBeGreaterThan(30);
    expect(uses.filter(({ src, alt }) => alt !== alternatives[src]?.[language])).toEqual([]);
  },
);

test("every step of our work has its own picture: SAMPLE-07", () => {
  const { opening, steps } = defaultContent("work");
  const pictures = [opening.image, ...steps.map(({ picture }) => picture?.src)];
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(pictures.length);
});
