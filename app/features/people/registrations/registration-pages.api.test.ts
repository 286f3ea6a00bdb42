import { expect, test } from "vitest";
import { sendForm } from "#app/form-reply.server.ts";
import { isUrdu } from "#app/lib/urdu.ts";
import { textIn } from "#app/lib/words.server.ts";
import { registrationQuestions } from "#content/registration-pages.ts";
import { allRegistrationKinds } from "#content/registrations.ts";
import { startTestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { loadPositions, loadRegistrationPage } from "./registration-page.server.ts";
import { registrations } from "./registrations.service.server.ts";
import { registrationWords } from "./registrations.words.ts";

const t = textIn("en", registrationWords);

const person = { name: "A student", email: "s@home.example", phone: "+92 300 1234567", city: "Kasur" };

test.for(allRegistrationKinds)("the form of the kind %s works without JavaScript: REG-01", async (kind) => {
  const app = await startTestApp();
  const context = pageContext(app);
  const path = `/registration/${kind}`;
  const questions = registrationQuestions(kind, "en");
  const answers = Object.fromEntries(
    questions.map(({ as, field, label }) => [
      field,
      as === "address" ? `https://work.example/${field}` : `Answer to ${label}`,
    ]),
  );

  const form = registrations(app.deps);

  const bare = await sendForm(context, postedForm(path, { kind, ...person, email: "s@home" }), form);
  expect(bare.init?.status).toBe(422);
  expect(bare.data).toMatchObject({ good: false, values: { name: person.name, city: "Kasur" } });
  const wrong = bare.data.faults?.map(({ field }) => field);
  expect(wrong).toEqual([...questions.filter(({ required }) => required).map(({ field }) => field), "email"]);

  const good = await sendForm(context, postedForm(path, { kind, ...person, ...answers }), form);
  expect(good.data).toMatchObject({ good: true, message: t("received") });
  const rows = await app.deps.db.selectFrom("registrations").selectAll().execute();
  expect(rows).toMatchObject([{ kind, ...person, details: JSON.stringify(answers) }]);
});

test("the career form names no field that the page does not show, with a post open and without: REG-09", async () => {
  const app = await startTestApp();
  const page = await loadRegistrationPage(pageContext(app), "career");
  const label = page.form.questions.find(({ field }) => field === "position")?.label;
  expect(label).toBe("The work you do");
  const bare = postedForm("/registration/career", { kind: "career", ...person, experience: "A ward" });
  const { data } = await sendForm(pageContext(app), bare, registrations(app.deps));
  expect(data).toMatchObject({
    message: "Please say which work you want to do.",
    faults: [{ field: "position", text: "Please say which work you want to do." }],
  });
});

test("a page in Urdu asks in Urdu, and what is chosen there is stored in English: REG-13", async () => {
  const app = await startTestApp();
  const choicesOf = async (kind: string, name: string) => {
    const { form } = await loadRegistrationPage(pageContext(app, "ur"), kind);
    const question = form.questions.find(({ field }) => field === name);
    if (question?.as !== "list" && question?.as !== "cards") throw new Error(`${name} is no choice`);
    expect(isUrdu(question.label)).toBe(true);
    return typeof question.choices === "string" ? [] : question.choices;
  };
  for (const [kind, name, value, label] of [
    ["internship", "months", "3 months", "3 مہینے"],
    ["volunteer", "availability", "A weekend", "چھٹی کا دن"],
    ["membership", "interest", "Emergency Relief", "ہنگامی امداد"],
  ] as const) {
    const choices = await choicesOf(kind, name);
    expect(choices).toContainEqual(expect.objectContaining({ value, label }));
    expect(choices.filter((choice) => isUrdu(choice.value) || !isUrdu(choice.label))).toEqual([]);
  }
});

test("a position is open until its last day, or until staff remove it: REG-06", async () => {
  const app = await startTestApp();
  const context = pageContext(app);
  expect((await loadPositions(context)).positions).toEqual([]);
  const position = (title: string, until: string) => ({
    title: { en: title },
    place: { en: "Lahore" },
    terms: { en: "Full time" },
    text: { en: "Nursing at our clinics." },
    until,
  });
  const positions = [
    position("Over", "2026-11-20"),
    position("Last day", "2026-11-21"),
    position("Without an end", ""),
  ];
  await app.deps.db
    .insertInto("content")
    .values({
      name: "positions",
      value: JSON.stringify({ trades: [], positions }),
      version: 1,
      updated_at: "2026-11-21T07:00:00.000Z",
    })
    .execute();
  const { positions: open } = await loadPositions(pageContext(app));
  expect(open.map(({ title }) => title)).toEqual(["Last day", "Without an end"]);
});
