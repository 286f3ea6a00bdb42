import { expect, test } from "vitest";
import { type ContentName, contents } from "#content/contents.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { defaultContent, readContent } from "./content.ts";

const save = ({ deps }: TestApp, name: ContentName, value: unknown) =>
  deps.db
    .insertInto("content")
    .values({ name, value: JSON.stringify(value), version: 1, updated_at: "2026-11-22T00:00:00.000Z" })
    .execute();

test("until staff write some, the default shows, with the figures that it names", async () => {
  const app = await startTestApp();
  const figures = await readContent(app.deps, "figures");
  expect(figures).toEqual(defaultContent("figures"));
  expect(figures.trust.efficiency).toBe("92% Program Efficiency");
});

test("what staff have saved takes the default's place, in the language that is asked for", async () => {
  const app = await startTestApp();
  const { defaults } = contents.home;
  const since = { ...defaults.since, title: { en: "Since 2016" } };
  await save(app, "home", { ...defaults, since, promise: { en: "A promise", ur: "ایک وعدہ" } });
  expect((await readContent(app.deps, "home")).promise).toBe("A promise");
  const urdu = await readContent(app.deps, "home", { language: "ur" });
  expect(urdu.promise).toBe("ایک وعدہ");
  expect(urdu.since.title, "not translated yet").toBe("Since 2016");
});

test("a shared figure is changed once, and shows in every text that names it", async () => {
  const app = await startTestApp();
  const { defaults } = contents.figures;
  await save(app, "figures", { ...defaults, shared: { ...defaults.shared, students: "5,000+" } });
  const { impactCounters } = await readContent(app.deps, "figures");
  expect(impactCounters.find(({ name }) => name === "Students at school")?.value).toBe("5,000+");
  const { services } = await readContent(app.deps, "services");
  const education = services.find(({ slug }) => slug === "education");
  expect(JSON.stringify(education)).toContain('"5,000+"');
});

test("a saved value that no longer fits its schema is logged and gives way to the default", async () => {
  const app = await startTestApp();
  await save(app, "faq", { questions: [] });
  expect(await readContent(app.deps, "faq")).toEqual(defaultContent("faq"));
  expect(app.log.filter((line) => line.includes("saved content no longer fits its schema"))).toHaveLength(1);
});

test("a field that a release has added has its default, and what staff have saved stays", async () => {
  const app = await startTestApp();
  const { defaults } = contents.identity;
  const { easypaisa: _added, ...accounts } = defaults.accounts;
  await save(app, "identity", { ...defaults, phone: "042 111 222 333", accounts });
  const identity = await readContent(app.deps, "identity");
  expect(identity.phone).toBe("042 111 222 333");
  expect(identity.accounts).toEqual(defaults.accounts);
  expect(app.log.join("")).not.toContain("no longer fits");
});

test("addresses that were saved before the rule give way to safe ones, and the rest of the value stays: CONTENT-08", async () => {
  const app = await startTestApp();
  const { defaults } = contents.faq;
  const [first, ...others] = defaults.questions;
  const link = { text: { en: "More" }, path: "//evil.example" };
  await save(app, "faq", { questions: [{ ...first, question: { en: "Ours?" }, link }, ...others] });
  const { questions } = await readContent(app.deps, "faq");
  expect(questions[0]).toMatchObject({ question: "Ours?", link: { text: "More", path: "/" } });
  expect(questions).toHaveLength(defaults.questions.length);

  const { home } = contents;
  const unsafe = JSON.parse(
    JSON.stringify(home.defaults).replace(/"src":"[^"]+"/, '"src":"javascript:alert(1)"'),
  );
  expect(unsafe).not.toEqual(home.defaults);
  await save(app, "home", unsafe);
  const shown = JSON.stringify(await readContent(app.deps, "home"));
  expect(shown).not.toContain("javascript:");
  expect(shown).toContain("/art/placeholder.svg");
});

const sharedApp = startedOnce(startTestApp);

test.for(["//evil.example", "/\\\\evil.example", "/\t/evil.example", "javascript:alert(1)", "evil.example"])(
  "no content is saved with a link to %j: CONTENT-08",
  async (path) => {
    const app = await sharedApp();
    const { defaults } = contents.faq;
    const [first, ...others] = defaults.questions;
    const value = { questions: [{ ...first, link: { text: { en: "More" }, path } }, ...others] };
    const token = await app.signIn();
    for (const call of ["saveContent", "previewContent"] as const) {
      const version = call === "saveContent" ? { version: 0 } : {};
      const refused = await app.call(call, { token, json: { name: "faq", value, ...version } });
      expect(refused).toMatchObject({ status: 422, body: { faults: [{ path: "questions.0.link.path" }] } });
    }
  },
);
