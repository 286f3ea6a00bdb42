import { beforeEach, expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { type BlogAuthor, startBlogging } from "#tests/support/blog-author.ts";
import { resultsPerKind } from "./search.messages.ts";
import { answerQuestion } from "./search.service.server.ts";

let app: TestApp;
let author: BlogAuthor;
beforeEach(async () => {
  app = await startTestApp();
  author = await startBlogging(app);
});

const find = async (question: string, language: Language = "en") =>
  (await answerQuestion(app.deps, question, language)).groups ?? [];

/** "kind: path path" of each group. */
async function found(question: string, language?: Language): Promise<string[]> {
  const groups = await find(question, language);
  return groups.map(({ kind, results }) => `${kind}: ${results.map(({ path }) => path).join(" ")}`);
}

async function addEvent(title: string, description: string, more: Record<string, string> = {}) {
  const form = new FormData();
  const fields = { title, description, location: "Canal Road, Lahore", date: "2026-12-06", ...more };
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  const { body } = await app.call("createEvent", { token: author.token, form });
  return body.id as number;
}

test("one question finds stories, events, deps, programmes and pages", async () => {
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
    ["او نیگیٹو", "/registration/blood-request"],
    ["اے بی پازیٹو", "/registration/blood-request"],
    ["دفتر کے اوقات", "/contact"],
    ["اسکالرشپ", "/services/education"],
    ["طلباء", "/registration/internship"],
    // Those in need, in both languages and Roman Urdu.
    ...["scholarship", "school fees", "وظیفہ", "wazifa", "اسکول کی فیس"].flatMap(
      (asked) =>
        [
          [asked, "/help"],
          [asked, "/services/education"],
        ] as const,
    ),
    ...["ration", "راشن", "rashan", "dowry", "جہیز", "jahez", "fever", "بخار", "bukhar"].map(
      (asked) => [asked, "/help"] as const,
    ),
    ["dowry", "/services/marriage"],
    ["fever", "/services/health"],
    ...["lost receipt", "رسید", "رسید گم", "raseed", "raseed gum ho gai"].map(
      (asked) => [asked, "/lost-receipt"] as const,
    ),
  ] as const) {
    expect((await found(question)).join(" "), question).toContain(path);
  }
});

test("school fees lead to education before hospital fees", async () => {
  for (const question of ["scholarship", "وظیفہ", "wazifa", "school fees"])
    expect((await found(question))[0], question).toMatch(/^service: \/services\/education/);
});

test("a question of the home page is found with its answer", async () => {
  const questions = (await find("exempt from tax")).find(({ kind }) => kind === "question");
  expect(questions?.results[0]).toMatchObject({ path: "/#faq" });
  expect(await found("official receipt for every gift")).toContain("question: /#faq");
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
  expect(group?.results[0]?.title).toBe("صاف پَانی");
});

