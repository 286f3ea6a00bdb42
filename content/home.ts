import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import { defineContent, listOf, localText, picture } from "./define-content.ts";

const card = z.object({
  title: localText(60),
  text: localText(200),
  facts: listOf(localText(30), 3).meta({ description: "Short lines, such as 50+ Alumni." }),
  link: localText(40).meta({ title: "Words of the link" }),
});
const opening = z.object({ title: localText(80), lead: localText(300).meta({ title: "Introduction" }) });

/** The texts of the home page's sections that are in no other content. Slides, posts and events have their own rows. */
export const home = defineContent({
  title: "Home page",
  description: "The headings, introductions and buttons of the home page's sections.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    promise: localText(200).meta({ description: "The sentence under the large pictures." }),
    books: opening
      .extend({ none: localText(200).meta({ title: "Before the first gift" }) })
      .meta({ title: "Open books", description: "The sums are counted from the ledger." }),
    account: opening.meta({ title: "The help we gave", description: "Its numbers are under Figures." }),
    since: opening
      .extend({
        badge: localText(60),
        badgeText: localText(100).meta({ title: "Beside the badge" }),
        picture,
        support: localText(40).meta({ title: "Words of the button" }),
      })
      .meta({ title: "Transforming lives" }),
    career: opening
      .extend({
        picture,
        volunteer: localText(40).meta({ title: "Words of the volunteer button" }),
        stories: localText(40).meta({ title: "Words of the stories button" }),
        internship: card,
        partnership: card,
      })
      .meta({ title: "Work with us" }),
    questions: opening
      .extend({ ask: localText(40).meta({ title: "Words of the button" }) })
      .meta({ description: "The questions themselves are under Questions and answers." }),
  }),
  defaults: {
    promise: {
      en: "No family near us should face hunger, illness or a closed school door alone.",
      ur: "ہمارے آس پاس کوئی خاندان بھوک، بیماری یا بند اسکول کے سامنے اکیلا نہ رہے۔",
    },
    books: {
      title: { en: "Our books are open", ur: "ہمارا حساب سب کے سامنے ہے" },
      lead: {
        en: "These sums come from the same books as your receipt. They name no donor.",
        ur: "یہ رقمیں اسی کھاتے کی ہیں جس سے آپ کی رسید بنتی ہے۔ ان میں کسی دینے والے کا نام نہیں۔",
      },
      none: { en: "No gifts have been entered yet.", ur: "ابھی تک کوئی عطیہ درج نہیں ہوا۔" },
    },
    account: {
      title: { en: "The help we gave", ur: "ہم نے کتنی مدد کی" },
      lead: {
        en: "The help that we gave in each of the last six years, counted where it was handed over.",
        ur: "پچھلے چھ برسوں میں ہر سال دی گئی مدد، وہیں گنی گئی جہاں دی گئی۔",
      },
    },
    since: {
      title: { en: "Transforming Lives Since 2016", ur: "2016 سے زندگیاں بدلنے کا سفر" },
      badge: { en: "Government-verified", ur: "حکومت سے تصدیق شدہ" },
      badgeText: {
        en: "Registered non-profit, Lahore, Pakistan",
        ur: "رجسٹرڈ غیر منافع بخش ادارہ، لاہور، پاکستان",
      },
      lead: {
        en: "We began with one rented room and a list of forty families. The list has grown, and we still visit every family on it.",
        ur: "ہم نے کرائے کے ایک کمرے اور چالیس خاندانوں کی فہرست سے آغاز کیا۔ فہرست بڑھ گئی ہے، اور ہم آج بھی اس کے ہر خاندان سے ملنے جاتے ہیں۔",
      },
      picture: artPicture("/art/service-food-program.svg"),
      support: { en: "Support Our Mission", ur: "ہمارے کام میں ساتھ دیں" },
    },
    career: {
      title: { en: "Work with us", ur: "ہمارے ساتھ کام کریں" },
      lead: {
        en: "Volunteers do most of our work. Come for a morning and see whether it suits you.",
        ur: "ہمارا زیادہ تر کام رضاکار کرتے ہیں۔ ایک صبح آئیں اور دیکھیں کہ یہ کام آپ کو اچھا لگتا ہے یا نہیں۔",
      },
      picture: artPicture("/art/service-cloth-distribution.svg"),
      volunteer: { en: "Start Volunteering", ur: "رضاکار بنیں" },
      stories: { en: "Read Stories", ur: "کہانیاں پڑھیں" },
      internship: {
        title: { en: "Internship", ur: "انٹرن شپ" },
        text: {
          en: "One supervisor, a project of your own, and a reference that says what you did.",
          ur: "ایک نگران، آپ کا اپنا پروجیکٹ، اور ایسا سفارشی خط جس میں لکھا ہو کہ آپ نے کیا کام کیا۔",
        },
        facts: [
          { en: "50+ Alumni", ur: "50 سے زائد سابق انٹرن" },
          { en: "3-6 months", ur: "3 سے 6 مہینے" },
        ],
        link: { en: "See internships", ur: "انٹرن شپ دیکھیں" },
      },
      partnership: {
        title: { en: "Strategic Partnerships", ur: "اداروں سے شراکت داری" },
        text: {
          en: "Firms, schools and hospitals run programmes with us. We share the costs, the staff and the accounts.",
          ur: "کمپنیاں، اسکول اور ہسپتال ہمارے ساتھ مل کر پروگرام چلاتے ہیں۔ خرچ، عملہ اور حساب مشترک ہوتا ہے۔",
        },
        facts: [
          { en: "120+ Partners", ur: "120 سے زائد شراکت دار" },
          { en: "Long-term", ur: "طویل مدت کے لیے" },
        ],
        link: { en: "Become a partner", ur: "شراکت دار بنیں" },
      },
    },
    questions: {
      title: { en: "Common questions", ur: "عام سوالات" },
      lead: {
        en: "Answers to what people ask us most. For everything else, write to us.",
        ur: "اکثر پوچھے جانے والے سوالوں کے جواب۔ کچھ اور پوچھنا ہو تو ہمیں لکھیں۔",
      },
      ask: { en: "Ask Us Anything", ur: "جو چاہیں پوچھیں" },
    },
  },
});
