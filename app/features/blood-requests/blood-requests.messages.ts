import { bloodGroups } from "#app/lib/blood-groups.ts";
import { aDay } from "#app/lib/day-rule.ts";
import { aPhone, type FormRules, type FormValues, faultsOf, filled, oneOf } from "#app/lib/form-faults.ts";

/* Texts, limits and rules. No zod here: the page imports this file. */

/** open: donors are looked for. arranged: found. closed: not needed any more. */
export const requestStates = ["open", "arranged", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** Bags of blood, in one request. */
export const mostUnits = 20;

export const bloodRequestMessages = {
  incomplete:
    "Please fill in the phone, a name, the blood group, how many bags, until when, the hospital and the city.",
  badPhone: "Please enter a valid phone number (7-15 digits).",
  noPhone: "Please enter a phone number that somebody answers now.",
  noGroup: "Please choose the patient's blood group.",
  badGroup: "Please choose one of the eight blood groups.",
  noUnits: "Please enter how many bags the hospital asks for.",
  badUnits: `Please enter a number of bags from 1 to ${mostUnits}.`,
  noHospital: "Please name the hospital or the blood bank.",
  noCity: "Please enter the city.",
  noDay: "Please enter until when the blood is needed.",
  badDay: "Please enter the day as YYYY-MM-DD.",
  pastDay: "The day until which blood is needed has passed.",
  noName: "Please enter the name of the person we call.",
  sending: "Sending your request...",
  received:
    "Your request has reached us. We look for donors in your city and call you on the number you gave. Please keep the phone free.",
  failed: "Your request could not be sent. Please call us, or try again.",
  badState: "The state must be open, arranged or closed.",
  stateSet: { open: "Open again.", arranged: "Marked as arranged.", closed: "Closed." },
} as const;

const messages = bloodRequestMessages;
const { incomplete } = messages;

const isUnits = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= mostUnits;

/** In the order of the page: whoever asks for blood must not search for what is wrong. */
export const bloodRequestRules: FormRules = [
  ["phone", filled(messages.noPhone, incomplete), aPhone(messages.badPhone)],
  ["contactName", filled(messages.noName, incomplete)],
  ["bloodGroup", filled(messages.noGroup, incomplete), oneOf(bloodGroups, messages.badGroup)],
  [
    "units",
    filled(messages.noUnits, incomplete),
    (units) => (isUnits(units) ? undefined : messages.badUnits),
  ],
  ["neededBy", filled(messages.noDay, incomplete), aDay(messages.badDay)],
  ["hospital", filled(messages.noHospital, incomplete)],
  ["city", filled(messages.noCity, incomplete)],
];

const notPast = (today: string): FormRules => [
  ["neededBy", (day) => (day === "" || day >= today ? undefined : messages.pastDay)],
];

/** All of it, as the page checks it. @param today the Karachi day */
export const bloodRequestFaults = (values: FormValues, today: string) =>
  faultsOf([...bloodRequestRules, ...notPast(today)], values);

/** @returns the message when the day is over */
export const dayFault = (neededBy: string, today: string) => faultsOf(notPast(today), { neededBy })[0]?.text;

export const bloodRequestFields = [
  "phone",
  "bloodGroup",
  "units",
  "hospital",
  "city",
  "neededBy",
  "contactName",
  "remarks",
];
