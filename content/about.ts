import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** /about-us. Address, year and registrations are the identity's, the years the timeline's. */
export const about = defineContent({
  title: "About us",
  description: "Who the foundation is, and how a visitor can check it.",
  pages: [{ title: "About us", path: "/about-us" }],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(400).meta({ title: "Introduction" }) }),
    paragraphs: listOf(localText(1500), 6),
    checking: z
      .object({ lead: localText(400).meta({ title: "Introduction" }), ways: listOf(localText(300), 6) })
      .meta({ title: "Whether we are registered", description: "What a visitor can do to find out." }),
  }),
  defaults: {
    opening: {
      title: en("Who we are"),
      lead: en(
        "We are a welfare foundation in Lahore. We help families across Pakistan with food, medicine, school, clean water, blood and work.",
      ),
    },
    paragraphs: [
      en(
        "A family calls us, or a neighbour calls for them. We visit them, listen, and write down what they need: medicine, a school fee, flour for the month, a bag of blood by tonight. If we have it, we bring it the same week. If we do not, we look for it.",
      ),
      en(
        "We have a small staff, and volunteers who live in the neighbourhoods where they help. We belong to no party, and we do not ask anybody about their faith or their vote.",
      ),
    ],
    checking: {
      lead: en("Please do not take our word for it. You can check."),
      ways: [
        en(
          "Ask for copies of our registration papers, by mail, by phone or at the office. You need not give a reason.",
        ),
        en("Ask the authority that issued the registration whether it is ours and still valid."),
        en("Come to the office with our report, and ask how we counted any figure in it."),
      ],
    },
  },
});
