import { expect, test } from "vitest";
import { sendForm } from "#app/form-reply.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { mailServer } from "#tests/support/sites.ts";
import { addUser } from "#tests/support/users.ts";
import { contactForm } from "./contact.service.server.ts";
import { contactWords } from "./contact.words.ts";
import {
  answerDraft,
  answerSubject,
  maxAnswer,
  answerMessages as messages,
  quoteOf,
} from "./contact-admin.messages.ts";

const message = { name: "Ayesha", email: "ayesha@home.example", message: "Where do I\nbring quilts?" };
const answer = {
  id: 1,
  subject: "Re: Your message",
  text: "Dear Ayesha,\n\nto the office.\n\n> Where do I\n> bring quilts?",
};
const withMail = { env: { ...mailServer, OFFICE_EMAIL: "office@umeed.example" } };

async function startWithMessage(options: Parameters<typeof startTestApp>[0] = withMail) {
  const app = await startTestApp(options);
  await app.call("sendContactMessage", { json: message });
  return { app, token: await addUser(app, "Sana", ["care"]) };
}

const mailsTo = (app: TestApp, recipient: string) =>
  app.deps.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).execute();
const notAnswered = async (app: TestApp, token: string) =>
  (await app.call("listMessages", { token, query: { answered: "0" } })).body.total;

test("an answer goes by mail as it was written, and stays with its message: CONTACT-08", {
  tags: "any-database",
}, async () => {
  const { app, token } = await startWithMessage();
  expect(await notAnswered(app, token)).toBe(1);
  const known = { answered_at: "2026-11-21T07:00:00.000Z", answered_by: "Sana", answer: answer.text };
  expect(await app.call("answerMessage", { token, json: answer })).toMatchObject({
    status: 200,
    body: { message: messages.sent, ...known },
  });
  const [mail, ...others] = await mailsTo(app, message.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: answer.subject, reply_to: "office@umeed.example", by_hand: 1 });
  expect(mail?.text).toBe(`${answer.text}\n`);
  expect(mail?.html).toContain("&gt; Where do I<br>&gt; bring quilts?");
  expect(await notAnswered(app, token)).toBe(0);
  const list = await app.call("listMessages", { token });
  expect(list.body.rows).toMatchObject([{ ...message, ...known, read: true }]);
  const csv = await app.call("exportMessages", { token });
  expect(csv.text).toContain('"Nov 21, 2026, 12:00",Sana,"Dear Ayesha,');

  const admin = await app.signIn();
  const log = await app.call("listAuditLog", { token: admin, query: { noun: "message" } });
  expect(log.body.changes).toContainEqual(
    expect.objectContaining({ action: "answer", user_name: "Sana", before: null, after: null }),
  );
  const json = { person: message.email };
  const found = await app.call("findPersonalData", { token: admin, json });
  expect(found.text).toContain("to the office.");
  await app.call("erasePersonalData", { token: admin, json: { ...json, expected: found.body.total } });
  const left = await app.deps.db.selectFrom("messages").select("answer").execute();
  expect([...left, ...(await mailsTo(app, message.email))]).toEqual([]);
});

test("of two who answer at once one does, and one mail goes", async () => {
  const { app, token } = await startWithMessage();
  const other = await addUser(app, "Bilal", ["care"]);
  const [one, two] = await Promise.all([
    app.call("answerMessage", { token, json: answer }),
    app.call("answerMessage", { token: other, json: { ...answer, text: "Here." } }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const [refused, by] = one.status === 200 ? [two, "Sana"] : [one, "Bilal"];
  expect(refused.body.message).toBe(messages.already(by));
  expect(await mailsTo(app, message.email)).toHaveLength(1);
});

test("what was answered elsewhere is marked, and the mark taken back; what was mailed stays", {
  tags: "any-database",
}, async () => {
  const { app, token } = await startWithMessage();
  const mark = (answered: boolean, id = 1) =>
    app.call("markMessageAnswered", { token, json: { id, answered } });
  expect((await mark(false)).body.message).toBe(messages.notAnswered);
  expect((await mark(true)).body).toMatchObject({
    message: messages.marked,
    answered_by: "Sana",
    answer: "",
  });
  expect((await mark(true)).body.message).toBe(messages.already("Sana"));
  expect((await mark(false)).body).toMatchObject({ message: messages.unmarked, answered_at: null });
  expect((await app.call("answerMessage", { token, json: answer })).status).toBe(200);
  expect(await mark(false)).toMatchObject({ status: 409, body: { message: messages.mailed } });
  expect((await mark(true, 99)).status).toBe(404);
  expect((await app.call("answerMessage", { token, json: { ...answer, id: 99 } })).status).toBe(404);
});

test("without a mail server nothing is promised; without an office replies go to the foundation's address", async () => {
  const { app, token } = await startWithMessage({});
  const refused = await app.call("answerMessage", { token, json: answer });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.noMailServer } });
  expect(await notAnswered(app, token)).toBe(1);
  const other = await startWithMessage({ env: mailServer });
  await other.app.call("answerMessage", { token: other.token, json: answer });
  expect(await mailsTo(other.app, message.email)).toMatchObject([{ reply_to: "salaam@umeed.example" }]);
});

