import { z } from "zod";
import { type Language, languages } from "#app/contract/language.ts";
import { done } from "#app/contract/reply-schemas.ts";
import type { Entry } from "#app/contract/table.ts";
import { optionalText, rowId } from "#app/lib/call-rules.ts";
import { inboxMessages, inboxReply } from "#app/lib/inbox-rules.ts";
import { registrationQuestions } from "#content/registration-pages.ts";
import { allRegistrationKinds, type RegistrationKind } from "#content/registrations.ts";
import { type RegistrationTexts, registrationOf } from "./registrations.form.ts";
import { registrationsTable } from "./registrations.table.ts";
import {
  isMailed,
  maxOwnWords,
  registrationStates,
  registrationStateMessages as stateMessages,
} from "./registrations-admin.messages.ts";

const [first, ...others] = allRegistrationKinds;

/** A plain form posts the questions beside the other fields. */
function withDetails(body: unknown): unknown {
  if (!body || typeof body !== "object" || "details" in body) return body;
  const kind = "kind" in body ? allRegistrationKinds.find((known) => known === body.kind) : undefined;
  if (!kind) return body;
  const given = new Map(Object.entries(body));
  const questions = registrationQuestions(kind, "en");
  return { ...body, details: Object.fromEntries(questions.map(({ field }) => [field, given.get(field)])) };
}

/** A registration of any kind, with its questions under `details`. @param texts in that language */
export function registrationForm(texts: RegistrationTexts, language: Language) {
  const formOf = (kind: RegistrationKind) =>
    registrationOf(kind, texts, registrationQuestions(kind, language));
  return z.preprocess(
    withDetails,
    z.discriminatedUnion("kind", [formOf(first), ...others.map(formOf)], texts.t("unknownKind")),
  );
}
export type RegistrationForm = z.infer<ReturnType<typeof registrationForm>>;

export const registrationQuery = z.object({
  kind: z.enum(allRegistrationKinds, stateMessages.unknownKind).optional(),
  state: z.enum(registrationStates, stateMessages.badState).optional(),
});

export type Registration = Entry<typeof registrationsTable>;

/** `seen` is the state that the person saw who decides: over another one nothing is changed and no mail goes. */
export const registrationStateForm = z
  .object(
    {
      id: rowId(inboxMessages.badId),
      seen: z.enum(registrationStates, stateMessages.badState),
      state: z.enum(registrationStates, stateMessages.badState).meta({ examples: ["approved"] }),
      mail: z.boolean(stateMessages.badMail).default(false),
      words: optionalText({ label: "The text", max: maxOwnWords }).describe(
        "What staff add to the mail's own text",
      ),
    },
    inboxMessages.badId,
  )
  .refine(({ seen, state }) => seen !== state, { error: stateMessages.sameState, path: ["state"] })
  .refine(({ state, mail }) => !mail || isMailed(state), {
    error: stateMessages.noMailOfNew,
    path: ["mail"],
  });
export type RegistrationStateForm = z.infer<typeof registrationStateForm>;

const { state, state_at, state_by } = inboxReply(registrationsTable).shape;
export const registrationStateReply = done({ state, state_at, state_by });

/** In which language a person wrote: the mails are in it. */
export const registrationMailsQuery = z.object({
  language: z.enum(languages, inboxMessages.badQuery).default("en"),
});

const mailText = z.object({ subject: z.string(), paragraphs: z.array(z.string()) });
const mailsOfKind = z.object({ "in touch": mailText, approved: mailText, declined: mailText });
export const registrationMailsReply = done({
  works: z.boolean().describe("Whether a mail server is set"),
  mails: z.object({
    internship: mailsOfKind,
    membership: mailsOfKind,
    volunteer: mailsOfKind,
    career: mailsOfKind,
  }),
});
export type RegistrationMails = z.infer<typeof registrationMailsReply>["mails"];
