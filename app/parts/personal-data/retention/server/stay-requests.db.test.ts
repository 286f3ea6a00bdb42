import { expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { textIn } from "#app/lib/words.server.ts";
import { stayWords } from "#app/parts/personal-data/retention/stay.words.ts";
import { maxTries, sendDueMails } from "#server/mail/outbox.ts";
import { startTestApp } from "#tests/support/app.ts";
import { startSmtpServer } from "#tests/support/smtp.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import { runRetention } from "./run-retention.server.ts";
import { type Question, queueQuestion } from "./stay-mail.server.ts";
import { answerByForm } from "./stay-page.server.ts";

const t = textIn("en", stayWords);

/* People who registered long ago are asked: KEEP-04. */

const day = 24 * 60 * 60 * 1000;

async function start({ withMail = true } = {}) {
  const smtp = await startSmtpServer();
  const app = await startTestApp({
    env: withMail ? { SMTP_URL: smtp.url, MAIL_FROM: "Umeed <no-reply@umeed.example>" } : {},
  });
  const { deps, clock } = app;
  const { db, mail, log } = deps;
  const send = async () => {
    if (mail) await sendDueMails({ db, mail, clock, log });
  };
  await runRetention(deps);
  clock.forward(31 * day);
  const old = { received_at: "2024-01-05T07:00:00.000Z", search_text: "" };
  return {
    app,
    db,
    smtp,
    send,
    run: async () => {
      const removed = await runRetention(deps);
      await send();
      return removed;
    },
    volunteer: (email: string, more = {}) =>
      db
        .insertInto("registrations")
        .values({
          ...old,
          kind: "volunteer",
          name: "Ayesha",
          email,
          phone: "0300",
          city: "Kasur",
          details: "{}",
          ...more,
        })
        .execute(),
    donor: (email: string, phone: string) =>
      db
        .insertInto("blood_donors")
        .values({
          ...old,
          full_name: "Bilal",
          email,
          phone,
          blood_group: "O-",
          city: "Lahore",
          city_key: "lahore",
          gender: "Male",
          dob: null,
          last_donation_date: null,
          consent_text: "Yes",
          consented_at: old.received_at,
        })
        .execute(),
    people: async () => {
      const volunteers = await db.selectFrom("registrations").select("email").orderBy("id").execute();
      const donors = await db.selectFrom("blood_donors").select("phone").orderBy("id").execute();
      return [...volunteers.map(({ email }) => email), ...donors.map(({ phone }) => phone)];
    },
    answer: (link: string, choice: "stay" | "remove", language: Language = "en") => {
      const token = new URL(link).searchParams.get("token") ?? "";
      const body = String(new URLSearchParams({ token, choice }));
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": String(body.length),
      };
      return answerByForm(deps, new Request("http://umeed.example/stay", { method: "POST", headers, body }), {
        address: "203.0.113.5",
        language,
      });
    },
  };
}

/** The links of a received mail. */
const linksIn = (raw: string) =>
  [
    ...raw
      .replaceAll("=\r\n", "")
      .replaceAll("=3D", "=")
      .matchAll(/http:\/\/umeed\.example\/stay\?[\w=&;-]+/g),
  ].map(([link]) => link.replaceAll("&amp;", "&"));

test("a mail asks with a link to stay and a link to go, and each does what it says, once", async () => {
  const { smtp, run, volunteer, donor, people, answer, app, db } = await start();
  await volunteer("ayesha@home.example");
  await volunteer("zara@home.example", { touched_at: "2026-01-01T07:00:00.000Z" });
  await donor("bilal@home.example", "923001234567");
  expect(await run()).toEqual({});
  expect(smtp.mails.map(({ to }) => to[0]).toSorted()).toEqual(["ayesha@home.example", "bilal@home.example"]);
  // Asked once.
  await run();
  expect(smtp.mails).toHaveLength(2);

  const linkTo = (to: string) => linksIn(smtp.mails.find((mail) => mail.to[0] === to)?.raw ?? "")[0] ?? "";
  expect(linkTo("ayesha@home.example")).toContain("choice=stay");
  for (const { raw } of smtp.mails) expect([...raw.matchAll(/(Stay|Remove me):/g)]).toHaveLength(2);
  const stayed = await answer(linkTo("ayesha@home.example"), "stay");
  expect(stayed).toMatchObject({ status: 200, message: t("stayed") });
  const removed = await answer(linkTo("bilal@home.example"), "remove");
  expect(removed).toMatchObject({ status: 200, message: t("removed") });
  expect(await people()).toEqual(["ayesha@home.example", "zara@home.example"]);
  for (const to of ["ayesha@home.example", "bilal@home.example"])
    expect(await answer(linkTo(to), "remove")).toMatchObject({ status: 422, message: t("badLink") });
  expect(await db.selectFrom("access_links").select("kind").execute()).toEqual([]);

  // Who stays is asked again two years later.
  app.clock.forward(700 * day);
  await run();
  expect(smtp.mails).toHaveLength(3);
});

