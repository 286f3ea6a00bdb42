import { anEmail, aPhone, atMost, type FormRules, filled } from "#app/lib/form-faults.ts";

/* Texts, and the questions of each kind. No zod here: the registration pages import this file. */

export const registrationKinds = ["internship", "membership", "volunteer", "career"] as const;
export type RegistrationKind = (typeof registrationKinds)[number];

export const registrationMessages = {
  incomplete: "Please fill in your name, email, phone and city.",
  badEmail: "Please enter a valid email address.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  unknownKind: "Please choose what you want to register for.",
  received: "Thank you. Your registration has arrived; we will write to you within a week.",
  sending: "Sending your registration...",
  failed: "Your registration could not be sent. Please try again later or contact us directly.",
  missing: (label: string) => `Please fill in: ${label}.`,
} as const;

type Question = { field: string; label: string; required: boolean; max: number };

/** The questions of each kind beyond name, email, phone and city. Form, schema and mail use this list. */
export const questions: Record<RegistrationKind, readonly Question[]> = {
  internship: [
    { field: "institution", label: "University or college", required: true, max: 200 },
    { field: "subject", label: "Subject of study", required: true, max: 200 },
    { field: "months", label: "How long (3 to 6 months)", required: true, max: 60 },
    { field: "motivation", label: "What you hope to learn", required: false, max: 3000 },
  ],
  membership: [
    { field: "occupation", label: "Occupation", required: true, max: 200 },
    { field: "interest", label: "Programme you want to support", required: false, max: 200 },
    { field: "motivation", label: "Why you want to join", required: false, max: 3000 },
  ],
  volunteer: [
    { field: "skills", label: "What you can do", required: true, max: 1000 },
    { field: "availability", label: "When you have time", required: true, max: 300 },
    { field: "motivation", label: "Anything else", required: false, max: 3000 },
  ],
  career: [
    { field: "position", label: "Position you apply for", required: true, max: 200 },
    { field: "experience", label: "Your experience", required: true, max: 3000 },
    { field: "portfolio", label: "Link to your CV or work", required: false, max: 500 },
  ],
};

const { incomplete, badEmail, badPhone, missing } = registrationMessages;

/** What a registration of this kind must have, for browser and server: REG-02. */
export const registrationRules = (kind: RegistrationKind): FormRules => [
  ["name", filled("Please enter your name.", incomplete)],
  ["email", filled("Please enter your email address.", incomplete)],
  ["phone", filled("Please enter your phone number.", incomplete)],
  ["city", filled("Please enter your city.", incomplete)],
  ["email", anEmail(badEmail)],
  ["phone", aPhone(badPhone)],
  ...questions[kind].map(({ field, label, required, max }) => {
    const limit = atMost(max, label);
    return required ? ([field, filled(missing(label)), limit] as const) : ([field, limit] as const);
  }),
];

/** Every field of the form of one kind. */
export const registrationFields = (kind: RegistrationKind) => [
  "name",
  "email",
  "phone",
  "city",
  ...questions[kind].map(({ field }) => field),
];
