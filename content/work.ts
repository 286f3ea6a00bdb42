import { z } from "zod";
import { artImage, artPicture } from "./art-alt.ts";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

const en = (text: string) => ({ en: text });

/** /our-work: how help is given. The services and programmes at its end are those of their own content. */
export const work = defineContent({
  title: "Our work",
  description: "How help is given, from the first call to the last visit.",
  pages: [{ title: "Our work", path: "/our-work" }],
  schema: z.object({
    opening: z.object({
      title: localText(80),
      lead: localText(400).meta({ title: "Introduction" }),
      image: pictureAddress,
      alt: alternativeText,
    }),
    steps: listOf(
      z
        .object({
          when: localText(60).meta({ description: "Counted from the first call." }),
          title: localText(80),
          text: localText(600),
          who: localText(80).meta({ title: "Who does it" }),
          picture: z
            .object({ src: pictureAddress, alt: alternativeText })
            .optional()
            .meta({ title: "Picture" }),
        })
        .meta({ title: "Step" }),
      10,
    ).meta({ description: "What happens, in its order." }),
    asking: z
      .object({ title: localText(80), text: localText(400) })
      .meta({ title: "To those who need help" }),
  }),
  defaults: {
    opening: {
      title: en("From the first call to the last visit"),
      lead: en(
        "How we help, step by step. The steps are the same for a sack of flour and for an operation. Only the time between them differs.",
      ),
      ...artImage("/art/clinic.svg"),
    },
    steps: [
      {
        when: en("The first hour"),
        title: en("You call us"),
        text: en(
          "You call us, or a neighbour, a teacher or a nurse calls for you. We ask what has happened, where you are, and whether it can wait until tomorrow. If it cannot, because somebody needs blood or a hospital, we help first and do the rest afterwards.",
        ),
        who: en("The desk in Lahore"),
        picture: artPicture("/art/first-call.svg"),
      },
      {
        when: en("Within days"),
        title: en("We visit you"),
        text: en(
          "Two of us come to your home; if women live alone, one of the two is a woman. We listen and look only at what you show us. Often a family needs something other than it asked for. The medicine was free, for example, but nobody could fetch it.",
        ),
        who: en("A field officer and a volunteer from your neighbourhood"),
        picture: artPicture("/art/home-visit.svg"),
      },
      {
        when: en("The same week"),
        title: en("We decide"),
        text: en(
          "The visitors do not decide alone. A second person reads their report and asks what you would do without us. The person who visited you tells you the answer. If it is no, we tell you who else may be able to help.",
        ),
        who: en("The programme lead, with the visitor"),
        picture: artPicture("/art/decision.svg"),
      },
      {
        when: en("The same week"),
        title: en("We bring what you need"),
        text: en(
          "We give goods and services instead of money. We pay the fee to the school and the bill to the hospital, and bring the sack to your kitchen. You sign for it, or somebody you trust does, and you keep a copy.",
        ),
        who: en("The store and a driver"),
        picture: artPicture("/art/emergency-relief.svg"),
      },
      {
        when: en("After a month"),
        title: en("We visit you again"),
        text: en(
          "Is the child at school? Was the whole course of tablets taken? Did the machine bring work? We write down what we find, and learn from it for the next family.",
        ),
        who: en("The same two people"),
        picture: artPicture("/art/second-visit.svg"),
      },
      {
        when: en("When you say so"),
        title: en("The last visit"),
        text: en(
          "We stop when you no longer need us. On our last visit we ask what we could have done better, and whether you would like to help when somebody in your street needs a neighbour.",
        ),
        who: en("The person who first visited you"),
        picture: artPicture("/art/women-empowerment.svg"),
      },
    ],
    asking: {
      title: en("Do you need help?"),
      text: en(
        "Call or write to us. You need no form and no letter of recommendation, and asking costs nothing.",
      ),
    },
  },
});
