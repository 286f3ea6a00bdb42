/* Sample ads of the popup 'Future Project', oldest first. Days are relative to the installation. */

import { sampleFacts } from "./sample-facts.ts";

type SampleAd = {
  title: string;
  description: string;
  image: string;
  startsIn: number | null;
  endsIn: number | null;
  active: boolean;
};

export const sampleAds: SampleAd[] = [
  {
    title: "Ramzan rations",
    description:
      "Flour, lentils, oil and dates for 3,000 families. We begin packing four weeks before Ramzan.",
    image: "/art/kitchen.svg",
    startsIn: 60,
    endsIn: 120,
    active: true,
  },
  {
    title: "Blood drive at the university gate",
    description:
      "Two mobile units will be there. It takes fifteen minutes, and one pint can save up to three lives.",
    image: "/art/blood-drive.svg",
    startsIn: -45,
    endsIn: -10,
    active: true,
  },
  {
    title: "Twelve hand pumps for Tharparkar",
    description: `The sites are surveyed and the cost is known. Each pump serves about ${sampleFacts.pumpFamilies} families for ${sampleFacts.pumpYears} years.`,
    image: "/art/hand-pump.svg",
    startsIn: null,
    endsIn: 180,
    active: true,
  },
  {
    title: "More machines for the workshop in Kasur",
    description: `The workshop runs ${sampleFacts.workshopMachines} machines and cannot keep up with its orders. It needs ${sampleFacts.workshopMachinesWanted} more.`,
    image: "/art/sewing-workshop.svg",
    startsIn: null,
    endsIn: null,
    active: true,
  },
];
