import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

/** The words of /impact-report. Its numbers are those of figures.ts. */
export const report = defineContent({
  title: "Impact report",
  description:
    "The words of the impact report and how each figure is counted. Its numbers are under Figures.",
  pages: [{ title: "Impact report", path: "/impact-report" }],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(300).meta({ title: "Introduction" }) }),
    statement: localText(600).meta({
      description: "What a reader must know of the figures before reading them.",
    }),
    counting: listOf(z.object({ what: localText(60), how: localText(400) }).meta({ title: "Rule" }), 12).meta(
      {
        title: "How we count",
      },
    ),
    years: localText(400).meta({ title: "Beside the years" }),
    shares: localText(400).meta({ title: "Beside the shares" }),
    index: localText(400).meta({ title: "Beside the index of figures" }),
    closing: z.object({ title: localText(80), text: localText(400) }),
  }),
  defaults: {
    opening: {
      title: { en: "What donations have achieved", ur: "آپ کے عطیات سے کیا کچھ ہو سکا" },
      lead: {
        en: "The main figures of our work in one place: how much help we gave, to how many people, and how we count. Each service has more figures on its own page.",
        ur: "ہمارے کام کے خاص اعداد ایک جگہ: ہم نے کتنی مدد دی، کتنے لوگوں کو، اور ہم گنتے کیسے ہیں۔ ہر خدمت کے مزید اعداد اس کے اپنے صفحے پر ہیں۔",
      },
    },
    statement: {
      en: "These are the foundation's own figures. We count them ourselves, where we give help, and nobody from outside has checked them for this page. Some were counted in different years or by different rules, so they do not always agree. If two of them disagree, use the smaller one.",
      ur: "یہ فاؤنڈیشن کے اپنے اعداد ہیں۔ ہم خود گنتے ہیں، وہیں جہاں مدد دیتے ہیں، اور اس صفحے کے لیے باہر کے کسی شخص نے ان کی جانچ نہیں کی۔ کچھ اعداد الگ برسوں میں یا الگ اصولوں سے گنے گئے، اس لیے وہ ہمیشہ آپس میں نہیں ملتے۔ جہاں دو عدد نہ ملیں، چھوٹا عدد مانیں۔",
    },
    counting: [
      {
        what: { en: "Families helped", ur: "خاندانوں کی مدد" },
        how: {
          en: "We count a household once in each year in which we helped it, however often we came.",
          ur: "ایک گھرانہ ہر اس سال میں ایک بار گنا جاتا ہے جس میں ہم نے اس کی مدد کی، چاہے ہم کتنی ہی بار گئے ہوں۔",
        },
      },
      {
        what: { en: "Students educated", ur: "طلبہ کی تعلیم" },
        how: {
          en: "We count a pupil in each year in which we paid the fees, the books or the place for at least one term.",
          ur: "ایک طالب علم ہر اس سال میں گنا جاتا ہے جس میں ہم نے کم از کم ایک ٹرم کی فیس، کتابوں یا داخلے کا خرچ اٹھایا۔",
        },
      },
      {
        what: { en: "Medical aid", ur: "طبی امداد" },
        how: {
          en: "We count each treatment, operation or hospital bill that we paid for. Visits to a medical camp are not included.",
          ur: "ہم ہر وہ علاج، آپریشن یا ہسپتال کا بل گنتے ہیں جس کی رقم ہم نے دی۔ میڈیکل کیمپ میں آنے والے اس میں شامل نہیں۔",
        },
      },
      {
        what: { en: "Crisis relief", ur: "آفات میں امداد" },
        how: {
          en: "We count each family that we gave shelter, food or seed after a flood, a fire or a cold wave.",
          ur: "ہم ہر وہ خاندان گنتے ہیں جسے سیلاب، آگ یا سردی کی لہر کے بعد ہم نے ٹھکانا، کھانا یا بیج دیا۔",
        },
      },
      {
        what: { en: "Percentages", ur: "فیصد" },
        how: {
          en: "We round them to whole numbers. Where this page does not say what a percentage is a share of, please ask us.",
          ur: "ہم انہیں پورے عدد تک لاتے ہیں۔ جہاں اس صفحے پر نہ لکھا ہو کہ فیصد کس چیز کا ہے، ہم سے پوچھ لیں۔",
        },
      },
      {
        what: { en: "A plus after a figure", ur: "عدد کے ساتھ “سے زائد”" },
        how: {
          en: "It means at least that many. We stopped counting there, or know that some were not recorded.",
          ur: "اس کا مطلب ہے کم از کم اتنے۔ وہاں ہم نے گننا چھوڑ دیا، یا ہمیں معلوم ہے کہ کچھ درج نہیں ہوئے۔",
        },
      },
    ],
    years: {
      en: "Each bar is one year, with its number above it. All four charts have the same scale, so that you can compare them.",
      ur: "ہر ستون ایک سال ہے، اس کا عدد اوپر لکھا ہے۔ چاروں چارٹ ایک ہی پیمانے پر ہیں، تاکہ آپ موازنہ کر سکیں۔",
    },
    shares: {
      en: "Each square stands for one in a hundred. The filled squares show the share.",
      ur: "ہر خانہ سو میں سے ایک ہے۔ بھرے ہوئے خانے حصہ دکھاتے ہیں۔",
    },
    index: {
      en: "These figures appear on the other pages of this site.",
      ur: "یہ اعداد اس سائٹ کے دوسرے صفحوں پر آتے ہیں۔",
    },
    closing: {
      title: { en: "Ask us about any figure", ur: "کسی بھی عدد کا ہم سے پوچھیں" },
      text: {
        en: "Tell us which figure, and on which page. Our office in Lahore shows you the lists from which we counted it, without the names of the people we helped.",
        ur: "بتائیں کون سا عدد، اور کس صفحے پر۔ لاہور کا دفتر آپ کو وہ فہرستیں دکھاتا ہے جن سے ہم نے اسے گنا، ان لوگوں کے ناموں کے بغیر جن کی مدد ہوئی۔",
      },
    },
  },
});
