import { z } from "zod";
import { alternativeText, defineContent, listOf, localText, pictureAddress } from "./define-content.ts";

/** A letter to the reader. Without a name it is signed with the role. */
const message = z.object({
  title: localText(80),
  summary: localText(200).meta({ description: "For search engines and the page about the foundation." }),
  role: localText(60),
  name: localText(80).optional().meta({ description: "Without a name, the role signs the letter." }),
  portrait: z.object({ src: pictureAddress, alt: alternativeText }).optional().meta({ title: "Portrait" }),
  salutation: localText(80),
  paragraphs: listOf(localText(1500), 12),
  closing: localText(80),
});

export const messages = defineContent({
  title: "Messages of the President and the Chairman",
  description: "The two letters to the reader, with names and portraits once there are some.",
  pages: [
    { title: "President's message", path: "/about-us/president-message" },
    { title: "Chairman's message", path: "/about-us/chairman-message" },
  ],
  schema: z.object({ president: message, chairman: message }),
  defaults: {
    president: {
      title: { en: "Why we opened our doors", ur: "ہم نے یہ دروازہ کیوں کھولا" },
      summary: {
        en: "The President on the first forty families and what they taught us.",
        ur: "پہلے چالیس خاندان اور ان سے جو سیکھا، صدر کی زبانی۔",
      },
      role: { en: "The President", ur: "صدر" },
      salutation: { en: "Assalam-o-alaikum,", ur: "السلام علیکم،" },
      paragraphs: [
        {
          en: "In 2016 we rented one room in Lahore and made a list of forty families who had asked for food. We had no ten-year plan. We had the list, some sacks of flour, and a promise that one of us would visit each family and ask what it needed.",
          ur: "2016 میں ہم نے لاہور میں ایک کمرہ کرائے پر لیا اور ان چالیس خاندانوں کی فہرست بنائی جنہوں نے کھانا مانگا تھا۔ دس سال کا کوئی منصوبہ نہ تھا۔ فہرست تھی، آٹے کی چند بوریاں تھیں، اور یہ وعدہ کہ ہم میں سے کوئی ہر گھر جائے گا اور پوچھے گا کہ کیا چاہیے۔",
        },
        {
          en: "Those visits taught us that a family that asks for food often needs something else as well: a school fee, a medicine, shoes for an interview. If we only handed out sacks, we would never hear of it. So we still visit, still ask, and still come back.",
          ur: "ان ملاقاتوں سے معلوم ہوا کہ جو خاندان کھانا مانگتا ہے، اسے اکثر کچھ اور بھی چاہیے ہوتا ہے: اسکول کی فیس، کوئی دوا، انٹرویو کے لیے جوتے۔ ہم صرف بوریاں بانٹتے رہتے تو یہ کبھی پتا نہ چلتا۔ اس لیے ہم آج بھی ملنے جاتے ہیں، آج بھی پوچھتے ہیں، اور دوبارہ بھی جاتے ہیں۔",
        },
        {
          en: "The list has grown since then. It led to our first classroom, a kitchen, a clinic van and the relief work after the floods. Each of them began because somebody told us what was missing. Some of the people we visited then are volunteers today, and nothing makes me happier.",
          ur: "تب سے فہرست لمبی ہو گئی ہے۔ اسی سے ہماری پہلی کلاس بنی، باورچی خانہ بنا، کلینک وین چلی اور سیلاب کے بعد امدادی کام ہوا۔ ہر کام اس لیے شروع ہوا کہ کسی نے ہمیں بتایا کہ کمی کس چیز کی ہے۔ جن لوگوں سے ہم تب ملے تھے، ان میں سے کچھ آج رضاکار ہیں، اور مجھے کسی بات سے اتنی خوشی نہیں ہوتی۔",
        },
        {
          en: "If you need help, please ask. If you can help, come and see our work first; the office in Lahore is open to you. And if you doubt what we write here, call us, visit us and read the report before you decide.",
          ur: "مدد چاہیے تو ضرور بتائیں۔ مدد کر سکتے ہیں تو پہلے آ کر ہمارا کام دیکھیں؛ لاہور کا دفتر آپ کے لیے کھلا ہے۔ اور جو ہم یہاں لکھتے ہیں اس پر شک ہو تو فیصلے سے پہلے فون کریں، ملنے آئیں اور رپورٹ پڑھیں۔",
        },
      ],
      closing: { en: "With prayers and respect,", ur: "دعاؤں اور احترام کے ساتھ،" },
    },
    chairman: {
      title: { en: "How we look after your money", ur: "آپ کی رقم کی حفاظت کیسے ہوتی ہے" },
      summary: {
        en: "The Chairman on money held in trust, and who can ask about it.",
        ur: "امانت میں رکھی رقم، اور اس کا حساب کون مانگ سکتا ہے، چیئرمین کی زبانی۔",
      },
      role: { en: "The Chairman", ur: "چیئرمین" },
      salutation: { en: "Assalam-o-alaikum,", ur: "السلام علیکم،" },
      paragraphs: [
        {
          en: "Money that people give for others is an amanah: we hold it in trust. It is never ours, not even while it waits to be spent. My task is to make sure that none of us forgets this.",
          ur: "لوگ دوسروں کے لیے جو رقم دیتے ہیں وہ امانت ہے۔ وہ کبھی ہماری نہیں ہوتی، اس وقت بھی نہیں جب خرچ ہونے کے انتظار میں رکھی ہو۔ میرا کام یہ دیکھنا ہے کہ ہم میں سے کوئی یہ بات نہ بھولے۔",
        },
        {
          en: "We keep to four rules. We spend a gift on the purpose for which it was given. We buy only what one of us has seen to be needed. We count what we hand over on the spot, not afterwards at a desk. And nobody approves a payment to himself.",
          ur: "ہم چار اصولوں پر چلتے ہیں۔ عطیہ اسی کام پر خرچ ہوتا ہے جس کے لیے دیا گیا۔ ہم وہی خریدتے ہیں جس کی ضرورت ہم میں سے کسی نے خود دیکھی ہو۔ جو دیتے ہیں اسے وہیں گنتے ہیں، بعد میں دفتر میں بیٹھ کر نہیں۔ اور کوئی شخص اپنے لیے ادائیگی خود منظور نہیں کرتا۔",
        },
        {
          en: "{direct-impact} of what we are given goes to our programmes. You find this figure and others in our impact report, which also says how we count. They are our own figures; nobody from outside has checked them. Ask us how we arrived at any of them.",
          ur: "ہمیں جو ملتا ہے اس کا {direct-impact} ہمارے پروگراموں پر لگتا ہے۔ یہ عدد اور دوسرے اعداد ہماری اثرات کی رپورٹ میں ہیں، اور وہاں یہ بھی لکھا ہے کہ ہم گنتے کیسے ہیں۔ یہ ہمارے اپنے اعداد ہیں؛ باہر کے کسی شخص نے ان کی جانچ نہیں کی۔ کسی بھی عدد کا ہم سے پوچھیں کہ یہ کیسے نکلا۔",
        },
        {
          en: "Donors can ask what happened to their gift. Families can tell us that help came late or was not what they needed. We read and answer every letter.",
          ur: "عطیہ دینے والے پوچھ سکتے ہیں کہ ان کے عطیے کا کیا ہوا۔ خاندان بتا سکتے ہیں کہ مدد دیر سے آئی یا وہ نہ تھی جو چاہیے تھی۔ ہم ہر خط پڑھتے ہیں اور اس کا جواب دیتے ہیں۔",
        },
        {
          en: "We make mistakes. If you notice one, please write to me at the office in Lahore. I would rather hear of it from you this week than find it in the books next year.",
          ur: "ہم سے غلطیاں ہوتی ہیں۔ کوئی غلطی نظر آئے تو مجھے لاہور کے دفتر کے پتے پر لکھیں۔ بہتر ہے کہ وہ اسی ہفتے آپ سے معلوم ہو جائے، نہ کہ اگلے سال کھاتوں میں ملے۔",
        },
      ],
      closing: { en: "Yours sincerely,", ur: "خیر اندیش،" },
    },
  },
});
