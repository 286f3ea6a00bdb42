import type { Language } from "#app/contract/language.ts";
import { localize } from "./local-text.ts";
import { career } from "./registration-career.ts";
import { internship } from "./registration-internship.ts";
import { membership } from "./registration-membership.ts";
import type { Question, RegistrationPage, RegistrationPageSource } from "./registration-page.ts";
import { volunteer } from "./registration-volunteer.ts";
import type { RegistrationKind } from "./registrations.ts";

const pages: Record<RegistrationKind, RegistrationPageSource> = { internship, membership, volunteer, career };

/** The texts of the page of one kind of registration. */
export const registrationPage = (kind: RegistrationKind, language: Language): RegistrationPage =>
  localize(pages[kind], language);

/** What the form of one kind asks. */
export const registrationQuestions = (kind: RegistrationKind, language: Language): readonly Question[] =>
  localize(pages[kind].form.questions, language);
