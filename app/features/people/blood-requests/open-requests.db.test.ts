import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { donor, donors } from "#tests/support/blood-donors.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { bloodRequestMailWords } from "./blood-requests-mail.words.ts";
import { followPastRequests } from "./request-questions.server.ts";

/* The open requests of the desk: REQUEST-07 to REQUEST-10. */

const hour = 60 * 60 * 1000;
const today = "2026-11-21";
const request = {
  phone: "0300 1234567",
  bloodGroup: "B-",
  units: 2,
  hospital: "Services Hospital",
  city: "Lahore",
  contactName: "A brother",
  remarks: "",
};
const mailServer = { SMTP_URL: "smtp://127.0.0.1:1", OFFICE_EMAIL: "office@umeed.example" };

async function start(env: Record<string, string> = {}) {
  const app = await startTestApp({ env });
  const ask = (json: object) => app.call("sendBloodRequest", { json: { ...request, ...json } });
  const open = async () => (await app.call("listOpenBloodRequests", { token: await app.signIn() })).body;
  const ids = async (part: "due" | "past") => (await open())[part].map(({ id }: { id: number }) => id);
  return { app, ask, open, ids };
}

const mailsTo = (app: TestApp, recipient: string) =>
  app.deps.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).execute();

test("what is needed now is the first, then the soonest day, the night before its end; those past their day stand apart", async () => {
  const { app, ask, open, ids } = await start();
  await ask({ neededBy: addDays(today, 3) });
  await ask({ neededBy: today });
  await ask({ neededWhen: "tonight" });
  await ask({ neededWhen: "tomorrow" });
  await ask({ neededWhen: "now" });
  expect(await ids("due")).toEqual([5, 3, 2, 4, 1]);
  expect((await open()).due.map(({ needed_by }: { needed_by: string }) => needed_by)).toEqual([
    ...[today, today, today],
    ...[addDays(today, 1), addDays(today, 3)],
  ]);
  expect(await open()).toMatchObject({
    pastTotal: 0,
    due: [{ read: false, needed_when: "now" }, {}, {}, {}, {}],
  });
  app.clock.forward(48 * hour);
  expect(await ids("due")).toEqual([1]);
  expect(await ids("past"), "the latest first").toEqual([4, 5, 3, 2]);
  expect((await open()).pastTotal).toBe(4);
});

test("what is needed tonight is not past at midnight, but at six in the morning", async () => {
  const { app, ask, ids } = await start();
  // The clock starts at noon in Karachi.
  app.clock.forward(11 * hour);
  await ask({ neededWhen: "tonight" });
  app.clock.forward(6 * hour);
  expect(await ids("due")).toEqual([1]);
  await ask({ neededWhen: "now" });
  expect(await ids("due")).toEqual([2, 1]);
  app.clock.forward(2 * hour);
  expect([await ids("due"), await ids("past")]).toEqual([[2], [1]]);
});

test("the list begins as the desk does, whatever is read, and every page leads to the next", async () => {
  const { app, ask } = await start();
  const token = await app.signIn();
  for (const days of [9, 0, 2]) await ask({ neededBy: addDays(today, days) });
  for (const hospital of ["Closed Hospital", "Arranged Hospital"]) await ask({ neededBy: today, hospital });
  await ask({ neededWhen: "now", phone: "0300 7654321" });
  await app.call("setBloodRequestState", { token, json: { id: 4, state: "closed" } });
  await app.call("setBloodRequestState", { token, json: { id: 5, state: "arranged" } });
  await app.call("updateBloodRequest", { token, json: { id: 6, read: true } });
  const pages = async (limit: number, query: object = {}) => {
    const found: number[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const asked = { ...query, limit, ...(cursor && { cursor }) };
      const reply = await app.call("listBloodRequests", { token, query: asked });
      found.push(reply.body.rows.map(({ id }: { id: number }) => id));
      cursor = reply.headers.get("x-next-cursor");
    }
    return found;
  };
  expect(await pages(10)).toEqual([[6, 2, 3, 1, 5, 4]]);
  expect(await pages(2)).toEqual([
    [6, 2],
    [3, 1],
    [5, 4],
  ]);
  expect(await pages(3)).toEqual([
    [6, 2, 3],
    [1, 5, 4],
  ]);
  expect(await pages(1)).toEqual([[6], [2], [3], [1], [5], [4]]);
  expect(await pages(3, { unread: "1" })).toEqual([
    [2, 3, 1],
    [5, 4],
  ]);
  expect(await pages(10, { state: "arranged" })).toEqual([[5]]);
  expect(await pages(10, { q: "closed hospital" })).toEqual([[4]]);
});

