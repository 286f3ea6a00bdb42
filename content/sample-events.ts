/* Sample events. Days are relative to the installation; a negative number is in the past. */

import type { Art } from "./art-alt.ts";

type SampleEvent = {
  title: string;
  inDays: number;
  /** Karachi time, none for all day. */
  time: string | null;
  location: string;
  description: string;
  image: Art;
};

export const sampleEvents: SampleEvent[] = [
  {
    title: "Back to school: bags and books",
    inDays: -62,
    time: "10:00",
    location: "Community school, Shahdara, Lahore",
    description:
      "We handed out six hundred bags with books, pencils and a water bottle, class by class. The teachers had the lists ready, and nobody waited longer than ten minutes.",
    image: "/art/education-for-every-child.svg",
  },
  {
    title: "Clean water week",
    inDays: -20,
    time: null,
    location: "Three villages near Mithi, Tharparkar",
    description:
      "In one week we built four hand pumps, tested the water, and trained a keeper for each pump, who has the spare parts and the mechanic's phone number.",
    image: "/art/clean-water-projects.svg",
  },
  {
    title: "Free eye and sugar camp",
    inDays: 6,
    time: "09:00",
    location: "Union council hall, Township, Lahore",
    description:
      "Two doctors, an optician and a small laboratory will be there. You need no papers and no appointment. Bring your old prescriptions if you have any; you get your glasses the same day.",
    image: "/art/eye-camp.svg",
  },
  {
    title: "Winter blood drive",
    inDays: 13,
    time: "11:30",
    location: "Main gate, Canal Road, Lahore",
    description:
      "Giving blood takes about fifteen minutes, and there are tea and dates afterwards. We need O negative and B negative most.",
    image: "/art/blood-drive.svg",
  },
  {
    title: "Quilt night: sort, tag, carry",
    inDays: 27,
    time: "16:00",
    location: "Store room, Ravi Road, Lahore",
    description:
      "We need forty pairs of hands to tag two thousand quilts by lane and load the carts. There will be hot tea. Wear shoes that can get muddy.",
    image: "/art/quilt-night.svg",
  },
  {
    title: "Open day of the sewing workshop",
    inDays: 48,
    time: null,
    location: "Women's workshop, Kasur",
    description:
      "See what the workshop has made this year, order a school uniform and meet the trainers. Families are welcome all day.",
    image: "/art/cutting-table.svg",
  },
];
