/* States, limits, and the texts of the dashboard. No zod here: the public form imports this file. */

/** open: donors are looked for. arranged: found. closed: not needed any more. */
export const requestStates = ["open", "arranged", "closed"] as const;
export type RequestState = (typeof requestStates)[number];

/** Bags of blood, in one request. */
export const mostUnits = 20;

/** What a family says when it calls back, and staff search for: BR-0017. */
export const requestReference = (id: number) => `BR-${String(id).padStart(4, "0")}`;

/** What staff are told. */
export const bloodRequestMessages = {
  badState: "The state must be open, arranged or closed.",
  suspect: "Possibly a robot",
  askedBySuspect: "This request for blood may be from a robot. Call to find out.",
  stateSet: { open: "Open again.", arranged: "Marked as arranged.", closed: "Closed." },
} as const;
