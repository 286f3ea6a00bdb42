import { beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { resultsPerKind } from "./search.messages.ts";
import { findAll } from "./search.service.server.ts";
import { questionWords } from "./search-words.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const find = (question: string) => findAll(app.services, questionWords(question));

/** "kind: path path" of each group. */
async function found(question: string): Promise<string[]> {
  const groups = await find(question);
  return groups.map(({ kind, results }) => `${kind}: ${results.map(({ path }) => path).join(" ")}`);
}

async function addEvent(title: string, description: string, location = "Canal Road, Lahore") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description, location, date: "2026-12-06" })) {
    form.set(name, value);
  }
  const { body } = await app.call("createEvent", { token: author.token, form });
  return body.id as number;
}

test("one question finds stories, events, services, programmes and pages", async () => {
  await author.publish({ title: "One pint of blood", excerpt: "Who is asked" });
  const id = await addEvent("Winter blood drive", "Tea and dates afterwards.");
  const groups = await found("blood");
  expect(groups).toContain("story: /blog/one-pint-of-blood");
  expect(groups).toContain(`event: /events/${id}`);
  expect(groups.find((group) => group.startsWith("service: "))).toMatch(
    /^service: \/services\/blood-donation/,
  );
  expect(groups.find((group) => group.startsWith("page: "))).toContain("/events");
  expect((await found("orphan")).find((group) => group.startsWith("programme: "))).toContain(
    "/details/orphan-support",
  );
});

test("pages are found by the words of Lahore's streets, in Urdu and in Latin letters", async () => {
  for (const [question, path] of [
    ["خون چاہیے", "/registration/blood-request"],
    ["khoon chahiye", "/registration/blood-request"],
    ["نوکری", "/registration/career"],
    ["naukri", "/registration/career"],
    ["رضاکار", "/registration/volunteer"],
    ["زکوة", "/zakat-calculator"],
    ["رابطہ", "/contact"],
  ] as const) {
    expect(
      (await found(question)).find((group) => group.startsWith("page: ")),
      question,
    ).toContain(path);
  }
});

test("stories and events are found where a word begins, at the start of a text and after any sign", async () => {
  await author.publish({ title: "An operation at night", excerpt: "Of cv-27 he knew nothing: revolution" });
  const rations = await addEvent("Rations for Okara", "A sack for each family");
  const packing = await addEvent("Packing day", "We pack (ration) sacks, and a CV is no use");
  const groups = await found("ration");
  expect(groups).toContain(`event: /events/${rations} /events/${packing}`);
  expect(groups.join()).not.toContain("/blog/an-operation-at-night");
  expect(await found("operation night")).toContain("story: /blog/an-operation-at-night");
  // Two letters, which the index of three does not know.
  expect((await found("cv")).sort()).toEqual(
    expect.arrayContaining([`event: /events/${packing}`, "story: /blog/an-operation-at-night"]),
  );
  expect(await found("at night")).toContain("story: /blog/an-operation-at-night");
  expect((await found("an")).join()).toContain("/blog/an-operation-at-night");
  expect((await found("vo")).join()).not.toContain("/blog/an-operation-at-night");
});

test("what people call a thing leads to the page that has it: SEARCH-05", async () => {
  for (const [question, path] of [
    ["office hours", "/contact"],
    ["opening times", "/contact"],
    ["scholarship", "/services/education"],
    ["scholarships", "/services/education"],
    ["CV", "/registration/career"],
    ["resume", "/registration/career"],
    ["ration", "/services/food-program"],
    ["راشن", "/services/food-program"],
    ["shadi", "/services/marriage"],
    ["khoon", "/services/blood-donation"],
    ["o negative", "/registration/blood-request"],
    ["O-", "/registration/blood-request"],
    ["need B +ve", "/registration/blood-request"],
  ] as const) {
    expect((await found(question)).join(" "), question).toContain(path);
  }
});

test("a question of the home page is found with its answer", async () => {
  const questions = (await find("exempt from tax")).find(({ kind }) => kind === "question");
  expect(questions?.results[0]).toMatchObject({ path: "/#faq" });
  expect(await found("tax-deductible")).toContain("question: /#faq");
});

test("each word has to be there, in whatever order, and its beginning is enough", async () => {
  await author.publish({ title: "The quilts of Lahore", excerpt: "Two thousand before the frost" });
  expect(await found("frost quil")).toEqual(["story: /blog/the-quilts-of-lahore"]);
  expect(await found("frost uilts")).toEqual([]);
  expect(await found("frost elephants")).toEqual([]);
});

test("Urdu is found without its marks, and with them", async () => {
  await author.publish({ title: "صاف پَانی", excerpt: "گاؤں میں" });
  const [group] = await find("پانِی");
  expect(group?.results[0]?.title).toEqual([
    { text: "صاف ", found: false },
    { text: "پَانی", found: true },
  ]);
});

test("drafts and stories of a later day are not found", async () => {
  await author.publish({ title: "Zeppelin draft", status: "draft" });
  await author.publish({ title: "Zeppelin tomorrow", published_at: "2026-11-22" });
  expect(await found("zeppelin")).toEqual([]);
});

test("a kind shows its best results and says how many there are", async () => {
  for (let n = 0; n < resultsPerKind; n += 1) {
    await author.publish({ title: `Letter ${n}`, excerpt: "A zeppelin over the canal" });
  }
  await author.publish({ title: "The zeppelin", excerpt: "Itself", published_at: "2026-11-21" });
  const [stories] = await find("zeppelin");
  expect(stories).toMatchObject({ kind: "story", total: resultsPerKind + 1 });
  expect(stories?.results).toHaveLength(resultsPerKind);
  expect(stories?.results[0]?.path).toBe("/blog/the-zeppelin");
});

test.for(["100%", "a_b", '"', "' or 1=1 --", "(((", "\\", "ﷺ".repeat(100)])(
  "%s is a question like any other",
  async (question) => {
    expect(await found(`${question} zeppelin`)).toEqual([]);
  },
);

test("what staff have written in place of the defaults is found", async () => {
  const { defaults } = (await import("#content/contents.ts")).contents.programmes;
  const [first, ...rest] = defaults.programmes;
  if (!first) throw new Error("there is no programme");
  const value = { ...defaults, programmes: [{ ...first, title: { en: "Zeppelins" } }, ...rest] };
  await app.services.db
    .insertInto("content")
    .values({
      name: "programmes",
      value: JSON.stringify(value),
      version: 1,
      updated_at: "2026-11-21T00:00:00Z",
    })
    .execute();
  expect(await found("zeppelin")).toEqual([`programme: /details/${first.slug}`]);
});
