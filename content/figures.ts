import { z } from "zod";
import { defineContent, listOf, listOrNone, localText } from "./define-content.ts";

/*
 * Every figure that the foundation publishes about itself. They are its statements, not counts from the database. Some
 * disagree with each other, and stay as they were given (ALL-07).
 */

/** A figure as it is written: 50K+, 92%, 18,000+. Or the key of a shared one: {efficiency}. */
const value = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .meta({ description: "As it is written: 50K+, 92% or {efficiency}." });
/** Of which year a figure is, and who counted it from what. With both it is confirmed. */
const evidence = {
  year: z
    .number()
    .int()
    .min(1990)
    .max(2100)
    .optional()
    .meta({ description: "Which year it was counted in." }),
  source: localText(150).optional().meta({ description: "Who counted it, and from which list." }),
};
export const figure = z.object({ value, name: localText(60), ...evidence }).meta({ title: "Figure" });
const percent = z.number().int().min(0).max(100);

export const figures = defineContent({
  title: "Figures",
  description:
    "The numbers that several pages share: meals, students, percentages, years. The others are with their page.",
  pages: [
    { title: "Home", path: "/" },
    { title: "Impact report", path: "/impact-report" },
    { title: "Volunteer", path: "/registration/volunteer" },
  ],
  schema: z.object({
    shared: z
      .record(
        z
          .string()
          .regex(/^[a-z-]+$/)
          .max(40),
        z.string().trim().min(1).max(20),
      )
      .meta({
        title: "Shared figures",
        description:
          "Those that stand in more than one place. Any text names one in braces, such as {meals}; changed here, it changes everywhere.",
      }),
    sources: listOrNone(
      z
        .object({
          figure: z
            .string()
            .trim()
            .min(1)
            .max(40)
            .meta({ title: "Shared figure", description: "Its name without braces: students." }),
          ...evidence,
        })
        .meta({ title: "Shared figure" }),
      60,
    ).meta({
      title: "Year and source of the shared figures",
      description: "A figure with both is confirmed. Until then it shows as it was given.",
    }),
    trust: z
      .object({ verified: localText(60), efficiency: localText(60), rating: localText(60) })
      .meta({ title: "Lines of trust", description: "Home, beside the large pictures." }),
    hero: listOf(figure, 4).meta({ title: "First row", description: "Home, under the large pictures." }),
    programmes: listOf(figure, 4).meta({ title: "Over the programmes", description: "Home." }),
    helpGiven: listOf(
      z
        .object({
          total: z.number().int().min(0),
          name: localText(60),
          years: listOf(z.number().int().min(0).meta({ title: "Year" }), 12).meta({
            description: "A count for each year, the oldest first.",
          }),
          ...evidence,
        })
        .meta({ title: "Kind of help" }),
      8,
    ).meta({ title: "The help we gave", description: "Home and impact report: the bars." }),
    helpGivenUntil: z
      .number()
      .int()
      .min(2000)
      .max(2100)
      .meta({ title: "Last year of the account", description: "The year of each last bar." }),
    helpRings: listOf(z.object({ percent, name: localText(60) }).meta({ title: "Ring" }), 4).meta({
      title: "Rings beside the account",
      description: "Home.",
    }),
    impactShares: listOf(
      z.object({ value, name: localText(60), text: localText(200) }).meta({ title: "Share" }),
      4,
    ).meta({ title: "Shares in 'Transforming lives'", description: "Home: rings of percentages." }),
    impactCounters: listOf(figure, 6).meta({
      title: "Counters in 'Transforming lives'",
      description: "Home.",
    }),
    impactGrowth: value.meta({ title: "Badge of the counters" }),
    career: listOf(figure, 4).meta({ title: "Beside 'Work with us'", description: "Home and volunteering." }),
    trustedBy: localText(100).meta({ title: "Trusted by" }),
  }),
  defaults: {
    shared: {
      efficiency: "92%",
      "direct-impact": "95%",
      "lives-treated": "18,000+",
      "medical-camps": "25+",
      students: "4,500+",
      "children-at-school": "5,200+",
      "schools-built": "15",
      "pupils-who-go-on": "98%",
      "patients-treated": "200,000+",
      meals: "350,000+",
      "families-supported": "1,200+",
    },
    sources: [],
    trust: {
      verified: { en: "Verified Non-Profit", ur: "تصدیق شدہ غیر منافع بخش ادارہ" },
      efficiency: { en: "{efficiency} Program Efficiency", ur: "پروگراموں کی کارکردگی {efficiency}" },
      rating: { en: "4.9/5 Rating", ur: "ریٹنگ 4.9/5" },
    },
    hero: [
      { value: "15+", name: { en: "Years", ur: "سال" } },
      { value: "120+", name: { en: "Countries", ur: "ملک" } },
      { value: "2M+", name: { en: "Lives", ur: "زندگیاں" } },
      { value: "{efficiency}", name: { en: "Efficiency", ur: "کارکردگی" } },
    ],
    programmes: [
      { value: "50K+", name: { en: "Lives Touched", ur: "سنوری ہوئی زندگیاں" } },
      { value: "120+", name: { en: "Communities", ur: "آبادیاں" } },
      { value: "9", name: { en: "Core Programs", ur: "بنیادی پروگرام" } },
      { value: "15", name: { en: "Years Serving", ur: "خدمت کے سال" } },
    ],
    helpGiven: [
      {
        total: 1990,
        name: { en: "Families helped", ur: "خاندانوں کی مدد" },
        years: [120, 210, 290, 360, 450, 560],
      },
      {
        total: 1100,
        name: { en: "Students educated", ur: "طلبہ کی تعلیم" },
        years: [80, 130, 160, 190, 240, 300],
      },
      { total: 500, name: { en: "Medical aid", ur: "طبی امداد" }, years: [40, 65, 72, 90, 105, 128] },
      {
        total: 1300,
        name: { en: "Crisis relief", ur: "آفات میں امداد" },
        years: [60, 310, 140, 190, 330, 270],
      },
    ],
    helpGivenUntil: 2025,
    helpRings: [
      { percent: 87, name: { en: "Overall impact", ur: "مجموعی اثر" } },
      { percent: 92, name: { en: "Community reach", ur: "لوگوں تک رسائی" } },
      { percent: 85, name: { en: "Program success", ur: "پروگراموں کی کامیابی" } },
    ],
    impactShares: [
      {
        value: "{direct-impact}",
        name: { en: "Direct program impact", ur: "براہِ راست پروگراموں پر" },
        text: {
          en: "of what we are given goes to our programmes.",
          ur: "ہمیں ملنے والی رقم کا اتنا حصہ ہمارے پروگراموں پر لگتا ہے۔",
        },
      },
      {
        value: "{efficiency}",
        name: { en: "Program efficiency", ur: "پروگراموں کی کارکردگی" },
        text: {
          en: "of our programmes finish the year on plan and within budget.",
          ur: "ہمارے اتنے پروگرام سال کے آخر پر منصوبے اور بجٹ کے مطابق ہوتے ہیں۔",
        },
      },
      {
        value: "{pupils-who-go-on}",
        name: { en: "Pupils who go on", ur: "آگے پڑھنے والے بچے" },
        text: {
          en: "of the children in our schools continue to secondary school.",
          ur: "ہمارے اسکولوں کے اتنے بچے آگے سیکنڈری اسکول جاتے ہیں۔",
        },
      },
    ],
    impactCounters: [
      { value: "{lives-treated}", name: { en: "Lives treated", ur: "لوگ جن کا علاج ہوا" } },
      { value: "{students}", name: { en: "Students at school", ur: "اسکول میں طلبہ" } },
      { value: "{meals}", name: { en: "Meals a year", ur: "کھانے ہر سال" } },
      { value: "{families-supported}", name: { en: "Families supported", ur: "مدد پانے والے خاندان" } },
    ],
    impactGrowth: "+12%",
    career: [
      { value: "500+", name: { en: "Volunteers Engaged", ur: "سرگرم رضاکار" } },
      { value: "95%", name: { en: "Satisfaction Rate", ur: "مطمئن لوگ" } },
      { value: "50+", name: { en: "Projects Completed", ur: "مکمل منصوبے" } },
    ],
    trustedBy: {
      en: "Trusted by 100,000+ people to help",
      ur: "مدد کے کام میں 100,000 سے زائد لوگوں کا اعتماد",
    },
  },
});
