/* Sample pictures of the gallery, oldest first. */

import { sampleFacts } from "./sample-facts.ts";

export const sampleGalleryItems = [
  {
    title: "The class on the railway land",
    section: "Education",
    image: "/art/hero-classroom.svg",
    alt: "A girl writes at the board of a classroom in the morning, her class watching",
    daysAgo: 171,
  },
  {
    title: "Once a week he checks the taps",
    section: "Clean Water",
    image: "/art/portrait-water-keeper.svg",
    alt: "The keeper of a village's water, drawn from the side in an arched niche",
    daysAgo: 148,
  },
  {
    title: "Breakfast before the first lesson",
    section: "Food",
    image: "/art/kitchen.svg",
    alt: "A cook stirs a great pot on a brick hearth while a woman shapes bread on the floor",
    daysAgo: 120,
  },
  {
    title: "By boat to the dyke",
    section: "Relief",
    image: "/art/hero-river-relief.svg",
    alt: "A boat takes a family across the flooded river to a row of tents",
    daysAgo: 111,
  },
  {
    title: `The class under the ${sampleFacts.schoolTree} in Shahdara`,
    section: "Education",
    image: "/art/classroom.svg",
    alt: "A teacher stands at a board under a neem, her pupils in three rows on the ground",
    daysAgo: 96,
  },
  {
    title: "The night nurse",
    section: "Health",
    image: "/art/portrait-nurse.svg",
    alt: "A nurse in a grey-blue headscarf with a stethoscope and a chart, drawn from the side",
    daysAgo: 84,
  },
  {
    title: "Clinic day in Township",
    section: "Health",
    image: "/art/clinic.svg",
    alt: "Patients wait on the veranda of a village clinic, the doctor come out to meet them",
    daysAgo: 75,
  },
  {
    title: "First water in Mithi",
    section: "Clean Water",
    image: "/art/hand-pump.svg",
    alt: "A woman fills a pot in a village lane while a girl works the hand pump",
    daysAgo: 58,
  },
  {
    title: "Cricket after homework",
    section: "Orphan Support",
    image: "/art/orphan-home.svg",
    alt: "Children play cricket and swing in the court of a lamplit house at dusk",
    daysAgo: 44,
  },
  {
    title: "She cuts, the others sew",
    section: "Livelihoods",
    image: "/art/portrait-tailor.svg",
    alt: "A tailor with a tape measure round her neck and scissors in her hand",
    daysAgo: 39,
  },
  {
    title: "The first uniforms of the workshop",
    section: "Livelihoods",
    image: "/art/sewing-workshop.svg",
    alt: "Two women at sewing machines by the windows while the instructor shows a seam",
    daysAgo: 33,
  },
  {
    title: "Fifteen minutes on Canal Road",
    section: "Health",
    image: "/art/blood-drive.svg",
    alt: "A donor lies on a couch under a striped awning, a nurse beside him, tea on the table",
    daysAgo: 21,
  },
  {
    title: "The city before the vans leave",
    section: "Relief",
    image: "/art/hero-lahore-dawn.svg",
    alt: "First light over Lahore: kites above the roofs, the great mosque in the mist",
    daysAgo: 16,
  },
  {
    title: "Quilts on a cold morning",
    section: "Relief",
    image: "/art/quilts.svg",
    alt: "Quilts on the line in the morning fog, one laid round an old man's shoulders",
    daysAgo: 9,
  },
];
