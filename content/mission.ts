import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

const en = (text: string) => ({ en: text });

export const mission = defineContent({
  title: "Our mission",
  description: "Mission, vision, promises, and how it is decided who is helped.",
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
      "A country where help is close, quick and without shame, and where most of those who once received it are in a position to give it. When that is so, a foundation like ours has little left to do. We would be glad.",
    ),
    promises: [
      {
        to: en("To those who ask"),
        promise: en(
          "You are heard by a person, in your own language, and visited at home where you wish it. You get an answer even when it is no. Your name is not published, and nobody photographs you without your word.",
        ),
      },
      {
        to: en("To those who give"),
        promise: en(
          "What you give for a purpose is spent on that purpose. You get a receipt, and you may ask what became of it for as long as you like.",
        ),
      },
      {
        to: en("To those who give blood or time"),
        promise: en(
          "Your number is used for what you gave it for, and for nothing else. We call when you are needed and do not take your answer amiss.",
        ),
      },
      {
        to: en("To everybody else"),
        promise: en(
          "Ask how any of our figures was counted, and we show you. When we find a mistake, we say so.",
        ),
      },
    ],
    decisions: {
      lead: en(
        "There is always more need than money. These questions are asked in this order, about each request.",
      ),
      questions: [
        {
          question: en("Can it wait until tomorrow?"),
          consequence: en(
            "Blood, a hospital door, a night without a roof: these go first, and the papers follow.",
          ),
        },
        {
          question: en("Has somebody of us seen it?"),
          consequence: en(
            "Nothing larger than a month's food is given before a visit. A visit takes days, not weeks.",
          ),
        },
        {
          question: en("Will it last?"),
          consequence: en("Of two ways to help, the one after which the family needs us less."),
        },
        {
          question: en("Can somebody else do it better?"),
          consequence: en("Then we go there with the family, and stay until it is done."),
        },
      ],
    },
    refusals: [
      en("We do not ask about faith, party or family name."),
      en("We do not give in front of a camera."),
      en("We do not pay for dowries, and not for elections."),
    ],
  },
});
