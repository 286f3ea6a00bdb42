/* Sample pictures of the gallery, oldest first. */

import type { Art } from "./art-alt.ts";
import { sampleFacts } from "./sample-facts.ts";

type SampleGalleryItem = { title: string; section: string; image: Art; daysAgo: number };

export const sampleGalleryItems: SampleGalleryItem[] = [
  {
    title: "The class on the railway land",
    section: "Education",
    image: "/art/hero-classroom.svg",
    daysAgo: 171,
  },
  {
    title: "Once a week he checks the taps",
    section: "Clean Water",
    image: "/art/portrait-water-keeper.svg",
    daysAgo: 148,
  },
  {
    title: "Breakfast before the first lesson",
    section: "Food",
    image: "/art/kitchen.svg",
    daysAgo: 120,
  },
  {
    title: "By boat to the dyke",
    section: "Relief",
    image: "/art/hero-river-relief.svg",
    daysAgo: 111,
  },
  {
    title: `The class under the ${sampleFacts.schoolTree} in Shahdara`,
    section: "Education",
    image: "/art/classroom.svg",
    daysAgo: 96,
  },
  {
    title: "The night nurse",
    section: "Health",
    image: "/art/portrait-nurse.svg",
    daysAgo: 84,
  },
  {
    title: "Clinic day in Township",
    section: "Health",
    image: "/art/clinic.svg",
    daysAgo: 75,
  },
  {
    title: "First water in Mithi",
    section: "Clean Water",
    image: "/art/hand-pump.svg",
    daysAgo: 58,
  },
  {
    title: "Cricket after homework",
    section: "Orphan Support",
    image: "/art/orphan-home.svg",
    daysAgo: 44,
  },
  {
    title: "At the cutting table",
    section: "Livelihoods",
    image: "/art/portrait-tailor.svg",
    daysAgo: 39,
  },
  {
    title: "The first uniforms of the workshop",
    section: "Livelihoods",
    image: "/art/sewing-workshop.svg",
    daysAgo: 33,
  },
  {
    title: "Fifteen minutes on Canal Road",
    section: "Health",
    image: "/art/blood-drive.svg",
    daysAgo: 21,
  },
  {
    title: "Lahore before the vans leave",
    section: "Relief",
    image: "/art/hero-lahore-dawn.svg",
    daysAgo: 16,
  },
  {
    title: "Quilts on a cold morning",
    section: "Relief",
    image: "/art/quilts.svg",
    daysAgo: 9,
  },
];
