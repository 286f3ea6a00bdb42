import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import { defineContent, listOrNone, localText, picture } from "./define-content.ts";

/** A paid post that is open. */
const position = z
  .object({
    title: localText(100),
    place: localText(100).meta({ description: "The place of work." }),
    terms: localText(100).meta({ description: "Full or half time, and for how long." }),
    text: localText(1500),
    /** A Karachi day, YYYY-MM-DD. */
    until: z.union([z.literal(""), z.iso.date()]).meta({
      title: "Last day to apply",
      description: "The post disappears after this day. Empty: it stays until you remove it.",
    }),
  })
  .meta({ title: "Position" });

/** A kind of paid work, whether a post of it is open or not. */
const trade = z
  .object({
    name: localText(60),
    text: localText(300).meta({ description: "What people in this trade do here." }),
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
        name: { en: "Nurses and health workers", ur: "نرسیں اور صحت کے کارکن" },
        text: {
          en: "Weigh, measure and bandage patients at the free clinic, and visit those who missed their follow-up.",
          ur: "مفت کلینک میں مریضوں کا وزن اور ناپ لیں، پٹی کریں، اور جو دوبارہ دکھانے نہ آئیں ان کے گھر جائیں۔",
        },
        picture: artPicture("/art/portrait-nurse.svg"),
      },
      {
        name: { en: "Teachers", ur: "اساتذہ" },
        text: {
          en: "Teach children who have missed lessons, and visit the families of those who stop coming.",
          ur: "جن بچوں کے سبق رہ گئے انہیں پڑھائیں، اور جو آنا چھوڑ دیں ان کے گھر جائیں۔",
        },
        picture: artPicture("/art/portrait-teacher.svg"),
      },
      {
        name: { en: "Trainers in a trade", ur: "ہنر سکھانے والے" },
        text: {
          en: "You have wired houses or sewn clothes for a living, and support each learner until the first paid job.",
          ur: "آپ نے وائرنگ یا سلائی کے کام سے روزی کمائی ہے، اور ہر شاگرد کا پہلی اجرت والے کام تک ساتھ دیتے ہیں۔",
        },
        picture: artPicture("/art/portrait-electrician.svg"),
      },
      {
        name: { en: "Office and accounts", ur: "دفتر اور حسابات" },
        text: {
          en: "Keep the lists: who asked, what we promised, what we bought and what it cost.",
          ur: "فہرستیں سنبھالیں: کس نے مانگا، ہم نے کیا وعدہ کیا، کیا خریدا اور کتنے میں۔",
        },
        picture: artPicture("/art/portrait-student.svg"),
      },
    ],
    positions: [],
  },
});
