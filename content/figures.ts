/*
 * Every figure that the foundation publishes about itself. They are its statements, not counts from the
 * database. Each names where it is shown; some disagree with each other, and stay as they were given.
 */

/** Home, the hero's trust bar. The efficiency also stands in the hero's row of figures. */
export const trust = {
  verified: "Verified Non-Profit",
  efficiency: "92% Program Efficiency",
  rating: "4.9/5 Rating",
} as const;

/** Home, the row of figures under the hero. */
export const heroFigures = [
  { value: "15+", name: "Years" },
  { value: "120+", name: "Countries" },
  { value: "2M+", name: "Lives" },
  { value: "92%", name: "Efficiency" },
] as const;

/** Home, over the programmes. */
export const programmeFigures = [
  { value: "50K+", name: "Lives Touched" },
  { value: "120+", name: "Communities" },
  { value: "9", name: "Core Programs" },
  { value: "15", name: "Years Serving" },
] as const;

/** Home, the account of help: each total with six yearly counts for its bars. */
export const helpGiven = [
  { total: 1990, name: "Families helped", years: [120, 210, 290, 360, 450, 560] },
  { total: 1100, name: "Students educated", years: [80, 130, 160, 190, 240, 300] },
  { total: 500, name: "Medical aid", years: [40, 65, 72, 90, 105, 128] },
  { total: 1300, name: "Crisis relief", years: [60, 310, 140, 190, 330, 270] },
] as const;

/** Home, the three rings beside the account of help. Percent. */
export const helpRings = [
  { percent: 87, name: "Overall impact" },
  { percent: 92, name: "Community reach" },
  { percent: 85, name: "Program success" },
] as const;

/** Home, 'Transforming Lives Since 2016': three rings. Percent. */
export const impactShares = [
  {
    percent: 95,
    name: "Direct program impact",
    text: "of what we are given reaches a programme, not an office.",
  },
  {
    percent: 92,
    name: "Program efficiency",
    text: "of our programmes end the year within their plan and their budget.",
  },
  {
    percent: 98,
    name: "Pupils who go on",
    text: "of the children in our schools continue to secondary school.",
  },
] as const;

/** Home, 'Transforming Lives Since 2016': four counters, each with the badge. */
export const impactCounters = [
  { total: 18_000, name: "Lives treated" },
  { total: 4_500, name: "Students at school" },
  { total: 350_000, name: "Meals a year" },
  { total: 1_200, name: "Families supported" },
] as const;
export const impactGrowth = "+12%";

/** Home, 'Stories of Hope', over the films. */
export const filmFigures = [
  { value: "500+", name: "Donors" },
  { value: "250", name: "Women trained" },
  { value: "1,200", name: "Patients" },
  { value: "15", name: "Communities" },
] as const;

/** Home, work with us. */
export const careerFigures = [
  { value: "500+", name: "Volunteers Engaged" },
  { value: "95%", name: "Satisfaction Rate" },
  { value: "50+", name: "Projects Completed" },
] as const;

/** Home, over the testimonials. */
export const trustedBy = "Trusted by 100,000+ people to help";
