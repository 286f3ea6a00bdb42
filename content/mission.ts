import { z } from "zod";
import { defineContent, listOf, localText } from "./define-content.ts";

export const mission = defineContent({
  title: "Our mission",
  description: "Mission, vision, promises, and how the foundation decides whom to help.",
  pages: [{ title: "Our mission", path: "/about-us/mission" }],
  schema: z.object({
    mission: localText(300),
    vision: localText(600),
    promises: listOf(
      z
        .object({ to: localText(60).meta({ title: "To whom" }), promise: localText(400) })
        .meta({ title: "Promise" }),
      8,
    ),
    decisions: z
      .object({
        lead: localText(300).meta({ title: "Introduction" }),
        questions: listOf(
          z
            .object({
              question: localText(120),
              consequence: localText(400).meta({ title: "What follows from the answer" }),
            })
            .meta({ title: "Question" }),
          8,
        ),
      })
      .meta({ title: "How we decide", description: "The questions that decide, in their order." }),
    refusals: z.array(localText(200)).max(8).meta({ title: "What we do not do" }),
  }),
  defaults: {
    mission: {
      en: "No family near us should face hunger, illness or a closed school door alone.",
      ur: "ہمارے آس پاس کوئی خاندان بھوک، بیماری یا بند اسکول کے سامنے اکیلا نہ رہے۔",
    },
    vision: {
      en: "A country where help is close and quick and nobody is ashamed to ask for it, and where most people who once needed help can give it to others.",
      ur: "ایسا ملک جہاں مدد قریب ہو اور جلد پہنچے، جہاں مدد مانگتے ہوئے کسی کو شرم نہ آئے، اور جہاں کل کے ضرورت مندوں میں سے اکثر آج دوسروں کی مدد کر سکیں۔",
    },
    promises: [
      {
        to: { en: "To those who ask", ur: "درخواست دینے والوں سے" },
        promise: {
          en: "We listen to you in your own language, and visit you at home if you wish. You always get an answer, even if it is no. We do not publish your name, and nobody photographs you without your permission.",
          ur: "ہم آپ کی بات آپ کی زبان میں سنتے ہیں، اور آپ چاہیں تو گھر آ کر ملتے ہیں۔ جواب ہمیشہ ملتا ہے، چاہے انکار ہی ہو۔ ہم آپ کا نام شائع نہیں کرتے، اور آپ کی اجازت کے بغیر کوئی آپ کی تصویر نہیں لیتا۔",
        },
      },
      {
        to: { en: "To those who give", ur: "عطیہ دینے والوں سے" },
        promise: {
          en: "We spend your gift on the purpose that you choose. You get a receipt, and you can ask at any time what we did with the money.",
          ur: "آپ کا عطیہ اسی کام پر خرچ ہوتا ہے جو آپ چنتے ہیں۔ آپ کو رسید ملتی ہے، اور آپ جب چاہیں پوچھ سکتے ہیں کہ رقم کا کیا ہوا۔",
        },
      },
      {
        to: { en: "To those who give blood or time", ur: "خون یا وقت دینے والوں سے" },
        promise: {
          en: "We use your phone number only for what you gave it for. We call when we need you, and you can always say no.",
          ur: "آپ کا فون نمبر صرف اسی کام کے لیے استعمال ہوتا ہے جس کے لیے آپ نے دیا۔ ضرورت ہو تو ہم فون کرتے ہیں، اور آپ ہمیشہ انکار کر سکتے ہیں۔",
        },
      },
      {
        to: { en: "To everybody else", ur: "باقی سب سے" },
        promise: {
          en: "Ask how we counted any of our figures, and we show you. If we find a mistake, we say so.",
          ur: "ہمارے کسی بھی عدد کا پوچھیں کہ کیسے گنا گیا، ہم دکھا دیں گے۔ کوئی غلطی ملے تو ہم خود بتا دیتے ہیں۔",
        },
      },
    ],
    decisions: {
      lead: {
        en: "We never have enough money for every request. So we ask these questions about each one, in this order.",
        ur: "ہر درخواست کے لیے رقم کبھی پوری نہیں ہوتی۔ اس لیے ہم ہر درخواست پر یہ سوال اسی ترتیب سے پوچھتے ہیں۔",
      },
      questions: [
        {
          question: { en: "Can it wait until tomorrow?", ur: "کیا یہ کام کل تک رک سکتا ہے؟" },
          consequence: {
            en: "If somebody needs blood, a hospital or a roof for the night, we come the same day and decide on the spot. The paperwork follows.",
            ur: "کسی کو خون، ہسپتال یا رات گزارنے کی جگہ چاہیے تو ہم اسی دن آتے ہیں اور وہیں فیصلہ کرتے ہیں، کاغذی کارروائی بعد میں۔",
          },
        },
        {
          question: { en: "Has one of us seen it?", ur: "کیا ہم میں سے کسی نے خود دیکھا ہے؟" },
          consequence: {
            en: "We pay nothing before a visit. We visit within days, and the same day if it cannot wait.",
            ur: "گھر جا کر ملنے سے پہلے ہم کوئی رقم نہیں دیتے۔ ملنے چند دن کے اندر جاتے ہیں، اور جو بات رک نہ سکے اس کے لیے اسی دن۔",
          },
        },
        {
          question: { en: "Will it last?", ur: "کیا اس کا فائدہ باقی رہے گا؟" },
          consequence: {
            en: "We choose the kind of help after which the family needs us least.",
            ur: "ہم وہ مدد چنتے ہیں جس کے بعد خاندان کو ہماری سب سے کم ضرورت پڑے۔",
          },
        },
        {
          question: {
            en: "Can somebody else do it better?",
            ur: "کیا کوئی اور یہ کام ہم سے بہتر کر سکتا ہے؟",
          },
          consequence: {
            en: "Then we take the family there, and stay with them until they are helped.",
            ur: "پھر ہم خاندان کو وہاں لے جاتے ہیں، اور مدد ملنے تک ساتھ رہتے ہیں۔",
          },
        },
      ],
    },
    refusals: [
      {
        en: "We do not ask about party or caste, and about faith for Zakat alone, which has rules of its own. Nobody has to answer.",
        ur: "ہم جماعت یا ذات نہیں پوچھتے۔ مذہب صرف زکوٰۃ کے لیے پوچھتے ہیں، کہ اس کے اپنے احکام ہیں۔ جواب دینا کسی پر لازم نہیں۔",
      },
      { en: "We do not hand over help in front of cameras.", ur: "ہم کیمروں کے سامنے مدد نہیں بانٹتے۔" },
      {
        en: "We do not pay for dowries or for election campaigns.",
        ur: "ہم جہیز یا الیکشن کی مہم کے لیے پیسے نہیں دیتے۔",
      },
    ],
  },
});
