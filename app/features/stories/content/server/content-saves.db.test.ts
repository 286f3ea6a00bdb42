import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { versionMessages } from "#app/contract/versions.ts";
import { accountRows } from "#app/features/giving/donations/public/donation-accounts.ts";
import { contentMessages, textsOf, valueMessages } from "#app/features/stories/content/content.messages.ts";
import { maxContentBytes } from "#app/features/stories/content/content.schema.ts";
import { type ContentName, contents } from "#content/contents.ts";
import { readContent } from "#server/content.ts";
import { removeUnusedMedia } from "#server/media/unused.ts";
import { maxVersions } from "#server/versions/versions.store.ts";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";

const { identity, faq, figures, programmes, services } = contents;
const withPhone = (phone: string) => ({ ...identity.defaults, phone });

const saveIdentity = (app: TestApp, token: string, version: number, phone: string) =>
  app.call("saveContent", { token, json: { name: "identity", version, value: withPhone(phone) } });

const versionsOf = async (app: TestApp, token: string, id: string) =>
  (await app.call("listVersions", { token, query: { noun: "content", id } })).body;
const restore = (app: TestApp, token: string, id: string, of: { version: number; save: number }) =>
  app.call("restoreVersion", { token, json: { noun: "content", id, ...of } });

test("until staff save one, the original shows, with its rules and pages", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { body } = await app.call("listContents", { token });
  expect(body.contents.map(({ name }: { name: string }) => name)).toEqual(Object.keys(contents));
  expect(body.contents[0]).toMatchObject({ own: false, saved_at: null, saved_by: null });
  const read = await app.call("readContent", { token, query: { name: "services" } });
  expect(read.body.content).toMatchObject({
    title: "Services",
    version: 0,
    value: services.defaults,
    schema: { type: "object", properties: { services: { type: "array", maxItems: 24 } } },
  });
  expect(read.body.content.pages).toContainEqual({ title: "Health", path: "/services/health" });
  expect(await versionsOf(app, token, "services")).toEqual({ success: true, version: 0, versions: [] });
});

test("what is saved shows, is told in the list, the history and the audit log", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const saved = await saveIdentity(app, token, 0, " +92 42 1111 2222 ");
  expect(saved).toMatchObject({ status: 200, body: { message: textsOf("identity").saved, version: 1 } });
  expect((await readContent(app.deps, "identity")).phone).toBe("+92 42 1111 2222");

  const { body } = await app.call("listContents", { token });
  const about = { saved_at: "2026-11-21T07:00:00.000Z", saved_by: "Administrator" };
  expect(body.contents[0]).toMatchObject({ name: "identity", own: true, ...about });
  const { versions } = await versionsOf(app, token, "identity");
  expect(versions).toEqual([{ version: 1, action: "save", changes: 1, ...about }]);
  const log = await app.call("listAuditLog", { token, query: { noun: "content" } });
  expect(log.body.changes).toMatchObject([
    {
      action: "update",
      noun_id: "identity",
      before: { phone: "+92 42 0000 0000" },
      after: { phone: "+92 42 1111 2222" },
    },
  ]);
});

test("a programme's photograph is saved only with who agreed to it, which no page and no audit entry has: PROG-06", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const [first, ...others] = programmes.defaults.programmes;
  const save = (consent: string) => {
    const photo = { src: "/uploads/images/class.jpg", alt: { en: "A class", ur: "ایک کلاس" }, consent };
    const value = { ...programmes.defaults, programmes: [{ ...first, photo }, ...others] };
    return app.call("saveContent", { token, json: { name: "programmes", version: 0, value } });
  };
  expect(await save(" ")).toMatchObject({
    status: 422,
    body: {
      faults: [{ path: "programmes.0.photo.consent", message: expect.stringContaining("who agreed") }],
    },
  });
  expect((await save("Mother of Sana, signed on November 3, 2026")).status).toBe(200);
  const shown = await readContent(app.deps, "programmes", { language: "ur" });
  expect(shown.programmes[0]?.photo).toEqual({ src: "/uploads/images/class.jpg", alt: "ایک کلاس" });
  const log = await app.call("listAuditLog", { token, query: { noun: "content" } });
  expect(log.body.changes[0].after).toMatchObject({ "programmes.0.photo.consent": "noted" });
  expect(JSON.stringify(log.body)).not.toContain("Sana");
});

test("a save over somebody else's is refused, also of two at once and after the original came back", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const both = await Promise.all([
    saveIdentity(app, token, 0, "+92 42 1111 1111"),
    saveIdentity(app, token, 0, "+92 42 2222 2222"),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.message).toBe(contentMessages.stale);
  const reset = await app.call("resetContent", { token, json: { name: "identity", version: 1 } });
  expect(reset).toMatchObject({ status: 200, body: { message: contentMessages.reset, version: 2 } });
  expect((await saveIdentity(app, token, 1, "+92 42 3333 3333")).status).toBe(409);
  expect((await saveIdentity(app, token, 2, "+92 42 3333 3333")).body.version).toBe(3);
});

