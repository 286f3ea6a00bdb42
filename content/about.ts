import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

/** /about-us. Address, year and registrations are the identity's, the years the timeline's. */
export const about = defineContent({
  title: "About us",
  description: "Who the foundation is, and how a visitor can check it.",
  pages: [{ title: "About us", path: "/about-us" }],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(400).meta({ title: "Introduction" }) }),
    paragraphs: listOf(localText(1500), 6),
    checking: z
      .object({ lead: localText(400).meta({ title: "Introduction" }), ways: listOf(localText(300), 6) })
      .meta({ title: "Whether we are registered", description: "What a visitor can do to find out." }),
  }),
  defaults: {
    opening: {
      title: { en: "Who we are", ur: "ہم کون ہیں" },
      lead: {
        en: "We are a welfare foundation in Lahore. We help families across Pakistan with food, medicine, school, clean water, blood and work.",
        ur: "ہم لاہور کی ایک فلاحی فاؤنڈیشن ہیں۔ کھانا ہو، دوا، تعلیم، صاف پانی، خون یا روزگار، ہم پورے پاکستان میں خاندانوں کی مدد کرتے ہیں۔",
      },
    },
    paragraphs: [
      {
        en: "A family calls us, or a neighbour calls for them. We visit them, listen, and write down what they need: medicine, a school fee, flour for the month, a bag of blood by tonight. If we have it, we bring it the same week. If we do not, we look for it.",
        ur: "کوئی خاندان ہمیں فون کرتا ہے، یا اس کی طرف سے کوئی پڑوسی۔ ہم گھر جا کر ملتے ہیں، بات سنتے ہیں اور ضرورت لکھ لیتے ہیں: دوا، اسکول کی فیس، مہینے کا آٹا، آج رات تک خون کی ایک بوتل۔ جو ہمارے پاس ہو، اسی ہفتے پہنچا دیتے ہیں۔ جو نہ ہو، اسے ڈھونڈتے ہیں۔",
      },
      {
        en: "We have a small staff, and volunteers who live in the neighbourhoods where they help. We belong to no party, and we ask nobody about their vote, and about faith for Zakat alone.",
        ur: "ہمارا عملہ مختصر ہے، اور رضاکار انہی محلوں کے رہنے والے ہیں جہاں وہ مدد کرتے ہیں۔ ہمارا کسی جماعت سے تعلق نہیں، ہم کسی سے اس کا ووٹ نہیں پوچھتے، اور مذہب صرف زکوٰۃ کے لیے۔",
      },
    ],
    checking: {
      lead: {
        en: "Please do not take our word for it. You can check.",
        ur: "صرف ہماری بات پر یقین نہ کریں۔ آپ خود جانچ سکتے ہیں۔",
      },
      ways: [
        {
          en: "Ask for copies of our registration papers, by mail, by phone or at the office. You need not give a reason.",
          ur: "ہمارے رجسٹریشن کے کاغذات کی نقلیں ای میل سے، فون پر یا دفتر آ کر مانگیں۔ وجہ بتانا ضروری نہیں۔",
        },
        {
          en: "Ask the authority that issued the registration whether it is ours and still valid.",
          ur: "جس محکمے نے رجسٹریشن دی ہے، اس سے پوچھیں کہ یہ ہماری ہے اور اب بھی درست ہے۔",
        },
        {
          en: "Come to the office with our report, and ask how we counted any figure in it.",
          ur: "ہماری رپورٹ لے کر دفتر آئیں، اور اس کے کسی بھی عدد کا پوچھیں کہ ہم نے اسے کیسے گنا۔",
        },
      ],
    },
  },
});
