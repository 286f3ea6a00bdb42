import { describe, expect, test } from "vitest";
import { type ContentName, contents } from "./contents.ts";
import { localize } from "./define-content.ts";

describe("what staff own", () => {
  const shared = contents.figures.defaults.shared;
  test.each(Object.keys(contents) as ContentName[])(
    "the defaults of '%s' fit their schema, and every figure that they name is there",
    (name) => {
      const { schema, defaults } = contents[name];
      expect(schema.parse(defaults)).toEqual(defaults);
      const texts = JSON.stringify(localize<unknown>(defaults, "en", shared));
      expect(texts.match(/\{[a-z-]+\}/g) ?? []).toEqual([]);
    },
  );

  test("every programme tells what it does, what came of it, and a way to help by money and by hand", () => {
    for (const { slug, tagline, story, details, impact, cost, help } of contents.programmes.defaults
      .programmes) {
      for (const text of [tagline, story]) expect(text.en, slug).toMatch(/\w+ \w+/);
      expect(details.length, slug).toBeGreaterThan(1);
      expect(impact.length, slug).toBeGreaterThan(0);
      expect(help.map(({ action }) => action).toSorted(), slug).toEqual(["Donate Now", "Volunteer"]);
      // The page that lists them says that each tells what it costs.
      const gift = help.find(({ action }) => action === "Donate Now")?.amount ?? 0;
      expect(gift, slug).toBeGreaterThan(0);
      expect(cost?.amount, slug).toBeGreaterThanOrEqual(gift);
    }
  });

  test("each shared figure is named by a text at least", () => {
    const texts = JSON.stringify(Object.values(contents).map(({ defaults }) => defaults));
    expect(Object.keys(shared).filter((key) => !texts.includes(`{${key}}`))).toEqual([]);
  });
});

describe("a text in one language", () => {
  const text = { en: "{meals} meals", ur: "{meals} کھانے" };
  test("is the translation where there is one, with the figure that it names", () => {
    expect(localize([text, { en: "Only English" }], "ur", { meals: "350,000+" })).toEqual([
      "350,000+ کھانے",
      "Only English",
    ]);
  });

  test("an unknown figure stays as it is written", () => {
    expect(localize(text, "en", {})).toBe("{meals} meals");
  });
});
