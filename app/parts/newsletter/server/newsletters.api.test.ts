import { expect, test } from "vitest";
import { newslettersMessages as messages } from "#app/parts/newsletter/newsletters.schema.ts";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { addReaders } from "#tests/support/newsletter-readers.ts";
import { mailServer } from "#tests/support/sites.ts";

const draft = { subject: "Winter", preheader: "Five wells", content: "## Wells\n\n[Give](/donate)" };

async function newsletterDesk({ readers = 2, mail = true } = {}) {
  const app = await startTestApp({ env: mail ? mailServer : {} });
  const token = await app.signIn();
  await addReaders(app.deps.db, readers);
  const { body } = await app.call("createNewsletter", { token, json: draft });
  const id: number = body.id;
  type Name = "updateNewsletter" | "testNewsletter" | "sendNewsletter" | "deleteNewsletter";
  const call = (name: Name, json: object = {}) => app.call(name, { token, json: { id, ...json } });
  const list = async () => (await app.call("listNewsletters", { token })).body;
  const mails = () => app.deps.db.selectFrom("outbox").selectAll().execute();
  return { app, token, id, call, list, mails };
}

test("a draft is saved by its version, and is not sent before it is", async () => {
  const { call, list, mails } = await newsletterDesk();
  const changed = { ...draft, subject: "Spring" };
  expect((await call("updateNewsletter", { ...changed, version: 1 })).body).toMatchObject({ version: 2 });
  const late = await call("updateNewsletter", { ...draft, version: 1 });
  expect(late).toMatchObject({ status: 409, body: { message: messages.stale } });
  expect(await list()).toMatchObject({
    readers: 2,
    configured: true,
    newsletters: [{ subject: "Spring", state: "draft", version: 2, tested: false, recipients: 0 }],
  });
  expect(await mails()).toEqual([]);
});

test("a list of summaries is without texts; a newsletter that is asked for has its own", async () => {
  const { app, token, id } = await newsletterDesk();
  const read = async (query: Record<string, string | number>) =>
    (await app.call("listNewsletters", { token, query })).body.newsletters;
  const [whole] = await read({ id });
  const { content, ...listed } = whole;
  expect(content).toBe(draft.content);
  expect(await read({ fields: "summary" })).toEqual([listed]);
  expect(await read({})).toEqual([whole]);
});

test("a test mail goes to oneself, as the newsletter would, and counts for this text alone", async () => {
  const { call, list, mails } = await newsletterDesk();
  expect((await call("testNewsletter", { version: 2 })).body.message).toBe(messages.stale);
  expect((await call("testNewsletter", { version: 1 })).body.message).toBe(
    messages.tested(administrator.email),
  );
  expect((await list()).newsletters[0].tested).toBe(true);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: administrator.email,
    subject: "Test: Winter",
    unsubscribe_url: null,
  });
  expect(mail?.html).toContain("This is a test mail.");
  expect(mail?.text).toContain("Give (http://umeed.example/donate)");
  await call("updateNewsletter", { ...draft, subject: "Spring", version: 1 });
  expect((await list()).newsletters[0].tested).toBe(false);
});

test("it is sent once, after a test of this text or with the word that there was none", async () => {
  const { app, id, call, list } = await newsletterDesk();
  const sending = { version: 1, per_minute: 60 };
  expect(await call("sendNewsletter", sending)).toMatchObject({
    status: 409,
    body: { message: messages.untested },
  });
  await call("testNewsletter", { version: 1 });
  const both = await Promise.all([call("sendNewsletter", sending), call("sendNewsletter", sending)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await list()).toMatchObject({ newsletters: [{ state: "sending", recipients: 2, per_minute: 60 }] });
  expect(await app.deps.db.selectFrom("newsletter_deliveries").select("id").execute()).toHaveLength(2);
  for (const [name, json] of [
    ["updateNewsletter", { ...draft, version: 1 }],
    ["testNewsletter", { version: 1 }],
    ["deleteNewsletter", {}],
  ] as const) {
    expect(await call(name, json)).toMatchObject({ status: 409, body: { message: messages.notDraft } });
  }
  const log = await app.deps.db
    .selectFrom("audit_log")
    .select(["action", "name"])
    .where("noun", "=", "newsletter")
    .where("noun_id", "=", String(id))
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["create", "test", "send"]);
  expect(log.every(({ name }) => name === draft.subject)).toBe(true);
});

test("without readers or without a mail server nothing is sent", async () => {
  const nobody = await newsletterDesk({ readers: 0 });
  const sending = { version: 1, per_minute: 60, untested: true };
  expect((await nobody.call("sendNewsletter", sending)).body.message).toBe(messages.nobody);
  expect((await nobody.list()).newsletters[0].state).toBe("draft");
  const silent = await newsletterDesk({ mail: false });
  expect((await silent.call("sendNewsletter", sending)).body.message).toBe(messages.noMailServer);
  expect((await silent.call("testNewsletter", { version: 1 })).body.message).toBe(messages.noMailServer);
  expect((await silent.list()).configured).toBe(false);
});

