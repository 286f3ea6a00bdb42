import { describe, expect, test } from "vitest";
import { writtenContents } from "#tests/support/written-contents.ts";
import { contents } from "./contents.ts";
import { localize, localText } from "./define-content.ts";

describe("what staff own", () => {
  const shared = contents.figures.defaults.shared;
  test.each(writtenContents)(
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
      "350,000 سے\u00a0زائد کھانے",
      "Only English",
    ]);
  });

  test.each([
    ["2M+", "20\u00a0لاکھ سے\u00a0زائد"],
    ["50K+", "50\u00a0ہزار سے\u00a0زائد"],
    ["500K", "5\u00a0لاکھ"],
    ["12.5M", "1.25\u00a0کروڑ"],
    ["500+", "500 سے\u00a0زائد"],
    ["A 50K+ in a text", "A 50K+ in a text"],
  ])("the figure %s is %s in Urdu, and as it was in English", (figure, urdu) => {
    expect(localize({ value: figure }, "ur")).toEqual({ value: urdu });
    expect(localize({ value: figure }, "en")).toEqual({ value: figure });
  });

  test("a figure that is the whole text has no marks around it: it is read as a number", () => {
    expect(localize("{share}", "ur", { share: "92%" })).toBe("92%");
    expect(localize("{share} سے", "ur", { share: "92%" })).toBe("\u206692%\u2069 سے");
  });

  test("an unknown figure stays as it is written", () => {
    expect(localize(text, "en", {})).toBe("{meals} meals");
  });
});

test("texts, phones and accounts that staff paste are cleaned as every field's: ALL-28m", () => {
  expect(localText(60).parse({ en: "Relief\u200b kits\u00a0for all", ur: "امید\u200f" })).toEqual({
    en: "Relief kits for all",
    ur: "امید",
  });
  const { schema, defaults } = contents.identity;
  const accounts = {
    ...defaults.accounts,
    bank: { ...defaults.accounts.bank, iban: "PK36\u00a0HABB\u2011\u200e01" },
  };
  expect(schema.parse({ ...defaults, accounts }).accounts.bank.iban).toBe("PK36 HABB-01");
});
