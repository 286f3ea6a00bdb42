import { expect, test } from "vitest";
import { sendForm } from "#app/form-reply.server.ts";
import { textIn } from "#app/lib/words.server.ts";
import { contents } from "#content/contents.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { mailServer } from "#tests/support/sites.ts";
import { addUser } from "#tests/support/users.ts";
import { registrations } from "./registrations.service.server.ts";
import { registrationWords } from "./registrations.words.ts";
import { registrationStateMessages as messages } from "./registrations-admin.messages.ts";

const person = { name: "Ayesha Bibi", email: "ayesha@home.example", phone: "0300 1234567", city: "Kasur" };
const volunteer = { kind: "volunteer", ...person, availability: "A weekend", skills: "Cooking" };
const withMail = { env: { ...mailServer, OFFICE_EMAIL: "office@umeed.example" } };

async function startWithVolunteer(options: Parameters<typeof startTestApp>[0] = withMail) {
  const app = await startTestApp(options);
  await app.call("sendRegistration", { json: volunteer });
  return { app, token: await addUser(app, "Sana", ["care"]) };
}

const decide = (app: TestApp, token: string, json: object) =>
  app.call("setRegistrationState", { token, json: { id: 1, seen: "new", ...json } });
const mailsTo = (app: TestApp, recipient: string) =>
  app.deps.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).execute();

test("a volunteer is approved with a mail that staff have written, in one step: REG-10, REG-11", {
  tags: "any-database",
}, async () => {
  const { app, token } = await startWithVolunteer();
  const admin = await app.signIn();
  const value = structuredClone(contents.replies.defaults);
  value.volunteer.approved = {
    subject: { en: "You are in" },
    text: { en: "come on Friday.\n\nBring a friend." },
  };
  await app.call("saveContent", { token: admin, json: { name: "replies", version: 0, value } });
  const shown = await app.call("readRegistrationMails", { token });
  expect(shown.body.mails.volunteer.approved).toEqual({
    subject: "You are in",
    paragraphs: ["come on Friday.", "Bring a friend."],
  });

  const json = { state: "approved", mail: true, words: "Ask for Bilal\nat the gate." };
  expect(await decide(app, token, json)).toMatchObject({
    status: 200,
    body: {
      message: messages.saved("approved", true),
      state: "approved",
      state_at: "2026-11-21T07:00:00.000Z",
      state_by: "Sana",
    },
  });
  const [mail, ...others] = await mailsTo(app, person.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: "You are in", reply_to: "office@umeed.example", state: "queued" });
  expect(mail?.text).toContain(
    "Dear Ayesha Bibi,\n\ncome on Friday.\n\nBring a friend.\n\nAsk for Bilal\nat the gate.",
  );
  expect(mail?.html).toContain("Ask for Bilal<br>at the gate.");

  const { rows } = (await app.call("listRegistrations", { token, query: { state: "approved" } })).body;
  expect(rows).toMatchObject([{ ...person, state: "approved", state_by: "Sana", read: true }]);
  expect((await app.call("listRegistrations", { token, query: { state: "new" } })).body.total).toBe(0);
  const csv = await app.call("exportRegistrations", { token, query: { state: "approved" } });
  expect(csv.text).toContain('volunteer,approved,"Nov 21, 2026, 12:00",Sana,Ayesha Bibi');
  const log = await app.call("listAuditLog", { token: admin, query: { noun: "registration" } });
  expect(log.body.changes).toContainEqual(
    expect.objectContaining({
      action: "update",
      user_name: "Sana",
      before: { state: "new" },
      after: { state: "approved", mail: "queued" },
    }),
  );
});

test("of two who decide at once one does, and one mail goes", async () => {
  const { app, token } = await startWithVolunteer();
  const other = await addUser(app, "Bilal", ["care"]);
  const [one, two] = await Promise.all([
    decide(app, token, { state: "approved", mail: true }),
    decide(app, other, { state: "declined", mail: true }),
  ]);
  expect([one.status, two.status].toSorted()).toEqual([200, 409]);
  const [done, refused, by] = one.status === 200 ? [one, two, "Sana"] : [two, one, "Bilal"];
  expect(refused.body.message).toBe(messages.changed(done.body.state, by));
  expect(await mailsTo(app, person.email)).toHaveLength(1);
});

