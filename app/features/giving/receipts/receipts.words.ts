import { defineWords } from "#app/lib/words.ts";

/*
 * What the pages and mails of receipts and statements say beyond the papers themselves (papers.words.ts). In Urdu, U+2066
 * and U+2069 stand around what keeps its order from left to right.
 */

export const receiptWords = defineWords("receipts", {
  /* The donor's page. */
  pageTitle: { en: "Receipt {number}", ur: "رسید {number}" },
  receipt: { en: "Receipt", ur: "رسید" },
  from: { en: "From", ur: "عطیہ دینے والے" },
  code: { en: "Code", ur: "کوڈ" },
  keep: { en: "Keep it", ur: "اسے سنبھال کر رکھیں" },
  keepText: {
    en: "One A4 page for your files and your tax return. Keep this page's address to yourself: anybody who has it sees your name and your gift.",
    ur: "آپ کے ریکارڈ اور ٹیکس ریٹرن کے لیے اے فور کا ایک صفحہ۔ اس صفحے کا پتا اپنے پاس رکھیں: جس کے پاس یہ ہو، اسے آپ کا نام اور عطیہ نظر آتا ہے۔",
  },
  openPdf: { en: "Open the PDF", ur: "پی ڈی ایف کھولیں" },
  sendAgain: { en: "Send it to me again", ur: "مجھے دوبارہ بھیجیں" },
  prove: { en: "Prove that it is genuine", ur: "دکھائیں کہ یہ اصلی ہے" },
  proveText: {
    en: "Anybody with this address can check the receipt. It shows the amount, the day and the purpose, but no name.",
    ur: "اس پتے سے کوئی بھی رسید کی تصدیق کر سکتا ہے۔ وہاں رقم، تاریخ اور مد نظر آتی ہے، نام نہیں۔",
  },
  share: {
    en: "My gift to {name}: anybody can check the receipt {number} here. {url}",
    ur: "{name} کو میرا عطیہ۔ رسید \u2066{number}\u2069 کی تصدیق کوئی بھی یہاں کر سکتا ہے: {url}",
  },
  checkIt: { en: "Check it yourself", ur: "خود تصدیق کریں" },
  checkAddress: { en: "the address to check it", ur: "تصدیق کا پتا" },
  resent: {
    en: "We are sending the receipt to the address that was given with the gift.",
    ur: "ہم رسید اس ای میل پر بھیج رہے ہیں جو عطیے کے ساتھ لکھی گئی تھی۔",
  },
  noMail: {
    en: "Our email is not set up yet. Please keep the address of this page, or the PDF.",
    ur: "ہماری ای میل سروس ابھی چالو نہیں ہوئی۔ اس صفحے کا پتا یا پی ڈی ایف سنبھال کر رکھیں۔",
  },
  resendTooOften: {
    en: "We have just sent it again. Please check your spam folder too.",
    ur: "رسید ابھی دوبارہ بھیجی گئی ہے۔ اپنا اسپیم فولڈر بھی دیکھ لیں۔",
  },

  /* The mail with its link. */
  mailSubject: { en: "Your receipt {number}", ur: "آپ کی رسید {number}" },
  mailThanks: {
    en: "Thank you. Your gift has arrived. The link opens the receipt, which you can print and keep for your tax return.",
    ur: "شکریہ۔ آپ کا عطیہ پہنچ گیا۔ نیچے کے لنک سے رسید کھلتی ہے، جسے آپ چھاپ سکتے ہیں اور ٹیکس ریٹرن کے لیے رکھ سکتے ہیں۔",
  },
  mailReplaces: {
    en: "Something on your receipt {number} was wrong. This one replaces it, and the old one is void. Please use only the new one for your tax return.",
    ur: "آپ کی رسید \u2066{number}\u2069 میں کچھ غلط تھا۔ یہ رسید اس کی جگہ ہے، اور پرانی رسید منسوخ ہے۔ ٹیکس ریٹرن کے لیے صرف نئی رسید استعمال کریں۔",
  },
  voidSubject: { en: "Your receipt {number} is void", ur: "آپ کی رسید {number} منسوخ ہے" },
  voidReturned: {
    en: "We have returned your gift, so the receipt {number} is void. Please do not use it for your tax return.",
    ur: "ہم نے آپ کا عطیہ واپس کر دیا ہے، اس لیے رسید \u2066{number}\u2069 منسوخ ہے۔ اسے ٹیکس ریٹرن میں استعمال نہ کریں۔",
  },
  voidBounced: {
    en: "Your cheque came back from the bank unpaid, so the receipt {number} is void. Please do not use it for your tax return.",
    ur: "آپ کا چیک بینک سے بغیر ادائیگی واپس آ گیا ہے، اس لیے رسید \u2066{number}\u2069 منسوخ ہے۔ اسے ٹیکس ریٹرن میں استعمال نہ کریں۔",
  },
  voidTakenBack: {
    en: "The bank took your payment back, so the receipt {number} is void. Please do not use it for your tax return.",
    ur: "بینک نے آپ کی ادائیگی واپس لے لی ہے، اس لیے رسید \u2066{number}\u2069 منسوخ ہے۔ اسے ٹیکس ریٹرن میں استعمال نہ کریں۔",
  },
  voidNotYours: {
    en: "We booked a payment for your gift that was somebody else's, so the receipt {number} is void. We are sorry. When your own payment arrives, you get another receipt.",
    ur: "ہم نے کسی اور کی ادائیگی آپ کے عطیے میں درج کر دی تھی، اس لیے رسید \u2066{number}\u2069 منسوخ ہے۔ ہم معذرت خواہ ہیں۔ آپ کی اپنی ادائیگی پہنچتے ہی دوسری رسید مل جائے گی۔",
  },
  voidAsk: {
    en: "If this is not right, please reply to this email or call the office.",
    ur: "اگر یہ درست نہیں تو اس ای میل کا جواب دیں یا دفتر فون کریں۔",
  },
  mailPrivate: {
    en: "Anybody with the link sees your name and your gift, so please keep it to yourself. To prove that the receipt is genuine, use the code on it.",
    ur: "جس کے پاس یہ لنک ہو اسے آپ کا نام اور عطیہ نظر آتا ہے، اس لیے اسے اپنے پاس رکھیں۔ رسید اصلی ہے، یہ دکھانے کے لیے اس پر لکھا کوڈ کافی ہے۔",
  },
  mailLost: {
    en: "The link works for six years. If you lose it, get a new one at {url}.",
    ur: "یہ لنک چھ سال تک چلے گا۔ گم ہو جائے تو یہاں سے نیا لیں: {url}",
  },
  mailAmount: { en: "Amount", ur: "رقم" },
  mailFor: { en: "For", ur: "مد" },
  mailOpen: { en: "Open the receipt", ur: "رسید کھولیں" },
});

