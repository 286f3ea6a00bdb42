import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import { defineContent, listOf, localText, picture } from "./define-content.ts";

const card = z.object({
  title: localText(60),
  text: localText(200),
  facts: listOf(localText(30), 3).meta({ description: "Short lines, such as 50+ Alumni." }),
  link: localText(40).meta({ title: "Words of the link" }),
});
const opening = z.object({ title: localText(80), lead: localText(300).meta({ title: "Introduction" }) });

/** The texts of the home page's sections that are in no other content. Slides, posts and events have their own rows. */
export const home = defineContent({
  title: "Home page",
  description: "The headings, introductions and buttons of the home page's sections.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    promise: localText(200).meta({ description: "The sentence under the large pictures." }),
    books: opening
      .extend({ none: localText(200).meta({ title: "Before the first gift" }) })
      .meta({ title: "Open books", description: "The sums are counted from the ledger." }),
    account: opening.meta({ title: "The help we gave", description: "Its numbers are under Figures." }),
    since: opening
      .extend({
        badge: localText(60),
        badgeText: localText(100).meta({ title: "Beside the badge" }),
        picture,
        support: localText(40).meta({ title: "Words of the button" }),
      })
      .meta({ title: "Transforming lives" }),
    career: opening
      .extend({
        picture,
        volunteer: localText(40).meta({ title: "Words of the volunteer button" }),
        stories: localText(40).meta({ title: "Words of the stories button" }),
        internship: card,
        partnership: card,
      })
      .meta({ title: "Work with us" }),
    questions: opening
      .extend({ ask: localText(40).meta({ title: "Words of the button" }) })
      .meta({ description: "The questions themselves are under Questions and answers." }),
  }),
  defaults: {
    promise: { en: "No family near us should face hunger, illness or a closed school door alone." },
    books: {
      title: { en: "Our books are open" },
      lead: { en: "These sums come from the same books as your receipt. They name no donor." },
      none: { en: "No gifts have been entered yet." },
    },
    account: {
      title: { en: "The help we gave" },
      lead: {
        en: "The help that we gave in each of the last six years, counted where it was handed over.",
      },
    },
    since: {
      title: { en: "Transforming Lives Since 2016" },
      badge: { en: "Government-verified" },
      badgeText: { en: "Registered non-profit, Lahore, Pakistan" },
      lead: {
        en: "We began with one rented room and a list of forty families. The list has grown, and we still visit every family on it.",
      },
      picture: artPicture("/art/service-food-program.svg"),
      support: { en: "Support Our Mission" },
    },
    career: {
      title: { en: "Work with us" },
      lead: { en: "Volunteers do most of our work. Come for a morning and see whether it suits you." },
      picture: artPicture("/art/service-cloth-distribution.svg"),
      volunteer: { en: "Start Volunteering" },
      stories: { en: "Read Stories" },
      internship: {
        title: { en: "Internship" },
        text: {
          en: "One supervisor, a project of your own, and a reference that says what you did.",
        },
        facts: [{ en: "50+ Alumni" }, { en: "3-6 months" }],
        link: { en: "See internships" },
      },
      partnership: {
        title: { en: "Strategic Partnerships" },
        text: {
          en: "Firms, schools and hospitals run programmes with us. We share the costs, the staff and the accounts.",
        },
        facts: [{ en: "120+ Partners" }, { en: "Long-term" }],
        link: { en: "Become a partner" },
      },
    },
    questions: {
      title: { en: "Common questions" },
      lead: {
        en: "Answers to what people ask us most. For everything else, write to us.",
      },
      ask: { en: "Ask Us Anything" },
    },
  },
});
