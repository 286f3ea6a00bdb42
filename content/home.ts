import { z } from "zod";
import { artAlt } from "./art-alt.ts";
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
    account: opening.meta({ title: "The account of help", description: "Its numbers are under Figures." }),
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
      lead: { en: "Counted from the same books that make your receipt. No donor is named." },
      none: { en: "No gift has been entered yet. The first one opens these books." },
    },
    account: {
      title: { en: "The account of help" },
      lead: {
        en: "What was given, counted at the door where it was given. The bars are the last six years.",
      },
    },
    since: {
      title: { en: "Transforming Lives Since 2016" },
      badge: { en: "Government-verified" },
      badgeText: { en: "Registered non-profit, Lahore, Pakistan" },
      lead: {
        en: "We began with one rented room and a list of forty families. The list is longer now; the way we keep it is the same: somebody walks to the door and asks.",
      },
      picture: {
        src: "/art/service-food-program.svg",
        alt: { en: artAlt["/art/service-food-program.svg"] },
      },
      support: { en: "Support Our Mission" },
    },
    career: {
      title: { en: "Work beside us" },
      lead: { en: "Most of what we do is done by people who came for a morning. Come for a morning." },
      picture: {
        src: "/art/service-cloth-distribution.svg",
        alt: { en: artAlt["/art/service-cloth-distribution.svg"] },
      },
      volunteer: { en: "Start Volunteering" },
      stories: { en: "Read Stories" },
      internship: {
        title: { en: "Internship" },
        text: {
          en: "One supervisor, one piece of work that is yours, and a letter that says what you did.",
        },
        facts: [{ en: "50+ Alumni" }, { en: "3-6 months" }],
        link: { en: "See internships" },
      },
      partnership: {
        title: { en: "Strategic Partnerships" },
        text: {
          en: "Firms, schools and hospitals that share a programme with us: its costs, its people and its accounts.",
        },
        facts: [{ en: "120+ Partners" }, { en: "Long-term" }],
        link: { en: "Become a partner" },
      },
    },
    questions: {
      title: { en: "Before you ask" },
      lead: {
        en: "What most people want to know first. For everything else there is a letterbox, and a person who reads it.",
      },
      ask: { en: "Ask Us Anything" },
    },
  },
});
