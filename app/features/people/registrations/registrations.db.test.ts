import { expect, test } from "vitest";
import { formWords } from "#app/lib/form.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { registrationQuestions } from "#content/registration-pages.ts";
import { allRegistrationKinds, type RegistrationKind } from "#content/registrations.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { registrationWords } from "./registrations.words.ts";

const t = textIn("en", registrationWords);
const form = textIn("en", formWords);

const person = { name: "A student", email: "s@home.example", phone: "0300 1234567", city: "Kasur" };
const answersOf = (kind: RegistrationKind) =>
  Object.fromEntries(
    registrationQuestions(kind, "en").map(({ as, field, label }) => [
      field,
      as === "address" ? `https://work.example/${field}` : `Answer to ${label}`,
    ]),
  );

test.for(allRegistrationKinds)(
  "a registration of the kind %s is stored with its answers",
  { tags: "any-database" },
  async (kind) => {
    const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
    const sent = await app.call("sendRegistration", { json: { kind, ...person, ...answersOf(kind) } });
    expect(sent).toMatchObject({ status: 200, body: { success: true, message: t("received") } });
    const token = await app.signIn();
    const list = await app.call("listRegistrations", { token, query: { kind } });
    expect(list.body).toMatchObject({ total: 1, rows: [{ ...person, kind, details: answersOf(kind) }] });
    const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
    expect(mail).toMatchObject({ subject: `New registration: ${kind}`, reply_to: person.email });
  },
);

const volunteer = { kind: "volunteer", ...person, skills: "Cooking", availability: "Fridays" };

const sharedApp = startedOnce(startTestApp);

test.for([
  ["no kind", { ...volunteer, kind: undefined }, t("unknownKind")],
  ["an unknown kind", { ...volunteer, kind: "king" }, t("unknownKind")],
  ["no name", { ...volunteer, name: "" }, t("noName")],
  ["no city", { ...volunteer, city: " " }, t("noCity")],
  ["a bad address", { ...volunteer, email: "s@home" }, form("badEmail")],
  ["a bad phone", { ...volunteer, phone: "12" }, form("badPhone")],
  ["a question left out", { ...volunteer, availability: undefined }, "Please fill in: When you have time."],
  ["no body", [], t("unknownKind")],
] as const)("%s is refused and nothing is stored", { tags: "any-database" }, async ([, json, message]) => {
  const app = await sharedApp();
  expect(await app.call("sendRegistration", { json })).toMatchObject({
    status: 422,
    body: { success: false, message },
  });
  expect(await app.deps.db.selectFrom("registrations").selectAll().execute()).toEqual([]);
});

test("a volunteer may leave out the email and is told of a call; nobody else may: REG-02a", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({
    env: { OFFICE_EMAIL: "office@umeed.example", SMTP_URL: "smtp://127.0.0.1:1" },
  });
  const token = await app.signIn();
  const json = { ...volunteer, email: "" };
  expect(await app.call("sendRegistration", { json })).toMatchObject({
    status: 200,
    body: { message: t("receivedWithoutEmail") },
  });
  const approval = { id: 1, seen: "new", state: "approved", mail: true };
  expect((await app.call("setRegistrationState", { token, json: approval })).body.message).toBe(
    "Approved. No mail goes.",
  );
  const mails = await app.deps.db.selectFrom("outbox").select(["recipient", "reply_to"]).execute();
  expect(mails).toEqual([{ recipient: "office@umeed.example", reply_to: null }]);
  const member = { kind: "membership", ...person, ...answersOf("membership"), email: "" };
  expect(await app.call("sendRegistration", { json: member })).toMatchObject({
    status: 422,
    body: { message: t("noEmail") },
  });
});

test("the link to a CV is a web address, with or without its scheme", { tags: "any-database" }, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const send = (portfolio: string) => {
    const json = { kind: "career", ...person, ...answersOf("career"), portfolio };
    return app.call("sendRegistration", { json });
  };
  for (const bad of ["see my file", "CV", "javascript:alert(1)", "ali@home.example", "https://", "a.b"])
    expect(await send(bad), bad).toMatchObject({ status: 422, body: { message: t("badLink") } });
  for (const good of ["", "linkedin.com/in/ali", "https://drive.example/d/1?x=2"])
    expect(await send(good), good).toMatchObject({ status: 200 });
  const { rows } = (await app.call("listRegistrations", { token })).body;
  expect(rows.map(({ details }: { details: { portfolio: string } }) => details.portfolio)).toEqual([
    "https://drive.example/d/1?x=2",
    "https://linkedin.com/in/ali",
    "",
  ]);
});

test("staff see one kind or all, and export them", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendRegistration", { json: volunteer });
  await app.call("sendRegistration", { json: { kind: "career", ...person, ...answersOf("career") } });
  const total = async (query: object) =>
    (await app.call("listRegistrations", { token, query: { ...query } })).body.total;
  expect(await total({})).toBe(2);
  expect(await total({ kind: "career" })).toBe(1);
  expect(await total({ q: "cooking" })).toBe(1);
  expect((await app.call("exportRegistrations", { token })).text.split("\n")).toHaveLength(4);
});
