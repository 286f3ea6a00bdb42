/* Texts. */

/** open: donors are looked for. arranged: found. closed: not needed any more. */
export const requestStates = ["open", "arranged", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** Bags of blood, in one request. */
export const mostUnits = 20;

/** What a family says when it calls back, and staff search for: BR-0017. */
export const requestReference = (id: number) => `BR-${String(id).padStart(4, "0")}`;

export const bloodRequestMessages = {
  badPhone: "Please enter a valid phone number (7-15 digits).",
  noPhone: "Please enter a phone number that somebody answers now.",
  noGroup: "Please choose the patient's blood group.",
  badGroup: "Please choose one of the eight blood groups.",
  noUnits: "Please enter the number of bags that the hospital asks for.",
  badUnits: `Please enter a number of bags from 1 to ${mostUnits}.`,
  noHospital: "Please name the hospital or the blood bank.",
  noCity: "Please enter the city.",
  noDay: "Please enter the day by which the blood is needed.",
  badDay: "Please enter the day as YYYY-MM-DD.",
  pastDay: "That day has passed.",
  noName: "Please enter the name of the person we call.",
  sending: "Sending your request...",
  received:
    "Your request has reached us. We are looking for donors in your city and will call you on the number you gave. Please keep the phone free.",
  failed: "Your request could not be sent. Please call us, or try again.",
  badState: "The state must be open, arranged or closed.",
  stateSet: { open: "Open again.", arranged: "Marked as arranged.", closed: "Closed." },
} as const;
