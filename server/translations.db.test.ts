import { expect, test } from "vitest";
import { tieMessages } from "#app/contract/translations.ts";
import { findEventTwin, listEvents } from "#app/features/stories/events/server/events.store.server.ts";
import { startWithEvents } from "#tests/support/events.ts";

const urdu = { one: "کنویں کی کہانی", other: "اسکول کی کہانی" };

/** How an event is added and changed, and who reads it. */
async function events() {
  const { app, token, add } = await startWithEvents();
  const fields = { date: "2026-12-05", location: "Lahore", description: "Bring your card" };
  return {
    ...{ app, token, noun: "event", restored: "event" },
    add,
    change: (id: number, more: object) =>
      app.call("updateEvent", { token, json: { ...fields, title: "A story", id, ...more } }),
    remove: (id: number) => app.call("deleteEvent", { token, json: { id } }),
    staffList: async (query: Record<string, string> = {}) =>
      (await app.call("listEvents", { token, query })).body,
    visitorList: async (query: Record<string, string> = {}) => (await app.call("listEvents", { query })).body,
    titles: async (language: "en" | "ur") =>
      (await listEvents(app.services.db, { today: "2026-11-21", language, limit: 9 })).events.map(
        ({ title }) => title,
      ),
    twin: (id: number) => findEventTwin(app.services.db, id),
  };
}

const both = { events };
const names = ["events"] as const;

test.for(names)("of two %s that are one, each language lists its own, and staff see both", async (name) => {
  const { add, titles, twin, staffList } = await both[name]();
  const english = (await add({ title: "The well" })).body.id;
  const tied = await add({ title: urdu.one, translation_of: english });
  expect(tied.status).toBe(201);
  await add({ title: "The school" });
  expect((await titles("en")).toSorted()).toEqual(["The school", "The well"]);
  expect((await titles("ur")).toSorted()).toEqual(["The school", urdu.one].toSorted());
  expect(await twin(english)).toBeDefined();
  expect(await twin(tied.body.id)).toBeDefined();
  const list: { id: number; title: string }[] = await staffList();
  expect(list.find(({ id }) => id === english)).toMatchObject({
    translation_of: null,
    translation: { id: tied.body.id, title: urdu.one },
  });
  expect(list.find(({ id }) => id === tied.body.id)).toMatchObject({
    translation_of: english,
    translation: { id: english, title: "The well" },
  });
  const free: { title: string }[] = await staffList({ untranslated: "1" });
  expect(free.map(({ title }) => title)).toEqual(["The school"]);
});

test.for(names)(
  "the documents' own call gives each of the %s once, with its language and its twin",
  async (name) => {
    const { app, add, visitorList } = await both[name]();
    const english = (await add({ title: "The well" })).body.id;
    const tied = (await add({ title: urdu.one, translation_of: english })).body.id;
    await add({ title: urdu.other });
    const well = { id: english, title: "The well", language: "en" };
    const kunwan = { id: tied, title: urdu.one, language: "ur" };
    const alone = { title: urdu.other, language: "ur", translation: null };
    const inEnglish = await visitorList();
    expect(inEnglish).toMatchObject([alone, { ...well, translation: { id: tied, title: urdu.one } }]);
    expect(await visitorList({ language: "en" })).toEqual(inEnglish);
    expect(inEnglish[1]).not.toHaveProperty("translation_of");
    const inUrdu = await visitorList({ language: "ur" });
    expect(inUrdu).toMatchObject([alone, { ...kunwan, translation: { id: english, title: "The well" } }]);
    expect(await app.call("listEvents", { query: { language: "fr" } })).toMatchObject({ status: 422 });
  },
);

test("an event that is asked for by its number is given in its own language", async () => {
  const { add, visitorList } = await events();
  const english = (await add({ title: "The well" })).body.id;
  const tied = (await add({ title: urdu.one, translation_of: english })).body.id;
  expect(await visitorList({ id: String(tied) })).toMatchObject([{ id: tied, language: "ur" }]);
});

