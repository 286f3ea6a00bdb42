import { expect, test } from "vitest";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { feedMessages } from "./feed-admin.messages.ts";
import { feedVersion } from "./feed-version.ts";

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

test("the changed slots of a save are recorded", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("saveImpactUpdates", { token, json: slots });
  await app.call("saveImpactUpdates", { token, json: [slot(1), { ...slot(2), title: "New" }, slot(3)] });
  const { body } = await app.call("listAuditLog", { token, query: { limit: 1 } });
  expect(body.changes).toMatchObject([{ action: "update", noun: "impact feed" }]);
  expect(Object.keys(body.changes[0].after)).toEqual(["slot 2"]);
});

test("a save over somebody else's is refused, and one without a version is not", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const save = (json: object, query = {}) => app.call("saveImpactUpdates", { token, json, query });
  const none = feedVersion([]);
  expect((await save(slots, { version: none })).status).toBe(200);
  const refused = { status: 409, body: { success: false, message: feedMessages.stale } };
  expect(await save([slot(3), slot(2), slot(1)], { version: none })).toMatchObject(refused);
  expect((await app.call("readImpactUpdates")).body).toEqual(slots);
  const opened = feedVersion(slots);
  const changed = [{ ...slot(1), title: "Mine" }, slot(2), slot(3)];
  expect((await save(changed, { version: opened })).status).toBe(200);
  expect(await save(slots, { version: opened })).toMatchObject(refused);
  expect((await save(slots)).status).toBe(200);
  for (const version of ["x", "-1", "1.5", "4294967296"]) {
    expect(await save(slots, { version }), version).toMatchObject({
      status: 422,
      body: { message: feedMessages.badVersion },
    });
  }
});
