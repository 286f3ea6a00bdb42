import { z } from "zod";
import { artImage, artPicture } from "./art-alt.ts";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

/** /our-work: how help is given. The services and programmes at its end are those of their own content. */
export const work = defineContent({
  title: "Our work",
  description: "How help is given, from the first call to the last visit.",
  pages: [{ title: "Our work", path: "/our-work" }],
  schema: z.object({
    opening: z.object({
      title: localText(80),
      lead: localText(400).meta({ title: "Introduction" }),
      image: pictureAddress,
      alt: alternativeText,
    }),
    steps: listOf(
      z
        .object({
          when: localText(60).meta({ description: "Counted from the first call." }),
          title: localText(80),
          text: localText(600),
          who: localText(80).meta({ title: "Who does it" }),
          picture: z
            .object({ src: pictureAddress, alt: alternativeText })
            .optional()
            .meta({ title: "Picture" }),
        })
        .meta({ title: "Step" }),
      10,
    ).meta({ description: "What happens, in its order." }),
    asking: z
      .object({ title: localText(80), text: localText(400) })
      .meta({ title: "To those who need help" }),
  }),
  defaults: {
    opening: {
      title: { en: "From the first call to the last visit", ur: "پہلے فون سے آخری ملاقات تک" },
      lead: {
        en: "How we help, step by step. The steps are the same for a sack of flour and for an operation. Only the time between them differs.",
        ur: "ہم مدد کیسے کرتے ہیں، قدم بہ قدم۔ آٹے کی بوری ہو یا آپریشن، قدم وہی ہیں۔ فرق صرف یہ ہے کہ بیچ میں کتنا وقت لگتا ہے۔",
      },
      ...artImage("/art/clinic.svg"),
    },
    steps: [
      {
        when: { en: "The first hour", ur: "پہلا گھنٹہ" },
        title: { en: "You call us", ur: "آپ ہمیں فون کرتے ہیں" },
        text: {
          en: "You call us, or a neighbour, a teacher or a nurse calls for you. We ask what has happened, where you are, and whether it can wait until tomorrow. If it cannot, because somebody needs blood or a hospital, we come the same day and do the rest afterwards.",
          ur: "آپ فون کرتے ہیں، یا آپ کی طرف سے کوئی پڑوسی، استاد یا نرس۔ ہم پوچھتے ہیں کہ کیا ہوا ہے، آپ کہاں ہیں، اور کیا بات کل تک رک سکتی ہے۔ نہ رک سکے، کہ کسی کو خون چاہیے یا ہسپتال پہنچنا ہے، تو ہم اسی دن آتے ہیں اور باقی کام بعد میں۔",
        },
        who: { en: "The desk in Lahore", ur: "لاہور دفتر کا ڈیسک" },
        picture: artPicture("/art/first-call.svg"),
      },
      {
        when: { en: "Within days", ur: "چند دن کے اندر" },
        title: { en: "We visit you", ur: "ہم آپ کے گھر آتے ہیں" },
        text: {
          en: "Two of us come to your home; if women live alone, one of the two is a woman. We listen and look only at what you show us. Often a family needs something other than it asked for. The medicine was free, for example, but nobody could fetch it.",
          ur: "ہم میں سے دو لوگ آپ کے گھر آتے ہیں؛ گھر میں صرف عورتیں ہوں تو دو میں سے ایک عورت ہوتی ہے۔ ہم بات سنتے ہیں اور وہی دیکھتے ہیں جو آپ دکھائیں۔ اکثر ضرورت وہ نہیں ہوتی جو مانگی گئی تھی۔ جیسے دوا تو مفت تھی، مگر لانے والا کوئی نہ تھا۔",
        },
        who: {
          en: "A field officer and a volunteer from your neighbourhood",
          ur: "فیلڈ افسر اور آپ کے محلے کا ایک رضاکار",
        },
        picture: artPicture("/art/home-visit.svg"),
      },
      {
        when: { en: "The same week", ur: "اسی ہفتے" },
        title: { en: "We decide", ur: "ہم فیصلہ کرتے ہیں" },
        text: {
          en: "The visitors do not decide alone. A second person reads their report and asks what you would do without us. The person who visited you tells you the answer. If it is no, we tell you who else may be able to help.",
          ur: "ملنے والے اکیلے فیصلہ نہیں کرتے۔ ایک اور شخص ان کی رپورٹ پڑھتا ہے اور پوچھتا ہے کہ ہمارے بغیر آپ کیا کریں گے۔ جواب آپ کو وہی بتاتا ہے جو آپ سے ملنے آیا تھا۔ جواب نہ میں ہو تو ہم بتاتے ہیں کہ اور کون مدد کر سکتا ہے۔",
        },
        who: { en: "The programme lead, with the visitor", ur: "پروگرام کے سربراہ، ملنے والے کے ساتھ" },
        picture: artPicture("/art/decision.svg"),
      },
      {
        when: { en: "The same week", ur: "اسی ہفتے" },
        title: { en: "We bring what you need", ur: "جو چاہیے، ہم پہنچاتے ہیں" },
        text: {
          en: "Where we can, we give goods and services instead of money. We pay the fee to the school and the bill to the hospital, and bring the sack to your kitchen. You sign for it, or somebody you trust does, and you keep a copy.",
          ur: "جہاں ہو سکے، ہم نقد کے بجائے سامان اور خدمات دیتے ہیں۔ فیس اسکول کو دیتے ہیں، بل ہسپتال کو، اور بوری آپ کے باورچی خانے تک لاتے ہیں۔ آپ دستخط کرتے ہیں، یا کوئی جس پر آپ کو بھروسا ہو، اور ایک نقل آپ کے پاس رہتی ہے۔",
        },
        who: { en: "The store and a driver", ur: "گودام اور ڈرائیور" },
        picture: artPicture("/art/emergency-relief.svg"),
      },
      {
        when: { en: "After a month", ur: "ایک مہینے بعد" },
        title: { en: "We visit you again", ur: "ہم دوبارہ آتے ہیں" },
        text: {
          en: "Is the child at school? Was the whole course of tablets taken? Did the machine bring work? We write down what we find, and learn from it for the next family.",
          ur: "کیا بچہ اسکول جا رہا ہے؟ کیا گولیوں کا پورا کورس ہوا؟ کیا مشین سے کام ملا؟ جو دیکھتے ہیں لکھ لیتے ہیں، اور اگلے خاندان کے لیے اس سے سیکھتے ہیں۔",
        },
        who: { en: "The same two people", ur: "وہی دو لوگ" },
        picture: artPicture("/art/second-visit.svg"),
      },
      {
        when: { en: "When you say so", ur: "جب آپ کہیں" },
        title: { en: "The last visit", ur: "آخری ملاقات" },
        text: {
          en: "We stop when you no longer need us. On our last visit we ask what we could have done better, and whether you would like to help when somebody in your street needs a neighbour.",
          ur: "جب آپ کو ہماری ضرورت نہ رہے تو ہم رک جاتے ہیں۔ آخری ملاقات میں پوچھتے ہیں کہ ہم کیا بہتر کر سکتے تھے، اور یہ بھی کہ آپ کی گلی میں کسی کو پڑوسی کی ضرورت پڑے تو کیا آپ ساتھ دینا چاہیں گے۔",
        },
        who: { en: "The person who first visited you", ur: "وہی جو پہلی بار ملنے آئے تھے" },
        picture: artPicture("/art/women-empowerment.svg"),
      },
    ],
    asking: {
      title: { en: "Do you need help?", ur: "کیا آپ کو مدد چاہیے؟" },
      text: {
        en: "Call us, or ask on the site: the form is short, and on the phone we fill it in for you. You need no letter of recommendation, and asking costs nothing.",
        ur: "فون کریں، یا سائٹ پر درخواست دیں: فارم چھوٹا سا ہے، اور فون پر ہم خود بھر دیتے ہیں۔ سفارشی خط نہیں چاہیے، اور درخواست دینے پر کوئی خرچ نہیں۔",
      },
    },
  },
});