test.for(names)("%s: a tie breaks no rule, and what breaks one is not saved", async (name) => {
  const { add, change, staffList, noun } = await both[name]();
  const texts = tieMessages(noun);
  const well = (await add({ title: "The well" })).body.id;
  const school = (await add({ title: "The school" })).body.id;
  const one = (await add({ title: urdu.one, translation_of: well })).body.id;
  const other = (await add({ title: urdu.other })).body.id;
  const before = await staffList();
  const refused = [
    [other, { title: urdu.other, translation_of: other }, 422, texts["tied to itself"]],
    [other, { title: urdu.other, translation_of: 99 }, 422, texts["no original"]],
    [other, { title: urdu.other, translation_of: well }, 409, texts.translated],
    [other, { title: urdu.other, translation_of: one }, 409, texts["original is a translation"]],
    [well, { title: "The well", translation_of: school }, 409, texts["has a translation"]],
    [school, { title: "The school", translation_of: other }, 422, texts["same language"]],
  ] as const;
  for (const [id, more, status, message] of refused) {
    expect(await change(id, more), message).toMatchObject({ status, body: { success: false, message } });
  }
  expect(await add({ title: "نیا", translation_of: well })).toMatchObject({
    status: 409,
    body: { message: texts.translated },
  });
  expect(await staffList()).toEqual(before);
});

test.for(names)(
  "%s: a save that does not name the tie keeps it, an empty one takes it away",
  async (name) => {
    const { add, change, staffList } = await both[name]();
    const well = (await add({ title: "The well" })).body.id;
    const { id } = (await add({ title: urdu.one, translation_of: well })).body;
    const tieOf = async () => (await staffList()).find((row: { id: number }) => row.id === id).translation_of;
    expect((await change(id, { title: urdu.other })).status).toBe(200);
    expect(await tieOf()).toBe(well);
    expect((await change(id, { title: urdu.other, translation_of: "" })).status).toBe(200);
    expect(await tieOf()).toBeNull();
  },
);

test.for(names)("%s: of two that want to translate one at once, one does", async (name) => {
  const { add, staffList } = await both[name]();
  const well = (await add({ title: "The well" })).body.id;
  const replies = await Promise.all(
    [urdu.one, urdu.other].map((title) => add({ title, translation_of: well })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await staffList()).toHaveLength(2);
});

test.for(names)("%s: back from the bin, one whose place was taken stands by itself", async (name) => {
  const { app, token, add, remove, staffList, restored } = await both[name]();
  const well = (await add({ title: "The well" })).body.id;
  const first = (await add({ title: urdu.one, translation_of: well })).body.id;
  await remove(first);
  const second = (await add({ title: urdu.other, translation_of: well })).body.id;
  const [item] = (await app.call("listBin", { token, query: {} })).body.items;
  expect(item).toMatchObject({ noun: restored });
  const back = await app.call("restoreBinItem", { token, json: { noun: item.noun, id: item.row_id } });
  expect(back.status).toBe(200);
  const ties = Object.fromEntries(
    (await staffList()).map((row: { id: number; translation_of: number | null }) => [
      row.id,
      row.translation_of,
    ]),
  );
  expect(ties).toEqual({ [well]: null, [first]: null, [second]: well });
});

test.for(names)("%s: an original in the bin keeps its translation for when it comes back", async (name) => {
  const { add, change, remove, staffList, titles } = await both[name]();
  const well = (await add({ title: "The well" })).body.id;
  const { id } = (await add({ title: urdu.one, translation_of: well })).body;
  await remove(well);
  // Alone, it is shown in both languages, and the editor sends what it has read.
  expect(await titles("en")).toEqual([urdu.one]);
  expect((await change(id, { title: urdu.other, translation_of: well })).status).toBe(200);
  expect(await staffList()).toMatchObject([{ translation_of: well, translation: null }]);
});
