import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { languages } from "#app/contract/language.ts";
import { messagesOf, textIn } from "./words.server.ts";
import { type Catalogue, defineWords } from "./words.ts";

/* What types cannot say of the catalogues: ALL-28e. */

const files = readdirSync(".", { recursive: true, encoding: "utf8" })
  .filter((name) => /^(?:app|server)\/.*\.words\.ts$/.test(name))
  .toSorted();

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === "object" && value !== null && "words" in value && "name" in value;

const inFiles = await Promise.all(
  files.map(async (file) => {
    const exported: object = await import(pathToFileURL(file).href);
    return { file, catalogues: Object.values(exported).filter(isCatalogue) };
  }),
);
const catalogues = inFiles.flatMap((inFile) =>
  inFile.catalogues.map((catalogue) => ({ file: inFile.file, name: catalogue.name, catalogue })),
);

/** The names of a message's values, and of its elements. */
const valuesOf = (message: string) =>
  [...message.matchAll(/\{(\w+)(?=[,}])|<(\w+)\/?>/g)].map(([, value, element]) => value ?? `<${element}>`);

describe("each catalogue", () => {
  test("is there", () => {
    expect(catalogues.length).toBeGreaterThan(10);
    expect(inFiles.filter(({ catalogues }) => catalogues.length === 0)).toEqual([]);
  });

  test("has a name of its own", () => {
    const names = catalogues.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test.for(catalogues)(
    "$file, $name: compiles, names the same values in both languages, and is Urdu",
    ({ catalogue }) => {
      for (const language of languages) expect(() => messagesOf(language, [catalogue])).not.toThrow();
      for (const [key, { en, ur }] of Object.entries(catalogue.words)) {
        // Urdu has one form where English has two: its number stands by itself.
        expect([...new Set(valuesOf(ur))].toSorted(), key).toEqual([...new Set(valuesOf(en))].toSorted());
        expect(ur, `${key}: letters of Arabic keyboards`).not.toMatch(/[يكهةى٠-٩۰-۹]/u);
      }
    },
  );
});

const giving = defineWords("test", {
  plain: { en: "It's done", ur: "ہو گیا" },
  named: { en: "{name} gave {amount}", ur: "{name} نے {amount} دیے" },
  counted: {
    en: "{count, plural, one {# gift} other {# gifts}}",
    ur: "{count, plural, one {# عطیہ} other {# عطیات}}",
  },
});

test("a word is written in its language, with its values and numbers", () => {
  const [en, ur] = languages.map((language) => textIn(language, giving)) as [
    ReturnType<typeof textIn<typeof giving>>,
    ReturnType<typeof textIn<typeof giving>>,
  ];
  expect([en("plain"), ur("plain")]).toEqual(["It's done", "ہو گیا"]);
  expect(en("named", { name: "Sana", amount: "PKR 500" })).toBe("Sana gave PKR 500");
  expect([en("counted", { count: 1 }), en("counted", { count: 2500 })]).toEqual(["1 gift", "2,500 gifts"]);
  expect([ur("counted", { count: 1 }), ur("counted", { count: 2500 })]).toEqual(["1 عطیہ", "2,500 عطیات"]);
});

test("a word that is not there, or lacks a value, is a fault of types", () => {
  const t = textIn("en", giving);
  // @ts-expect-error no such word
  expect(t("missing")).toBe("test.missing");
  // @ts-expect-error no amount
  expect(t("named", { name: "Sana" })).toBe("Sana gave ");
  // @ts-expect-error no Urdu
  expect(defineWords("other", { one: { en: "One" } }).name).toBe("other");
});
