import { defineWords } from "#app/lib/words.ts";

/** The question whether somebody stays, by mail, and the page that it leads to: KEEP-04. */
export const stayWords = defineWords("stay", {
  title: { en: "Do you want to stay with us?", ur: "کیا آپ ہمارے ساتھ رہنا چاہتے ہیں؟" },
  stayText: {
    en: "We keep your details, as you gave them.",
    ur: "آپ کی معلومات، جیسے آپ نے دی تھیں، ہمارے پاس رہیں گی۔",
  },
  stay: { en: "Stay", ur: "ساتھ رہیں" },
  removeInstead: { en: "Remove me instead", ur: "نہیں، میرا نام نکال دیں" },
  removeText: {
    en: "We delete your details for good. You can register again at any time.",
    ur: "ہم آپ کی معلومات ہمیشہ کے لیے مٹا دیں گے۔ آپ جب چاہیں دوبارہ اندراج کرا سکتے ہیں۔",
  },
  remove: { en: "Remove me", ur: "میرا نام نکال دیں" },
  stayInstead: { en: "Stay instead", ur: "نہیں، ساتھ رہیں" },
  stayed: { en: "Thank you. You stay with us.", ur: "شکریہ۔ آپ ہمارے ساتھ ہیں۔" },
  removed: { en: "Your details are deleted.", ur: "آپ کی معلومات مٹا دی گئیں۔" },
  badLink: {
    en: "This link is not valid any more. Write to us if you want to know what we keep about you.",
    ur: "یہ لنک اب درست نہیں۔ اگر آپ جاننا چاہتے ہیں کہ آپ کے بارے میں ہمارے پاس کیا محفوظ ہے تو ہمیں لکھیں۔",
  },
  contact: { en: "Contact us", ur: "ہم سے رابطہ کریں" },

  mailSubject: { en: "Do you want to stay with Umeed?", ur: "کیا آپ امید کے ساتھ رہنا چاہتے ہیں؟" },
  mailAgainSubject: {
    en: "A reminder: do you want to stay with Umeed?",
    ur: "یاد دہانی: کیا آپ امید کے ساتھ رہنا چاہتے ہیں؟",
  },
  registrations: { en: "your registration", ur: "آپ کا اندراج" },
  blood_donors: { en: "your entry in our list of blood donors", ur: "خون دینے والوں کی فہرست میں آپ کا نام" },
  mailKept: {
    en: "We have {kept} of {day}, and have not been in touch with you for a long time. Do you want to stay with us?",
    ur: "ہمارے پاس {day} سے {kept} محفوظ ہے، اور کافی عرصے سے آپ سے رابطہ نہیں ہوا۔ کیا آپ ہمارے ساتھ رہنا چاہتے ہیں؟",
  },
  mailSilence: {
    en: "If we hear nothing for {days} days, we ask once more and then delete {kept}.",
    ur: "اگر {days} دن تک جواب نہ آیا تو ہم ایک بار پھر پوچھیں گے، اور اس کے بعد {kept} مٹا دیا جائے گا۔",
  },
  mailLast: {
    en: "We asked you {silence} days ago. If we hear nothing, we delete {kept} {days} days from now.",
    ur: "ہم نے {silence} دن پہلے آپ سے پوچھا تھا۔ اگر جواب نہ آیا تو {days} دن بعد {kept} مٹا دیا جائے گا۔",
  },
});
