import { givingNames } from "#app/features/giving/ledger/giving.words.ts";
import { defineWords } from "#app/lib/words.ts";

/*
 * What receipts and yearly statements say on paper. In Urdu, U+2066 and U+2069 stand around what keeps its order from left
 * to right: references, numbers with brackets.
 */
export const paperWords = defineWords("papers", {
  receipt: { en: "Receipt {number}", ur: "رسید {number}" },
  receiptTitle: { en: "Donation receipt", ur: "عطیے کی رسید" },
  acknowledgementTitle: { en: "Acknowledgement of a donation", ur: "عطیہ ملنے کی تصدیق" },
  receiptNumber: { en: "Receipt number", ur: "رسید نمبر" },
  giftDay: { en: "Date of gift", ur: "عطیے کی تاریخ" },
  issueDay: { en: "Date of issue", ur: "رسید کی تاریخ" },
  taxYear: { en: "Tax year", ur: "ٹیکس کا سال" },
  receivedFrom: { en: "Received with thanks from", ur: "ان سے شکریے کے ساتھ وصول ہوا" },
  anonymous: { en: "Anonymous", ur: "نام ظاہر نہیں کیا گیا" },
  taxNumber: { en: "CNIC or NTN", ur: "شناختی کارڈ / این ٹی این" },
  givenFor: { en: "Given for", ur: "کس مد میں" },
  dedication: { en: "Dedication", ur: "کس کے نام" },
  paidBy: { en: "Paid by", ur: "ادائیگی کا طریقہ" },
  reference: { en: "Reference", ur: "حوالہ نمبر" },
  approved: {
    en: "The foundation is approved under section 2(36) of the Income Tax Ordinance, 2001: {reference}, valid from {from} to {to}.",
    ur: "فاؤنڈیشن انکم ٹیکس آرڈیننس 2001 کی دفعہ \u20662(36)\u2069 کے تحت منظور شدہ ہے۔ منظوری کا حوالہ: \u2068{reference}\u2069۔ مدت: {from} سے {to} تک۔",
  },
  noApproval: {
    en: "This paper acknowledges that the gift was received. It names no approval under section 2(36) of the Income Tax Ordinance, 2001 and does not by itself give a right to a tax credit.",
    ur: "یہ رسید تصدیق کرتی ہے کہ عطیہ مل گیا۔ اس میں انکم ٹیکس آرڈیننس 2001 کی دفعہ \u20662(36)\u2069 کے تحت کسی منظوری کا ذکر نہیں، اور صرف اس کی بنیاد پر ٹیکس کریڈٹ کا حق نہیں بنتا۔",
  },
  voided: {
    en: "This receipt is void since {day}: the gift was returned.",
    ur: "یہ رسید {day} سے منسوخ ہے: عطیہ واپس کر دیا گیا۔",
  },
  /** As with a cheque that bounced. */
  cameBack: {
    en: "This receipt is void since {day}: the payment came back from the bank.",
    ur: "یہ رسید {day} سے منسوخ ہے: ادائیگی بینک سے واپس آ گئی۔",
  },
  /** It was wrong, and none has come in its stead: the payment was another gift's. */
  corrected: {
    en: "This receipt is void since {day}: the payment was not for this gift.",
    ur: "یہ رسید {day} سے منسوخ ہے: یہ ادائیگی اس عطیے کی نہیں تھی۔",
  },
  replacedBy: {
    en: "This receipt is void since {day}: the corrected receipt {number} replaces it.",
    ur: "یہ رسید {day} سے منسوخ ہے: اس کی جگہ درست رسید \u2066{number}\u2069 جاری ہوئی۔",
  },
  replaces: { en: "Replaces", ur: "اس کی جگہ" },
  void: { en: "VOID", ur: "منسوخ" },
  qrCode: { en: "QR code: {url}", ur: "کیو آر کوڈ: {url}" },
  checkTitle: { en: "Anybody can check this receipt", ur: "اس رسید کی تصدیق کوئی بھی کر سکتا ہے" },
  scan: { en: "Scan the code with a phone, or open", ur: "فون سے یہ کوڈ اسکین کریں، یا یہ صفحہ کھولیں" },
  enterCode: {
    en: "and enter the receipt's number and this code:",
    ur: "اور وہاں رسید نمبر اور یہ کوڈ لکھیں:",
  },
  whatCheckShows: {
    en: "The page shows amount, day and purpose, whether the receipt is valid, and the proof that it is in our books. It shows no name.",
    ur: "اس صفحے پر رقم، تاریخ اور مد لکھی ہوتی ہے، یہ کہ رسید درست ہے یا نہیں، اور اس کا ثبوت کہ یہ ہمارے حساب میں درج ہے۔ وہاں کسی کا نام نہیں ہوتا۔",
  },
  issuedBy: { en: "Issued by: {signatory}.", ur: "جاری کردہ: {signatory}۔" },
  noSignature: {
    en: "Made by computer; valid without a signature.",
    ur: "یہ رسید کمپیوٹر سے بنی ہے اور دستخط کے بغیر بھی درست ہے۔",
  },
  boxes: {
    en: "Each □ stands for a letter that cannot be printed here.",
    ur: "ہر □ ایسے حرف کی جگہ ہے جو یہاں چھپ نہیں سکتا۔",
  },
  ...givingNames,
  address: { en: "{street}, {city}, {region}, {country}", ur: "{street}، {city}، {region}، {country}" },
  contacts: { en: "{phone}   {email}", ur: "فون \u2066{phone}\u2069، ای میل \u2066{email}\u2069" },
  ntn: { en: "NTN {number}", ur: "نیشنل ٹیکس نمبر \u2066{number}\u2069" },
  registration: { en: "{body}: {number}", ur: "{body}: \u2066{number}\u2069" },
  busy: {
    en: "We are making many receipts at the moment. Please try again shortly.",
    ur: "اس وقت بہت سی رسیدیں بن رہی ہیں۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔",
  },
  statementTitle: { en: "Statement of gifts {span}", ur: "عطیات کا سالانہ گوشوارہ \u2066{span}\u2069" },
  statementDays: {
    en: "Gifts from {from} to {to}. Made on {day}.",
    ur: "{from} سے {to} تک کے عطیات۔ یہ گوشوارہ {day} کو بنا۔",
  },
  receiptCount: { en: "{count} receipts", ur: "{count} رسیدیں" },
  receiptColumn: { en: "Receipt", ur: "رسید نمبر" },
  dayColumn: { en: "Day", ur: "تاریخ" },
  fundColumn: { en: "Given for", ur: "مد" },
  methodColumn: { en: "Paid by", ur: "طریقہ" },
  amountColumn: { en: "PKR", ur: "روپے" },
  statementCut: {
    en: "These are the first {count} gifts of the year. Please write to us for the others.",
    ur: "یہ سال کے پہلے {count} عطیات ہیں۔ باقی کے لیے ہمیں لکھیں۔",
  },
  cashTitle: { en: "Given in cash", ur: "نقد عطیات" },
  cashNote: {
    en: "Cash brings no tax credit.",
    ur: "نقد عطیے پر ٹیکس کریڈٹ نہیں ملتا۔",
  },
  statementNote: {
    en: "Each gift also has its own numbered receipt. Void receipts are not included.",
    ur: "ہر عطیے کی اپنی رسید بھی ہے جس پر نمبر درج ہے۔ منسوخ رسیدیں اس گوشوارے میں شامل نہیں۔",
  },
});
