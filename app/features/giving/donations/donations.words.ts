import { defineWords } from "#app/lib/words.ts";
import { donationMessages as english } from "./donations.messages.ts";

/** What a gift's form refuses, on /donate and wherever else a gift is typed: DONATE-04. */
export const donationWords = defineWords("donations", {
  tooSmall: { en: english.tooSmall, ur: "کم از کم عطیہ 100 روپے ہے۔" },
  tooLarge: { en: english.tooLarge, ur: "ایک بار میں زیادہ سے زیادہ عطیہ 1,000,000 روپے ہے۔" },
  notPositive: { en: english.notPositive, ur: "رقم صفر سے زیادہ لکھیں۔" },
  noAmount: { en: english.noAmount, ur: "رقم روپوں میں لکھیں۔" },
  unreadableAmount: { en: english.unreadableAmount, ur: "رقم ہندسوں میں لکھیں، جیسے 2500۔" },
  tooFine: { en: english.tooFine, ur: "روپوں کے بعد پیسوں کے زیادہ سے زیادہ دو ہندسے لکھیں۔" },
  badMethod: { en: english.badMethod, ur: "ادائیگی کا کوئی ایک طریقہ چنیں۔" },
  badEmail: { en: english.badEmail, ur: "درست ای میل لکھیں۔" },
  shortName: { en: english.shortName, ur: "نام میں کم از کم 2 حروف ہوں۔" },
  longReference: { en: english.longReference, ur: "حوالہ بہت لمبا ہے۔" },
  monthlyEmail: {
    en: english.monthlyEmail,
    ur: "اپنی ای میل لکھیں: ماہانہ امداد اسی کے تحت درج ہوتی ہے۔",
  },
  noMonthly: { en: english.noMonthly, ur: "ماہانہ امداد ابھی دستیاب نہیں۔ ایک بار کا عطیہ دیں۔" },
  badFund: { en: english.badFund, ur: "فہرست میں سے چنیں کہ عطیہ کس لیے ہے۔" },
  badKey: { en: english.badKey, ur: "یہ عطیہ کسی اور عطیے جیسا لگتا ہے۔ صفحہ دوبارہ کھولیں۔" },
  badTaxNumber: {
    en: english.badTaxNumber,
    ur: "شناختی کارڈ کے 13 ہندسے لکھیں، یا این ٹی این کے 7 یا 8۔",
  },
  badFlag: { en: english.badFlag, ur: "یہاں ہاں یا نہیں چنیں۔" },
  failed: { en: english.failed, ur: "ادائیگی شروع نہیں ہو سکی۔ دوبارہ کوشش کریں۔" },
  processing: { en: english.processing, ur: "ذرا ٹھہریں..." },
  /** How a text that is too long calls its field. */
  theReference: { en: "The reference", ur: "حوالہ" },
  theDedication: { en: "The dedication", ur: "یہ خانہ" },
  thePostalAddress: { en: "The postal address", ur: "ڈاک کا پتا" },
});
