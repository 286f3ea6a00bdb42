import { walletList, walletNames } from "#app/contract/payment-methods.ts";
import {
  allRegistrationKinds,
  registrationKinds,
  registrationPages,
  registrationPath,
} from "./registrations.ts";

type PageDescription = {
  path: string;
  title: string;
  description: string;
  /** What else people call it: found by the site's search, never shown. */
  words: string;
};

/**
 * The pages that are no row of a list, as the site's search finds and shows them (SEARCH-01). Every page of `openPages`
 * has its entry here; an entry whose page is not open yet is not found.
 */
export const pageDescriptions: readonly PageDescription[] = [
  {
    path: "/",
    title: "Umeed Welfare Foundation",
    description: "What we do, the people we reach, and answers to common questions.",
    words: "home front page start umeed hope faq questions answers tax zakat testimonials",
  },
  {
    path: "/donate",
    title: "Donate",
    description: `Give once or every month, by ${walletList()} or bank transfer.`,
    words: `donation give giving money pay payment zakat sadqa fitrana ${walletNames.join(" ")} bank account chanda عطیہ چندہ صدقہ زکوٰۃ زکوة فطرانہ`,
  },
  {
    path: "/donate-bank-form",
    title: "Transfer and report",
    description: `Our accounts for a gift by bank, ${walletList("or")}, and how to tell us that you have sent it.`,
    words: "bank transfer slip proof receipt screenshot raast ibft tid i have paid deposit",
  },
  {
    path: "/zakat-calculator",
    title: "Zakat calculator",
    description: "Work out your Zakat on gold, silver, money and trade, with the nisab of the day.",
    words:
      "zakat zakah zakaat calculator nisab tola gold silver ramzan ramadan ramazan fortieth how much زکوٰۃ زکوة زکات نصاب حساب",
  },
  {
    path: "/about-us",
    title: "About us",
    description: "Who we are, what we stand for, and how the foundation works.",
    words: "who we are foundation organisation ngo trust registered welfare history رجسٹرڈ ادارہ تعارف",
  },
  {
    path: "/about-us/journey",
    title: "Our journey",
    description: "What we have built since 2016, year by year.",
    words: "history timeline years since 2016 beginning",
  },
  {
    path: "/about-us/president-message",
    title: "President's message",
    description: "A letter from the president: how the foundation began.",
    words: "president letter founder leadership",
  },
  {
    path: "/about-us/chairman-message",
    title: "Chairman's message",
    description: "A letter from the chairman: how we look after your money.",
    words: "chairman letter accounts audit leadership",
  },
  {
    path: "/about-us/team",
    title: "Our team",
    description: "Who does the work, and where.",
    words: "staff people members doctors teachers leadership volunteers",
  },
  {
    path: "/about-us/mission",
    title: "Our mission",
    description: "What we promise, and to whom.",
    words: "vision values goals aims promise",
  },
  {
    path: "/impact-report",
    title: "Impact report",
    description: "What donations have achieved, in figures.",
    words: "annual report figures numbers results accounts audit",
  },
  {
    path: "/transparency",
    title: "Open books",
    description: "What came in, what was spent and the balance of each fund, with a seal for every day.",
    words: "transparency accounts ledger money funds audit chain merkle proof where does my money go",
  },
  {
    path: "/verify-receipt",
    title: "Check a receipt",
    description: "Check with its number and code whether a receipt is genuine.",
    words: "verify receipt check genuine real fake number code qr proof",
  },
  {
    path: "/donation-statement",
    title: "Yearly statement of gifts",
    description: "All your gifts of a tax year in one document, for your tax return.",
    words: "statement tax return yearly annual donations receipts fbr certificate my gifts",
  },
  {
    path: "/our-work",
    title: "Our work",
    description: "How we help, from the first call to the last visit.",
    words: "services help programmes what we do madad imdad مدد امداد علاج راشن",
  },
  {
    path: "/programs",
    title: "Our programmes",
    description: "Our nine programmes: what each does, what it has achieved, and how you can help.",
    words: "programs projects education health water women orphans relief skills پروگرام تعلیم صحت پانی یتیم",
  },
  {
    path: "/get-involved",
    title: "Get involved",
    description: "Give, volunteer, give blood or work with us: the ways to help.",
    words: "help join volunteer donate take part support",
  },
  ...allRegistrationKinds.map((kind) => ({
    path: registrationPath(kind),
    title: registrationKinds[kind].title,
    description: `${registrationKinds[kind].description}.`,
    words: registrationPages[kind].words,
  })),
  {
    path: "/registration/blood-donor",
    title: "Register as a blood donor",
    description: "We call when your group is needed.",
    words: "blood donor donate blood group register form khoon خون دینا عطیہ",
  },
  {
    path: "/registration/blood-request",
    title: "I need blood",
    description: "Tell us the blood group, the hospital and a phone number, and we look for donors.",
    words:
      "need blood urgent emergency patient hospital request khoon bags units chahiye zaroorat ambulance 1122 خون چاہیے ضرورت مریض ہسپتال",
  },
  {
    path: "/donation-camps",
    title: "Give blood: donation camps",
    description: "When and where you can give blood next, and what to bring.",
    words: "blood donor camp drive khoon hospital خون کیمپ عطیہ",
  },
  {
    path: "/partnerships",
    title: "Partnerships",
    description: "How companies, schools and other organisations work with us.",
    words: "partner company corporate csr sponsor organisation",
  },
  {
    path: "/share-story",
    title: "Share your story",
    description: "Tell us what happened, in your own words.",
    words: "story testimonial experience write send",
  },
  {
    path: "/community",
    title: "Our community",
    description: "The people who make our work possible.",
    words: "neighbours members volunteers donors people",
  },
  {
    path: "/news",
    title: "News",
    description: "News from the foundation.",
    words: "updates announcements press latest",
  },
  {
    path: "/blogs",
    title: "Stories",
    description: "Stories from our work.",
    words: "blog blogs posts articles read success stories کہانیاں",
  },
  {
    path: "/latest-campaign",
    title: "Latest campaign",
    description: "What we are raising money for now.",
    words: "campaign appeal fundraising donate",
  },
  {
    path: "/events",
    title: "Events",
    description: "Medical camps, blood drives, distributions and open days, with dates, times and places.",
    words: "calendar camps drives open days dates تقریبات کیمپ",
  },
  {
    path: "/gallery",
    title: "Gallery",
    description: "Pictures of our work.",
    words: "photos pictures videos films images album تصاویر",
  },
  {
    path: "/contact",
    title: "Contact us",
    description: "Write, call or visit us in Lahore.",
    words:
      "phone telephone number email address office hours opening timings map whatsapp help ask question message rabta رابطہ فون پتہ دفتر",
  },
  {
    path: "/newsletter",
    title: "Newsletter",
    description: "News of our work, by email.",
    words: "subscribe email letter unsubscribe",
  },
  {
    path: "/privacy-policy",
    title: "Privacy policy",
    description: "What we store about you, why, and for how long.",
    words: "privacy data personal information delete",
  },
  {
    path: "/terms",
    title: "Terms",
    description: "The terms under which you use this website.",
    words: "terms conditions use legal refunds",
  },
  {
    path: "/cookies",
    title: "Cookies",
    description: "What this website stores in your browser.",
    words: "cookie storage browser tracking",
  },
];
