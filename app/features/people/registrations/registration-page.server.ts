import { data, type RouterContextProvider } from "react-router";
import { formToken } from "#app/form-reply.server.ts";
import { karachiDay } from "#app/lib/dates.ts";
import { content, deps, languageOf, wordsOf } from "#app/loader-context.server.ts";
import { localize, titleChoices } from "#content/local-text.ts";
import type { Question } from "#content/registration-page.ts";
import { registrationPage } from "#content/registration-pages.ts";
import { allRegistrationKinds, registrationKinds, registrationPath } from "#content/registrations.ts";
import { registrationGuard } from "./registrations.service.server.ts";
import { registrationWords } from "./registrations.words.ts";

type Context = Readonly<RouterContextProvider>;

/** The page of a kind, with what staff own of it: REG-01. An unknown kind is no page. */
export async function loadRegistrationPage(context: Context, name: string) {
  const kind = allRegistrationKinds.find((known) => known === name);
  if (!kind) throw data(null, { status: 404 });
  const language = languageOf(context);
  const { form: words, ...page } = registrationPage(kind, language);
  const [token, { career: offers }, { career: figures }, { programmes }, { trades, positions }] =
    await Promise.all([
      formToken(context, { guard: registrationGuard(deps(context)) }),
      content(context, "home"),
      content(context, "figures"),
      content(context, "programmes"),
      loadPositions(context),
    ]);
  const [stored, storedWork] = await Promise.all([
    content(context, "programmes", "en"),
    loadPositions(context, "en"),
  ]);
  const withChoices = (question: Question): Question => {
    if (question.as !== "list" || typeof question.choices !== "string") return question;
    if (question.choices === "programmes") {
      return { ...question, choices: titleChoices(stored.programmes, programmes) };
    }
    if (positions.length === 0) return { ...question, ...question.otherwise, as: "line" };
    const titles = titleChoices(storedWork.positions, positions);
    return { ...question, choices: question.last ? [...titles, question.last] : titles };
  };
  return {
    ...page,
    kind,
    path: registrationPath(kind),
    name: localize(registrationKinds[kind].title, language),
    form: {
      ...words,
      ...(positions.length === 0 ? words.otherwise : {}),
      questions: words.questions.map(withChoices),
    },
    offer: typeof page.lead === "string" ? undefined : offers[page.lead.offer],
    figures: page.section === "figures" ? figures : [],
    work: page.section === "positions" ? { trades, positions } : undefined,
    token,
    words: wordsOf(context, registrationWords),
  };
}

/** The kinds of paid work, and the posts that are open today. */
export async function loadPositions(context: Context, language = languageOf(context)) {
  const { trades, positions } = await content(context, "positions", language);
  const today = karachiDay(deps(context).clock.now());
  return { trades, positions: positions.filter(({ until }) => until === "" || until >= today) };
}
