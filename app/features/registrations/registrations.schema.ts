import { z } from "zod";
import { done } from "#app/contract/reply-schemas.ts";
import { restricted } from "#app/contract/restricted.ts";
import { inboxEntry, inboxMessages } from "#app/lib/inbox-rules.ts";
import { rowId } from "#app/lib/list-rules.ts";
import { optionalText } from "#app/lib/text-rules.ts";
import { registrationQuestions } from "#content/registration-pages.ts";
import { allRegistrationKinds, type RegistrationKind } from "#content/registrations.ts";
import { registrationMessages as messages, registrationOf } from "./registrations.form.ts";
import {
  isMailed,
  maxOwnWords,
  registrationStates,
  registrationStateMessages as stateMessages,
} from "./registrations-admin.messages.ts";

const formOf = (kind: RegistrationKind) => registrationOf(kind, registrationQuestions(kind, "en"));
const [first, ...others] = allRegistrationKinds;

/**
 * A registration of any kind. A plain form posts the questions beside the other fields; they are collected
 * under `details`.
 */
export const registrationForm = z.preprocess(
  (body) => {
    if (!body || typeof body !== "object" || "details" in body) return body;
    const kind = "kind" in body ? allRegistrationKinds.find((known) => known === body.kind) : undefined;
    if (!kind) return body;
    const given = new Map(Object.entries(body));
    const questions = registrationQuestions(kind, "en");
    return { ...body, details: Object.fromEntries(questions.map(({ field }) => [field, given.get(field)])) };
  },
  z.discriminatedUnion("kind", [formOf(first), ...others.map(formOf)], messages.unknownKind),
);
export type RegistrationForm = z.infer<typeof registrationForm>;

export const registrationQuery = z.object({
  kind: z.enum(allRegistrationKinds, messages.unknownKind).optional(),
  state: z.enum(registrationStates, stateMessages.badState).optional(),
});

const stateOfRow = {
  state: z.enum(registrationStates),
  state_at: z.string().nullable().describe("Since when; UTC. Null: nobody has changed it"),
  state_by: z.string().describe("The name of whoever said so"),
};

export const registration = z.object({
  ...inboxEntry,
  kind: z.enum(allRegistrationKinds),
  name: z.string(),
  email: z.string(),
  phone: restricted("phones:read", z.string()),
  city: z.string(),
  details: z.record(z.string(), z.string()),
  ...stateOfRow,
});
export type Registration = z.infer<typeof registration>;

/** `seen` is the state that the person saw who decides: over another one nothing is changed and no mail goes. */
export const registrationStateForm = z
  .object(
    {
      id: rowId(inboxMessages.badId),
      seen: z.enum(registrationStates, stateMessages.badState),
      state: z.enum(registrationStates, stateMessages.badState),
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

export const registrationStateReply = done(stateOfRow);

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
