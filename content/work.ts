import { z } from "zod";
import { artAlt } from "./art-alt.ts";
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
        "How help is given, step by step. It is the same way for a sack of flour and for an operation; only the time between the steps differs.",
      ),
      image: "/art/clinic.svg",
      alt: en(artAlt["/art/clinic.svg"]),
    },
    steps: [
      {
        when: en("The first hour"),
        title: en("Somebody calls"),
        text: en(
          "You call, or a neighbour, a teacher or a nurse calls for you. We ask what has happened, where you are, and whether it can wait until tomorrow. Where it cannot, for blood or a hospital door, the rest of this page is done afterwards.",
        ),
        who: en("The desk in Lahore"),
        picture: {
          src: "/art/first-call.svg",
          alt: en(artAlt["/art/first-call.svg"]),
        },
      },
      {
        when: en("Within days"),
        title: en("Somebody comes"),
        text: en(
          "Two of us walk to your door, one of them a woman where women live alone. We sit down, listen, and look only at what you show us. Often what is missing is not what was asked for: the medicine was there, and nobody to fetch it.",
        ),
        who: en("A field officer and a volunteer of your streets"),
        picture: {
          src: "/art/home-visit.svg",
          alt: en(artAlt["/art/home-visit.svg"]),
        },
      },
      {
        when: en("The same week"),
        title: en("It is decided"),
        text: en(
          "Whoever visited does not decide alone. A second person reads what was written down, and asks what you would do without us. You hear the answer from the one who came, also when it is no, and then with the name of somebody who can do more.",
        ),
        who: en("The programme lead, with the visitor"),
        picture: { src: "/art/decision.svg", alt: en(artAlt["/art/decision.svg"]) },
      },
      {
        when: en("The same week"),
        title: en("It is brought"),
        text: en(
          "Things and services, rather than money: the fee goes to the school, the bill to the hospital, the sack to the kitchen. You sign for it, or somebody whom you trust does, and a copy stays with you.",
        ),
        who: en("The store, and whoever drives"),
        picture: {
          src: "/art/emergency-relief.svg",
          alt: en(artAlt["/art/emergency-relief.svg"]),
        },
      },
      {
        when: en("After a month"),
        title: en("Somebody comes again"),
        text: en(
          "Is the child at school? Was the whole course of tablets taken? Did the machine bring work? What we find is written beside what we hoped, and changes what we do for the next family.",
        ),
        who: en("The same two people"),
        picture: { src: "/art/second-visit.svg", alt: en(artAlt["/art/second-visit.svg"]) },
      },
      {
        when: en("When you say so"),
        title: en("The last visit"),
        text: en(
          "Help ends when you no longer need it, not when a list is full. At the last visit we ask what we should have done otherwise, and whether we may come to you when somebody in your street needs a neighbour.",
        ),
        who: en("Whoever came first"),
        picture: {
          src: "/art/women-empowerment.svg",
          alt: en(artAlt["/art/women-empowerment.svg"]),
        },
      },
    ],
    asking: {
      title: en("Is it you who needs help?"),
      text: en(
        "Call or write. You need no form and no letter of recommendation, and it costs nothing to ask.",
      ),
    },
  },
});
