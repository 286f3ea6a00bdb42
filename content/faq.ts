import { z } from "zod";
import { defineContent, link, listOf, localText, slug, unique } from "./define-content.ts";

export const faq = defineContent({
  title: "Questions and answers",
  description: "The questions that people ask most.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    questions: unique(
      listOf(
        z
          .object({
            id: slug.meta({ control: "id" }),
            question: localText(150),
            answer: localText(1000),
            link: link.optional().meta({ title: "Link" }),
          })
          .meta({ title: "Question" }),
        20,
      ),
      "id",
    ),
  }),
  defaults: {
    questions: [
      {
        id: "donations",
        question: { en: "How are donations used?" },
        answer: {
          en: "They go to our programmes: schools, clinics, water, food, relief and training. If you choose a programme, your gift goes to that one.",
        },
      },
      {
        id: "registration",
        question: { en: "Is the foundation registered?" },
        answer: {
          en: "Yes. We are a government-verified non-profit organisation with an office in Lahore, active since 2016. Write to us for copies of our papers.",
        },
      },
      {
        id: "volunteering",
        question: { en: "How can I volunteer?" },
        answer: {
          en: "Our career page lists the open roles. You can also register as a volunteer and tell us when you are free.",
        },
        link: { text: { en: "See the open roles" }, path: "/registration/career" },
      },
      {
        id: "projects",
        question: { en: "What kinds of projects do you run?" },
        answer: { en: "Education, healthcare, humanitarian aid, food distribution and skill development." },
      },
      {
        id: "tax",
        question: { en: "Are donations exempt from tax?" },
        answer: {
          en: "Donations are tax-deductible in Pakistan. You get an official receipt for every gift, for your tax return.",
        },
      },
    ],
  },
});
