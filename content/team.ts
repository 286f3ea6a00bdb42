import { z } from "zod";
import { emailPattern } from "#app/contract/email-address.ts";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** A post in the foundation. Without a name, only the role is shown. */
const post = z
  .object({
    role: localText(80),
    place: localText(60),
    name: localText(80).optional().meta({ description: "Without a name, only the role is shown." }),
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
      title: en("Our staff and offices"),
      lead: en(
        "We have a small staff and many volunteers. Write to the department you need; it answers you itself.",
      ),
    },
    departments: [
      {
        name: en("The board"),
        task: en("Decides which programmes start and end, and is responsible for the money."),
        posts: [
          { role: en("The President"), place: en("Lahore") },
          { role: en("The Chairman"), place: en("Lahore") },
          { role: en("Secretary to the board"), place: en("Lahore") },
        ],
        subject: en("For the board"),
      },
      {
        name: en("Programmes"),
        task: en("Plans and runs the home visits, classes, clinics, food and relief."),
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
        task: en("Finds blood donors, day and night."),
        posts: [
          { role: en("Blood desk officer, day"), place: en("Lahore") },
          { role: en("Blood desk officer, night"), place: en("Lahore") },
        ],
        subject: en("Blood desk"),
      },
      {
        name: en("People"),
        task: en("Looks after volunteers, interns, members and applicants."),
        posts: [
          { role: en("Volunteer coordinator"), place: en("Lahore") },
          { role: en("Internship supervisor"), place: en("Lahore") },
        ],
        subject: en("Working with you"),
      },
      {
        name: en("Accounts and donors"),
        task: en("Answers questions about gifts, receipts and reports."),
        posts: [
          { role: en("Accountant"), place: en("Lahore") },
          { role: en("Donor relations"), place: en("Lahore") },
        ],
        subject: en("About a gift"),
      },
    ],
    offices: [
      {
        place: en("Lahore"),
        task: en("Our main office, with the board, all departments and the store. Visitors are welcome."),
      },
      {
        place: en("Kasur"),
        task: en("Home visits, classes, the women's workshop, and the clinic van's first stop."),
      },
      { place: en("Rajanpur"), task: en("Flood relief, and rebuilding after it.") },
      { place: en("Tharparkar"), task: en("Wells and pumps, and the training of their keepers.") },
    ],
    remark: [en("This page lists posts, not names. Call us, and we tell you who holds a post.")],
  },
});