test("silence for 60 days after the mail, a reminder, and 30 days later the person is removed", async () => {
  const { smtp, run, volunteer, donor, people, app, db } = await start();
  await volunteer("ayesha@home.example");
  await donor("bilal@home.example", "923001234567");
  await db
    .insertInto("donor_calls")
    .values({ donor_id: 1, called_at: "2024-02-01T07:00:00.000Z", caller: "A", outcome: "x" })
    .execute();
  await run();
  await run();
  app.clock.forward(59 * day);
  await run();
  expect(smtp.mails).toHaveLength(2);
  app.clock.forward(day);
  await run();
  expect(smtp.mails).toHaveLength(4);
  expect(smtp.mails[3]?.raw).toContain("Subject: A reminder");
  await run();
  app.clock.forward(29 * day);
  expect(await run()).toEqual({});
  // Staff write a note to one of them: a touch.
  const token = await app.signIn();
  await app.call("updateRegistration", { token, json: { id: 1, note: "Called, stays" } });
  app.clock.forward(day);
  expect(await run()).toEqual({ blood_donors: 1 });
  expect(await people()).toEqual(["ayesha@home.example"]);
  expect(await db.selectFrom("donor_calls").select("id").execute()).toEqual([]);
  expect(await db.selectFrom("stay_requests").select("id").execute()).toEqual([]);
});

test("who has no address, or whose mail fails, is never removed", { tags: "any-database" }, async () => {
  const { smtp, send, run, donor, volunteer, people, app } = await start();
  await donor("", "923001234567");
  await volunteer("gone@home.example");
  smtp.state.refuse = true;
  await run();
  for (let tries = 1; tries < maxTries; tries += 1) {
    app.clock.forward(7 * 60 * 60 * 1000);
    await send();
  }
  for (let silent = 0; silent < 400; silent += 100) {
    app.clock.forward(100 * day);
    await run();
  }
  expect(await people()).toEqual(["gone@home.example", "923001234567"]);
  const { body } = await app.call("readRetention", { token: await app.signIn() });
  expect(body.asked).toBe(0);
});

test("without a mail server nobody is asked, and nobody is removed", { tags: "any-database" }, async () => {
  const { run, volunteer, people, app, db } = await start({ withMail: false });
  await volunteer("ayesha@home.example");
  await run();
  app.clock.forward(200 * day);
  expect(await run()).toEqual({});
  expect(await people()).toEqual(["ayesha@home.example"]);
  expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
});

test("who registered in Urdu is asked in Urdu, and answered so", async () => {
  const { db, answer, app } = await start();
  const received = "2024-01-05T07:00:00.000Z";
  const email = "zainab@home.example";
  const person: Question["person"] = {
    name: "registrations",
    email,
    personName: "زینب",
    received,
    language: "ur",
  };
  for (const again of [false, true]) {
    const question = { now: app.clock.now(), siteUrl: "http://umeed.example", person, requestId: 1, again };
    await queueQuestion(db, question);
  }
  const mails = await db.selectFrom("outbox").select(["subject", "text"]).execute();
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) {
    expect(text).toContain("5 جنوری 2024");
    expect(text).toMatch(/\nhttp:\/\/umeed\.example\/ur\/stay\?choice=stay&token=/);
    expect(isInUrdu(`${subject} ${text.replace(/http\S+/g, "")}`)).toBe(true);
  }
  const refused = await answer("http://umeed.example/ur/stay?token=wrong", "stay", "ur");
  expect(refused).toMatchObject({ status: 422, message: textIn("ur", stayWords)("badLink") });
});
