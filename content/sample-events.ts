/* Sample events. Days are relative to the installation; a negative number is in the past. */

import { artAlt } from "./art-alt.ts";

type SampleEvent = {
  title: string;
  inDays: number;
  /** Karachi time, none for all day. */
  time: string | null;
  location: string;
  description: string;
  image: string;
  imageAlt: string;
};

export const sampleEvents: SampleEvent[] = [
  {
    title: "Back to school: bags and books",
    inDays: -62,
    time: "10:00",
    location: "Community school, Shahdara, Lahore",
    description:
      "Six hundred bags with books, pencils and a water bottle, handed out class by class. The teachers had the lists ready and nobody waited longer than ten minutes.",
    image: "/art/education-for-every-child.svg",
    imageAlt: artAlt["/art/education-for-every-child.svg"],
  },
  {
    title: "Clean water week",
    inDays: -20,
    time: null,
    location: "Three villages near Mithi, Tharparkar",
    description:
      "A week of digging, testing and teaching: four new hand pumps and a water committee for each, with the spare parts and the telephone number of the mechanic.",
    image: "/art/clean-water-projects.svg",
    imageAlt: artAlt["/art/clean-water-projects.svg"],
  },
  {
    title: "Free eye and sugar camp",
    inDays: 6,
    time: "09:00",
    location: "Union council hall, Township, Lahore",
    description:
      "Two doctors, an optician and a small laboratory. Bring your identity card and your old prescriptions; glasses are given on the same day.",
    image: "/art/eye-camp.svg",
    imageAlt: artAlt["/art/eye-camp.svg"],
  },
  {
    title: "Winter blood drive",
    inDays: 13,
    time: "11:30",
    location: "Main gate, Canal Road, Lahore",
    description:
      "Donating takes about fifteen minutes, tea and dates afterwards. O negative and B negative are wanted most before the wedding season.",
    image: "/art/blood-drive.svg",
    imageAlt: artAlt["/art/blood-drive.svg"],
  },
  {
    title: "Quilt night: sort, tag, carry",
    inDays: 27,
    time: "16:00",
    location: "Store room, Ravi Road, Lahore",
    description:
      "Forty pairs of hands are needed to tag two thousand quilts by lane and load the carts. Warm tea is provided; wear shoes that may get muddy.",
    image: "/art/quilt-night.svg",
    imageAlt: artAlt["/art/quilt-night.svg"],
  },
  {
    title: "Open day of the sewing workshop",
    inDays: 48,
    time: null,
    location: "Women's workshop, Kasur",
    description:
      "See the year's work, order a school uniform, and meet the trainers. Families are welcome all day.",
    image: "/art/cutting-table.svg",
    imageAlt: artAlt["/art/cutting-table.svg"],
  },
];