test.for([
  ["no time", {}, "Please say when the blood is needed."],
  [
    "a later day that is not named",
    { neededWhen: "day" },
    "Please choose the day on which the blood is needed.",
  ],
  ["an unknown time", { neededWhen: "soon" }, "Please say when the blood is needed."],
] as const)("%s is refused", { tags: "any-database" }, async ([, json, message]) => {
  const { ask } = await start();
  expect(await ask(json)).toMatchObject({ status: 422, body: { message } });
});

test("those past their day are closed with one call, which the audit log counts", async () => {
  const { app, ask, open } = await start();
  for (const neededBy of [today, today, addDays(today, 9)]) await ask({ neededBy });
  app.clock.forward(48 * hour);
  const token = await app.signIn();
  expect((await app.call("closePastBloodRequests")).status).toBe(401);
  expect(await app.call("closePastBloodRequests", { token })).toMatchObject({
    status: 200,
    body: { message: "2 requests closed." },
  });
  const log = await app.deps.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").execute();
  expect(log[0]).toMatchObject({
    action: "close past",
    noun: "blood request",
    noun_id: "all",
    after: '{"closed":2}',
    user_name: "Administrator",
  });
  expect(await open()).toMatchObject({ due: [{ id: 3 }], past: [], pastTotal: 0 });
});

test("three days after its day a contact is asked once by mail, in its language, and a day later the request closes itself", async () => {
  const { app, ask, open, ids } = await start(mailServer);
  const email = "brother@home.example";
  await ask({ neededBy: today, email, contactName: "بھائی" });
  await app.deps.db.updateTable("blood_requests").set({ language: "ur" }).execute();
  await ask({ neededBy: addDays(today, 30), email });
  app.clock.forward(60 * hour);
  await followPastRequests(app.deps);
  expect(await mailsTo(app, email), "the third day has not come").toEqual([]);
  app.clock.forward(12 * hour);
  await followPastRequests(app.deps);
  await followPastRequests(app.deps);
  const [mail, ...others] = await mailsTo(app, email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: textIn("ur", bloodRequestMailWords)("subject", { reference: "BR-0001" }),
    reply_to: mailServer.OFFICE_EMAIL,
  });
  expect(
    isInUrdu(`${mail?.text.replace(/http\S+|\u2066[^\u2069]*\u2069|\u2068[^\u2069]*\u2069/g, "")}`),
  ).toBe(true);
  expect(mail?.text).toContain("/ur/registration/blood-request");
  expect(await open()).toMatchObject({ past: [{ id: 1, question: "", closes_at: expect.any(String) }] });

  app.clock.forward(23 * hour);
  await followPastRequests(app.deps);
  expect(await ids("past")).toEqual([1]);
  app.clock.forward(hour);
  await followPastRequests(app.deps);
  expect(await mailsTo(app, email)).toHaveLength(1);
  const log = await app.deps.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").execute();
  expect(log[0]).toMatchObject({
    action: "update",
    noun_id: "1",
    user_id: null,
    user_name: "By itself",
    after: '{"state":"closed"}',
  });
  expect(await open()).toMatchObject({ due: [{ id: 2 }], past: [] });

  // The family calls after all: it is needed today, and asked anew if it stays open.
  const token = await app.signIn();
  const reopened = await app.call("setBloodRequestState", { token, json: { id: 1, state: "open" } });
  expect(reopened.body.message).toBe("Open again, for today.");
  expect(await open()).toMatchObject({
    due: [{ id: 1, needed_by: addDays(today, 4), closes_at: null }, { id: 2 }],
  });
});

test("without an address or a mail server the desk has the question for WhatsApp, and the request closes itself all the same", async () => {
  const { app, ask, open } = await start();
  await ask({ neededBy: today, email: "brother@home.example" });
  await ask({ neededBy: today, bloodGroup: "unknown" });
  expect(await open()).toMatchObject({ due: [{ question: "" }, { question: "" }] });
  app.clock.forward(24 * hour);
  const { past } = await open();
  expect(past[1].question).toMatch(
    /^Assalamu alaikum, this is .*\(BR-0001\): B-, 2 bags, Services Hospital, for Nov 21, 2026\./,
  );
  expect(past[0].question).toContain("group not known");
  app.clock.forward(71 * hour);
  await followPastRequests(app.deps);
  app.clock.forward(24 * hour);
  await followPastRequests(app.deps);
  expect(await open()).toMatchObject({ due: [], past: [] });
  expect(await mailsTo(app, "brother@home.example")).toEqual([]);
});