const shared = startedOnce(() => startTestApp(withMail));
test.for([
  ["no subject", { ...answer, subject: " " }, messages.noSubject],
  ["no text", { ...answer, text: "" }, messages.noText],
  ["no message named", { subject: "A", text: "B" }, "The entry is not named."],
  [
    "a text without end",
    { ...answer, text: "a".repeat(maxAnswer + 1) },
    "The answer must be at most 20,000 characters.",
  ],
] as const)("an answer with %s is refused", async ([, json, message]) => {
  const app = await shared();
  const refused = await app.call("answerMessage", { token: await app.signIn(), json });
  expect(refused).toMatchObject({ status: 422, body: { message } });
});

test("subject, greeting and quote are filled in, and fit", () => {
  const received_at = "2026-11-20T20:00:00.000Z";
  const written = { ...message, subject: "re: Re: Quilts", received_at, language: "en" as const };
  expect(answerSubject(written)).toBe("Re: Quilts");
  expect(answerSubject({ subject: "", language: "en" })).toBe("Re: Your message");
  const quote = quoteOf(written, "here");
  expect(quote).toMatch(/^On Nov 21, 2026.*, Ayesha wrote:\n> Where do I\n> bring quilts\?$/);
  const { text, caret } = answerDraft(written, "Umeed");
  expect(text.slice(0, caret)).toBe("Dear Ayesha,\n\n");
  expect(text.slice(caret)).toBe(`\n\nUmeed\n\n${quote}`);
  const inUrdu = {
    ...written,
    subject: "",
    name: "عائشہ",
    message: "رضائیاں کہاں لاؤں؟",
    language: "ur" as const,
  };
  expect(answerSubject(inUrdu)).toBe("Re: آپ کا پیغام");
  const urdu = answerDraft(inUrdu, "Umeed");
  expect(urdu.text.slice(0, urdu.caret)).toBe("السلام علیکم عائشہ،\n\n");
  expect(urdu.text.slice(urdu.caret)).toMatch(
    /^\n\nامید ویلفیئر فاؤنڈیشن\n\n21 نومبر 2026.* کو عائشہ نے لکھا:\n> رضائیاں کہاں لاؤں؟$/,
  );
  const long = { ...written, name: "N".repeat(200), message: "\n".repeat(10_000) };
  expect(answerDraft(long, "F".repeat(200)).text.length).toBeLessThan(maxAnswer);
  expect(quoteOf(long, "link").length).toBeLessThan(4000);
});

test("a message from an Urdu page is marked so for staff, and its Urdu answer is an Urdu mail", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp(withMail);
  const inUrdu = { name: "عائشہ", email: message.email, message: "رضائیاں کہاں لاؤں؟" };
  const { data } = await sendForm(
    pageContext(app),
    postedForm("/contact", inUrdu),
    contactForm(app.deps, "ur"),
  );
  expect(data).toMatchObject({ good: true, message: textIn("ur", contactWords)("sent") });
  const [toOffice] = await mailsTo(app, "office@umeed.example");
  expect(toOffice?.text).toContain("Wrote in: Urdu");
  const token = await addUser(app, "Sana", ["care"]);
  const { rows } = (await app.call("listMessages", { token })).body;
  expect(rows).toMatchObject([{ ...inUrdu, language: "ur" }]);
  const { text } = answerDraft(rows[0], "Umeed");
  await app.call("answerMessage", { token, json: { id: 1, subject: answerSubject(rows[0]), text } });
  const [mail] = await mailsTo(app, message.email);
  expect(mail?.subject).toBe("Re: آپ کا پیغام");
  expect(mail?.html).toContain('lang="ur" dir="rtl"');
  expect((await app.call("exportMessages", { token })).text).toMatch(/,Urdu\r?\n$/);
});

test("one is on a message until it is left or answered; of two who take it at once one does: CONTACT-10", async () => {
  const { app, token } = await startWithMessage();
  const other = await addUser(app, "Bilal", ["care"]);
  const take = (by: string, json: object = {}) =>
    app.call("takeMessage", { token: by, json: { id: 1, taken: true, ...json } });
  const [one, two] = await Promise.all([take(token), take(other)]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const [refused, name, mine, theirs] =
    one.status === 200 ? [two, "Sana", token, other] : [one, "Bilal", other, token];
  expect(refused.body.message).toBe(messages.takenBy(name));

  const read = async () => (await app.call("listMessages", { token })).body.rows[0];
  const { taken_by, taken_by_id } = await read();
  expect(taken_by).toBe(name);
  expect((await app.call("exportMessages", { token })).text).toContain(`,${name}`);
  expect((await take(theirs, { taken: false })).body.message).toBe(messages.takenBy(name));
  expect((await take(mine)).status, "again").toBe(200);
  expect((await take(theirs, { over: taken_by_id + 100 })).status).toBe(409);
  expect((await take(theirs, { over: taken_by_id })).status).toBe(200);
  expect((await take(mine, { taken: false })).status).toBe(409);
  expect((await take(theirs, { taken: false })).body).toMatchObject({ taken_by: "", taken_by_id: null });
  expect((await take(theirs, { taken: false })).body.message).toBe(messages.notTaken);

  await take(mine);
  await app.call("markMessageAnswered", { token: theirs, json: { id: 1, answered: true } });
  expect(await read()).toMatchObject({ taken_by: "", taken_by_id: null });
  expect((await take(mine)).status, "it is answered").toBe(409);
  expect((await take(mine, { id: 9 })).status).toBe(404);
  expect((await take(await addUser(app, "Auditor", ["auditor"]))).status).toBe(403);
});