test("a name with the Arabic article is found as one word and as two, and the hamza of مسٔلہ: SEARCH-13", async () => {
  const [joined, parted, willing] = ["عیدالاضحیٰ مبارک", "عید الاضحیٰ کا گوشت", "انشاءاللہ یہ مسئلہ حل ہو گا"];
  for (const title of [joined, parted, willing]) await author.publish({ title });
  for (const [question, titles] of [
    ["عید الاضحی", [joined, parted]],
    ["عیدالاضحیٰ", [joined, parted]],
    ["ان شاء اللہ", [willing]],
    ["مسٔلہ", [willing]],
  ] as const) {
    const stories = (await find(question)).find(({ kind }) => kind === "story")?.results ?? [];
    expect(stories.map(({ title }) => title).toSorted(), question).toEqual([...titles].toSorted());
  }
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
  await app.deps.db
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

test("what staff change is found by the next question, whatever was kept of the one before: SEARCH-14", async () => {
  const { defaults } = (await import("#content/contents.ts")).contents.faq;
  const [first, ...rest] = defaults.questions;
  const save = (version: number, question: string) => {
    const questions = [{ ...first, question: { en: question } }, ...rest];
    return app.call("saveContent", {
      token: author.token,
      json: { name: "faq", version, value: { ...defaults, questions } },
    });
  };
  for (const [version, word] of ["zeppelin", "submarine"].entries()) {
    expect(await found(word)).toEqual([]);
    expect((await save(version, `Where is the ${word}?`)).status).toBe(200);
    expect(await found(word)).toEqual(["question: /#faq"]);
    // In the nearest spelling, too.
    expect(await found(word.replace("i", "a"))).toEqual(["question: /#faq"]);
  }
  expect(await found("zeppelin")).toEqual([]);
});

test("Urdu is found in the letters and digits of every keyboard", async () => {
  await author.publish({ title: "علی کی رسید ۲۰۲۷", excerpt: "گۓ سال کا فطرانہ، زکوٰۃ اور صدقۂ جاریہ" });
  for (const question of ["على كي رسيد", "2027", "علي ٢٠٢٧", "رسید ۲۰۲۷", "گئے", "زكوة", "صدقه جاريه"]) {
    expect((await found(question)).join(), question).toContain("story: /blog/");
  }
});

test("Urdu in Latin letters finds what is written in Urdu: SEARCH-07", async () => {
  await author.publish({ title: "یتیم بچوں کے لیے رضائیاں", excerpt: "سردی سے پہلے" });
  await author.publish({ title: "گاؤں میں نیا کنواں", excerpt: "صاف پانی" });
  for (const [question, slug] of [
    ["yateem bachon", "یتیم"],
    ["razai", "یتیم"],
    ["kunwan", "کنواں"],
    ["kunwaan gaon", "کنواں"],
    ["paani", "کنواں"],
  ] as const) {
    expect((await found(question)).join(), question).toContain(slug);
    expect((await found(question, "ur")).join(), question).toContain(slug);
  }
  for (const [question, path] of [
    ["khoon", "/registration/blood-request"],
    ["khoun chahiye", "/registration/blood-request"],
    ["raashan", "/services/food-program"],
    ["razaakaar", "/registration/volunteer"],
  ] as const) {
    expect((await found(question)).join(" "), question).toContain(path);
  }
});

test("an English word finds no Urdu one that is only spoken like it", async () => {
  await author.publish({ title: "ہم اور آپ", excerpt: "ہر گھر میں" });
  for (const question of ["home", "her"]) {
    for (const language of ["en", "ur"] as const) {
      expect((await found(question, language)).join(), question).not.toContain("story: ");
    }
  }
});

test("what is in the page's language comes first, with its texts and days in it: SEARCH-08", async () => {
  await app.deps.db.updateTable("blog_categories").set({ name_ur: "تعلیم" }).execute();
  await author.publish({ title: "A blood camp", excerpt: "In Kasur" });
  await author.publish({ title: "رات کا سفر", excerpt: "خون کے عطیے کی کہانی", published_at: "2026-11-01" });
  const stories = async (language: Language) =>
    (await find("blood", language)).find(({ kind }) => kind === "story")?.results ?? [];
  expect((await stories("en")).map((one) => one.language)).toEqual(["en", "ur"]);
  const inUrdu = await stories("ur");
  expect(inUrdu.map((one) => one.language)).toEqual(["ur", "en"]);
  expect(inUrdu[0]?.about).toContain("1 نومبر 2026 · تعلیم");
  expect((await stories("en"))[0]?.about).toContain(" · Education");
  const pages = (await find("khoon", "ur")).find(({ kind }) => kind === "page")?.results;
  const page = pages?.find(({ path }) => path === "/registration/blood-request");
  expect(page?.title).toContain("خون چاہیے");
});

test("what is one in two languages is found once, in the page's language, or in Urdu when asked in Urdu letters", async () => {
  const inUrdu = { title_ur: "خون کا کیمپ", content_ur: "متن" };
  const story = (await author.publish({ title: "The blood camp", ...inUrdu })).body;
  const eventInUrdu = { title_ur: "خون کا عطیہ", description_ur: "چائے ملے گی۔" };
  const event = await addEvent("Blood drive", "Tea and dates afterwards.", eventInUrdu);
  for (const [question, language, post, title] of [
    ["blood", "en", story.slug, "Blood drive"],
    ["blood", "ur", story.slug_ur, eventInUrdu.title_ur],
    ["خون", "en", story.slug_ur, eventInUrdu.title_ur],
  ] as const) {
    const groups = (await find(question, language)).filter(
      ({ kind }) => kind === "story" || kind === "event",
    );
    const paths = groups.map(
      ({ kind, total, results }) => `${kind} ${total} ${results.map(({ path }) => path)}`,
    );
    expect(paths.toSorted()).toEqual([`event 1 /events/${event}`, `story 1 /blog/${post}`]);
    expect(groups.find(({ kind }) => kind === "event")?.results[0]?.title).toBe(title);
  }
});

test("content that has its word in the other language alone is shown in the page's", async () => {
  const inEnglish = (await find("نصاب")).find(({ kind }) => kind === "page")?.results[0];
  expect(inEnglish).toMatchObject({ path: "/zakat-calculator", language: "en" });
  const inUrdu = (await find("calculator", "ur")).find(({ kind }) => kind === "page")?.results[0];
  expect(inUrdu).toMatchObject({ path: "/zakat-calculator", language: "ur" });
});

test("a near spelling in Urdu is found, and said", async () => {
  const answer = await answerQuestion(app.deps, "رزاکار", "ur");
  expect(answer.meant).toBe("رضاکار");
  expect(answer.groups?.flatMap(({ results }) => results.map(({ path }) => path))).toContain(
    "/registration/volunteer",
  );
});

test("any apostrophe, hyphen or blank, and a non-joiner or none, find the same in pages, calls and lists", async () => {
  const { token } = author;
  await author.publish({ title: "Sana’s self-help group" });
  await author.publish({ title: "خوش\u200cنما صبح", language: "ur" });
  const event = await addEvent("Mother-and-child day at Ali‘s", "خوش نما شام");
  const message = { name: "Anne-Marie O’Neil", email: "anne@home.example", message: "می\u200cخواہم" };
  await app.call("sendContactMessage", { json: message });
  const user = await app.call("createUser", {
    token,
    json: { name: "Ali-Raza D’Souza", email: "ali@home.example", password: "canals" },
  });
  expect(user.body).toMatchObject({ success: true });
  for (const q of ["sana's self help", "SANA`S SELF‐HELP", "sanaʼs self–help group"]) {
    expect(await found(q), q).toContain("story: /blog/sanas-self-help-group");
    expect((await app.call("listBlogs", { query: { q } })).body, q).toMatchObject({ total: 1 });
  }
  for (const q of ["خوش\u200cنما", "خوش نما", "خوشنما"]) {
    expect(await found(q), q).toContain("story: /blog/خوشنما-صبح");
    expect((await app.call("listBlogs", { query: { q, language: "ur" } })).body, q).toMatchObject({
      total: 1,
    });
  }
  for (const q of ["mother and child", "mother-and-child day at ali's", "خوش\u200cنما شام"])
    expect(await found(q), q).toContain(`event: /events/${event}`);
  for (const q of ["anne marie o'neil", "Anne-Marie O`Neil", "می خواہم", "میخواہم", "می\u200cخواہم"])
    expect((await app.call("listMessages", { token, query: { q } })).body, q).toMatchObject({ total: 1 });
  for (const q of ["ali raza d'souza", "Ali-Raza D‘Souza"])
    expect((await app.call("listUsers", { token, query: { q } })).body, q).toMatchObject([
      { name: "Ali-Raza D’Souza" },
    ]);
});
