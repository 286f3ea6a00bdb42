import { z } from "zod";
import { artAlt } from "./art-alt.ts";
import { defineContent, listOf, listOrNone, localText, paragraphs, picture, slug } from "./define-content.ts";

/**
 * What the foundation raises money for now: /latest-campaign (CAMPAIGN-01). No sum of what has come in: that is counted
 * from the donations, never typed.
 */
export const campaign = defineContent({
  title: "Latest campaign",
  description: "What money is raised for now: goal, story, gifts and the last day.",
  pages: [{ title: "Latest campaign", path: "/latest-campaign" }],
  schema: z.object({
    title: localText(80),
    goal: localText(200).meta({ description: "What is to be reached, in one sentence." }),
    picture,
    story: localText(5000).meta({ description: paragraphs }),
    /** Its slug is the fund of /donate. */
    programme: slug.meta({
      title: "Programme",
      description: "The programme that gifts go to.",
      control: "programme",
    }),
    donations: listOf(
      z
        .object({
          amount: z.number().int().min(100).max(1_000_000).meta({ title: "Amount in PKR" }),
          pays: localText(200).meta({ title: "What it pays for" }),
        })
        .meta({ title: "Gift" }),
      6,
    ).meta({ description: "From the smallest gift to the largest." }),
    steps: listOrNone(
      z.object({ title: localText(80), text: localText(400) }).meta({ title: "Step" }),
      6,
    ).meta({
      description: "From the gift to the door, in order.",
    }),
    /** A Karachi day, YYYY-MM-DD. */
    until: z.union([z.literal(""), z.iso.date()]).meta({
      title: "Last day",
      description: "Until when gifts are asked for. Empty: there is no such day.",
    }),
    beyond: localText(300).meta({ title: "Gifts beyond the goal" }),
  }),
  defaults: {
    title: { en: "Two thousand quilts before the fog" },
    goal: { en: "2,000 warm quilts for families along the Ravi, before the first cold wave of December." },
    picture: {
      src: "/art/quilts.svg",
      alt: { en: artAlt["/art/quilts.svg"] },
    },
    story: {
      en: "The first cold night in Lahore is never announced. One evening the tea stalls pull their benches inside, and by morning the river settlements are under fog. The walls there are thin, the roofs are older than the children under them, and a fire at night is what burns such a house down.\n\nA quilt is the whole answer to that night. It needs no repair and no electricity, and it is still there in the next winter. Cotton is cheap in August, so that is when we buy it; the women's workshop in Kasur sews through September and is paid by the piece.\n\nWho is first is found out by walking. Two volunteers take a lane each and ask three questions at every door: is there a child under five, or somebody over sixty? How many people sleep under one quilt tonight? Is the roof whole? Nobody has to plead, and nobody is photographed receiving.",
    },
    programme: "emergency-relief",
    donations: [
      {
        amount: 2350,
        pays: { en: "One double quilt: four kilograms of cotton, sewn, tagged and carried to the door" },
      },
      { amount: 4700, pays: { en: "Two quilts: parents and children no longer sleep under one" } },
      { amount: 11_750, pays: { en: "Five quilts: a house with three generations in it" } },
      { amount: 47_000, pays: { en: "A bale of twenty, tagged with a lane and not with a name" } },
    ],
    steps: [
      {
        title: { en: "Your gift is set aside" },
        text: {
          en: "It is entered under Emergency Relief and spent on that alone. You get a receipt for your tax return.",
        },
      },
      {
        title: { en: "It becomes cotton and a wage" },
        text: {
          en: "Cotton is bought by the bale. The women who sew are paid for each quilt, the same week.",
        },
      },
      {
        title: { en: "It goes on its last mile" },
        text: {
          en: "From the store room in Lahore by donkey cart: no lorry fits between those walls. A bale is tagged by lane.",
        },
      },
      {
        title: { en: "You hear what became of it" },
        text: {
          en: "When the carts are back we write how many were handed over, and where, in our stories.",
        },
      },
    ],
    until: "",
    beyond: {
      en: "What comes in beyond two thousand quilts stays with Emergency Relief: tents, flour and medicine for the next flood.",
    },
  },
});
