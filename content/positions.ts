import { z } from "zod";
import { defineContent, listOrNone, localText, picture } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** A paid post that is open. */
const position = z.object({
  title: localText(100),
  /** Where the work is. */
  place: localText(100),
  /** Full or half time, for how long. */
  terms: localText(100),
  text: localText(1500),
  /** The last day to apply, YYYY-MM-DD: after it the post is not shown. Empty: until staff remove it. */
  until: z.union([z.literal(""), z.iso.date()]),
});

/** A kind of paid work, whether a post of it is open or not. */
const trade = z.object({
  name: localText(60),
  /** What somebody of this trade does here. */
  text: localText(300),
  picture,
});

/**
 * The career page: the kinds of paid work, and the open posts. None is open until staff enter one: the page says so,
 * and keeps names on file.
 */
export const positions = defineContent({
  title: "Open positions",
  schema: z.object({ trades: listOrNone(trade, 8), positions: listOrNone(position, 30) }),
  defaults: {
    trades: [
      {
        name: en("Nurses and health workers"),
        text: en(
          "Weigh, measure and bandage at the free clinic, and visit whoever did not come back for a second look.",
        ),
        picture: { src: "/art/portrait-nurse.svg", alt: en("A nurse with a stethoscope, holding a chart") },
      },
      {
        name: en("Teachers"),
        text: en(
          "Teach the book to those who missed it, and go to the home of a child whose chair stays empty.",
        ),
        picture: {
          src: "/art/portrait-teacher.svg",
          alt: en("A teacher before the board, chalk in her hand"),
        },
      },
      {
        name: en("Trainers in a trade"),
        text: en(
          "You have wired houses or cut cloth for a living. You stay with a learner until the first paid job.",
        ),
        picture: {
          src: "/art/portrait-electrician.svg",
          alt: en("An electrician in a yellow helmet, a coil of wire in his hand"),
        },
      },
      {
        name: en("Office and accounts"),
        text: en(
          "Keep the lists that everything hangs on: who asked, what was promised, what was bought, what it cost.",
        ),
        picture: { src: "/art/portrait-student.svg", alt: en("A young woman reading in an open book") },
      },
    ],
    positions: [],
  },
});
