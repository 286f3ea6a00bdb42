/* Blood groups, and the rules of giving that do not depend on a person: for the register of donors and the drives. */

/** The eight blood groups, in the order of DONOR-03. */
export const bloodGroups = ["A+", "A-", "B+", "B-", "AB+", "AB-", "O+", "O-"] as const;
export type BloodGroup = (typeof bloodGroups)[number];

export const isBloodGroup = (text: string): text is BloodGroup => bloodGroups.some((group) => group === text);

export const youngestDonor = 18;
export const oldestDonor = 60;

/** Days between two donations: for men, and for everybody else. */
export const restDays = { male: 90, others: 120 };

const gives: Record<BloodGroup, readonly BloodGroup[]> = {
  "O-": bloodGroups,
  "O+": ["O+", "A+", "B+", "AB+"],
  "A-": ["A-", "A+", "AB-", "AB+"],
  "A+": ["A+", "AB+"],
  "B-": ["B-", "B+", "AB-", "AB+"],
  "B+": ["B+", "AB+"],
  "AB-": ["AB-", "AB+"],
  "AB+": ["AB+"],
};

/** The groups whose red cells a patient of this group can receive. */
export function groupsThatCanGiveTo(patient: BloodGroup): BloodGroup[] {
  return bloodGroups.filter((donor) => gives[donor].includes(patient));
}

/** The days between two donations for this gender. */
export const restFor = (gender: string) => (gender === "Male" ? restDays.male : restDays.others);
