import { defineWords } from "#app/lib/words.ts";

/** DESK-17a. Only a mail says them: no page carries the catalogue. */
export const formerAddressWords = defineWords("former-address", {
  subject: { en: "Your gift now has another email address", ur: "آپ کے عطیے کی ای میل بدل دی گئی ہے" },
  moved: {
    en: "Our office has changed the email address of the gift with the receipt {number}. From now on its receipts go to the new address, and the links in our earlier emails to this one no longer work.",
    ur: "ہمارے دفتر نے رسید \u2066{number}\u2069 والے عطیے کی ای میل بدل دی ہے۔ اب اس کی رسیدیں نئی ای میل پر جائیں گی، اور اس ای میل پر بھیجے گئے پرانے لنک نہیں چلیں گے۔",
  },
  ask: {
    en: "If you did not ask for this, please call the office or reply to this email.",
    ur: "اگر آپ نے یہ نہیں کہا تھا تو دفتر فون کریں یا اس ای میل کا جواب دیں۔",
  },
});
