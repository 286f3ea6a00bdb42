import type { Language } from "#app/contract/language.ts";
import type { PageDescription, PartPage } from "#app/contract/part.ts";
import { walletList, walletNames } from "#app/contract/payment-methods.ts";
import { localize, type TwoTexts } from "./local-text.ts";
import { openPages } from "./menu.ts";
import { registrationPage } from "./registration-pages.ts";
import { allRegistrationKinds, registrationKinds, registrationPath } from "./registrations.ts";

type Text = TwoTexts;

const sentence = ({ en, ur }: Text): Text => ({ en: `${en}.`, ur: `${ur}۔` });

/**
 * The pages of the core that are no row of a list, as the site's search finds and shows them (SEARCH-01). Every page of `openPages`
 * has its entry here; an entry whose page is not open yet is not found.
 */
const pageDescriptions: readonly PageDescription[] = [
  {
    path: "/",
    title: { en: "Umeed Welfare Foundation", ur: "امید ویلفیئر فاؤنڈیشن" },
    description: {
      en: "What we do, the people we reach, and answers to common questions.",
      ur: "ہم کیا کرتے ہیں، کن لوگوں تک پہنچتے ہیں، اور عام سوالات کے جواب۔",
    },
    words: "home front page start umeed hope faq questions answers tax zakat testimonials",
  },
  {
    path: "/donate",
    title: { en: "Donate", ur: "عطیہ دیں" },
    description: {
      en: `Give once or every month, by ${walletList()} or bank transfer.`,
      ur: "ایک بار دیں یا ہر مہینے: موبائل والیٹ سے یا بینک کے ذریعے۔",
    },
    words: `donation give giving money pay payment zakat sadqa fitrana ${walletNames.join(" ")} bank account chanda عطیہ چندہ صدقہ زکوٰۃ زکوة فطرانہ`,
  },
  {
    path: "/donate-bank-form",
    title: { en: "Transfer and report", ur: "رقم بھیجیں اور بتائیں" },
    description: {
      en: `Our accounts for a gift by bank, ${walletList("or")}, and how to tell us that you have sent it.`,
      ur: "بینک یا موبائل والیٹ سے عطیہ بھیجنے کے لیے ہمارے اکاؤنٹ، اور رقم بھیج کر ہمیں بتانے کا طریقہ۔",
    },
    words: "bank transfer slip proof receipt screenshot raast ibft tid i have paid deposit",
  },
  {
    path: "/about-us",
    title: { en: "About us", ur: "ہمارے بارے میں" },
    description: {
      en: "Who we are, what we stand for, and how the foundation works.",
      ur: "ہم کون ہیں، ہمارے اصول کیا ہیں، اور فاؤنڈیشن کیسے چلتی ہے۔",
    },
    words: "who we are foundation organisation ngo trust registered welfare history رجسٹرڈ ادارہ تعارف",
  },
  {
    path: "/about-us/journey",
    title: { en: "Our journey", ur: "ہمارا سفر" },
    description: {
      en: "What we have built since 2016, year by year.",
      ur: "2016 سے اب تک ہم نے کیا کچھ بنایا، سال بہ سال۔",
    },
    words: "history timeline years since 2016 beginning",
  },
  {
    path: "/about-us/president-message",
    title: { en: "President's message", ur: "صدر کا پیغام" },
    description: {
      en: "A letter from the president: how the foundation began.",
      ur: "صدر کا خط: فاؤنڈیشن کی ابتدا کیسے ہوئی۔",
    },
    words: "president letter founder leadership",
  },
  {
    path: "/about-us/chairman-message",
    title: { en: "Chairman's message", ur: "چیئرمین کا پیغام" },
    description: {
      en: "A letter from the chairman: how we look after your money.",
      ur: "چیئرمین کا خط: آپ کی رقم کی حفاظت کیسے ہوتی ہے۔",
    },
    words: "chairman letter accounts audit leadership",
  },
  {
    path: "/about-us/team",
    title: { en: "Our team", ur: "ہماری ٹیم" },
    description: { en: "Who does the work, and where.", ur: "کون کیا کام کرتا ہے، اور کہاں۔" },
    words: "staff people members doctors teachers leadership volunteers",
  },
  {
    path: "/about-us/mission",
    title: { en: "Our mission", ur: "ہمارا مشن" },
    description: { en: "What we promise, and to whom.", ur: "ہمارے وعدے، اور کس کس سے۔" },
    words: "vision values goals aims promise",
  },
  {
    path: "/impact-report",
    title: { en: "Impact report", ur: "اثرات کی رپورٹ" },
    description: {
      en: "What donations have achieved, in figures.",
      ur: "آپ کے عطیات سے کیا کچھ ہو سکا، اعداد میں۔",
    },
    words: "annual report figures numbers results accounts audit",
  },
  {
    path: "/donation-statement",
    title: { en: "Yearly statement of gifts", ur: "سال بھر کے عطیات کا گوشوارہ" },
    description: {
      en: "All your gifts of a tax year in one document, for your tax return.",
      ur: "ٹیکس کے ایک سال میں آپ کے سب عطیات ایک ہی کاغذ پر، ٹیکس ریٹرن کے لیے۔",
    },
    words: "statement tax return yearly annual donations receipts fbr certificate my gifts",
  },
  {
    path: "/lost-receipt",
    title: { en: "I lost my receipt", ur: "میری رسید گم ہو گئی" },
    description: {
      en: "How you get the receipt of your gift again, by email or from our office.",
      ur: "عطیے کی رسید دوبارہ کیسے ملے گی: ای میل سے، یا ہمارے دفتر سے۔",
    },
    words: "lost receipt missing again copy duplicate resend raseed rasid gum ho gai gayi رسید گم دوبارہ",
  },
  {
    path: "/our-work",
    title: { en: "Our work", ur: "ہمارا کام" },
    description: {
      en: "How we help, from the first call to the last visit.",
      ur: "پہلے فون سے آخری ملاقات تک، ہم مدد کیسے کرتے ہیں۔",
    },
    words: "services help programmes what we do madad imdad مدد امداد علاج راشن",
  },
  {
    path: "/programs",
    title: { en: "Our programmes", ur: "ہمارے پروگرام" },
    description: {
      en: "Our nine programmes: what each does, what it has achieved, and how you can help.",
      ur: "ہمارے نو پروگرام: ہر پروگرام کیا کرتا ہے، اس سے اب تک کیا ہوا، اور آپ کیسے مدد کر سکتے ہیں۔",
    },
    words: "programs projects education health water women orphans relief skills پروگرام تعلیم صحت پانی یتیم",
  },
  {
    path: "/get-involved",
    title: { en: "Get involved", ur: "شامل ہوں" },
    description: {
      en: "Give, volunteer, give blood or work with us: the ways to help.",
      ur: "عطیہ دیں، رضاکار بنیں، خون دیں یا ہمارے ساتھ کام کریں: مدد کے سب طریقے۔",
    },
    words: "help join volunteer donate take part support",
  },
  ...allRegistrationKinds.map((kind) => ({
    path: registrationPath(kind),
    title: registrationKinds[kind].title,
    description: sentence(registrationKinds[kind].description),
    words: registrationPage(kind, "en").words,
  })),
  {
    path: "/registration/blood-donor",
    title: { en: "Register as a blood donor", ur: "خون دینے کے لیے نام لکھوائیں" },
    description: {
      en: "We call when your group is needed.",
      ur: "آپ کے گروپ کی ضرورت ہو تو ہم فون کرتے ہیں۔",
    },
    words: "blood donor donate blood group register form khoon خون دینا عطیہ",
  },
  {
    path: "/registration/blood-request",
    title: { en: "I need blood", ur: "مجھے خون چاہیے" },
    description: {
      en: "Tell us the blood group, the hospital and a phone number, and we look for donors.",
      ur: "خون کا گروپ، ہسپتال اور فون نمبر بتائیں، خون دینے والے ہم ڈھونڈتے ہیں۔",
    },
    words:
      "need blood urgent emergency patient hospital request khoon bags units chahiye zaroorat ambulance 1122 خون چاہیے ضرورت مریض ہسپتال",
  },
  {
    path: "/donation-camps",
    title: { en: "Give blood: donation camps", ur: "خون دیں: عطیۂ خون کیمپ" },
    description: {
      en: "When and where you can give blood next, and what to bring.",
      ur: "خون دینے کا اگلا موقع کب اور کہاں ہے، اور ساتھ کیا لانا ہے۔",
    },
    words: "blood donor camp drive khoon hospital خون کیمپ عطیہ",
  },
  {
    path: "/partnerships",
    title: { en: "Partnerships", ur: "شراکت داری" },
    description: {
      en: "How companies, schools and other organisations work with us.",
      ur: "کمپنیاں، اسکول اور دوسرے ادارے ہمارے ساتھ کیسے کام کرتے ہیں۔",
    },
    words: "partner company corporate csr sponsor organisation",
  },
  {
    path: "/share-story",
    title: { en: "Share your story", ur: "اپنی کہانی سنائیں" },
    description: { en: "Tell us what happened, in your own words.", ur: "جو ہوا، اپنے الفاظ میں بتائیں۔" },
    words: "story testimonial experience write send",
  },
  {
    path: "/community",
    title: { en: "Our community", ur: "ہماری کمیونٹی" },
    description: { en: "The people who make our work possible.", ur: "وہ لوگ جن کے دم سے یہ کام چلتا ہے۔" },
    words: "neighbours members volunteers donors people",
  },
  {
    path: "/news",
    title: { en: "News", ur: "خبریں" },
    description: { en: "News from the foundation.", ur: "فاؤنڈیشن کی خبریں۔" },
    words: "updates announcements press latest",
  },
  {
    path: "/blogs",
    title: { en: "Stories", ur: "کہانیاں" },
    description: { en: "Stories from our work.", ur: "ہمارے کام کی کہانیاں۔" },
    words: "blog blogs posts articles read success stories کہانیاں",
  },
  {
    path: "/latest-campaign",
    title: { en: "Latest campaign", ur: "تازہ مہم" },
    description: {
      en: "What we are raising money for now.",
      ur: "ان دنوں ہم کس کام کے لیے رقم جمع کر رہے ہیں۔",
    },
    words: "campaign appeal fundraising donate",
  },
  {
    path: "/events",
    title: { en: "Events", ur: "تقریبات" },
    description: {
      en: "Medical camps, blood drives, distributions and open days, with dates, times and places.",
      ur: "میڈیکل کیمپ، عطیۂ خون کیمپ، سامان کی تقسیم اور ملاقات کے دن، تاریخ، وقت اور جگہ کے ساتھ۔",
    },
    words: "calendar camps drives open days dates تقریبات کیمپ",
  },
  {
    path: "/gallery",
    title: { en: "Gallery", ur: "تصاویر" },
    description: { en: "Pictures of our work.", ur: "ہمارے کام کی تصویریں۔" },
    words: "photos pictures videos films images album تصاویر",
  },
  {
    path: "/contact",
    title: { en: "Contact us", ur: "ہم سے رابطہ" },
    description: { en: "Write, call or visit us in Lahore.", ur: "لکھیں، فون کریں یا لاہور میں ہم سے ملیں۔" },
    words:
      "phone telephone number email address office hours opening timings map whatsapp help ask question message rabta رابطہ فون پتہ دفتر",
  },
  {
    path: "/privacy-policy",
    title: { en: "Privacy policy", ur: "رازداری کی پالیسی" },
    description: {
      en: "What we store about you, why, and for how long.",
      ur: "ہم آپ کے بارے میں کیا محفوظ رکھتے ہیں، کیوں، اور کب تک۔",
    },
    words: "privacy data personal information delete",
  },
  {
    path: "/terms",
    title: { en: "Terms", ur: "شرائط" },
    description: {
      en: "The terms under which you use this website.",
      ur: "اس ویب سائٹ کے استعمال کی شرائط۔",
    },
    words: "terms conditions use legal refunds",
  },
  {
    path: "/cookies",
    title: { en: "Cookies", ur: "کوکیز" },
    description: {
      en: "What this website stores in your browser.",
      ur: "یہ ویب سائٹ آپ کے براؤزر میں کیا محفوظ کرتی ہے۔",
    },
    words: "cookie storage browser tracking",
  },
];

/**
 * The descriptions in one language. Their hidden words are of every language: visitors mix them.
 * @param pages those of the parts that are on
 */
export const pageDescriptionsIn = (language: Language, pages: readonly PartPage[]) =>
  localize(
    [
      ...pageDescriptions.filter(({ path }) => openPages.some((open) => open === path)),
      ...pages.flatMap(({ path, found }) => (found ? [{ path, ...found }] : [])),
    ],
    language,
  );
