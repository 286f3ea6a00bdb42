import { z } from "zod";
import { artAlt } from "./art-alt.ts";
import { alternativeText, defineContent, link, listOf, localText, pictureAddress } from "./define-content.ts";

const en = (text: string) => ({ en: text });

export const community = defineContent({
  title: "Community",
  description: "Neighbours, volunteers, members and blood donors, and where they meet.",
  pages: [{ title: "Community", path: "/community" }],
  schema: z.object({
    opening: z.object({
      title: localText(80),
      lead: localText(400).meta({ title: "Introduction" }),
      image: pictureAddress,
      alt: alternativeText,
    }),
    circles: listOf(
      z
        .object({
          name: localText(60),
          who: localText(300),
          brings: localText(200).meta({ title: "What they bring" }),
          link,
        })
        .meta({ title: "Circle" }),
      6,
    ).meta({ description: "Who belongs to it. Each has its way in." }),
    meeting: z
      .object({
        title: localText(80),
        occasions: listOf(
          z.object({ when: localText(60), text: localText(400) }).meta({ title: "Occasion" }),
          8,
        ),
      })
      .meta({ title: "Where the circles meet" }),
    remark: localText(300),
  }),
  defaults: {
    opening: {
      title: en("The neighbours who make it possible"),
      lead: en(
        "Few of us are paid. Most are people who live round the corner and have an evening, a car, a trade or a pint of blood.",
      ),
      image: "/art/neighbours.svg",
      alt: en(artAlt["/art/neighbours.svg"]),
    },
    circles: [
      {
        name: en("Neighbours"),
        who: en("Whoever knows who in the street has stopped cooking at noon, and tells us."),
        brings: en("A word at the right time. Most calls that we get are theirs."),
        link: { text: en("Tell us of somebody"), path: "/contact?subject=Somebody%20who%20needs%20help" },
      },
      {
        name: en("Volunteers"),
        who: en("People who visit, teach, drive, sort and cook, for an evening or for years."),
        brings: en("Time and skill, in their own streets where they can."),
        link: { text: en("Become a volunteer"), path: "/registration/volunteer" },
      },
      {
        name: en("Members"),
        who: en("Those who carry the foundation: they hear the accounts, ask the questions and vote."),
        brings: en("A voice and a vote, and the patience to use both."),
        link: { text: en("Become a member"), path: "/registration/membership" },
      },
      {
        name: en("Blood donors"),
        who: en("People of every group who come when the phone rings, at most a few times a year."),
        brings: en("One pint, which can help up to three patients."),
        link: { text: en("Register as a blood donor"), path: "/registration/blood-donor" },
      },
    ],
    meeting: {
      title: en("Where the circles meet"),
      occasions: [
        {
          when: en("At a door"),
          text: en(
            "A visit is made by two: one of our staff, and a volunteer who lives near. The neighbour who called introduces them.",
          ),
        },
        {
          when: en("In the store"),
          text: en(
            "Before winter and before Ramazan, quilts and sacks are sorted in one evening. Members carry, too.",
          ),
        },
        {
          when: en("At a camp"),
          text: en(
            "Donors lie beside strangers, volunteers pour the tea, and somebody always brings a cousin.",
          ),
        },
        {
          when: en("Once a year"),
          text: en(
            "The members' meeting hears what was done and what it cost. Volunteers and neighbours may ask questions there.",
          ),
        },
      ],
    },
    remark: en("Many who visit today were visited once. Nobody asks which of us."),
  },
});
