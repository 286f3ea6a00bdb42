import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

const en = (text: string) => ({ en: text });

export const mission = defineContent({
  title: "Our mission",
  description: "Mission, vision, promises, and how the foundation decides whom to help.",
  pages: [{ title: "Our mission", path: "/about-us/mission" }],
  schema: z.object({
    mission: localText(300),
    vision: localText(600),
    promises: listOf(
      z
        .object({ to: localText(60).meta({ title: "To whom" }), promise: localText(400) })
        .meta({ title: "Promise" }),
      8,
    ),
    decisions: z
      .object({
        lead: localText(300).meta({ title: "Introduction" }),
        questions: listOf(
          z
            .object({
              question: localText(120),
              consequence: localText(400).meta({ title: "What follows from the answer" }),
            })
            .meta({ title: "Question" }),
          8,
        ),
      })
      .meta({ title: "How we decide", description: "The questions that decide, in their order." }),
    refusals: z.array(localText(200)).max(8).meta({ title: "What we do not do" }),
  }),
  defaults: {
    mission: en("No family near us should face hunger, illness or a closed school door alone."),
    vision: en(
      "A country where help is close and quick and nobody is ashamed to ask for it, and where most people who once needed help can give it to others.",
    ),
    promises: [
      {
        to: en("To those who ask"),
        promise: en(
          "We listen to you in your own language, and visit you at home if you wish. You always get an answer, even if it is no. We do not publish your name, and nobody photographs you without your permission.",
        ),
      },
      {
        to: en("To those who give"),
        promise: en(
          "We spend your gift on the purpose that you choose. You get a receipt, and you can ask at any time what we did with the money.",
        ),
      },
      {
        to: en("To those who give blood or time"),
        promise: en(
          "We use your phone number only for what you gave it for. We call when we need you, and you can always say no.",
        ),
      },
      {
        to: en("To everybody else"),
        promise: en(
          "Ask how we counted any of our figures, and we show you. If we find a mistake, we say so.",
        ),
      },
    ],
    decisions: {
      lead: en(
        "We never have enough money for every request. So we ask these questions about each one, in this order.",
      ),
      questions: [
        {
          question: en("Can it wait until tomorrow?"),
          consequence: en(
            "If somebody needs blood, a hospital or a roof for the night, we help first and do the paperwork afterwards.",
          ),
        },
        {
          question: en("Has one of us seen it?"),
          consequence: en("We give no more than a month's food before a visit. We visit within days."),
        },
        {
          question: en("Will it last?"),
          consequence: en("We choose the kind of help after which the family needs us least."),
        },
        {
          question: en("Can somebody else do it better?"),
          consequence: en("Then we take the family there, and stay with them until they are helped."),
        },
      ],
    },
    refusals: [
      en("We do not ask about faith, party or caste."),
      en("We do not hand over help in front of cameras."),
      en("We do not pay for dowries or for election campaigns."),
    ],
  },
});
