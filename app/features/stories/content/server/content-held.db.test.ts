import { expect, test } from "vitest";
import { contentMessages } from "#app/features/stories/content/content.messages.ts";
import { contents } from "#content/contents.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { addColleague } from "#tests/support/approvals.ts";
import { asked, visitSeen } from "#tests/support/help.ts";

/* Who may receive Zakat is no text: FAMILY-12a. */

const { defaults } = contents.help;
const messages = contentMessages.held.eligibility;
const name = "help";

/** The original with another answer that one question needs. */
const needing = (id: string, needs: "yes" | "no" | "either") => ({
  ...defaults,
  questions: defaults.questions.map((one) => (one.id === id ? { ...one, needs } : one)),
});
const either = needing("sayyid", "either");

type Value = typeof defaults;

function deskOf(app: TestApp, token: string) {
  const save = (value: Value, version: number, by = token) =>
    app.call("saveContent", { token: by, json: { name, version, value } });
  const reset = (version: number, by = token) =>
    app.call("resetContent", { token: by, json: { name, version } });
  const restore = (version: number, of: number, by = token) =>
    app.call("restoreVersion", { token: by, json: { noun: "content", id: name, version, save: of } });
  const read = async () => (await app.call("readContent", { token, query: { name } })).body.content;
  const waiting = async (by: string) => (await app.call("listApprovals", { token: by })).body.rows;
  const decide = (by: string, id: number, decision: string, reason = "") =>
    app.call("decideApproval", { token: by, json: { id, decision, reason } });
  return { save, reset, restore, read, waiting, decide };
}

async function startDesk() {
  const app = await startTestApp();
  const token = await app.signIn();
  return { app, token, ...deskOf(app, token) };
}

test("an editor changes no question of Zakat, by a save, the original or an earlier save; the other texts they do", async () => {
  const { app, save, reset, restore, read } = await startDesk();
  // Alone with the permission, the administrator waits for nobody.
  expect((await save(either, 0)).status).toBe(200);
  const { token: editor } = await addColleague(app, "Ayesha", ["editor"]);
  const refused = { status: 403, body: { message: messages.denied } };
  const { questions: stored } = either;
  const question = { en: "Is the family poor?", ur: "کیا گھرانہ غریب ہے؟" };
  for (const questions of [
    needing("nisab", "either").questions,
    stored.slice(1),
    [],
    [...stored, { id: "poor", question, needs: "yes" as const }],
    stored.map((one) => (one.id === "nisab" ? { ...one, question } : one)),
  ])
    expect(await save({ ...either, questions }, 1, editor)).toMatchObject(refused);
  expect(await reset(1, editor)).toMatchObject(refused);
  expect((await save({ ...either, termDays: 5 }, 1, editor)).status).toBe(200);
  expect((await save(needing("sayyid", "no"), 2)).status).toBe(200);
  expect(await restore(3, 1, editor)).toMatchObject(refused);
  // In another order they decide the same.
  const moved = { ...defaults, questions: defaults.questions.toReversed() };
  expect((await save(moved, 3, editor)).status).toBe(200);
  expect((await read()).value).toEqual(moved);
});

test("what makes a family eligible changes once a second person who may decide on help approves it, and is shown", async () => {
  const { app, save, reset, restore, read, waiting, decide, token } = await startDesk();
  const care = await addColleague(app, "Sana", ["care"]);
  const { token: treasurer } = await addColleague(app, "Bilal", ["treasurer"]);
  const { id } = await asked(app);
  const isEligible = async () => {
    const of = { token: care.token, query: { id } };
    const { version } = (await app.call("readHelpRequest", of)).body.request;
    const answers = { muslim: "yes", sayyid: "yes", nisab: "yes", "other-help": "no" };
    const visit = { ...visitSeen, id, version, answers };
    expect((await app.call("recordHelpVisit", { token: care.token, json: visit })).status).toBe(200);
    return (await app.call("readHelpRequest", of)).body.request.zakat_eligible;
  };

  // The rest of the save is there at once.
  expect(await save({ ...either, termDays: 5 }, 0)).toMatchObject({ status: 202, body: { version: 1 } });
  expect((await read()).value).toEqual({ ...defaults, termDays: 5 });
  expect(await isEligible()).toBe(false);
  const [row] = await waiting(care.token);
  const label = "Is the family Sayyid (Banu Hashim)?, Zakat needs the answer";
  expect(row).toMatchObject({
    title: messages.title,
    can_decide: true,
    facts: [{ label, before: "no", value: "either" }],
  });
  expect(await waiting(treasurer)).toEqual([]);
  expect((await decide(treasurer, row.id, "approve")).status).toBe(404);
  expect((await decide(token, row.id, "approve")).status).toBe(403);
  expect((await save(needing("nisab", "either"), 1)).status).toBe(409);
  expect((await decide(care.token, row.id, "approve")).status).toBe(200);
  expect(await read()).toMatchObject({
    value: { ...either, termDays: 5 },
    saved_by: "Administrator, approved by Sana",
  });
  expect(await isEligible()).toBe(true);

  // The original and an earlier save have other questions: these wait too.
  expect(await reset(2)).toMatchObject({ status: 202, body: { version: 3 } });
  expect((await read()).value).toEqual(either);
  const [original] = await waiting(care.token);
  expect((await decide(care.token, original.id, "approve")).status).toBe(200);
  expect((await read()).value).toEqual(defaults);
  const restored = await restore(4, 3);
  expect(restored).toMatchObject({
    status: 202,
    body: { message: expect.stringContaining("second person") },
  });
  expect((await read()).value).toEqual(defaults);
});

test("an editor who is also care staff asks for it; a question that goes is told in full, and one changed since is refused", async () => {
  const { app, save, read, waiting, decide, token } = await startDesk();
  const { token: both } = await addColleague(app, "Omar", ["editor", "care"]);
  const without = { ...defaults, questions: defaults.questions.filter(({ id }) => id !== "sayyid") };
  expect((await save(without, 0, both)).status).toBe(202);
  const [row] = await waiting(token);
  const [, sayyid] = defaults.questions;
  const question = sayyid?.question.en;
  expect(row.facts).toEqual([
    { label: `${question}, Question`, before: question, value: "" },
    { label: `${question}, Question, Urdu`, before: sayyid?.question.ur, value: "" },
    { label: `${question}, Zakat needs the answer`, before: "no", value: "" },
  ]);
  await app.deps.db
    .insertInto("content")
    .values({ name, value: JSON.stringify(needing("nisab", "no")), version: 5, updated_at: "" })
    .execute();
  expect(await decide(token, row.id, "approve")).toMatchObject({
    status: 409,
    body: { message: messages.changed },
  });
  expect((await read()).value).toEqual(needing("nisab", "no"));
  expect((await decide(token, row.id, "decline", "It changed")).status).toBe(200);
});
