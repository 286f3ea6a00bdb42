import type { Language } from "#app/contract/language.ts";
import { localize, type TwoTexts } from "./local-text.ts";

/* The guide of the page /get-involved: what somebody may have, and what can be done with it. */

type Way = { text: TwoTexts; action: TwoTexts; path: string };
type Means = {
  id: string;
  /** "I have ..." */
  have: TwoTexts;
  about: TwoTexts;
  ways: readonly Way[];
  /** For whom it is not. */
  honest: TwoTexts;
};

const means: readonly Means[] = [
  {
    id: "ten-minutes",
    have: { en: "Ten minutes", ur: "دس منٹ" },
    about: { en: "What you can do right now.", ur: "جو آپ ابھی کر سکتے ہیں۔" },
    ways: [
      {
        text: {
          en: "Give money, once or each month. You choose the programme.",
          ur: "ایک بار یا ہر مہینے رقم دیں۔ پروگرام آپ خود چنیں۔",
        },
        action: { en: "Donate", ur: "عطیہ دیں" },
        path: "/donate",
      },
      {
        text: {
          en: "Register your blood group. We call you when it is needed.",
          ur: "اپنا بلڈ گروپ لکھوائیں۔ جب ضرورت ہو گی ہم آپ کو فون کریں گے۔",
        },
        action: { en: "Register as a donor", ur: "خون دینے والوں میں نام لکھوائیں" },
        path: "/registration/blood-donor",
      },
    ],
    honest: {
      en: "If money is short at home, keep it. There are other ways to help.",
      ur: "اگر گھر میں تنگی ہے تو رقم اپنے پاس رکھیں۔ مدد کے اور بھی طریقے ہیں۔",
    },
  },
  {
    id: "an-hour",
    have: { en: "An hour", ur: "ایک گھنٹہ" },
    about: { en: "Once, on a day that suits you.", ur: "ایک بار، جس دن آپ کو سہولت ہو۔" },
    ways: [
      {
        text: { en: "Give a pint of blood at a camp near you.", ur: "قریبی کیمپ میں ایک بوتل خون دیں۔" },
        action: { en: "Find a camp", ur: "کیمپ تلاش کریں" },
        path: "/donation-camps",
      },
      {
        text: {
          en: "Write about what help has changed for you or your street.",
          ur: "لکھیں کہ مدد سے آپ کی یا آپ کی گلی کی زندگی میں کیا بدلا۔",
        },
        action: { en: "Share your story", ur: "اپنی کہانی سنائیں" },
        path: "/share-story",
      },
      {
        text: {
          en: "Come and see our work before you decide.",
          ur: "فیصلہ کرنے سے پہلے آئیں اور ہمارا کام دیکھیں۔",
        },
        action: { en: "See the events", ur: "تقریبات دیکھیں" },
        path: "/events",
      },
    ],
    honest: {
      en: "We ask about your age, your weight and your health. If you cannot give blood, you are still welcome to tea.",
      ur: "ہم عمر، وزن اور صحت کے بارے میں پوچھتے ہیں۔ خون نہ دے سکیں تو بھی چائے پر آپ کا انتظار رہے گا۔",
    },
  },
  {
    id: "an-evening",
    have: { en: "An evening a week", ur: "ہفتے کی ایک شام" },
    about: {
      en: "Or a weekend now and then: homework, packing, calls to donors, a camp.",
      ur: "یا کبھی کبھار چھٹی کا دن: بچوں کا ہوم ورک، سامان کی پیکنگ، خون دینے والوں کو فون، یا کوئی کیمپ۔",
    },
    ways: [
      {
        text: {
          en: "Tell us when you have time, and we find a task that fits.",
          ur: "بتائیں آپ کے پاس کب وقت ہے، ہم اس کے مطابق کام ڈھونڈ دیں گے۔",
        },
        action: { en: "Volunteer", ur: "رضاکار بنیں" },
        path: "/registration/volunteer",
      },
    ],
    honest: {
      en: "Please commit to two months, because children get used to you.",
      ur: "کم از کم دو مہینے ضرور دیں، کیونکہ بچے آپ سے مانوس ہو جاتے ہیں۔",
    },
  },
  {
    id: "a-skill",
    have: { en: "A trade or a profession", ur: "کوئی ہنر یا پیشہ" },
    about: {
      en: "Nurses, drivers, electricians, accountants, teachers, designers.",
      ur: "نرس، ڈرائیور، الیکٹریشن، اکاؤنٹنٹ، استاد، ڈیزائنر۔",
    },
    ways: [
      {
        text: {
          en: "Offer a day when a camp or a workshop needs you.",
          ur: "جب کسی کیمپ یا ورکشاپ کو ضرورت ہو تو ایک دن دیں۔",
        },
        action: { en: "Offer a skill", ur: "اپنا ہنر پیش کریں" },
        path: "/registration/volunteer",
      },
      {
        text: { en: "Or work with us in a paid post.", ur: "یا ہمارے ہاں تنخواہ پر کام کریں۔" },
        action: { en: "See the posts", ur: "اسامیاں دیکھیں" },
        path: "/registration/career",
      },
    ],
    honest: {
      en: "If we have no use for it this month, we say so and keep your name.",
      ur: "اگر اس مہینے ضرورت نہ ہو تو صاف بتا دیتے ہیں اور آپ کا نام رکھ لیتے ہیں۔",
    },
  },
  {
    id: "three-months",
    have: { en: "Three months", ur: "تین مہینے" },
    about: { en: "Between two terms, or after the last one.", ur: "دو سمسٹروں کے درمیان، یا آخری کے بعد۔" },
    ways: [
      {
        text: {
          en: "One supervisor, a project of your own and a reference at the end.",
          ur: "ایک نگران، آپ کا اپنا منصوبہ، اور آخر میں سفارشی خط۔",
        },
        action: { en: "Apply for an internship", ur: "انٹرن شپ کی درخواست دیں" },
        path: "/registration/internship",
      },
    ],
    honest: {
      en: "An internship takes three to six months, and you finish a real project.",
      ur: "انٹرن شپ تین سے چھ مہینے کی ہوتی ہے اور آپ ایک حقیقی کام مکمل کرتے ہیں۔",
    },
  },
  {
    id: "an-opinion",
    have: { en: "Questions and a vote", ur: "سوال اور رائے" },
    about: {
      en: "For people who want to know where the money goes, and have a say in it.",
      ur: "ان کے لیے جو جاننا چاہتے ہیں کہ رقم کہاں جاتی ہے، اور اس میں اپنی رائے دینا چاہتے ہیں۔",
    },
    ways: [
      {
        text: { en: "A voice and a vote in the foundation.", ur: "فاؤنڈیشن میں آپ کی آواز اور آپ کا ووٹ۔" },
        action: { en: "Become a member", ur: "ممبر بنیں" },
        path: "/registration/membership",
      },
    ],
    honest: {
      en: "Membership brings no pay and no advantages.",
      ur: "ممبرشپ سے نہ تنخواہ ملتی ہے نہ کوئی رعایت۔",
    },
  },
  {
    id: "a-firm",
    have: { en: "A firm, a school or a hospital", ur: "کوئی ادارہ، اسکول یا ہسپتال" },
    about: {
      en: "You have staff, rooms, machines or a budget to share.",
      ur: "آپ کے پاس عملہ، کمرے، مشینیں یا بجٹ ہے جس میں دوسروں کو شریک کر سکتے ہیں۔",
    },
    ways: [
      {
        text: {
          en: "Run a programme with us. We share the costs, the staff and the accounts.",
          ur: "ہمارے ساتھ مل کر پروگرام چلائیں۔ خرچ، عملہ اور حساب سب مشترک ہوتا ہے۔",
        },
        action: { en: "How a partnership works", ur: "شراکت کیسے ہوتی ہے" },
        path: "/partnerships",
      },
    ],
    honest: {
      en: "We do not lend our name for advertising.",
      ur: "ہم اشتہار کے لیے اپنا نام نہیں دیتے۔",
    },
  },
];

/** The guide in one language. */
export const meansIn = (language: Language) => localize(means, language);