test("a group that the family did not know is written down once the ward has said it, and searched", async () => {
  const { app, ask } = await start(mailServer);
  await ask({ neededWhen: "now", bloodGroup: "unknown" });
  const [mail] = await mailsTo(app, mailServer.OFFICE_EMAIL);
  expect(mail?.subject).toBe("Blood needed now: Group not known, Lahore");
  const token = await app.signIn();
  const set = (json: object) => app.call("setBloodRequestGroup", { token, json });
  expect((await set({ id: 1, blood_group: "unknown" })).status).toBe(422);
  expect((await set({ id: 9, blood_group: "O-" })).status).toBe(404);
  expect(await set({ id: 1, blood_group: "O-" })).toMatchObject({
    status: 200,
    body: { message: "Blood group: O-." },
  });
  const { body } = await app.call("listBloodRequests", { token, query: { q: "o-" } });
  expect(body).toMatchObject({ total: 1, rows: [{ blood_group: "O-", needed_when: "now" }] });
  const read = await app.call("readBloodRequest", { token, query: { id: 1 } });
  expect(read.body).toMatchObject({ request: { blood_group: "O-", hospital: request.hospital } });
  expect((await app.call("readBloodRequest", { token, query: { id: 9 } })).status).toBe(404);
});

test("the donors' list has the last call, and who is promised to which request until that is over: DONOR-15", async () => {
  const { app, ask, open } = await start();
  const token = await app.signIn();
  await app.call("sendDonorLead", { json: donor });
  await ask({ neededWhen: "now" });
  await ask({ neededWhen: "tonight" });
  const entry = async () => (await donors(app)).rows[0];
  expect(await entry()).toMatchObject({ last_called_at: null, promised_request_id: null });
  const log = (json: object) => app.call("logDonorCall", { token, json: { donor_id: 1, ...json } });
  const comes = { outcome: "Comes to give blood", request_id: 1 };
  expect(await log(comes)).toMatchObject({ status: 201 });
  expect(await entry()).toMatchObject({
    last_outcome: comes.outcome,
    last_caller: "Administrator",
    promised_request_id: 1,
    last_called_at: app.clock.now().toISOString(),
  });
  expect(await open()).toMatchObject({
    due: [{ promised: [{ id: 1, full_name: donor.fullName }] }, { promised: [] }],
  });

  await log({ outcome: "No answer", request_id: 2 });
  expect(await entry(), "the reminder found nobody").toMatchObject({
    last_outcome: "No answer",
    promised_request_id: 1,
  });
  await app.call("sendDonorLead", { json: { ...donor, city: "Kasur" } });
  expect(await entry(), "a form is no call").toMatchObject({ last_outcome: "No answer" });
  await log({ outcome: "Cannot give now" });
  expect(await entry()).toMatchObject({ promised_request_id: null });

  await log(comes);
  await app.call("recordDonation", { token, json: { donor_id: 1, day: today } });
  expect(await entry(), "who has given is free").toMatchObject({ promised_request_id: null });
  await log(comes);
  await app.call("setBloodRequestState", { token, json: { id: 1, state: "arranged" } });
  expect(await entry()).toMatchObject({ promised_request_id: 1 });
  await app.call("setBloodRequestState", { token, json: { id: 1, state: "closed" } });
  expect(await entry()).toMatchObject({ promised_request_id: null });
  expect(await log(comes)).toMatchObject({
    status: 409,
    body: { message: "That request is closed or deleted. Please choose another one." },
  });
  await log({ ...comes, request_id: 2 });
  await app.call("deleteBloodRequest", { token, json: { id: 2 } });
  expect(await entry()).toMatchObject({ promised_request_id: null, last_outcome: comes.outcome });
});

test("donors are written what is needed, where and for when, in each language, and nothing of the family: DONOR-18", async () => {
  const { app, ask } = await start();
  const token = await app.signIn();
  await ask({ neededWhen: "now", remarks: "Ward 7, bed 12" });
  const read = async (query: { request?: number }) =>
    (await app.call("readDonorTexts", { token, query })).body.texts;
  const texts = await read({ request: 1 });
  for (const language of ["en", "ur"])
    for (const kind of ["asked", "promised"])
      for (const said of ["BR-0001", "B-", "Services Hospital", "Lahore"])
        expect(texts[language][kind]).toContain(said);
  for (const text of Object.values(texts.ur)) expect(text).toMatch(/\p{Script=Arabic}/u);
  expect(JSON.stringify(texts)).not.toMatch(/A brother|1234567|Ward 7/);
  expect(await read({})).toMatchObject({ en: { asked: "", promised: "", thanked: texts.en.thanked } });
  expect((await app.call("readDonorTexts", { token, query: { request: 9 } })).status).toBe(404);
});
