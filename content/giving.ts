import { z } from "zod";
import { forWallets } from "#app/contract/payment-methods.ts";
import {
  alternativeText,
  defineContent,
  listOf,
  listOrNone,
  localText,
  pictureAddress,
} from "./define-content.ts";
import { figure } from "./figures.ts";

/** Where a wallet or its app is opened: another site, in a new tab. */
const providerSite = z
  .url({ protocol: /^https$/ })
  .max(500)
  .meta({ description: "A web address that starts with https://. It opens in a new tab." });

const note = localText(300).meta({ description: "Shown in amber under the account's rows." });

/** The words of /donate (DONATE-01, DONATE-03). The accounts themselves are in the identity. */
export const giving = defineContent({
  title: "Giving",
  description:
    "The page where people donate: its words, figures, notes under the accounts and the Raast code.",
  pages: [{ title: "Donate", path: "/donate" }],
  schema: z.object({
    title: localText(80).meta({ description: "The heading of the page." }),
    lead: localText(300).meta({ description: "Under the heading." }),
    figures: listOf(figure, 4).meta({ description: "Four beside the heading." }),
    trust: listOf(localText(80), 4).meta({ title: "Lines of trust", description: "Under the figures." }),
    notes: z
      .object({
        ...forWallets(({ name }) => note.meta({ title: name })),
        bank: note.meta({ title: "Bank transfer" }),
      })
      .meta({ title: "Notes under the accounts" }),
    office: localText(300).meta({
      title: "Cash and cheques at the office",
      description: "Under the ways to pay. The address follows it.",
    }),
    sites: z.object(forWallets(({ name }) => providerSite.meta({ title: name }))).meta({
      title: "Sites of the wallets",
      description: "Where the buttons of the wallets lead while the foundation has no merchant account.",
    }),
    raastQr: z.enum(["hidden", "shown"]).meta({
      title: "A Raast code beside the bank account",
      description:
        "Banking apps read the IBAN from it. Show it once you have tried it with the apps of two banks.",
    }),
    keeper: z
      .object({
        name: localText(80),
        role: localText(80),
        sentence: localText(200)
          .optional()
          .meta({ description: "How this person looks after the money, in a sentence." }),
        portrait: z.object({ src: pictureAddress, alt: alternativeText }).meta({ title: "Portrait" }),
      })
      .optional()
      .meta({
        title: "Who answers for the money",
        description: "A person with a face and a name, under the form. Without it nobody is named.",
      }),
    questions: listOrNone(
      z.object({ question: localText(120), answer: localText(500) }).meta({ title: "Question" }),
      8,
    ).meta({ title: "Questions before a gift" }),
  }),
  defaults: {
    title: { en: "Give, and know where it went", ur: "عطیہ دیں، اور جانیں کہ رقم کہاں لگی" },
    lead: {
      en: "You choose what your gift is for, and we spend it on nothing else. You get a receipt with its number.",
      ur: "آپ طے کرتے ہیں کہ آپ کا عطیہ کس کام کے لیے ہے، اور ہم اسے کسی اور کام پر خرچ نہیں کرتے۔ آپ کو نمبر والی رسید ملتی ہے۔",
    },
    figures: [
      { value: "500+", name: { en: "Children educated", ur: "تعلیم پانے والے بچے" } },
      { value: "{families-supported}", name: { en: "Families supported", ur: "مدد پانے والے خاندان" } },
      { value: "15+", name: { en: "Communities served", ur: "آبادیوں میں خدمت" } },
      { value: "8+", name: { en: "Years of service", ur: "خدمت کے سال" } },
    ],
    trust: [
      { en: "Trusted since 2016", ur: "2016 سے لوگوں کا اعتماد" },
      { en: "{direct-impact} direct program impact", ur: "{direct-impact} براہِ راست پروگراموں پر" },
    ],
    notes: {
      ...forWallets(() => ({
        en: "Before you send, check that the app shows our name. Keep the message with the transaction ID; we will ask you for it.",
        ur: "بھیجنے سے پہلے دیکھ لیں کہ ایپ میں ہمارا نام آ رہا ہے۔ ٹرانزیکشن آئی ڈی والا پیغام سنبھال کر رکھیں؛ ہم آپ سے آئی ڈی پوچھیں گے۔",
      })),
      bank: {
        en: "Before you send, compare the account title. Transfers between banks can take until the next working day.",
        ur: "بھیجنے سے پہلے اکاؤنٹ کا نام ملا لیں۔ ایک بینک سے دوسرے بینک میں رقم پہنچنے میں اگلے کاروباری دن تک کا وقت لگ سکتا ہے۔",
      },
    },
    office: {
      en: "Bring cash, or a crossed cheque in the foundation's name, and take the receipt with you. Cash never counts for a tax credit.",
      ur: "نقد رقم یا فاؤنڈیشن کے نام کراس چیک لائیں، اور رسید ساتھ لے جائیں۔ نقد عطیے پر ٹیکس کریڈٹ نہیں ملتا۔",
    },
    sites: forWallets(({ site }) => site),
    raastQr: "hidden",
    questions: [
      {
        question: { en: "When do I get my receipt?", ur: "مجھے رسید کب ملے گی؟" },
        answer: {
          en: "As soon as the money is in our account. We hear of wallet and card payments at once. Our staff compare transfers with the bank statement within one working day.",
          ur: "جیسے ہی رقم ہمارے اکاؤنٹ میں آ جائے۔ والیٹ اور کارڈ کی ادائیگی کا ہمیں فوراً پتا چل جاتا ہے۔ بینک ٹرانسفر کو ہمارا عملہ ایک کاروباری دن کے اندر بینک اسٹیٹمنٹ سے ملاتا ہے۔",
        },
      },
      {
        question: {
          en: "Can I choose what my gift is spent on?",
          ur: "کیا میں خود طے کروں کہ عطیہ کس کام پر لگے؟",
        },
        answer: {
          en: "Yes. We keep Zakat, Sadqah, Fitrana and each programme in separate funds. A gift without a purpose goes where it is needed most.",
          ur: "جی ہاں۔ زکوٰۃ، صدقہ، فطرانہ اور ہر پروگرام کا فنڈ الگ ہے۔ جس عطیے کا مقصد نہ بتایا جائے وہ وہاں لگتا ہے جہاں سب سے زیادہ ضرورت ہو۔",
        },
      },
      {
        question: {
          en: "Do you see my card or my wallet's PIN?",
          ur: "کیا آپ میرا کارڈ یا والیٹ کا پن دیکھتے ہیں؟",
        },
        answer: {
          en: "No. You pay at your bank or in your wallet. You never type a card number or a PIN on this site, and we never ask for one by phone.",
          ur: "نہیں۔ ادائیگی آپ اپنے بینک یا والیٹ میں کرتے ہیں۔ اس سائٹ پر کارڈ نمبر یا پن کبھی نہیں لکھنا پڑتا، اور ہم فون پر بھی کبھی نہیں مانگتے۔",
        },
      },
      {
        question: { en: "What does monthly support mean?", ur: "ماہانہ امداد کا کیا مطلب ہے؟" },
        answer: {
          en: "You give now, and then once each month. We never take money automatically: each month you decide, and you can stop at any time.",
          ur: "آپ ابھی عطیہ دیتے ہیں، پھر ہر مہینے ایک بار۔ ہم رقم کبھی خود بخود نہیں کاٹتے: ہر مہینے فیصلہ آپ کا ہوتا ہے، اور آپ جب چاہیں رک سکتے ہیں۔",
        },
      },
    ],
  },
});