export const statementWords = defineWords("statement", {
  pageTitle: { en: "Yearly statement", ur: "سالانہ گوشوارہ" },
  description: {
    en: "All your gifts of a tax year in one document, with their sum in figures and words.",
    ur: "ٹیکس کے سال میں آپ کے تمام عطیات ایک کاغذ پر، کل رقم ہندسوں اور لفظوں میں۔",
  },
  label: { en: "For your tax return", ur: "آپ کے ٹیکس ریٹرن کے لیے" },
  heading: { en: "Your gifts of a year in one document", ur: "سال بھر کے عطیات ایک کاغذ پر" },
  lead: {
    en: "Each gift has its own receipt. The statement lists all of them, with the total in figures and in words.",
    ur: "ہر عطیے کی اپنی رسید ہوتی ہے۔ اس گوشوارے میں سب اکٹھی درج ہیں، اور کل رقم ہندسوں اور لفظوں میں۔",
  },
  next: { en: "What happens then", ur: "اس کے بعد کیا ہو گا" },
  stepLink: {
    en: "We send a link to the email address that you gave with. If no gift was given with it, we send nothing.",
    ur: "ہم اس ای میل پر ایک لنک بھیجتے ہیں جو آپ نے عطیے کے ساتھ لکھی تھی۔ اگر اس سے کوئی عطیہ نہیں ہوا تو کچھ نہیں بھیجتے۔",
  },
  stepDay: {
    en: "The link works for one day and leads to your receipts of each tax year, July to June.",
    ur: "لنک ایک دن چلتا ہے۔ اس سے ٹیکس کے ہر سال (جولائی سے جون) کی رسیدیں کھلتی ہیں۔",
  },
  stepKeep: {
    en: "Open the PDF and keep it for your tax return, or send it to your accountant.",
    ur: "پی ڈی ایف کھول کر ٹیکس ریٹرن کے لیے رکھ لیں، یا اپنے اکاؤنٹنٹ کو بھیج دیں۔",
  },
  noEmail: {
    en: "Gave without an email? How to get your receipt",
    ur: "ای میل کے بغیر عطیہ دیا تھا؟ رسید یوں ملے گی",
  },
  emailHint: { en: "The address that you gave with.", ur: "وہ ای میل جو آپ نے عطیے کے ساتھ لکھی تھی۔" },
  sendLink: { en: "Send me the link", ur: "مجھے لنک بھیجیں" },
  badEmail: { en: "Please enter an email address.", ur: "براہِ مہربانی اپنی ای میل لکھیں۔" },
  /** The same whether the address is known or not. */
  asked: {
    en: "If gifts were given with this address, we are sending you an email with a link. It works for one day.",
    ur: "اگر اس ای میل سے عطیات دیے گئے ہیں تو ہم آپ کو ایک لنک بھیج رہے ہیں۔ یہ ایک دن چلے گا۔",
  },
  noMail: {
    en: "Our email is not set up yet, so we cannot send you the link. Please call or visit the office.",
    ur: "ہماری ای میل سروس ابھی چالو نہیں ہوئی، اس لیے ہم لنک نہیں بھیج سکتے۔ براہِ مہربانی دفتر فون کریں یا تشریف لائیں۔",
  },
  badLink: {
    en: "This link has expired. Please request a new one.",
    ur: "اس لنک کی مدت ختم ہو چکی ہے۔ نیا لنک منگوائیں۔",
  },

  /* What the link opens. */
  taxYear: { en: "Tax year, July to June", ur: "ٹیکس کا سال، جولائی سے جون" },
  yourGifts: { en: "Your gifts {span}", ur: "آپ کے عطیات \u2066{span}\u2069" },
  helped: { en: "What your funds did in these months", ur: "ان مہینوں میں آپ کے فنڈ سے کیا ہوا" },
  helpedCheck: { en: "How this is counted", ur: "یہ گنتی کیسے ہوتی ہے" },
  byPerson: {
    en: "Each name on the receipts has a paper of its own.",
    ur: "رسیدوں پر لکھے ہر نام کا اپنا الگ گوشوارہ ہے۔",
  },
  taxYears: { en: "Tax years", ur: "ٹیکس کے سال" },
  currency: { en: "<unseen>PKR </unseen>{amount}", ur: "{amount}<unseen> روپے</unseen>" },
  by: { en: ", {method}", ur: "، {method}" },

  mailSubject: { en: "Your yearly statement of gifts", ur: "آپ کے عطیات کا سالانہ گوشوارہ" },
  mailAsked: {
    en: "Somebody, we hope you, asked for a statement of the gifts that were given with this address. The link works for one day.",
    ur: "کسی نے، امید ہے کہ آپ ہی نے، اس ای میل سے دیے گئے عطیات کا گوشوارہ منگوایا ہے۔ یہ لنک ایک دن چلے گا۔",
  },
  mailIgnore: {
    en: "If it was not you, you need not do anything. Only people who read this email can open the link.",
    ur: "اگر یہ آپ نہیں تھے تو کچھ کرنے کی ضرورت نہیں۔ لنک صرف وہی کھول سکتا ہے جو یہ ای میل پڑھ سکے۔",
  },
  mailOpen: { en: "Open the statement", ur: "گوشوارہ کھولیں" },
});

