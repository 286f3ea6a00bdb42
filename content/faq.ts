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
        question: { en: "How are donations used?", ur: "عطیات کیسے خرچ ہوتے ہیں؟" },
        answer: {
          en: "They go to our programmes: schools, clinics, water, food, relief and training. If you choose a programme, your gift goes to that one.",
          ur: "یہ ہمارے پروگراموں پر لگتے ہیں: اسکول، کلینک، پانی، کھانا، امداد اور تربیت۔ آپ کوئی پروگرام چن لیں تو آپ کا عطیہ اسی پر لگتا ہے۔",
        },
      },
      {
        id: "registration",
        question: { en: "Is the foundation registered?", ur: "کیا فاؤنڈیشن رجسٹرڈ ہے؟" },
        answer: {
          en: "Yes. We are a government-verified non-profit organisation with an office in Lahore, active since 2016. Write to us for copies of our papers.",
          ur: "جی ہاں۔ ہم حکومت سے تصدیق شدہ غیر منافع بخش ادارہ ہیں، لاہور میں ہمارا دفتر ہے اور ہم 2016 سے کام کر رہے ہیں۔ کاغذات کی نقل کے لیے ہمیں لکھیں۔",
        },
      },
      {
        id: "volunteering",
        question: { en: "How can I volunteer?", ur: "رضاکار کیسے بنتے ہیں؟" },
        answer: {
          en: "Our career page lists the open roles. You can also register as a volunteer and tell us when you are free.",
          ur: "ہمارے ملازمت کے صفحے پر خالی جگہیں لکھی ہیں۔ آپ رضاکار کے طور پر بھی نام لکھوا سکتے ہیں اور بتا سکتے ہیں کہ آپ کس وقت فارغ ہوتے ہیں۔",
        },
        link: { text: { en: "See the open roles", ur: "خالی جگہیں دیکھیں" }, path: "/registration/career" },
      },
      {
        id: "projects",
        question: { en: "What kinds of projects do you run?", ur: "آپ کس طرح کے منصوبے چلاتے ہیں؟" },
        answer: {
          en: "Education, healthcare, humanitarian aid, food distribution and skill development.",
          ur: "تعلیم، صحت، انسانی امداد، کھانے کی تقسیم اور ہنر کی تربیت۔",
        },
      },
      {
        id: "tax",
        question: { en: "Are donations exempt from tax?", ur: "کیا عطیات پر ٹیکس کی چھوٹ ہے؟" },
        answer: {
          en: "Donations are tax-deductible in Pakistan. You get an official receipt for every gift, for your tax return.",
          ur: "پاکستان میں عطیات پر ٹیکس کی چھوٹ ملتی ہے۔ آپ کو ہر عطیے کی باقاعدہ رسید دی جاتی ہے، ٹیکس ریٹرن کے لیے۔",
        },
      },
    ],
  },
});
