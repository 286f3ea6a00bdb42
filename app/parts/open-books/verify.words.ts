import { defineWords } from "#app/lib/words.ts";

/** The page that checks a receipt, and its proof. What it says as the paper does is in papers.words.ts. */
export const verifyWords = defineWords("verify", {
  label: { en: "Open books", ur: "کھلا حساب" },
  title: { en: "Check a receipt", ur: "رسید کی تصدیق" },
  description: {
    en: "Enter the number and the code of a receipt to see whether it is genuine, with proof that it is in the foundation's books.",
    ur: "رسید کا نمبر اور کوڈ لکھیں اور دیکھیں کہ رسید اصلی ہے یا نہیں، اس ثبوت کے ساتھ کہ وہ فاؤنڈیشن کے حساب میں درج ہے۔",
  },
  lead: {
    en: "Every receipt of ours has a number and a code. Enter both to see whether it is genuine, what the gift was for and when the money arrived. No name is shown.",
    ur: "ہماری ہر رسید پر ایک نمبر اور ایک کوڈ ہوتا ہے۔ دونوں لکھیں، معلوم ہو جائے گا کہ رسید اصلی ہے یا نہیں، عطیہ کس مد میں تھا اور رقم کب پہنچی۔ کسی کا نام نہیں دکھایا جاتا۔",
  },
  numberAndCode: { en: "Number and code", ur: "نمبر اور کوڈ" },
  another: { en: "Check another receipt", ur: "کسی اور رسید کی تصدیق کریں" },
  number: { en: "Receipt number", ur: "رسید نمبر" },
  code: { en: "Code", ur: "کوڈ" },
  codeHint: { en: "Sixteen letters and digits", ur: "سولہ حروف اور ہندسے" },
  check: { en: "Check the receipt", ur: "رسید کی تصدیق کریں" },
  /** One text for an unknown number and a wrong code, so that numbers cannot be tried out. */
  wrong: {
    en: "We found no receipt with this number and code. Please compare both with your copy.",
    ur: "اس نمبر اور کوڈ کی کوئی رسید نہیں ملی۔ براہِ مہربانی دونوں کو اپنی رسید سے ملا کر دیکھیں۔",
  },
  tooMany: {
    en: "Too many wrong tries. Please try again in {minutes, plural, one {# minute} other {# minutes}}.",
    ur: "بہت زیادہ غلط کوششیں ہو گئی ہیں۔ {minutes} منٹ بعد دوبارہ کوشش کریں۔",
  },
  genuine: {
    en: "This receipt is genuine. We issued it, and the money has arrived.",
    ur: "یہ رسید اصلی ہے۔ ہم نے جاری کی ہے اور رقم پہنچ چکی ہے۔",
  },
  /** What the books say of it today is not what was sealed. */
  changed: {
    en: "A receipt with this number and code is in our books, but it has changed since its day was sealed. Please keep your copy and write to us.",
    ur: "اس نمبر اور کوڈ کی رسید ہمارے حساب میں ہے، لیکن دن پر مہر لگنے کے بعد اس میں کچھ بدلا ہے۔ اپنی رسید سنبھال کر رکھیں اور ہمیں لکھیں۔",
  },

  /* The proof. */
  proof: { en: "Proof that it is in our books", ur: "ثبوت کہ یہ ہمارے حساب میں ہے" },
  proofChanged: {
    en: "Our books no longer say what was sealed for this receipt. Compare it with your copy.",
    ur: "اس رسید پر جو مہر لگی تھی، ہمارا حساب اب اس کے مطابق نہیں۔ اسے اپنی رسید سے ملا کر دیکھیں۔",
  },
  onlyOne: {
    en: "It is the only receipt booked on {day}, which was sealed the following morning.",
    ur: "{day} کو صرف یہی رسید درج ہوئی، اور اگلی صبح دن پر مہر لگا دی گئی۔",
  },
  oneOf: {
    en: "It is one of the {count} receipts booked on {day}, which was sealed the following morning.",
    ur: "یہ {day} کو درج ہونے والی {count} رسیدوں میں سے ایک ہے۔ اگلی صبح دن پر مہر لگا دی گئی۔",
  },
  calculate: {
    en: "Your browser can calculate the seal from this receipt, so you need not take our word for it.",
    ur: "آپ کا براؤزر اس رسید سے مہر کا حساب خود لگا سکتا ہے، آپ کو صرف ہماری بات ماننے کی ضرورت نہیں۔",
  },
  notSealed: {
    en: "The receipts booked on {day} are sealed the following morning. After that you find the proof here.",
    ur: "{day} کو درج ہونے والی رسیدوں پر اگلی صبح مہر لگتی ہے۔ پھر ثبوت یہیں ملے گا۔",
  },
  whatSeal: {
    en: "What a seal is, and all our sealed days",
    ur: "مہر کیا ہے، اور ہمارے تمام مہر بند دن",
  },
  asSealed: { en: "The receipt, as it is sealed", ur: "رسید، جیسے اس پر مہر لگی" },
  parts: {
    en: "Number, amount in paisa, fund, day of the booking, day of the gift, the hashes of what the receipt says and of the donor's name, and a random text. Change a digit and recompute: it will no longer match.",
    ur: "نمبر، رقم پیسوں میں، فنڈ، اندراج کا دن، عطیے کا دن، رسید کی عبارت اور عطیہ دینے والے کے نام کے ہیش، اور ایک بے ترتیب عبارت۔ کوئی ہندسہ بدل کر دوبارہ حساب لگائیں: پھر یہ نہیں ملے گا۔",
  },
  recompute: { en: "Recompute in this browser", ur: "اسی براؤزر میں حساب لگائیں" },
  putBack: { en: "Put the receipt back", ur: "اصل رسید واپس لائیں" },
  impossible: {
    en: "This browser computes hashes only on https pages. You can use the data below with any other program.",
    ur: "یہ براؤزر صرف محفوظ صفحوں پر ہیش کا حساب لگاتا ہے۔ نیچے دی گئی معلومات کسی اور پروگرام میں استعمال کی جا سکتی ہیں۔",
  },
  fits: {
    en: "It matches: this browser calculated the seal that we published.",
    ur: "مل گیا: اس براؤزر نے وہی مہر نکالی جو ہم نے شائع کی ہے۔",
  },
  fitsNot: {
    en: "It does not match: no receipt with this text is in our books.",
    ur: "نہیں ملا: اس عبارت کی کوئی رسید ہمارے حساب میں نہیں۔",
  },
  equal: { en: "Equal.", ur: "برابر۔" },
  notEqual: { en: "Not equal.", ur: "برابر نہیں۔" },
  stepReceipt: { en: "The hash of this receipt.", ur: "اس رسید کا ہیش۔" },
  stepLeft: {
    en: "Hashed together with neighbour {place}, on its left.",
    ur: "بائیں پڑوسی نمبر {place} کے ساتھ ملا کر ہیش۔",
  },
  stepRight: {
    en: "Hashed together with neighbour {place}, on its right.",
    ur: "دائیں پڑوسی نمبر {place} کے ساتھ ملا کر ہیش۔",
  },
  stepRoot: {
    en: "The root of the day, against the one on this page.",
    ur: "دن کی جڑ، اس صفحے کی جڑ کے مقابل۔",
  },
  stepLink: {
    en: "The link to the days before, against the one on this page.",
    ur: "پچھلے دنوں سے جوڑ، اس صفحے کے جوڑ کے مقابل۔",
  },
  stepList: {
    en: "Both against the list that everybody can download.",
    ur: "دونوں، اس فہرست کے مقابل جو ہر کوئی ڈاؤن لوڈ کر سکتا ہے۔",
  },
  noList: { en: "The list could not be read.", ur: "فہرست نہیں پڑھی جا سکی۔" },
  data: {
    en: "The data, to check it with your own program",
    ur: "تمام معلومات، اپنے پروگرام سے جانچنے کے لیے",
  },
  receiptText: { en: "Text of the receipt", ur: "رسید کی عبارت" },
  neighbourLeft: { en: "Neighbour {place}, left", ur: "پڑوسی {place}، بائیں" },
  neighbourRight: { en: "Neighbour {place}, right", ur: "پڑوسی {place}، دائیں" },
  root: { en: "Root of the day", ur: "دن کی جڑ" },
  linkBefore: { en: "Link of the day before", ur: "پچھلے دن کا جوڑ" },
  dayText: { en: "Text of the day", ur: "دن کی عبارت" },
  link: { en: "Link of the day", ur: "دن کا جوڑ" },
});
