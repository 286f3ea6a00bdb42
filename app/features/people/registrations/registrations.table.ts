import {
  choice,
  city,
  email,
  json,
  months,
  phone,
  received,
  table,
  text,
  time,
  touched,
  worked,
} from "#app/contract/table.ts";
import { allRegistrationKinds, registrationKinds } from "#content/registrations.ts";
import { registrationStates, stateWords } from "./registrations-admin.messages.ts";

const kindWords = Object.fromEntries(
  allRegistrationKinds.map((kind) => [kind, registrationKinds[kind].title.en]),
);

/** Registrations of volunteers, members and others. */
export const registrationsTable = table("registrations", {
  noun: "registration",
  label: "Registrations",
  page: "/dashboard/registrations",
  ofPerson: true,
  exported: "Registrations of volunteers, members and others: `details` is JSON",
  columns: {
    ...received,
    kind: choice("Kind", allRegistrationKinds, { words: kindWords, csv: "Kind" }),
    state: choice("State", registrationStates, { words: stateWords, later: true, csv: "State" }),
    state_at: time("In this state since", {
      later: true,
      orNull: true,
      csv: "State since",
      describe: "Since when; UTC. Null: nobody has changed it",
    }),
    state_by: text("Put into it by", {
      later: true,
      csv: "State by",
      describe: "The name of whoever said so",
    }),
    name: text("Name", { searched: true, csv: "Name" }),
    email: email("Email", { searched: true, csv: "Email" }),
    phone: phone("Phone", { needs: "phones:read", searched: true, csv: "Phone" }),
    city: city("City", { searched: true, csv: "City" }),
    /** The answers to this kind's own questions. */
    details: json("Answers", { searched: true, csv: "Details" }),
    ...worked,
    touched_at: touched,
    search_phones: text(undefined, { later: true }),
  },
  kept: months(24, {
    min: 12,
    since: "the day they came, or were last marked or noted",
    explanation:
      "We ask by mail whether the person wants to stay. Without an answer we ask again after 60 days, and remove the registration 30 days later. Who cannot be mailed stays. At least 12 months.",
  }),
});
