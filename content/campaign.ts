import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import { defineContent, listOrNone, localText, paragraphs, picture, slug } from "./define-content.ts";

const rupees = z.number().int().min(0).max(10_000_000_000);

/** The sample's days, from one December to the next: a new installation never starts with a campaign that is over. */
function sampleDays(today = new Date().toISOString()) {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 10) > "12-15" ? 1 : 0);
  return { from: `${year - 1}-12-16`, until: `${year}-12-15` };
}

/**
 * What the foundation raises money for now: /latest-campaign (CAMPAIGN-01). What has come in is counted from the gifts to
 * the campaign's programme.
 */
export const campaign = defineContent({
  title: "Latest campaign",
  description: "What you are raising money for now: goal, story, amounts and the last day.",
  pages: [{ title: "Latest campaign", path: "/latest-campaign" }],
  schema: z.object({
    running: z.boolean().default(true).meta({
      title: "A campaign is running",
      description: "Without it the page says that there is no campaign at the moment.",
    }),
    title: localText(80),
    goal: localText(200).meta({ description: "The goal in one sentence." }),
    picture,
    story: localText(5000).meta({ description: paragraphs }),
    /** Its slug is the fund of /donate. */
    programme: slug.meta({
      title: "Programme",
      description: "The programme that gifts go to.",
      control: "programme",
    }),
    donations: listOrNone(
      z
        .object({
          amount: z.number().int().min(100).max(1_000_000).meta({ title: "Amount in PKR" }),
          pays: localText(200).meta({ title: "What it pays for" }),
        })
        .meta({ title: "Gift" }),
      6,
    ).meta({ description: "From the smallest gift to the largest." }),
    steps: listOrNone(
      z.object({ title: localText(80), text: localText(400) }).meta({ title: "Step" }),
      6,
    ).meta({
      description: "From the gift to the door, in order.",
    }),
    /** Karachi days, YYYY-MM-DD. */
    from: z.iso.date().optional().meta({
      title: "First day",
      description: "Gifts to the programme count towards the goal from this day on.",
    }),
    until: z.union([z.literal(""), z.iso.date()]).meta({
      title: "Last day",
      description: "The last day of the campaign. Empty: it has no end.",
    }),
    target: rupees.optional().meta({
      title: "Goal in PKR",
      description: "Without one the page shows no progress.",
    }),
    raised: rupees.optional().meta({
      title: "Raised so far in PKR",
      description:
        "Only for a campaign whose programme is not on this site: otherwise the site counts the gifts itself.",
    }),
    beyond: localText(300).meta({ title: "Gifts beyond the goal" }),
  }),
  defaults: {
    running: false,
    title: { en: "No campaign at the moment", ur: "فی الحال کوئی مہم نہیں" },
    goal: {
      en: "We are not raising money for a particular goal at the moment. You can give to any of our programmes.",
      ur: "ان دنوں ہم کسی خاص مقصد کے لیے رقم جمع نہیں کر رہے۔ آپ ہمارے کسی بھی پروگرام کو عطیہ دے سکتے ہیں۔",
    },
    picture: artPicture("/art/neighbours.svg"),
    story: {
      en: "Describe here what the money is for, who needs it and what you will do with it.",
      ur: "یہاں لکھیں کہ رقم کس کام کے لیے ہے، کسے چاہیے اور آپ اس سے کیا کریں گے۔",
    },
    programme: "emergency-relief",
    donations: [],
    steps: [],
    until: "",
    beyond: {
      en: "If we raise more than we need, the rest stays with the programme.",
      ur: "ضرورت سے زیادہ رقم جمع ہو جائے تو باقی اسی پروگرام میں رہتی ہے۔",
    },
  },
  sample: {
    running: true,
    title: { en: "Two thousand quilts before the fog", ur: "دھند سے پہلے دو ہزار رضائیاں" },
    goal: {
      en: "2,000 warm quilts for families along the Ravi before the first cold wave in December.",
      ur: "دسمبر کی پہلی سردی کی لہر سے پہلے راوی کنارے کے خاندانوں کے لیے 2,000 گرم رضائیاں۔",
    },
    picture: artPicture("/art/quilts.svg"),
    story: {
      en: "The first cold night in Lahore comes without warning. One evening the tea stalls pull their benches inside, and the next morning there is fog over the river settlements. The houses there have thin walls and leaking roofs, and an open fire at night can burn one down.\n\nA quilt keeps a family warm without fire or electricity, this winter and the next. We buy cotton in August, when it is cheap. The women's workshop in Kasur sews through September and is paid by the piece.\n\nVolunteers go from door to door, two to a lane, and ask three questions. Is there a child under five or somebody over sixty? How many people sleep under one quilt tonight? Is the roof whole? The answers decide which families come first. Nobody has to plead, and we take no photographs when we hand over a quilt.",
      ur: "لاہور میں پہلی ٹھنڈی رات بتا کر نہیں آتی۔ ایک شام چائے والے اپنے بینچ اندر کر لیتے ہیں، اور اگلی صبح دریا کنارے کی بستیوں پر دھند ہوتی ہے۔ وہاں گھروں کی دیواریں پتلی ہیں اور چھتیں ٹپکتی ہیں، اور رات کو جلائی گئی آگ سے پورا گھر جل سکتا ہے۔\n\nرضائی آگ اور بجلی کے بغیر خاندان کو گرم رکھتی ہے، اس سردی میں بھی اور اگلی میں بھی۔ روئی ہم اگست میں خریدتے ہیں، جب سستی ہوتی ہے۔ قصور میں عورتوں کی ورکشاپ پورا ستمبر رضائیاں سیتی ہے، اور اجرت فی رضائی ملتی ہے۔\n\nرضاکار گھر گھر جاتے ہیں، ہر گلی میں دو، اور تین سوال پوچھتے ہیں۔ کیا گھر میں پانچ سال سے چھوٹا بچہ یا ساٹھ سال سے بڑا کوئی ہے؟ آج رات ایک رضائی میں کتنے لوگ سوئیں گے؟ کیا چھت سلامت ہے؟ انہی جوابوں سے طے ہوتا ہے کہ کن خاندانوں کی باری پہلے ہے۔ کسی کو منت نہیں کرنی پڑتی، اور رضائی دیتے وقت ہم تصویر نہیں لیتے۔",
    },
    programme: "emergency-relief",
    donations: [
      {
        amount: 2350,
        pays: {
          en: "One double quilt: four kilograms of cotton, sewn, tagged and delivered to the door",
          ur: "ایک ڈبل رضائی: چار کلو روئی، سلائی اور پرچی کے ساتھ، دروازے تک",
        },
      },
      {
        amount: 4700,
        pays: {
          en: "Two quilts, so that parents and children need not share one",
          ur: "دو رضائیاں، تاکہ ماں باپ اور بچوں کو ایک ہی میں نہ سونا پڑے",
        },
      },
      {
        amount: 11_750,
        pays: {
          en: "Five quilts, for a household of three generations",
          ur: "پانچ رضائیاں، ایسے گھر کے لیے جہاں تین نسلیں رہتی ہیں",
        },
      },
      {
        amount: 47_000,
        pays: { en: "A bale of twenty quilts, for one lane", ur: "بیس رضائیوں کی ایک گانٹھ، ایک گلی کے لیے" },
      },
    ],
    steps: [
      {
        title: { en: "We set your gift aside", ur: "آپ کا عطیہ الگ رکھا جاتا ہے" },
        text: {
          en: "It is entered under Emergency Relief and spent on that alone. You get a receipt.",
          ur: "یہ ہنگامی امداد کے کھاتے میں درج ہوتا ہے اور صرف اسی پر خرچ ہوتا ہے۔ آپ کو رسید ملتی ہے۔",
        },
      },
      {
        title: {
          en: "We buy cotton and pay the women who sew",
          ur: "ہم روئی خریدتے ہیں اور سینے والیوں کو اجرت دیتے ہیں",
        },
        text: {
          en: "We buy cotton by the bale. The women who sew are paid for each quilt in the same week.",
          ur: "روئی ہم گانٹھوں کے حساب سے خریدتے ہیں۔ سینے والی عورتوں کو ہر رضائی کی اجرت اسی ہفتے ملتی ہے۔",
        },
      },
      {
        title: { en: "We deliver the quilts", ur: "ہم رضائیاں پہنچاتے ہیں" },
        text: {
          en: "Donkey carts take them from the store room in Lahore, because the lanes are too narrow for a lorry.",
          ur: "گدھا گاڑیاں انہیں لاہور کے گودام سے لے جاتی ہیں، کیونکہ گلیاں ٹرک کے لیے تنگ ہیں۔",
        },
      },
      {
        title: { en: "We tell you the result", ur: "ہم نتیجہ بتاتے ہیں" },
        text: {
          en: "When all quilts are handed over, we write in our stories how many there were, and where they went.",
          ur: "جب سب رضائیاں تقسیم ہو جاتی ہیں تو ہم اپنی کہانیوں میں لکھتے ہیں کہ کتنی تھیں، اور کہاں گئیں۔",
        },
      },
    ],
    ...sampleDays(),
    target: 4_700_000,
    beyond: {
      en: "If we raise more than two thousand quilts cost, the rest stays with Emergency Relief: tents, flour and medicine for the next flood.",
      ur: "دو ہزار رضائیوں کے خرچ سے زیادہ رقم جمع ہو جائے تو باقی ہنگامی امداد میں رہتی ہے: اگلے سیلاب کے لیے خیمے، آٹا اور دوائیں۔",
    },
  },
});