test("a language and an hour that are none are refused, and readers are counted by language: NEWS-14", async () => {
  const { app, call, list } = await newsletterDesk({ readers: 3 });
  const { db } = app.deps;
  await db.updateTable("subscribers").set({ language: "ur" }).where("email", "like", "reader-0%").execute();
  expect(await list()).toMatchObject({ readers: 3, readers_in: { en: 2, ur: 1 } });
  const sending = { version: 1, per_minute: 60, untested: true };
  expect((await call("sendNewsletter", { ...sending, language: "fr" })).body.message).toBe(
    messages.badLanguage,
  );
  for (const starts_at of ["tomorrow", "2026-02-30T08:00", "2026-11-22T25:00"]) {
    expect((await call("sendNewsletter", { ...sending, starts_at })).body.message).toBe(messages.badHour);
  }
  const sent = await call("sendNewsletter", { ...sending, language: "ur", starts_at: "2026-11-22T08:00" });
  expect(sent.body).toMatchObject({
    readers: 1,
    message: "Goes to 1 reader from Nov 22, 2026, 08:00 on.",
  });
  expect((await list()).newsletters[0]).toMatchObject({
    language: "ur",
    starts_at: "2026-11-22T03:00:00.000Z",
  });
});

test.for([
  ["[give](donate)", 1, "donate"],
  ["Salam.\n\nSee [our site](www.umeed.example) today", 3, "www.umeed.example"],
  ["[a](/donate)\n[b](#part)", 2, "#part"],
  ["[a](https://x.example)\n[b](عطیہ)", 2, "عطیہ"],
] as const)(
  "a newsletter with a link that leads nowhere is not sent: %s: NEWS-15",
  async ([content, line, address]) => {
    const { call, mails } = await newsletterDesk();
    await call("updateNewsletter", { ...draft, content, version: 1 });
    for (const [name, more] of [
      ["testNewsletter", {}],
      ["sendNewsletter", { per_minute: 60, untested: true }],
    ] as const) {
      expect(await call(name, { version: 2, ...more })).toMatchObject({
        status: 422,
        body: { message: messages.lostLink(line, address) },
      });
    }
    expect(await mails()).toEqual([]);
  },
);

test("web addresses, pages of the site, mail and phone are links of a newsletter: NEWS-15", async () => {
  const { call } = await newsletterDesk();
  const content =
    "www.umeed.example [a](/donate) [b](https://x.example/_(y)) [c](mailto:a@x.example) [d](tel:+92423576123) a@x.example";
  await call("updateNewsletter", { ...draft, content, version: 1 });
  expect(await call("testNewsletter", { version: 2 })).toMatchObject({ status: 200 });
});

test("a picture of another site is no part of a newsletter", async () => {
  const { call, mails } = await newsletterDesk();
  const picture = "https://other.example/a.png";
  await call("updateNewsletter", { ...draft, content: `![A](${picture})`, version: 1 });
  for (const [name, more] of [
    ["testNewsletter", {}],
    ["sendNewsletter", { per_minute: 60, untested: true }],
  ] as const) {
    expect(await call(name, { version: 2, ...more })).toMatchObject({
      status: 422,
      body: { message: messages.foreignPicture(picture) },
    });
  }
  expect(await mails()).toEqual([]);
});

test("the preview shows the mail as HTML and as text, and stores nothing", async () => {
  const { app, token, list } = await newsletterDesk();
  const { body } = await app.call("previewNewsletter", {
    token,
    json: { content: "<script>a</script>\n\n**b**" },
  });
  expect(body.html).toContain("<strong>b</strong>");
  expect(body.html).not.toContain("<script");
  expect(body.text).toContain("Unsubscribe: /newsletter/leave");
  expect(body.bytes).toBe(Buffer.byteLength(body.html));
  expect((await list()).newsletters).toHaveLength(1);
});

test("a draft is deleted, and only a draft", async () => {
  const { call, list } = await newsletterDesk();
  expect((await call("deleteNewsletter")).status).toBe(200);
  expect((await call("deleteNewsletter")).status).toBe(404);
  expect((await list()).newsletters).toEqual([]);
});

test.for([
  ["no subject", { ...draft, subject: " " }, messages.subjectMissing],
  ["no text", { ...draft, content: "" }, messages.contentMissing],
  [
    "too long a text",
    { ...draft, content: "a".repeat(30_001) },
    "The text must be at most 30,000 characters.",
  ],
] as const)("%s is refused", async ([, json, message]) => {
  const { app, token } = await newsletterDesk();
  expect(await app.call("createNewsletter", { token, json })).toMatchObject({
    status: 422,
    body: { message },
  });
});