test("the original and an earlier save come back; both stand in the history", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await saveIdentity(app, token, 0, "+92 42 1111 1111");
  await saveIdentity(app, token, 1, "+92 42 2222 2222");
  const name = "identity";
  await app.call("resetContent", { token, json: { name, version: 2 } });
  expect((await readContent(app.deps, name)).phone).toBe(identity.defaults.phone);
  expect((await app.call("listContents", { token })).body.contents[0].own).toBe(false);
  const again = await app.call("resetContent", { token, json: { name, version: 3 } });
  expect(again).toMatchObject({ status: 404, body: { message: contentMessages.original } });

  const restored = await restore(app, token, name, { version: 3, save: 1 });
  expect(restored).toMatchObject({ status: 200, body: { message: versionMessages.restored } });
  expect((await readContent(app.deps, name)).phone).toBe("+92 42 1111 1111");
  const late = await restore(app, token, name, { version: 3, save: 2 });
  expect(late).toMatchObject({ status: 409, body: { message: contentMessages.stale } });
  expect((await restore(app, token, name, { version: 4, save: 3 })).status).toBe(200);
  const shown = await restore(app, token, name, { version: 5, save: 3 });
  expect(shown).toMatchObject({ status: 404, body: { message: contentMessages.original } });
  const unknown = await restore(app, token, name, { version: 5, save: 9 });
  expect(unknown).toMatchObject({ status: 404, body: { message: versionMessages.noVersion } });
  const { version, versions } = await versionsOf(app, token, name);
  expect(version).toBe(5);
  expect(versions.map(({ action }: { action: string }) => action)).toEqual([
    "default",
    "restore",
    "default",
    "save",
    "save",
  ]);
  const log = await app.call("listAuditLog", { token, query: { noun: "content" } });
  expect(log.body.changes.slice(0, 2)).toMatchObject([
    { action: "reset", after: { phone: identity.defaults.phone, version: 5 } },
    { action: "restore", after: { phone: "+92 42 1111 1111", version: 4 } },
  ]);
});

test("the last saves are kept, and an earlier one that no longer fits stays where it is", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const saved = { action: "save" as const, changes: 1, saved_at: "2026-01-01", user_name: "A" };
  const row = { noun: "content", row_id: "faq", ...saved };
  const value = JSON.stringify({ questions: [] });
  const rows = Array.from({ length: maxVersions }, (_, at) => ({ ...row, version: at + 1, value }));
  await app.deps.db.insertInto("versions").values(rows).execute();
  const json = { name: "faq", version: maxVersions, value: faq.defaults };
  expect((await app.call("saveContent", { token, json })).status).toBe(200);
  const { version, versions } = await versionsOf(app, token, "faq");
  expect(versions).toHaveLength(maxVersions);
  expect(versions.at(-1).version).toBe(2);
  const unfit = await restore(app, token, "faq", { version, save: 2 });
  expect(unfit).toMatchObject({ status: 409, body: { message: contentMessages.unfit } });
});

const [question, ...others] = faq.defaults.questions;
const [service] = services.defaults.services;
const refusals: [string, ContentName, unknown, string, string][] = [
  [
    "a field left empty",
    "identity",
    { ...identity.defaults, hours: { en: " " } },
    "hours.en",
    "Please fill this in.",
  ],
  ["a bad number", "identity", withPhone("none"), "phone", "Digits and spaces, such as +92 42 1234 5678."],
  [
    "a bad email",
    "identity",
    { ...identity.defaults, email: "x" },
    "email",
    "Please enter an email address, such as name@example.com.",
  ],
  [
    "a text that is too long, in a list",
    "faq",
    { questions: [...others, { ...question, answer: { en: "x".repeat(1001) } }] },
    "questions.4.answer.en",
    "At most 1,000 characters.",
  ],
  [
    "an entry with another's id",
    "faq",
    { questions: [question, question] },
    "questions.1.id",
    "Another entry has this already.",
  ],
  ["an empty list", "faq", { questions: [] }, "questions", "At least 1 entry."],
  ["no value", "faq", null, "", "This value does not fit here."],
  [
    "a NUL character",
    "identity",
    { ...identity.defaults, hours: { en: "a\0b" } },
    "hours.en",
    "The text contains a character that cannot be stored.",
  ],
  [
    "a figure that is not there",
    "identity",
    { ...identity.defaults, hours: { en: "{mels} a year" } },
    "hours.en",
    "There is no figure named {mels}.",
  ],
  [
    "a figure removed that texts name",
    "figures",
    { ...figures.defaults, shared: { ...figures.defaults.shared, "medical-camps": undefined } },
    "shared",
    "{medical-camps} is used in: Programmes, Services. It cannot be removed.",
  ],
  [
    "a service removed to which the menu leads",
    "services",
    { services: services.defaults.services.filter((one) => one !== service) },
    "services",
    "The menu leads to /services/health. Its page cannot be removed.",
  ],
];

const sharedApp = startedOnce(startTestApp);