test("the same press twice mails once", async () => {
  const { app, token } = await startWithVolunteer();
  const press = () => decide(app, token, { state: "approved", mail: true });
  const both = await Promise.all([press(), press()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await mailsTo(app, person.email)).toHaveLength(1);
});

test("without the tick no mail goes; a slip is put right", { tags: "any-database" }, async () => {
  const { app, token } = await startWithVolunteer();
  expect((await decide(app, token, { state: "declined" })).body.message).toBe(
    messages.saved("declined", false),
  );
  expect((await decide(app, token, { seen: "declined", state: "new" })).status).toBe(200);
  expect((await decide(app, token, { state: "in touch", mail: true })).status).toBe(200);
  const mails = await mailsTo(app, person.email);
  expect(mails.map(({ subject }) => subject)).toEqual([contents.replies.defaults.volunteer.touch.subject.en]);
  expect((await decide(app, token, { id: 99, state: "approved" })).status).toBe(404);
});

test("without a mail server no mail is promised, and a state without one is saved", async () => {
  const { app, token } = await startWithVolunteer({});
  expect((await app.call("readRegistrationMails", { token })).body.works).toBe(false);
  const refused = await decide(app, token, { state: "approved", mail: true });
  expect(refused).toMatchObject({ status: 409, body: { message: messages.noMailServer } });
  expect((await decide(app, token, { state: "approved" })).status).toBe(200);
  expect(await mailsTo(app, person.email)).toEqual([]);
});

test("a name that is a text with an address is not greeted by it", async () => {
  const app = await startTestApp(withMail);
  await app.call("sendRegistration", { json: { ...volunteer, name: "Win at cheap.example" } });
  await decide(app, await app.signIn(), { state: "approved", mail: true });
  const [mail] = await mailsTo(app, person.email);
  expect(mail?.text).not.toContain("cheap.example");
});

const shared = startedOnce(() => startTestApp());
test.for([
  ["no state", {}, messages.badState],
  ["an unknown state", { state: "king" }, messages.badState],
  ["the state that it has", { state: "new" }, messages.sameState],
  ["a mail that it is new again", { seen: "approved", state: "new", mail: true }, messages.noMailOfNew],
  [
    "words without end",
    { state: "approved", words: "a".repeat(2001) },
    "The text must be at most 2,000 characters.",
  ],
] as const)("a decision with %s is refused", async ([, json, message]) => {
  const app = await shared();
  const refused = await decide(app, await app.signIn(), json);
  expect(refused).toMatchObject({ status: 422, body: { message } });
});

test("who registered on an Urdu page is written to in Urdu, and in English where staff have no Urdu", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp(withMail);
  const page = registrations(app.deps, "ur");
  const urdu = {
    ...volunteer,
    name: "عائشہ بی بی",
    city: "قصور",
    availability: "A weekend",
    skills: "کھانا پکانا",
  };
  const { data } = await sendForm(pageContext(app), postedForm("/registration/volunteer", urdu), page);
  expect(data).toMatchObject({ good: true, message: textIn("ur", registrationWords)("received") });
  const admin = await app.signIn();
  const { rows } = (await app.call("listRegistrations", { token: admin, query: { q: "kasur" } })).body;
  expect(rows).toMatchObject([{ language: "ur", city: "قصور", details: { availability: "A weekend" } }]);
  expect((await app.call("exportRegistrations", { token: admin })).text).toMatch(/,Urdu\r?\n$/);
  const shown = await app.call("readRegistrationMails", { token: admin, query: { language: "ur" } });
  const { subject, text } = contents.replies.defaults.volunteer.touch;
  expect(shown.body.mails.volunteer["in touch"]).toEqual({
    subject: subject.ur,
    paragraphs: text.ur?.split("\n\n"),
  });

  await decide(app, admin, { state: "in touch", mail: true });
  const value = structuredClone(contents.replies.defaults);
  value.volunteer.approved = { subject: { en: "You are in" }, text: { en: "come on Friday." } };
  await app.call("saveContent", { token: admin, json: { name: "replies", version: 0, value } });
  await decide(app, admin, { seen: "in touch", state: "approved", mail: true });
  const [inTouch, approved] = await mailsTo(app, person.email);
  expect(inTouch?.subject).toBe(subject.ur);
  expect(inTouch?.text).toContain("السلام علیکم عائشہ بی بی،");
  expect(inTouch?.html).toContain('lang="ur" dir="rtl"');
  expect(approved?.text).toContain("Dear عائشہ بی بی,\n\ncome on Friday.");
});
