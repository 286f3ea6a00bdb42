import { z } from "zod";
import { artAlt } from "./art-alt.ts";
import { defineContent, listOrNone, localText, picture } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** A paid post that is open. */
const position = z
  .object({
    title: localText(100),
    place: localText(100).meta({ description: "Where the work is." }),
    terms: localText(100).meta({ description: "Full or half time, and for how long." }),
    text: localText(1500),
    /** A Karachi day, YYYY-MM-DD. */
    until: z.union([z.literal(""), z.iso.date()]).meta({
      title: "Last day to apply",
      description: "After it the post is not shown. Empty: it is shown until you remove it.",
    }),
  })
  .meta({ title: "Position" });

/** A kind of paid work, whether a post of it is open or not. */
const trade = z
  .object({
    name: localText(60),
    text: localText(300).meta({ description: "What somebody of this trade does here." }),
    picture,
  })
  .meta({ title: "Kind of work" });

/**
 * The career page: the kinds of paid work, and the open posts. None is open until staff enter one: the page says so,
 * and keeps names on file.
 */
export const positions = defineContent({
  title: "Open positions",
  description: "The career page: the kinds of paid work, and the posts that are open.",
  pages: [{ title: "Career", path: "/registration/career" }],
  schema: z.object({
    trades: listOrNone(trade, 8).meta({ title: "Kinds of work" }),
    positions: listOrNone(position, 30).meta({ title: "Positions" }),
  }),
  defaults: {
    trades: [
      {
        name: en("Nurses and health workers"),
        text: en(
          "Weigh, measure and bandage at the free clinic, and visit whoever did not come back for a second look.",
        ),
        picture: { src: "/art/portrait-nurse.svg", alt: en(artAlt["/art/portrait-nurse.svg"]) },
      },
      {
        name: en("Teachers"),
        text: en(
          "Teach the book to those who missed it, and go to the home of a child whose chair stays empty.",
        ),
        picture: {
          src: "/art/portrait-teacher.svg",
          alt: en(artAlt["/art/portrait-teacher.svg"]),
        },
      },
      {
        name: en("Trainers in a trade"),
        text: en(
          "You have wired houses or cut cloth for a living. You stay with a learner until the first paid job.",
        ),
        picture: {
          src: "/art/portrait-electrician.svg",
          alt: en(artAlt["/art/portrait-electrician.svg"]),
        },
      },
      {
        name: en("Office and accounts"),
        text: en(
          "Keep the lists that everything hangs on: who asked, what was promised, what was bought, what it cost.",
        ),
        picture: { src: "/art/portrait-student.svg", alt: en(artAlt["/art/portrait-student.svg"]) },
      },
    ],
    positions: [],
  },
});
