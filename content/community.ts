import { z } from "zod";
import { artImage } from "./art-alt.ts";
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
        .meta({ title: "Group" }),
      6,
    ).meta({ description: "The groups, each with a link to join." }),
    meeting: z
      .object({
        title: localText(80),
        occasions: listOf(
          z.object({ when: localText(60), text: localText(400) }).meta({ title: "Occasion" }),
          8,
        ),
      })
      .meta({ title: "Where we meet" }),
    remark: localText(300),
  }),
  defaults: {
    opening: {
      title: en("The people who make our work possible"),
      lead: en(
        "Few of us are paid. Most are neighbours who give an evening, a ride, a skill or a pint of blood.",
      ),
      ...artImage("/art/neighbours.svg"),
    },
    circles: [
      {
        name: en("Neighbours"),
        who: en("People who tell us when a family in their street needs help."),
        brings: en("Most of the calls that we get."),
        link: { text: en("Tell us about somebody"), path: "/contact?subject=Somebody%20who%20needs%20help" },
      },
      {
        name: en("Volunteers"),
        who: en("People who visit, teach, drive, sort and cook, some for an evening, some for years."),
        brings: en("Their time and skills, close to home if possible."),
        link: { text: en("Become a volunteer"), path: "/registration/volunteer" },
      },
      {
        name: en("Members"),
        who: en("People who look at the accounts, ask questions and vote."),
        brings: en("Control: they decide with us how the foundation is run."),
        link: { text: en("Become a member"), path: "/registration/membership" },
      },
      {
        name: en("Blood donors"),
        who: en("People of every blood group who come when we call, at most a few times a year."),
        brings: en("One pint of blood, which can save up to three lives."),
        link: { text: en("Register as a blood donor"), path: "/registration/blood-donor" },
      },
    ],
    meeting: {
      title: en("Where we meet"),
      occasions: [
        {
          when: en("On a visit"),
          text: en(
            "Two people visit a family: one of our staff, and a volunteer who lives nearby. The neighbour who called introduces them.",
          ),
        },
        {
          when: en("In the store"),
          text: en(
            "Before winter we pack quilts, and before Ramzan food. It takes an evening, and members help too.",
          ),
        },
        {
          when: en("At a camp"),
          text: en("Donors give blood, volunteers make the tea, and many people bring a friend."),
        },
        {
          when: en("Once a year"),
          text: en(
            "At the members' meeting we report what we did and what it cost. Volunteers and neighbours can come and ask questions.",
          ),
        },
      ],
    },
    remark: en("Many of our volunteers first came to know us when they needed help themselves."),
  },
});
