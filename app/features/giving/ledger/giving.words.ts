import { defineWords } from "#app/lib/words.ts";

/** How ways to pay and our own funds are called, on pages and on papers: by what is stored of a gift. */
export const givingNames = {
  jazzcash: { en: "JazzCash", ur: "جاز کیش" },
  easypaisa: { en: "EasyPaisa", ur: "ایزی پیسہ" },
  "bank-transfer": { en: "Bank Transfer", ur: "بینک ٹرانسفر" },
  cash: { en: "Cash", ur: "نقد" },
  cheque: { en: "Cheque", ur: "چیک" },
  general: { en: "General", ur: "عمومی" },
  zakat: { en: "Zakat", ur: "زکوٰۃ" },
  sadqah: { en: "Sadqah", ur: "صدقہ" },
  fitrana: { en: "Fitrana", ur: "فطرانہ" },
} as const;

/** What several pages of giving say: the gift's lines, the accounts, and the way to them. */
export const givingWords = defineWords("giving", {
  ...givingNames,
  /** Between two names of a list, and before its last. */
  comma: { en: ", ", ur: "، " },
  or: { en: " or ", ur: " یا " },

  /* The lines of a gift. */
  yourGift: { en: "Your gift", ur: "آپ کا عطیہ" },
  amount: { en: "Amount", ur: "رقم" },
  inWords: { en: "In words", ur: "الفاظ میں" },
  givenFor: { en: "For", ur: "مد" },
  givenBy: { en: "By", ur: "طریقہ" },
  givenOn: { en: "On", ur: "وقت" },
  reference: { en: "Reference", ur: "حوالہ نمبر" },
  receipt: { en: "Receipt", ur: "رسید" },
  iHavePaid: { en: "I have paid", ur: "میں نے رقم بھیج دی ہے" },
  seeStatus: { en: "See its status", ur: "دیکھیں کہ عطیہ کہاں پہنچا" },

  /* An account, and a transfer to it. */
  bankName: { en: "Bank name", ur: "بینک کا نام" },
  accountTitle: { en: "Account title", ur: "اکاؤنٹ کا نام" },
  accountNumber: { en: "Account number", ur: "اکاؤنٹ نمبر" },
  mobileNumber: { en: "Mobile number", ur: "موبائل نمبر" },
  iban: { en: "IBAN", ur: "IBAN" },
  verified: { en: "Verified", ur: "تصدیق شدہ" },
  ofAccount: { en: "the {label} of {name}", ur: "{name}: {label}" },
  onlyFor: { en: "For {funds} only", ur: "صرف {funds} کے لیے" },
  noteToWrite: { en: "Note to write into the transfer", ur: "بھیجتے وقت پیغام کے خانے میں لکھیں" },
  theNote: { en: "the note", ur: "پیغام" },
  noAccounts: {
    en: "<strong>Please do not send money yet.</strong> The foundation has not entered its account numbers on this site yet. The zeros below are placeholders. Call or write to us, and we will tell you where to send money.",
    ur: "<strong>براہِ مہربانی ابھی رقم نہ بھیجیں۔</strong> فاؤنڈیشن نے ابھی اس سائٹ پر اپنے اکاؤنٹ نمبر درج نہیں کیے۔ نیچے کے صفر صرف جگہ رکھنے کے لیے ہیں۔ ہمیں فون کریں یا لکھیں، ہم بتائیں گے کہ رقم کہاں بھیجنی ہے۔",
  },
  raastCode: { en: "Raast code of the account", ur: "اکاؤنٹ کا راست کوڈ" },
  raastCodeFor: { en: "Raast code of the account, for {amount}", ur: "اکاؤنٹ کا راست کوڈ، {amount} کے لیے" },
  raastScan: { en: "Scan with your bank's app", ur: "اپنے بینک کی ایپ سے اسکین کریں" },
  raastOpens: {
    en: "Raast opens with our account filled in. Check the name before you send.",
    ur: "راست ہمارے اکاؤنٹ کے ساتھ کھلے گا۔ بھیجنے سے پہلے نام دیکھ لیں۔",
  },
  raastOpensFor: {
    en: "Raast opens with our account and {amount} filled in. Check the name before you send.",
    ur: "راست ہمارے اکاؤنٹ اور {amount} کے ساتھ کھلے گا۔ بھیجنے سے پہلے نام دیکھ لیں۔",
  },

  /* A link to give it to others. */
  shareFilled: {
    en: "Collecting with friends or family? Send them this page with the amount and the purpose filled in.",
    ur: "دوستوں یا گھر والوں کے ساتھ مل کر جمع کر رہے ہیں؟ انہیں یہ صفحہ بھیجیں، رقم اور مد اس میں لکھی ہو گی۔",
  },
  sharePurpose: {
    en: "Collecting with friends or family? Send them this page with the purpose filled in.",
    ur: "دوستوں یا گھر والوں کے ساتھ مل کر جمع کر رہے ہیں؟ انہیں یہ صفحہ بھیجیں، مد اس میں لکھی ہو گی۔",
  },
  shareLink: { en: "Share this link", ur: "یہ لنک بھیجیں" },
  linkCopied: { en: "Link copied", ur: "لنک کاپی ہو گیا" },
  linkIsCopied: { en: "The link is copied.", ur: "لنک کاپی ہو گیا ہے۔" },
  linkNotCopied: {
    en: "Your browser does not allow copying. The link is: {url}",
    ur: "آپ کا براؤزر کاپی کی اجازت نہیں دیتا۔ لنک یہ ہے: {url}",
  },
});
