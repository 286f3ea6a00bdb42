import { describe, expect, test } from "vitest";
import { z } from "zod";
import { valueAt, withValue } from "#app/lib/values.ts";
import { type ContentName, contents } from "#content/contents.ts";
import { sampleValue } from "#server/content.ts";
import { writtenContents } from "#tests/support/written-contents.ts";
import { valueMessages } from "./content.messages.ts";
import { checkValue } from "./content-check.ts";
import { contentDifferences } from "./content-differences.ts";
import { copyOf, slugsOf, withIds } from "./content-ids.ts";
import { emptyValue, kindOf, labelsOf, leavesOf, plain, titleOf, type ValueSchema } from "./content-value.ts";

const names = Object.keys(contents) as ContentName[];
const rulesOf = (name: ContentName) =>
  z.toJSONSchema(contents[name].schema, { io: "input" }) as unknown as ValueSchema;

test.each(writtenContents)("the rules of '%s' accept the original", (name) => {
  expect(checkValue(rulesOf(name), contents[name].defaults)).toEqual([]);
});

describe.each(names)("the rules of '%s'", (name) => {
  const rules = rulesOf(name);
  const { schema, defaults } = contents[name];

  test("refuse in the editor what the server refuses, at the same place", () => {
    // Of long lists the first two entries: all have the same rules.
    const paths = [...leavesOf(defaults).keys()].filter((path) => !/\.(?:[2-9]|\d\d)(?:\.|$)/.test(path));
    for (const path of paths) {
      const keys = path.split(".");
      const bad =
        typeof valueAt(defaults, keys) === "number"
          ? [-1e9, 1e12, 0.5, null]
          : ["", "  ", "x".repeat(6000), "a b"];
      for (const value of bad) {
        const changed = withValue(defaults, keys, value);
        const server = schema.safeParse(changed);
        const refused = server.success ? [] : server.error.issues.map((issue) => issue.path.join("."));
        const found = checkValue(rules, changed).map((fault) => fault.path);
        expect(new Set(found), `${path}: ${String(value).slice(0, 10)}`).toEqual(new Set(refused));
      }
    }
  });

  test("have a field for every value, and a name for it", () => {
    const seen: string[] = [];
    const look = (schema: ValueSchema, path: string) => {
      const part = plain(schema);
      seen.push(path);
      expect(["localText", "group", "record", "list", "choice", "number", "text", "boolean"], path).toContain(
        kindOf(part),
      );
      if (kindOf(part) === "group") {
        const properties = Object.entries(part.properties ?? {});
        expect(properties.length, path).toBeGreaterThan(0);
        for (const [key, property] of properties) look(property, `${path}.${key}`);
      }
      if (kindOf(part) === "list") {
        const item = plain(part.items ?? {});
        // Its name stands on the button that adds one.
        if (kindOf(item) === "group") expect(item.title, path).toBeTruthy();
        look(item, `${path}[]`);
      }
    };
    look(rules, name);
    expect(seen.length).toBeGreaterThan(1);
  });
});

describe("a new entry", () => {
  const rules = rulesOf("faq");
  const { questions } = contents.faq.defaults;
  const items = rules.properties?.questions?.items ?? {};

  test("is empty, and asks for what must be there", () => {
    const entry = emptyValue(items);
    expect(entry).toEqual({ id: "", question: { en: "" }, answer: { en: "" } });
    const value = withIds(rules, { questions: [...questions, entry] });
    expect(checkValue(rules, value)).toEqual([
      { path: "questions.5.question.en", message: valueMessages.required },
      { path: "questions.5.answer.en", message: valueMessages.required },
    ]);
  });

  test("gets an id of its title, which no other has; the others keep theirs", () => {
    const entry = { id: "", question: { en: "Donations?" }, answer: { en: "Yes." } };
    const value = withIds(rules, {
      questions: [...questions, entry, entry, { ...entry, question: { en: "کیا؟" } }],
    });
    const ids = (value as typeof contents.faq.defaults).questions.map(({ id }) => id);
    expect(ids.slice(0, 5)).toEqual(questions.map(({ id }) => id));
    expect(ids.slice(5)).toEqual(["donations-2", "donations-3", "question"]);
    expect(contents.faq.schema.safeParse(value).success).toBe(true);
  });

  test("as a copy is new; a number counts on", () => {
    expect(copyOf(items, questions[0])).toEqual({ ...questions[0], id: "" });
    const stored = sampleValue("testimonials");
    const [first] = stored.testimonials;
    const rules = rulesOf("testimonials");
    const added = { ...stored, testimonials: [...stored.testimonials, { ...first, id: null }] };
    const { testimonials } = withIds(rules, added) as typeof stored;
    expect(testimonials.at(-1)?.id).toBe(Math.max(...stored.testimonials.map(({ id }) => id)) + 1);
  });
});

test("a value is changed at its place alone, and a property taken away", () => {
  const value = { list: [{ text: { en: "a" } }, { text: { en: "b" } }], other: {} };
  const changed = withValue(value, ["list", "1", "text"], { en: "c" });
  expect(changed).toEqual({ list: [{ text: { en: "a" } }, { text: { en: "c" } }], other: {} });
  expect((changed as typeof value).list[0]).toBe(value.list[0]);
  expect(withValue(value, ["other"], undefined)).toEqual({ list: value.list });
});

test("fields and entries are named as people see them", () => {
  const rules = rulesOf("identity");
  expect(labelsOf(rules, ["hours", "en"])).toEqual(["Office hours"]);
  expect(labelsOf(rules, ["hours", "ur"])).toEqual(["Office hours", "Urdu"]);
  expect(labelsOf(rules, ["registrations", "1", "number"])).toEqual([
    "Registrations",
    "Registration 2",
    "Number",
  ]);
  expect(
    titleOf(rulesOf("timeline").properties?.years?.items ?? {}, contents.timeline.defaults.years[0]),
  ).toBe("2016 · One rented room");
  expect(slugsOf(rulesOf("services"), contents.services.defaults)).toContain("sadaqa-jaria");
});

test("two versions differ in the parts that people know; a list that grew is one of them", () => {
  const rules = rulesOf("faq");
  const opened = contents.faq.defaults;
  const mine = withValue(opened, ["questions", "0", "answer"], { en: "Mine" });
  const theirs = withValue(opened, ["questions", "0", "question"], { en: "Theirs?" });
  expect(contentDifferences(rules, mine, theirs).map(({ label }) => label)).toEqual([
    "Questions, Question 1, Question",
    "Questions, Question 1, Answer",
  ]);
  const shorter = { questions: opened.questions.slice(1) };
  const [whole, ...rest] = contentDifferences(rules, shorter, theirs);
  expect(rest).toEqual([]);
  expect(whole).toMatchObject({ label: "Questions" });
  expect(whole?.mine.split("\n")).toHaveLength(4);
});
