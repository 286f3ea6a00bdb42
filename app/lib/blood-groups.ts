/** The eight blood groups, in the order of DONOR-03. */
export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
export type BloodGroup = (typeof bloodGroups)[number];