/** RECEIPT-22. */
export const lostReceiptWords = defineWords("lostReceipt", {
  label: { en: "Receipts", ur: "رسیدیں" },
  title: { en: "I lost my receipt", ur: "میری رسید گم ہو گئی" },
  description: {
    en: "How you get the receipt of your gift again, by email or from our office.",
    ur: "عطیے کی رسید دوبارہ کیسے ملے گی: ای میل سے، یا ہمارے دفتر سے۔",
  },
  lead: {
    en: "Every receipt is kept with us. You can have yours again, as often as you need it.",
    ur: "ہر رسید ہمارے پاس محفوظ ہے۔ آپ اپنی رسید جتنی بار چاہیں دوبارہ لے سکتے ہیں۔",
  },
  withEmail: { en: "By email", ur: "ای میل سے" },
  withEmailText: {
    en: "Did you give an email address? Enter it, and we send you a link that opens all your receipts.",
    ur: "عطیے کے ساتھ ای میل لکھی تھی؟ وہی یہاں لکھیں، ہم ایک لنک بھیج دیں گے جس سے آپ کی سب رسیدیں کھلتی ہیں۔",
  },
  sendLink: { en: "Send me the link", ur: "مجھے لنک بھیجیں" },
  office: { en: "From our office", ur: "ہمارے دفتر سے" },
  officeText: {
    en: "Call us, write to us or come to the office, and tell us one of these:",
    ur: "ہمیں فون کریں، لکھیں یا دفتر آئیں، اور ان میں سے ایک بات بتائیں:",
  },
  byReference: {
    en: "the reference of the gift, which begins with TXN, or the number of the receipt;",
    ur: "عطیے کا حوالہ نمبر، جو \u2066TXN\u2069 سے شروع ہوتا ہے، یا رسید کا نمبر؛",
  },
  byPhone: {
    en: "or the last four digits of the phone or account that you gave with, the amount and the day.",
    ur: "یا جس فون یا اکاؤنٹ سے عطیہ دیا تھا اس کے آخری چار ہندسے، رقم اور تاریخ۔",
  },
  call: { en: "Call us: <phone/>", ur: "ہمیں فون کریں: <phone/>" },
  write: { en: "Write on WhatsApp", ur: "واٹس ایپ پر لکھیں" },
  message: {
    en: "I lost my receipt. My reference, or the last four digits, amount and day: ",
    ur: "میری رسید گم ہو گئی۔ میرا حوالہ نمبر، یا آخری چار ہندسے، رقم اور تاریخ: ",
  },
  visit: { en: "Visit the office", ur: "دفتر کا پتا" },
  neverAsked: {
    en: "We never ask you for a PIN, a password or the whole number of a card.",
    ur: "ہم آپ سے پن، پاس ورڈ یا کارڈ کا پورا نمبر کبھی نہیں پوچھتے۔",
  },
});
