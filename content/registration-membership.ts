import { artPicture } from "./art-alt.ts";
import type { RegistrationPageSource } from "./registration-page.ts";

export const membership: RegistrationPageSource = {
  about: {
    en: "What members can ask, what they decide together, and how to join.",
    ur: "ممبر کیا پوچھ سکتے ہیں، مل کر کیا طے کرتے ہیں، اور ممبر کیسے بنا جاتا ہے۔",
  },
  words: "member join registration apply form card رکنیت رکن ممبر",
  title: { en: "A voice and a vote", ur: "آپ کی آواز اور آپ کا ووٹ" },
  lead: {
    en: "Members look at the accounts, ask questions and vote on how the foundation is run.",
    ur: "ممبر حساب دیکھتے ہیں، سوال پوچھتے ہیں، اور اس پر ووٹ دیتے ہیں کہ فاؤنڈیشن کیسے چلے۔",
  },
  picture: artPicture("/art/membership.svg"),
  section: {
    rights: [
      {
        title: { en: "A voice", ur: "آواز" },
        text: {
          en: "You can ask about the work and the accounts, and you get an answer. You can make proposals, which we put to all members under your name.",
          ur: "آپ کام اور حساب کے بارے میں پوچھ سکتے ہیں، اور آپ کو جواب ملتا ہے۔ آپ تجویز دے سکتے ہیں، جو ہم آپ کے نام سے سب ممبروں کے سامنے رکھتے ہیں۔",
        },
      },
      {
        title: { en: "A vote", ur: "ووٹ" },
        text: {
          en: "Each member has one vote, however much or little they give.",
          ur: "ہر ممبر کا ایک ووٹ ہے، چاہے وہ زیادہ دے یا کم۔",
        },
      },
    ],
    not: {
      title: { en: "What membership is not", ur: "ممبرشپ کیا نہیں ہے" },
      items: [
        {
          en: "It is not a paid post, and you need not give money.",
          ur: "یہ تنخواہ والی نوکری نہیں، اور رقم دینا بھی ضروری نہیں۔",
        },
        {
          en: "It brings your family no faster help. Members wait like everybody else.",
          ur: "اس سے آپ کے گھر والوں کو جلد مدد نہیں ملتی۔ ممبر بھی سب کی طرح باری کا انتظار کرتے ہیں۔",
        },
        {
          en: "It ties you to no party. You can leave at any time with one message.",
          ur: "یہ آپ کو کسی جماعت سے نہیں باندھتا۔ آپ جب چاہیں ایک پیغام سے چھوڑ سکتے ہیں۔",
        },
      ],
    },
  },
  form: {
    title: { en: "Ask to become a member", ur: "ممبر بننے کی درخواست دیں" },
    submit: { en: "Ask to become a member", ur: "ممبر بننے کی درخواست دیں" },
    legend: { en: "About you", ur: "آپ کے بارے میں" },
    questions: [
      {
        field: "occupation",
        label: { en: "Occupation", ur: "پیشہ" },
        required: true,
        max: 200,
        as: "line",
        autoComplete: "organization-title",
        half: true,
      },
      {
        field: "interest",
        label: { en: "Programme you want to support", ur: "آپ کس پروگرام کا ساتھ دینا چاہتے ہیں" },
        required: false,
        max: 200,
        as: "list",
        none: { en: "All of them", ur: "سب کا" },
        choices: "programmes",
        half: true,
      },
      {
        field: "motivation",
        label: { en: "Why you want to join", ur: "آپ کیوں شامل ہونا چاہتے ہیں" },
        required: false,
        max: 3000,
        as: "text",
      },
    ],
  },
  next: [
    {
      text: {
        en: "You are welcome to visit our office on any working day and see the books.",
        ur: "کسی بھی کام کے دن ہمارے دفتر آئیں اور حساب دیکھیں۔",
      },
    },
  ],
  steps: {
    title: { en: "How to become a member", ur: "ممبر کیسے بنیں" },
    items: [
      {
        en: "You send this form. It does not commit you to anything.",
        ur: "آپ یہ فارم بھیجتے ہیں۔ اس سے آپ پر کوئی پابندی نہیں آتی۔",
      },
      {
        en: "We write to you within a week and invite you to meet our staff.",
        ur: "ہم ایک ہفتے کے اندر آپ کو لکھتے ہیں اور عملے سے ملنے بلاتے ہیں۔",
      },
      {
        en: "If you still want to join, you sign, and we invite you to the next members' meeting.",
        ur: "پھر بھی شامل ہونا چاہیں تو آپ دستخط کرتے ہیں، اور ہم آپ کو ممبروں کے اگلے اجلاس میں بلاتے ہیں۔",
      },
    ],
  },
};
