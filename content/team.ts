import { z } from "zod";
import { emailPattern } from "#app/contract/email-address.ts";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** A post in the foundation. Without a name the role stands for the person. */
const post = z
  .object({
    role: localText(80),
    place: localText(60),
    name: localText(80).optional().meta({ description: "Without a name the role stands for the person." }),
    portrait: z.object({ src: pictureAddress, alt: alternativeText }).optional().meta({ title: "Portrait" }),
  })
  .meta({ title: "Post" });

export const team = defineContent({
  title: "Our team",
  description: "Departments, their posts and offices.",
  pages: [{ title: "Our team", path: "/about-us/team" }],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(400).meta({ title: "Introduction" }) }),
    departments: listOf(
      z
        .object({
          name: localText(60),
          task: localText(300),
          posts: listOf(post, 30),
          subject: localText(80).meta({
            description: "The subject that a message to this desk gets in the contact form.",
          }),
          email: z.email({ pattern: emailPattern }).max(200).optional().meta({ title: "Email" }),
        })
        .meta({ title: "Department" }),
      12,
    ),
    offices: listOf(z.object({ place: localText(60), task: localText(300) }).meta({ title: "Office" }), 30),
    remark: z.array(localText(500)).max(2).meta({
      description: "Why there are no names, while there are none. Without a paragraph it is left out.",
    }),
  }),
  defaults: {
    opening: {
      title: en("Who does the work, and where"),
      lead: en("A small staff, and many volunteers. Each desk below answers its own letters."),
    },
    departments: [
      {
        name: en("The board"),
        task: en("Decides what is begun and what is ended, and answers for the money."),
        posts: [
          { role: en("The President"), place: en("Lahore") },
          { role: en("The Chairman"), place: en("Lahore") },
          { role: en("Secretary to the board"), place: en("Lahore") },
        ],
        subject: en("For the board"),
      },
      {
        name: en("Programmes"),
        task: en(
          "Visits, classes, clinics, food and relief: what is done, and by whom, on each day of the week.",
        ),
        posts: [
          { role: en("Programme lead, education"), place: en("Lahore") },
          { role: en("Programme lead, health"), place: en("Lahore") },
          { role: en("Programme lead, food and relief"), place: en("Lahore") },
          { role: en("Clinic van: doctor, nurse, dispenser"), place: en("on the road") },
          { role: en("Home visits: field officers"), place: en("Kasur and Lahore") },
        ],
        subject: en("About a programme"),
      },
      {
        name: en("Blood desk"),
        task: en("Finds a donor while a family waits, by day and by night."),
        posts: [
          { role: en("Blood desk officer, day"), place: en("Lahore") },
          { role: en("Blood desk officer, night"), place: en("Lahore") },
        ],
        subject: en("Blood desk"),
      },
      {
        name: en("People"),
        task: en("Volunteers, interns, members, and paid posts: who comes, and what they find to do."),
        posts: [
          { role: en("Volunteer coordinator"), place: en("Lahore") },
          { role: en("Internship supervisor"), place: en("Lahore") },
        ],
        subject: en("Working with you"),
      },
      {
        name: en("Accounts and donors"),
        task: en("Receipts, reports and every question about a gift."),
        posts: [
          { role: en("Accountant"), place: en("Lahore") },
          { role: en("Donor relations"), place: en("Lahore") },
        ],
        subject: en("About a gift"),
      },
    ],
    offices: [
      { place: en("Lahore"), task: en("The office: the board, all desks, the store. Visitors are welcome.") },
      { place: en("Kasur"), task: en("Home visits, classes, and the clinic van's first stop.") },
      { place: en("Rajanpur"), task: en("Flood relief, and the seasons of seed and walls after it.") },
      { place: en("Tharparkar"), task: en("Wells and pumps, and the keepers who are trained for them.") },
    ],
    remark: [en("We give roles here and not names. Who holds a post is told to anybody who calls about it.")],
  },
});
