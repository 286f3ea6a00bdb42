import { expect, test } from "vitest";
import type { Language } from "#app/contract/language.ts";
import { donorForm } from "#app/features/people/blood-donors/blood-donors.service.server.ts";
import { bloodDonorWords } from "#app/features/people/blood-donors/blood-donors.words.ts";
import { requestForm } from "#app/features/people/blood-requests/blood-requests.service.server.ts";
import { bloodRequestWords } from "#app/features/people/blood-requests/blood-requests.words.ts";
import { contactForm } from "#app/features/people/contact/contact.service.server.ts";
import { contactWords } from "#app/features/people/contact/contact.words.ts";
import { registrations } from "#app/features/people/registrations/registrations.service.server.ts";
import { registrationWords } from "#app/features/people/registrations/registrations.words.ts";
import { storyForm } from "#app/features/people/shared-stories/shared-stories.service.server.ts";
import { sharedStoryWords } from "#app/features/people/shared-stories/shared-stories.words.ts";
import { formToken, sendForm } from "#app/form-reply.server.ts";
import { formWords } from "#app/lib/form.words.ts";
import type { FormResult, FormValues } from "#app/lib/form-faults.ts";
import type { FormTrap } from "#app/lib/form-rules.ts";
import { textIn } from "#app/lib/words.server.ts";
import type { Catalogue } from "#app/lib/words.ts";
import type { Deps } from "#server/deps.ts";
import type { PublicForm } from "#server/http/public-form.ts";
import { startTestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";

/* All that the forms of Urdu pages answer: every fault of every field, the refusals of the guard, and the thanks. */

const person = {
  name: "عائشہ بی بی",
  email: "a@home.example",
  phone: "۰۳۰۰ ۱۲۳۴۵۶۷",
  city: "لاہور",
};

type FormOf = (deps: Deps, language: Language) => PublicForm<FormTrap>;

/** @param form any of the forms: what it receives differs */
const anyForm = <Form extends FormTrap>(form: (deps: Deps, language: Language) => PublicForm<Form>): FormOf =>
  form as unknown as FormOf;

type Case = {
  path: string;
  form: FormOf;
  words: Catalogue;
  /** The words of its rules: each must have been said. */
  said: readonly string[];
  good: FormValues;
  /** What each field may hold that is wrong. A NUL, too long a text and nothing at all are tried with every field. */
  bad: Readonly<Record<string, readonly string[]>>;
};

const cases: Case[] = [
  {
    path: "/registration/membership",
    form: anyForm(registrations),
    words: registrationWords,
    said: ["noName", "noEmail", "noPhone", "noCity", "unknownKind"],
    good: { kind: "membership", ...person, occupation: "استاد", interest: "", motivation: "خدمت" },
    bad: { kind: ["king"], email: ["a@home"], phone: ["12"] },
  },
  {
    path: "/registration/blood-donor",
    form: anyForm(donorForm),
    words: bloodDonorWords,
    said: [
      ...["incomplete", "notConfirmed", "noName", "noPhone", "noGroup", "noCity"],
      ...["badGender", "badDay", "badAge", "futureDonation"],
    ],
    good: {
      fullName: person.name,
      phone: person.phone,
      city: person.city,
      email: person.email,
      bloodGroup: "A+",
      gender: "Female",
      dob: "1990-05-21",
      lastDonationDate: "",
      medicalClear: "true",
    },
    bad: {
      phone: ["12"],
      email: ["a@home"],
      bloodGroup: ["C+"],
      gender: ["x"],
      medicalClear: ["maybe"],
      dob: ["1990-02-30", "2020-01-01"],
      lastDonationDate: ["2026-02-30", "2030-01-01"],
    },
  },
  {
    path: "/registration/blood-request",
    form: anyForm(requestForm),
    words: bloodRequestWords,
    said: [
      ...["noPhone", "noName", "noGroup", "noUnits", "badUnits", "noTime", "badDay", "pastDay"],
      ...["noHospital", "noCity"],
    ],
    good: {
      phone: person.phone,
      contactName: person.name,
      bloodGroup: "O-",
      units: "۲",
      neededBy: "2026-11-21",
      hospital: "میو ہسپتال",
      city: person.city,
      remarks: "",
    },
    bad: {
      phone: ["12"],
      bloodGroup: ["C+"],
      units: ["0", "99"],
      neededBy: ["2026-02-30", "2026-11-20"],
    },
  },
  {
    path: "/share-story",
    form: anyForm(storyForm),
    words: sharedStoryWords,
    said: ["noStory", "noName", "noCity", "noReach", "noConsent"],
    good: {
      ...person,
      phone: "",
      story: "پمپ لگا تو بیٹیاں اسکول جانے لگیں۔",
      programme: "",
      consent: "true",
    },
    bad: { phone: ["12"], email: ["a@home", ""], unnamed: ["maybe"], consent: ["maybe"] },
  },
  {
    path: "/contact",
    form: anyForm(contactForm),
    words: contactWords,
    said: ["incomplete", "noName", "noEmail", "noMessage"],
    good: { name: person.name, email: person.email, message: "رضائیاں کہاں لاؤں؟", subject: "" },
    bad: { email: ["a@home"] },
  },
];

/** Everything that a visitor reads of an answer. What they typed themselves comes back as it was. */
const textsOf = ({ message, note = "", faults = [], more = {} }: FormResult): string[] => [
  ...[message, note],
  ...faults.flatMap(({ text, summary = "" }) => [text, summary]),
  ...[more.needed ?? "", more.contact ?? "", more.until ?? ""],
];

/** Groups and dates have no Urdu, and stand between isolates. */
const latin = (text: string) => text.replace(/\u2066[^\u2069]*\u2069/g, "").match(/[A-Za-z]+/g) ?? [];

test.for(cases)(
  "the form at /ur$path answers everything in Urdu",
  async ({ path, form, words, said, good, bad }) => {
    const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
    const heard = new Set<string>();
    async function send(fields: FormValues): Promise<FormResult> {
      const { data } = await sendForm(pageContext(app), postedForm(path, fields), form(app.deps, "ur"));
      for (const text of textsOf(data)) {
        expect(latin(text), text).toEqual([]);
        heard.add(text);
      }
      return data;
    }

    expect((await send({})).good).toBe(false);
    for (const field of Object.keys(good)) {
      const { [field]: _left, ...others } = good;
      await send(others);
      const wrong = [...(bad[field] ?? []), "", "\0", "x".repeat(30_000)];
      for (const value of wrong) await send({ ...good, [field]: value });
      expect((await send({ ...good, [field]: "x".repeat(30_000) })).good, field).toBe(false);
    }
    for (const [field, values] of Object.entries(bad)) {
      for (const value of values)
        expect((await send({ ...good, [field]: value })).good, `${field}: ${value}`).toBe(false);
    }
    const ur = textIn("ur", words) as (key: string, values?: object) => string;
    const values = { youngest: 18, oldest: 60, most: 20 };
    expect([...heard]).toEqual(expect.arrayContaining(said.map((key) => ur(key, values))));

    expect(await send(good)).toMatchObject({ good: true });
    const token = (await formToken(pageContext(app), form(app.deps, "ur"))) ?? "";
    app.clock.forward(49 * 60 * 60 * 1000);
    const late = await send({ ...good, ...(good.neededBy && { neededBy: "2026-11-25" }), form_token: token });
    // No request for blood is refused for its time (REQUEST-06).
    if (path.endsWith("/blood-request")) expect(late.good).toBe(true);
    else expect(late.message).toBe(textIn("ur", formWords)("again"));
  },
);

test.for(cases)(
  "who sends the form at /ur$path too often is told so in Urdu, but for blood",
  async ({ path, form, good }) => {
    const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
    const send = () => sendForm(pageContext(app), postedForm(path, good), form(app.deps, "ur"));
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).data.good).toBe(true);
    const { data, init } = await send();
    // Whoever knows a family's phone keeps it from nothing (REQUEST-06).
    if (path.endsWith("/blood-request")) return expect(data.good).toBe(true);
    expect(init?.status).toBe(429);
    expect(data.message).toBe(textIn("ur", formWords)("tooManyTries", { minutes: 60 }));
  },
);
