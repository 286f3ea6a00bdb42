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
        "A welfare foundation of neighbours. From one office in Lahore we help families across Pakistan with what stands between them and an ordinary week.",
      ),
    },
    paragraphs: [
      en(
        "Somebody calls, or a neighbour calls for them. One of us walks to the door, listens, and writes down what is missing: medicine, a school fee, flour for the month, a unit of blood by tonight. What we have is brought the same week. What we do not have, we look for.",
      ),
      en(
        "We do it with a small staff, and with volunteers who live in the streets where they help. We belong to no party. Nobody is asked what they believe or whom they vote for.",
      ),
    ],
    checking: {
      lead: en("Do not take our word for it. A foundation that asks for money should be easy to check."),
      ways: [
        en(
          "Ask for copies of our registration papers: by mail, by phone, or at the office. You need give no reason.",
        ),
        en("Ask the body that registered us whether the registration is ours and still holds."),
        en("Come to the office. Bring the report, and ask how any figure in it was counted."),
      ],
    },
  },
});
