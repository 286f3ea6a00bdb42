import { expect, test } from "vitest";
import { type ContentName, contents } from "#content/contents.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { defaultContent, readContent } from "./content.ts";

const save = ({ services }: TestApp, name: ContentName, value: unknown) =>
  services.db
    .insertInto("content")
    .values({ name, value: JSON.stringify(value), version: 1, updated_at: "2026-11-22T00:00:00.000Z" })
    .execute();

test("until staff write some, the default shows, with the figures that it names", async () => {
  const app = await startTestApp();
  const figures = await readContent(app.services, "figures");
  expect(figures).toEqual(defaultContent("figures"));
  expect(figures.trust.efficiency).toBe("92% Program Efficiency");
});

test("what staff have saved takes the default's place, in the language that is asked for", async () => {
  const app = await startTestApp();
  const { defaults } = contents.home;
  await save(app, "home", { ...defaults, promise: { en: "A promise", ur: "ایک وعدہ" } });
  expect((await readContent(app.services, "home")).promise).toBe("A promise");
  const urdu = await readContent(app.services, "home", { language: "ur" });
  expect(urdu.promise).toBe("ایک وعدہ");
  expect(urdu.since.title, "not translated yet").toBe("Transforming Lives Since 2016");
});

test("a shared figure is changed once, and shows in every text that names it", async () => {
  const app = await startTestApp();
  const { defaults } = contents.figures;
  await save(app, "figures", { ...defaults, shared: { ...defaults.shared, students: "5,000+" } });
  const { impactCounters } = await readContent(app.services, "figures");
  expect(impactCounters.find(({ name }) => name === "Students at school")?.value).toBe("5,000+");
  const { services } = await readContent(app.services, "services");
  const education = services.find(({ slug }) => slug === "education");
  expect(JSON.stringify(education)).toContain('"5,000+"');
});

test("a saved value that no longer fits its schema is logged and gives way to the default", async () => {
  const app = await startTestApp();
  await save(app, "faq", { questions: [] });
  expect(await readContent(app.services, "faq")).toEqual(defaultContent("faq"));
  expect(app.log.filter((line) => line.includes("saved content no longer fits its schema"))).toHaveLength(1);
});
