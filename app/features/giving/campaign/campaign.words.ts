import { defineWords } from "#app/lib/words.ts";

/** The campaign's page: CAMPAIGN-01 and CAMPAIGN-02. */
export const campaignWords = defineWords("campaign", {
  title: { en: "Latest campaign", ur: "تازہ مہم" },
  titleOf: { en: "Latest campaign: {title}", ur: "تازہ مہم: {title}" },
  noCampaign: { en: "No campaign at the moment", ur: "اس وقت کوئی مہم نہیں" },
  noCampaignText: {
    en: "We are not raising money for a particular goal at the moment. You can give to any of our programmes.",
    ur: "اس وقت ہم کسی خاص مقصد کے لیے رقم جمع نہیں کر رہے۔ آپ ہمارے کسی بھی پروگرام میں عطیہ دے سکتے ہیں۔",
  },
  donate: { en: "Donate", ur: "عطیہ دیں" },
  seeProgrammes: { en: "See our programmes", ur: "ہمارے پروگرام دیکھیں" },

  ourLatest: { en: "Our latest campaign", ur: "ہماری تازہ مہم" },
  hasEnded: { en: "This campaign has ended", ur: "یہ مہم ختم ہو چکی ہے" },
  giveToThis: { en: "Give to this campaign", ur: "اس مہم میں عطیہ دیں" },
  until: { en: "Until <day/>", ur: "<day/> تک" },
  endedOn: { en: "It ended on {day}", ur: "مہم {day} کو ختم ہوئی" },
  endedText: {
    en: "Thank you to everybody who gave. Our stories tell what we did with the money. The work goes on.",
    ur: "جن جن نے عطیہ دیا ان سب کا شکریہ۔ رقم سے کیا ہوا، یہ ہماری کہانیوں میں پڑھیں۔ کام جاری ہے۔",
  },
  giveTo: { en: "Give to {programme}", ur: "{programme} میں عطیہ دیں" },
  readStories: { en: "Read our stories", ur: "ہماری کہانیاں پڑھیں" },
  whatGiftDoes: { en: "What a gift does", ur: "ایک عطیے سے کیا ہوتا ہے" },
  giveAny: { en: "Give any amount", ur: "جتنا چاہیں عطیہ دیں" },
  whatHappens: { en: "What happens with your gift", ur: "آپ کے عطیے سے کیا ہوتا ہے" },
  otherWays: { en: "Other ways", ur: "اور طریقے" },
  theProgramme: { en: "The programme: {title}", ur: "پروگرام: {title}" },
  volunteer: { en: "Volunteer an evening", ur: "ایک شام رضاکار بنیں" },
  nextEvent: { en: "Come to the next event", ur: "اگلی تقریب میں آئیں" },

  /* How far it is. */
  raisedOf: { en: "<raised/> of {target}", ur: "{target} میں سے <raised/>" },
  firstGift: { en: "What the first {amount} pays for", ur: "پہلے {amount} سے کیا ہوگا" },
  giftsTo: {
    en: "{gifts, plural, =0 {No gifts yet} =1 {One gift} other {{count} gifts}} to {programme}, counted in our <books>open books</books>.",
    ur: "{gifts, plural, =0 {{programme} کے لیے ابھی کوئی عطیہ نہیں آیا} other {{programme} کے لیے {count} عطیات}}۔ یہ گنتی ہمارے <books>کھلے حساب</books> سے ہے۔",
  },
  giftsToSince: {
    en: "{gifts, plural, =0 {No gifts yet} =1 {One gift} other {{count} gifts}} to {programme} since {day}, counted in our <books>open books</books>.",
    ur: "{gifts, plural, =0 {{day} سے {programme} کے لیے ابھی کوئی عطیہ نہیں آیا} other {{day} سے {programme} کے لیے {count} عطیات}}۔ یہ گنتی ہمارے <books>کھلے حساب</books> سے ہے۔",
  },
});
