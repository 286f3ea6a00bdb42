import { z } from "zod";
import { defineContent, listOf, listOrNone, localText, slug, unique } from "./define-content.ts";

const kind = z
  .object({
    id: slug.meta({ control: "id" }),
    title: localText(80),
    told: localText(80).optional().meta({
      title: "What a family got",
      description:
        "As pages say it behind the number of families: “got medicine”, “کو دوائیں ملیں”. Empty: they say “got help with” and the title.",
    }),
    service: z
      .union([slug, z.literal("")])
      .default("")
      .meta({
        title: "Service",
        description: "The address of the service whose page says how many were helped. It may stay empty.",
      }),
    urgent: z.enum(["yes", "no"]).meta({
      title: "Cannot wait",
      description:
        "Yes: the family is told to call at once, and the request stands on the overview the same day.",
    }),
  })
  .meta({ title: "Kind of help" });

/**
 * @param service the address of the one that it belongs to; empty: of none
 * @param texts its title and what a family got, each in English and in Urdu
 */
const kindOf = (
  id: string,
  service: string,
  [en, ur, told, toldUrdu]: [string, string, string, string],
  urgent: "yes" | "no" = "no",
) => ({ id, title: { en, ur }, told: { en: told, ur: toldUrdu }, service, urgent });

const question = z
  .object({
    id: slug.meta({ control: "id" }),
    question: localText(300),
    needs: z.enum(["yes", "no", "either"]).meta({
      title: "Zakat needs the answer",
      description: "Either: it is asked and kept, and decides nothing.",
    }),
  })
  .meta({ title: "Question" });

/** What families are asked who ask for help, and by which answers they may receive Zakat. FAMILY-01, FAMILY-12, FAMILY-12a. */
export const help = defineContent({
  title: "Help for families",
  description:
    "Kinds of help, the questions of Zakat, what families agree to, and how long a request may wait.",
  pages: [{ title: "Ask for help", path: "/help" }],
  schema: z.object({
    kinds: unique(listOf(kind, 24), "id").meta({ title: "Kinds of help" }),
    termDays: z.number().int().min(1).max(60).meta({
      title: "Days until a visit",
      description:
        "Families read it when they ask. What waits longer stands on the overview and under To do.",
    }),
    agreement: localText(600).meta({
      title: "What the family agrees to",
      description: "Kept with each request as it was when it was sent.",
    }),
    authorisation: localText(600).meta({
      title: "Authorisation (wakalah)",
      description: "Read to the family before Zakat is paid to a hospital, school or shop in its name.",
    }),
    questions: unique(listOrNone(question, 16), "id").meta({
      title: "Questions of Zakat",
      description:
        "Asked at the visit. Ask a scholar you trust before you change what they need. A second person approves a change.",
    }),
  }),
  held: { field: "questions", limit: "eligibility" },
  defaults: {
    kinds: [
      kindOf("ration", "food-program", [
        "Ration for a month",
        "مہینے کا راشن",
        "got a month's ration",
        "کو مہینے کا راشن ملا",
      ]),
      kindOf("medicine", "health", ["Medicine", "دوائیں", "got medicine", "کو دوائیں ملیں"], "yes"),
      kindOf(
        "treatment",
        "health",
        [
          "An operation or hospital bill",
          "آپریشن یا ہسپتال کا بل",
          "had an operation or hospital bill paid",
          "کے آپریشن یا ہسپتال کا بل ادا ہوا",
        ],
        "yes",
      ),
      kindOf("school", "education", [
        "School fees and books",
        "اسکول کی فیس اور کتابیں",
        "got school fees and books",
        "کو اسکول کی فیس اور کتابیں ملیں",
      ]),
      kindOf("clothing", "cloth-distribution", [
        "Clothing and quilts",
        "کپڑے اور رضائیاں",
        "got clothing and quilts",
        "کو کپڑے اور رضائیاں ملیں",
      ]),
      kindOf("wedding", "marriage", [
        "Wedding essentials",
        "شادی کا ضروری سامان",
        "got wedding essentials",
        "کو شادی کا ضروری سامان ملا",
      ]),
      kindOf("work", "employment", [
        "A tool or first stock for work",
        "کام کے لیے اوزار یا پہلا مال",
        "got a tool or first stock for work",
        "کو کام کے لیے اوزار یا پہلا مال ملا",
      ]),
      kindOf("rent", "", [
        "Rent, once",
        "ایک بار کا کرایہ",
        "had their rent paid once",
        "کا ایک بار کا کرایہ ادا ہوا",
      ]),
      kindOf("stipend", "", [
        "Monthly support for widows and orphans",
        "بیواؤں اور یتیموں کا ماہانہ وظیفہ",
        "got monthly support",
        "کو ماہانہ وظیفہ ملا",
      ]),
      kindOf("other", "", [
        "Something else",
        "کچھ اور",
        "got help with something else",
        "کو کوئی اور مدد ملی",
      ]),
    ],
    termDays: 3,
    agreement: {
      en: "I agree that the foundation keeps what I write here, visits us and asks what it needs to know. Only the staff who help us read it. I can ask at any time that it is removed.",
      ur: "میں اجازت دیتا/دیتی ہوں کہ ادارہ میری لکھی ہوئی باتیں محفوظ رکھے، ہمارے گھر آئے اور ضروری باتیں پوچھے۔ یہ باتیں صرف وہی لوگ پڑھیں گے جو ہماری مدد کریں گے۔ میں جب چاہوں، انہیں مٹانے کا کہہ سکتا/سکتی ہوں۔",
    },
    authorisation: {
      en: "I authorise the foundation to receive Zakat on behalf of my family, and to spend it in our name on what was agreed.",
      ur: "میں ادارے کو اختیار دیتا/دیتی ہوں کہ وہ میرے گھرانے کی طرف سے زکوٰۃ وصول کرے اور ہماری طرف سے طے شدہ کام پر خرچ کرے۔",
    },
    questions: [
      { id: "muslim", question: { en: "Is the family Muslim?", ur: "کیا گھرانہ مسلمان ہے؟" }, needs: "yes" },
      {
        id: "sayyid",
        question: { en: "Is the family Sayyid (Banu Hashim)?", ur: "کیا گھرانہ سید (بنو ہاشم) ہے؟" },
        needs: "no",
      },
      {
        id: "nisab",
        question: {
          en: "After debts, is what the household owns beyond its needs worth less than the nisab (52.5 tola of silver)?",
          ur: "قرض نکال کر، ضرورت سے زائد جو کچھ گھرانے کے پاس ہے، کیا وہ نصاب (52.5 تولہ چاندی) سے کم ہے؟",
        },
        needs: "yes",
      },
      {
        id: "other-help",
        question: {
          en: "Does the family get other help (BISP 8171, Bait-ul-Mal, a mosque's committee)?",
          ur: "کیا گھرانے کو کہیں اور سے مدد ملتی ہے (بینظیر انکم سپورٹ 8171، بیت المال، مسجد کمیٹی)؟",
        },
        needs: "either",
      },
    ],
  },
});
