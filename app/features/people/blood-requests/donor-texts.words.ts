import { defineWords } from "#app/lib/words.ts";

/** What the desk writes to donors by WhatsApp: DONOR-18. No page sends these words. */
export const donorTextWords = defineWords("donor-texts", {
  asked: {
    en: "Assalamu alaikum, this is {name}. A patient needs blood ({reference}): {group}, {hospital}, {city}, for {day}. Can you give? Please answer here or call {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ ایک مریض کو خون چاہیے (\u2066{reference}\u2069): \u2066{group}\u2069، \u2068{hospital}\u2069، \u2068{city}\u2069، {day} کے لیے۔ کیا آپ دے سکتے ہیں؟ یہیں جواب دیں یا \u2066{phone}\u2069 پر فون کریں۔",
  },
  promised: {
    en: "Assalamu alaikum, this is {name}. Thank you for agreeing to give blood ({reference}): {group}, {hospital}, {city}, for {day}. If you cannot come, please tell us at once, here or on {phone}.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ خون دینے کی ہامی بھرنے کا شکریہ (\u2066{reference}\u2069): \u2066{group}\u2069، \u2068{hospital}\u2069، \u2068{city}\u2069، {day} کے لیے۔ نہ آ سکیں تو فوراً بتا دیں، یہیں یا \u2066{phone}\u2069 پر۔",
  },
  thanked: {
    en: "Assalamu alaikum, this is {name}. Thank you for giving blood. We call you again once you have rested, when somebody near you needs it.",
    ur: "السلام علیکم، ہم {name} سے لکھ رہے ہیں۔ خون دینے کا بہت شکریہ۔ آرام کا وقفہ پورا ہونے کے بعد، جب آپ کے قریب کسی کو ضرورت ہو گی، ہم آپ کو پھر فون کریں گے۔",
  },
});
