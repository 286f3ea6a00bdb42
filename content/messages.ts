import { z } from "zod";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

/** A letter to the reader. Without a name it is signed with the role. */
const message = z.object({
  title: localText(80),
  summary: localText(200).meta({ description: "For search engines and the page about the foundation." }),
  role: localText(60),
  name: localText(80).optional().meta({ description: "Without a name, the role signs the letter." }),
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
      title: { en: "Why we opened our doors" },
      summary: { en: "The President on the first forty families and what they taught us." },
      role: { en: "The President" },
      salutation: { en: "Assalam-o-alaikum," },
      paragraphs: [
        {
          en: "In 2016 we rented one room in Lahore and made a list of forty families who had asked for food. We had no ten-year plan. We had the list, some sacks of flour, and a promise that one of us would visit each family and ask what it needed.",
        },
        {
          en: "Those visits taught us that a family that asks for food often needs something else as well: a school fee, a medicine, shoes for an interview. If we only handed out sacks, we would never hear of it. So we still visit, still ask, and still come back.",
        },
        {
          en: "The list has grown since then. It led to our first classroom, a kitchen, a clinic van and the relief work after the floods. Each of them began because somebody told us what was missing. Some of the people we visited then are volunteers today, and nothing makes me happier.",
        },
        {
          en: "If you need help, please ask. If you can help, come and see our work first; the office in Lahore is open to you. And if you doubt what we write here, call us, visit us and read the report before you decide.",
        },
      ],
      closing: { en: "With prayers and respect," },
    },
    chairman: {
      title: { en: "How we look after your money" },
      summary: { en: "The Chairman on money held in trust, and who can ask about it." },
      role: { en: "The Chairman" },
      salutation: { en: "Assalam-o-alaikum," },
      paragraphs: [
        {
          en: "Money that people give for others is an amanah: we hold it in trust. It is never ours, not even while it waits to be spent. My task is to make sure that none of us forgets this.",
        },
        {
          en: "We keep to four rules. We spend a gift on the purpose for which it was given. We buy only what one of us has seen to be needed. We count what we hand over on the spot, not afterwards at a desk. And nobody approves a payment to himself.",
        },
        {
          en: "{direct-impact} of what we are given goes to our programmes. You find this figure and others in our impact report, which also says how we count. They are our own figures; nobody from outside has checked them. Ask us how we arrived at any of them.",
        },
        {
          en: "Donors can ask what happened to their gift. Families can tell us that help came late or was not what they needed. We read and answer every letter.",
        },
        {
          en: "We make mistakes. If you notice one, please write to me at the office in Lahore. I would rather hear of it from you this week than find it in the books next year.",
        },
      ],
      closing: { en: "Yours sincerely," },
    },
  },
});