test.for(refusals)(
  "%s is refused at its place, by a save and by a preview",
  { tags: "any-database" },
  async ([, name, value, path, message]) => {
    const app = await sharedApp();
    const token = await app.signIn();
    const expected = { success: false, faults: expect.arrayContaining([{ path, message }]) };
    const saved = await app.call("saveContent", { token, json: { name, version: 0, value } });
    expect(saved).toMatchObject({ status: 422, body: expected });
    expect((await app.call("previewContent", { token, json: { name, value } })).body).toMatchObject(expected);
    expect((await app.call("listAuditLog", { token, query: { noun: "content" } })).body.changes).toEqual([]);
  },
);

test("an unknown name is not found, a value beyond the limit is not read", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  for (const name of ["nothing", "constructor", "__proto__"]) {
    const query = { name };
    const version = 0;
    const bodies = {
      saveContent: { name, version, value: {} },
      resetContent: { name, version },
      previewContent: { name, value: {} },
    };
    expect((await app.call("readContent", { token, query })).status, name).toBe(404);
    expect((await app.call("listVersions", { token, query: { noun: "content", id: name } })).status).toBe(
      404,
    );
    expect((await restore(app, token, name, { version, save: 1 })).status, name).toBe(404);
    for (const call of ["saveContent", "resetContent", "previewContent"] as const) {
      expect((await app.call(call, { token, json: bodies[call] })).status, `${call} ${name}`).toBe(404);
    }
  }
  const value = "x".repeat(maxContentBytes);
  expect((await app.call("saveContent", { token, json: { name: "faq", version: 0, value } })).status).toBe(
    413,
  );
  expect((await app.call("saveContent", { token, json: { name: "faq", value: faq.defaults } })).status).toBe(
    422,
  );
});

test("the file of a picture stays as long as a kept save names it", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const { deps } = app;
  const token = await app.signIn();
  for (const name of ["named.png", "other.png"]) {
    await writeFile(`${deps.media.temporaryFolder}/${name}`, "bytes");
    await deps.media.put("images", name, `${deps.media.temporaryFolder}/${name}`);
  }
  const left = async () => {
    await removeUnusedMedia(deps, ["uploads/images/named.png", "uploads/images/other.png"]);
    return (await deps.media.list("images")).map(({ name }) => name);
  };
  const { defaults } = contents.timeline;
  const [first, ...rest] = defaults.years;
  const years = [{ ...first, icon: "/backendReact/uploads/images/named.png" }, ...rest];
  const json = { name: "timeline", version: 0, value: { ...defaults, years } };
  expect((await app.call("saveContent", { token, json })).status).toBe(200);
  expect(await left()).toEqual(["named.png"]);
  await app.call("resetContent", { token, json: { name: "timeline", version: 1 } });
  expect(await left(), "it can be brought back").toEqual(["named.png"]);
  await deps.db.deleteFrom("versions").execute();
  expect(await left()).toEqual([]);
});

test("an IBAN of the foundation with a wrong character is refused at its field; zeros stand for none", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { accounts } = identity.defaults;
  const save = (iban: string, others: object[] = []) => {
    const value = {
      ...identity.defaults,
      accounts: { ...accounts, bank: { ...accounts.bank, iban }, others },
    };
    return app.call("saveContent", { token, json: { name: "identity", version: 0, value } });
  };
  const right = "PK36SCBL0000001123456702";
  const wrong = ["PK36SCBL0000001123456703", "PK63SCBL0000001123456702", "PK36SCBL000000112345670", "soon"];
  // Check digits that leave the right remainder, and are none.
  wrong.push("PK00MEZN0000000000000027", "PK01MEZN0000000000000009", "PK99MEZN0000000000000088");
  for (const iban of wrong)
    expect(await save(iban)).toMatchObject({
      status: 422,
      body: { faults: [{ path: "accounts.bank.iban", message: valueMessages.iban }] },
    });
  const further = {
    id: "meezan",
    kind: "bank",
    bank: "Meezan",
    title: "Umeed",
    number: "1",
    shown: true,
    funds: [],
  };
  const refused = await save(accounts.bank.iban, [{ ...further, iban: wrong[0] }]);
  expect(refused.body.faults).toMatchObject([{ path: "accounts.others.0.iban" }]);
  expect((await save(right, [{ ...further, iban: "" }])).status).toBe(200);
});

test("an IBAN that was saved with a wrong digit before is shown to no donor, and hinders no other save", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { accounts } = identity.defaults;
  const iban = "PK36SCBL0000001123456703";
  const bank = { ...accounts.bank, number: "0011 2345 6703", iban };
  const value = { ...identity.defaults, accounts: { ...accounts, bank } };
  const stored = { name: "identity" as const, value: JSON.stringify(value), version: 1, updated_at: "" };
  await app.deps.db.insertInto("content").values(stored).execute();
  expect(
    accountRows(await readContent(app.deps, "identity"), "bank-transfer").map(({ label }) => label),
  ).toEqual(["bankName", "accountTitle", "accountNumber"]);
  const json = { name: "identity", version: 1, value: { ...value, since: 2015 } };
  expect((await app.call("saveContent", { token, json })).status).toBe(200);
});
