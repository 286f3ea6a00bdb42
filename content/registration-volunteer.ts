import { artPicture } from "./art-alt.ts";
import { choice, type RegistrationPageSource } from "./registration-page.ts";

export const volunteer: RegistrationPageSource = {
  about: {
    en: "Give an evening, a weekend or a skill: what volunteers do, and how to start.",
    ur: "ایک شام، ایک چھٹی یا اپنا ہنر دیں: رضاکار کیا کرتے ہیں، اور آغاز کیسے ہوتا ہے۔",
  },
  words: "volunteering registration apply form help join razakar رضاکار",
  title: { en: "Come for a morning", ur: "ایک صبح آ کر دیکھیں" },
  lead: {
    en: "Volunteers do most of our work. Tell us when you have time, and we find a task that fits.",
    ur: "ہمارا زیادہ تر کام رضاکار کرتے ہیں۔ بتائیں آپ کے پاس کب وقت ہے، ہم اس کے مطابق کام ڈھونڈ دیں گے۔",
  },
  picture: artPicture("/art/service-cloth-distribution.svg"),
  section: "figures",
  form: {
    title: { en: "Tell us about yourself", ur: "اپنے بارے میں بتائیں" },
    submit: { en: "Register as a volunteer", ur: "رضاکاروں میں نام لکھوائیں" },
    legend: { en: "Your time and your skills", ur: "آپ کا وقت اور ہنر" },
    questions: [
      {
        field: "availability",
        label: { en: "When you have time", ur: "آپ کے پاس وقت کب ہے" },
        required: true,
        max: 300,
        as: "cards",
        choices: [
          {
            ...choice("An evening a week", "ہفتے کی ایک شام"),
            text: {
              en: "Homework help, packing, phone calls to donors",
              ur: "بچوں کا ہوم ورک، سامان کی پیکنگ، خون دینے والوں کو فون",
            },
          },
          {
            ...choice("A weekend", "چھٹی کا دن"),
            text: {
              en: "Medical camps, food and quilt distribution, open days",
              ur: "میڈیکل کیمپ، کھانے اور رضائیوں کی تقسیم، ملاقات کے دن",
            },
          },
          {
            ...choice("A skill, when it is needed", "کوئی ہنر، جب ضرورت ہو"),
            text: {
              en: "Nursing, driving, accounts, wiring, design",
              ur: "نرسنگ، ڈرائیونگ، حساب کتاب، بجلی کا کام، ڈیزائن",
            },
          },
        ],
      },
      {
        field: "skills",
        label: { en: "What you can do", ur: "آپ کیا کر سکتے ہیں" },
        required: true,
        max: 1000,
        as: "text",
        rows: 3,
        hint: {
          en: "For example teaching, cooking, driving, first aid, a trade or a language.",
          ur: "جیسے پڑھانا، کھانا پکانا، گاڑی چلانا، ابتدائی طبی امداد، کوئی ہنر یا زبان۔",
        },
      },
      {
        field: "motivation",
        label: { en: "Anything else", ur: "کچھ اور کہنا ہو تو" },
        required: false,
        max: 3000,
        as: "text",
        rows: 3,
      },
    ],
  },
  next: [
    { text: { en: "Until then you can read ", ur: "تب تک آپ پڑھ سکتے ہیں کہ " } },
    {
      text: { en: "what other volunteers do", ur: "دوسرے رضاکار کیا کرتے ہیں" },
      path: "/blogs?category=volunteers",
    },
    { text: { en: ", or come to ", ur: "، یا " } },
    { text: { en: "the next open day", ur: "ملاقات کے اگلے دن" }, path: "/events" },
    { text: { en: ".", ur: " آ سکتے ہیں۔" } },
  ],
  steps: {
    title: { en: "What happens next", ur: "اس کے بعد کیا ہو گا" },
    items: [
      {
        en: "We write to you or call you within a week, and suggest two or three tasks near you.",
        ur: "ہم ایک ہفتے کے اندر آپ کو لکھتے یا فون کرتے ہیں اور آپ کے قریب دو تین کام تجویز کرتے ہیں۔",
      },
      {
        en: "On your first day you work with somebody experienced.",
        ur: "پہلے دن آپ کسی تجربہ کار کے ساتھ کام کرتے ہیں۔",
      },
      {
        en: "Then you tell us whether it suits you, and how often you can come.",
        ur: "پھر آپ بتاتے ہیں کہ کام آپ کو اچھا لگا یا نہیں، اور آپ کتنی بار آ سکتے ہیں۔",
      },
    ],
  },
};
