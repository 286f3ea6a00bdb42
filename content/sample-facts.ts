/*
 * Facts that more than one of our own sample texts tells. Each stands here once, so that two texts cannot
 * disagree (SAMPLE-04). Figures that the foundation stated are in figures.ts.
 */
export const sampleFacts = {
  /** What a hand pump is built for, in years, and how many families draw from it. */
  pumpYears: 15,
  pumpFamilies: 40,
  /** The clinic van comes to a place every second week, on this day. */
  clinicDay: "Tuesday",
  clinicDayInUrdu: "منگل",
  /** The women's workshop in Kasur has these machines; the ad asks for the rest. */
  workshopMachines: 12,
  workshopMachinesWanted: 8,
  womenTrained: 250,
  quilts: "2,000",
  /** The tree under which the first class sat. */
  schoolTree: "neem",
} as const;
