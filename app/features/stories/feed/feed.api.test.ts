import { expect, test } from "vitest";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { feedMessages } from "./feed.schema.ts";

const slot = (id: number) => ({
  id,
  title: `Title ${id}`,
  description: "What was done.",
  date: "This week",
  icon: "Heart",
  link: "/news",
});
const slots = [slot(1), slot(2), slot(3)];

const incomplete = "Please fill in all fields for all three update slots.";

const sharedApp = startedOnce(startTestApp);

test.for([
  ["no body", null, incomplete],
  ["an object", { 0: slot(1) }, incomplete],
  ["nothing", [], incomplete],
  ["two slots", slots.slice(1), incomplete],
  ["four slots", [...slots, slot(4)], incomplete],
  ["three numbers", [1, 2, 3], incomplete],
  ["three nothings", [null, null, null], incomplete],
  ...["title", "description", "date", "icon", "link"].flatMap((field) => [
    [`a blank ${field}`, [slot(1), slot(2), { ...slot(3), [field]: "  " }], incomplete] as const,
    [`no ${field}`, [{ ...slot(1), [field]: undefined }, slot(2), slot(3)], incomplete] as const,
  ]),
  ["an unknown icon", [slot(1), { ...slot(2), icon: "Rocket" }, slot(3)], feedMessages.badIcon],
  ["a script", [{ ...slot(1), link: "javascript:alert(1)" }, slot(2), slot(3)], feedMessages.badLink],
  [
    "another site by stealth",
    [{ ...slot(1), link: "//evil.example" }, slot(2), slot(3)],
    feedMessages.badLink,
  ],
  [
    "a long title",
    [{ ...slot(1), title: "x".repeat(121) }, slot(2), slot(3)],
    "The title must be at most 120 characters.",
  ],
  [
    "a NUL byte",
    [{ ...slot(1), title: "a\0b" }, slot(2), slot(3)],
    "The text contains a character that cannot be stored.",
  ],
] as const)("%s is refused, and the old updates stay", async ([, json, message]) => {
  const app = await sharedApp();
  const token = await app.signIn();
  await app.call("saveImpactUpdates", { token, json: slots });
  const refused = await app.call("saveImpactUpdates", { token, json });
  expect(refused).toMatchObject({ status: 422, body: { success: false, message } });
  expect((await app.call("readImpactUpdates")).body).toEqual(slots);
});

test("a visitor reads but does not write", async () => {
  const app = await startTestApp();
  expect((await app.call("saveImpactUpdates", { json: slots })).status).toBe(401);
});

test("what a save has changed is recorded, and the history of the content has it", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveImpactUpdates", { token, json: slots });
  await app.call("saveImpactUpdates", { token, json: [slot(1), { ...slot(2), title: "New" }, slot(3)] });
  const { body } = await app.call("listAuditLog", { token, query: { limit: 1 } });
  expect(body.changes).toMatchObject([
    {
      ...{ action: "update", noun: "content", noun_id: "feed" },
      before: { "update2.title.en": "Title 2" },
      after: { "update2.title.en": "New", version: 2 },
    },
  ]);
  const query = { noun: "content", id: "feed" };
  expect((await app.call("listVersions", { token, query })).body.versions).toMatchObject([
    { version: 2, changes: 1 },
    { version: 1, changes: 15 },
  ]);
});

test("a name in braces is a text as any other to the call, and an editor that is open is told of the save", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveImpactUpdates", { token, json: slots });
  const { content } = (await app.call("readContent", { token, query: { name: "feed" } })).body;
  const json = [{ ...slot(1), title: "{nobody}" }, slot(2), slot(3)];
  expect((await app.call("saveImpactUpdates", { token, json })).status).toBe(200);
  const late = { name: "feed", version: content.version, value: content.value };
  expect((await app.call("saveContent", { token, json: late })).status).toBe(409);
  expect((await app.call("readImpactUpdates")).body).toEqual(json);
});

test("the editor's save and its refusal have the stated texts, and the original has no updates: FEED-05a", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveImpactUpdates", { token, json: slots });
  const { value } = (await app.call("readContent", { token, query: { name: "feed" } })).body.content;
  const save = (version: number, changed: object) =>
    app.call("saveContent", { token, json: { name: "feed", version, value: { ...value, ...changed } } });
  const blank = { ...value.update3, date: { en: " " } };
  const fault = { path: "update3.date.en", message: "Please fill this in." };
  expect(await save(1, { update3: blank })).toMatchObject({
    status: 422,
    body: { message: incomplete, faults: [fault] },
  });
  expect(await save(1, { update3: { ...value.update3, icon: "Leaf" } })).toMatchObject({
    status: 200,
    body: { message: "Homepage Impact Feed updated successfully!" },
  });
  const { body } = await app.call("readImpactUpdates");
  expect(body).toEqual([slot(1), slot(2), { ...slot(3), icon: "Leaf" }]);
  expect((await app.call("resetContent", { token, json: { name: "feed", version: 2 } })).status).toBe(200);
  expect((await app.call("readImpactUpdates")).body).toEqual([]);
});
