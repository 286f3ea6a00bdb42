import { z } from "zod";
import { defineContent, link, listOf, localText, slug, unique } from "./define-content.ts";

export const faq = defineContent({
  title: "Questions and answers",
  description: "The questions that most people ask first.",
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
          en: "They go to our programmes: schools, clinics, water, food, relief and training. If you name a programme with your gift, it goes to that one.",
        },
      },
      {
        id: "registration",
        question: { en: "Is the foundation registered?" },
        answer: {
          en: "Yes. We are a government-verified non-profit organisation, active since 2016, with our office in Lahore. Write to us and we send you copies of our papers.",
        },
      },
      {
        id: "volunteering",
        question: { en: "How can I volunteer?" },
        answer: {
          en: "The roles that are open now stand on our career page, with the hours and the place of each. Choose one and tell us when you are free.",
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
          en: "Donations are tax-deductible in Pakistan. Every gift gets an official receipt, which you hand in with your return.",
        },
      },
    ],
  },
});
