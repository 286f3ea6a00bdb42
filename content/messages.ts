import { z } from "zod";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

/** A letter to the reader. Without a name it is signed with the role. */
const message = z.object({
  title: localText(80),
  summary: localText(200).meta({ description: "For search engines and the page about the foundation." }),
  role: localText(60),
  name: localText(80).optional().meta({ description: "Without a name the letter is signed with the role." }),
  portrait: z.object({ src: pictureAddress, alt: alternativeText }).optional().meta({ title: "Portrait" }),
  salutation: localText(80),
  paragraphs: listOf(localText(1500), 12),
  closing: localText(80),
});

export const messages = defineContent({
  title: "Messages of the President and the Chairman",
  description: "The two letters to the reader, with names and portraits once there are some.",
  pages: [
    { title: "President's message", path: "/about-us/president-message" },
    { title: "Chairman's message", path: "/about-us/chairman-message" },
  ],
  schema: z.object({ president: message, chairman: message }),
  defaults: {
    president: {
      title: { en: "Why the doors were opened" },
      summary: { en: "The President on the first forty families, and on what was learned at their doors." },
      role: { en: "The President" },
      salutation: { en: "Assalam-o-alaikum," },
      paragraphs: [
        {
          en: "In 2016 we rented one room in Lahore and wrote down forty families who had asked for food. There was no plan for ten years. There was a list, some sacks of flour, and a promise that somebody would walk to each door and ask what was missing.",
        },
        {
          en: "What we learned at those doors still holds. A family that asks for food is often short of something else: a school fee, a medicine, shoes for an interview. Whoever only hands out sacks never hears of it. So we still go, we still ask, and we still come back.",
        },
        {
          en: "The list has grown. It brought us to a classroom, to a kitchen, to a clinic on wheels, to a river that had taken a village. Each of them began with one sentence that somebody said at a door and that we could not forget. Some who opened that door to us knock at others today. There is nothing more that I could wish for.",
        },
        {
          en: "If you are in need, do not wait until you are certain that you may ask. Ask. If you can help, come and look at the work first; the office in Lahore is open to you. And if you doubt what we write here, doubt it aloud: call us, visit us, read the report, and then decide.",
        },
      ],
      closing: { en: "With prayers and respect," },
    },
    chairman: {
      title: { en: "How each rupee is watched over" },
      summary: { en: "The Chairman on money that belongs to somebody else, and on who may ask about it." },
      role: { en: "The Chairman" },
      salutation: { en: "Assalam-o-alaikum," },
      paragraphs: [
        {
          en: "Money that is given for somebody else is an amanah, a thing held in trust. It is not ours on the day when it comes in, and it does not become ours while it waits. My work is to see that all of us remember it.",
        },
        {
          en: "We keep to a few plain rules. What is given for a purpose is spent on that purpose. What is bought is bought for a need that somebody has seen. What is handed over is counted where it is handed over, not at a desk afterwards. And nobody approves a payment to himself.",
        },
        {
          en: "Of what we are given, {direct-impact} reaches a programme, not an office. This figure stands in our impact report beside the others, with the way they are counted. They are our own statements, and we say so. Ask us how we came to any of them.",
        },
        {
          en: "Whoever gives may ask where it went. Whoever receives may say that it came late, or was the wrong thing. Both letters are opened by a person, and both are answered.",
        },
        {
          en: "We make mistakes. I would sooner hear of one from you this week than find it in the books next year. Write to me at the office in Lahore.",
        },
      ],
      closing: { en: "Yours in trust," },
    },
  },
});
