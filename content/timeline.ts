import { z } from "zod";
import { artAlt } from "./art-alt.ts";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";
import { sampleFacts } from "./sample-facts.ts";

/** A year of the foundation (ABOUT-01). `icon` is 240 x 240, `picture` an illustration of 1200 x 750. */
const entry = z
  .object({
    year: z.int().min(1900).max(2200),
    title: localText(80),
    description: localText(600),
    icon: pictureAddress.meta({ title: "Small picture", description: "Square, 240 px or more." }),
    picture: z.object({ src: pictureAddress, alt: alternativeText }).meta({ title: "Picture" }),
  })
  .meta({ title: "Year" });

/** Our story in years: read at /about-us/journey, and by 'Watch Our Story' while there is no film. */
export const timeline = defineContent({
  title: "Our story",
  description: "What was built in which year.",
  pages: [
    { title: "Our journey", path: "/about-us/journey" },
    { title: "Home", path: "/" },
  ],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(300).meta({ title: "Introduction" }) }),
    years: listOf(entry, 20),
    closing: z.object({ title: localText(80), text: localText(400) }),
  }),
  defaults: {
    opening: {
      title: { en: "Our Story" },
      lead: {
        en: "What was built since 2016, in five years that changed how we help. It began with a rented room and a list.",
      },
    },
    years: [
      {
        year: 2016,
        title: { en: "One rented room" },
        description: {
          en: "We rented a room in Lahore and wrote down forty families who had asked for food. A volunteer walked to each door, asked what was missing, and came back with it.",
        },
        icon: "/art/year-2016.svg",
        picture: {
          src: "/art/rented-room.svg",
          alt: { en: artAlt["/art/rented-room.svg"] },
        },
      },
      {
        year: 2018,
        title: { en: "The first school" },
        description: {
          en: `The fees were small and still kept children at home. The first class sat under a ${sampleFacts.schoolTree} tree, the second had a roof; books and uniforms cost nothing in either.`,
        },
        icon: "/art/year-2018.svg",
        picture: {
          src: "/art/classroom.svg",
          alt: { en: artAlt["/art/classroom.svg"] },
        },
      },
      {
        year: 2020,
        title: { en: "The kitchen that stayed open" },
        description: {
          en: "The city closed, and daily wages stopped the same day. We cooked before dawn, packed flour, lentils and oil for a month, and carried each sack to the door.",
        },
        icon: "/art/year-2020.svg",
        picture: {
          src: "/art/kitchen.svg",
          alt: { en: artAlt["/art/kitchen.svg"] },
        },
      },
      {
        year: 2023,
        title: { en: "After the water" },
        description: {
          en: "The river had taken houses, seed and wells. We came by boat with tents and food, and stayed for the slower work: walls that stand higher, clean pumps, the next sowing.",
        },
        icon: "/art/year-2023.svg",
        picture: {
          src: "/art/hero-river-relief.svg",
          alt: { en: artAlt["/art/hero-river-relief.svg"] },
        },
      },
      {
        year: 2025,
        title: { en: "Shade for others" },
        description: {
          en: "A clinic van keeps its round, schools fill two shifts, workshops pay wages. The list of 2016 is longer now, and the way we keep it is the same: somebody walks to the door and asks.",
        },
        icon: "/art/year-2025.svg",
        picture: {
          src: "/art/healthcare-access.svg",
          alt: { en: artAlt["/art/healthcare-access.svg"] },
        },
      },
    ],
    closing: {
      title: { en: "The next line is not written yet" },
      text: {
        en: "It begins as the first one did: somebody walks to a door and asks what is missing. Some who walk today were on the other side of that door once.",
      },
    },
  },
});
