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
            needs: z.enum(["registration", "approval"]).optional().meta({
              title: "The answer needs",
              description:
                "Registration: it shows once Claims says that the foundation is registered. Approval: while the one for tax credits, under Receipts, is valid.",
            }),
            otherwise: localText(1000).optional().meta({
              title: "Answer until then",
              description: "Without it the question is left out until then.",
            }),
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
        needs: "registration",
        otherwise: {
          en: "We have worked from an office in Lahore since 2016. Write to us for copies of our papers, and ask the authority that issued them whether they are valid.",
          ur: "ہم 2016 سے لاہور کے دفتر سے کام کر رہے ہیں۔ کاغذات کی نقل کے لیے ہمیں لکھیں، اور جس محکمے نے انہیں جاری کیا اس سے پوچھ لیں کہ وہ درست ہیں یا نہیں۔",
        },
      },
      {
        id: "volunteering",
        question: { en: "How can I volunteer?", ur: "رضاکار کیسے بنتے ہیں؟" },
        answer: {
          en: "Our career page lists the open roles. You can also register as a volunteer and tell us when you are free.",
          ur: "ہمارے ملازمت کے صفحے پر خالی اسامیاں درج ہیں۔ آپ رضاکار کے طور پر بھی نام لکھوا سکتے ہیں اور بتا سکتے ہیں کہ آپ کس وقت فارغ ہوتے ہیں۔",
        },
        link: { text: { en: "See the open roles", ur: "خالی اسامیاں دیکھیں" }, path: "/registration/career" },
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
        needs: "approval",
        otherwise: {
          en: "Not at the moment. You get an official receipt for every gift, but it gives no right to a tax credit: that needs an approval by the tax authority, and we have none that is valid today.",
          ur: "فی الحال نہیں۔ آپ کو ہر عطیے کی باقاعدہ رسید دی جاتی ہے، لیکن اس پر ٹیکس کریڈٹ نہیں ملتا: اس کے لیے ٹیکس کے محکمے کی منظوری ضروری ہے، اور آج ہمارے پاس ایسی کوئی منظوری نہیں۔",
        },
      },
    ],
  },
});
