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
    title: "Ramazan ration store",
    description:
      "Flour, lentils, oil and dates for 3,000 households. Packing begins four weeks before the moon.",
    image: "/art/kitchen.svg",
    startsIn: 60,
    endsIn: 120,
    active: true,
  },
  {
    title: "Blood drive at the university gate",
    description: "Two mobile units, fifteen minutes of your time, and up to three lives a pint.",
    image: "/art/blood-drive.svg",
    startsIn: -45,
    endsIn: -10,
    active: true,
  },
  {
    title: "Twelve hand pumps for Tharparkar",
    description: `Surveyed, priced and promised. Each pump serves about ${sampleFacts.pumpFamilies} families for ${sampleFacts.pumpYears} years.`,
    image: "/art/hand-pump.svg",
    startsIn: null,
    endsIn: 180,
    active: true,
  },
  {
    title: "More machines for the workshop in Kasur",
    description: `The workshop runs ${sampleFacts.workshopMachines} machines and has more orders than hands. It needs ${sampleFacts.workshopMachinesWanted} more.`,
    image: "/art/sewing-workshop.svg",
    startsIn: null,
    endsIn: null,
    active: true,
  },
];
