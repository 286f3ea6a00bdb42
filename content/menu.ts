/* The header's menu (FRAME-03), and the footer's lists (FRAME-06). */

import type { Language } from "#app/contract/language.ts";
import type { DoorIcon, PartPage } from "#app/contract/part.ts";
import { type Localized, localize, type TwoTexts } from "./local-text.ts";
import { allRegistrationKinds, registrationLinks, registrationPath } from "./registrations.ts";

type Text = TwoTexts;

/** The icon is one of app/site/mega-menu.tsx. */
type LinkSource = { title: Text; description: Text; path: string; icon: MenuIcon };
type SectionSource = {
  /** In its address on the page, the same in both languages. */
  id: string;
  mainTitle: Text;
  links: LinkSource[];
};
type FeatureSource = { image: string; alt: Text; title: Text; description: Text; path: string };
type MegaMenuSource = { name: Text; isMega: true; sections: SectionSource[]; featured: FeatureSource };
type EntrySource = { name: Text; path: string; isMega?: false } | MegaMenuSource;

/** A section of a mega menu, in one language. */
export type MenuSection = Localized<SectionSource>;
export type MenuFeature = Localized<FeatureSource>;
export type MegaMenu = Localized<MegaMenuSource>;

export type MenuIcon =
  | "road"
  | "quote"
  | "letter"
  | "people"
  | "compass"
  | "clinic"
  | "book"
  | "drop"
  | "bowl"
  | "sapling"
  | "shirt"
  | "briefcase"
  | "rings"
  | "cap"
  | "card"
  | "hand"
  | "steps"
  | "picture"
  | "pen"
  | "calendar"
  | "mail";

const entries: EntrySource[] = [
  { name: { en: "Home", ur: "صفحۂ اول" }, path: "/" },
  {
    name: { en: "About Us", ur: "ہمارے بارے میں" },
    isMega: true,
    sections: [
      {
        id: "our-journey",
        mainTitle: { en: "Our Journey", ur: "ہمارا سفر" },
        links: [
          {
            title: { en: "Our Journey", ur: "ہمارا سفر" },
            description: { en: "What we have built since 2016", ur: "2016 سے اب تک ہم نے کیا کچھ بنایا" },
            path: "/about-us/journey",
            icon: "road",
          },
          {
            title: { en: "President's Message", ur: "صدر کا پیغام" },
            description: { en: "Why we opened our doors", ur: "ہم نے یہ دروازہ کیوں کھولا" },
            path: "/about-us/president-message",
            icon: "quote",
          },
          {
            title: { en: "Chairman's Message", ur: "چیئرمین کا پیغام" },
            description: { en: "How we look after your money", ur: "آپ کی رقم کی حفاظت کیسے ہوتی ہے" },
            path: "/about-us/chairman-message",
            icon: "letter",
          },
        ],
      },
      {
        id: "our-impact",
        mainTitle: { en: "Our Impact", ur: "ہمارے کام کا اثر" },
        links: [
          {
            title: { en: "Our Team", ur: "ہماری ٹیم" },
            description: { en: "Who does the work, and where", ur: "کون کیا کام کرتا ہے، اور کہاں" },
            path: "/about-us/team",
            icon: "people",
          },
          {
            title: { en: "Our Mission", ur: "ہمارا مشن" },
            description: { en: "What we promise, and to whom", ur: "ہمارے وعدے، اور کس کس سے" },
            path: "/about-us/mission",
            icon: "compass",
          },
        ],
      },
    ],
    featured: {
      image: "/art/hero-classroom.svg",
      alt: {
        en: "A full classroom, a pupil writing on the blackboard beside her teacher",
        ur: "بچوں سے بھری کلاس، ایک بچی استانی کے پاس کھڑی تختۂ سیاہ پر لکھ رہی ہے",
      },
      title: { en: "A Story of Impact", ur: "بدلتی زندگیوں کی کہانی" },
      description: {
        en: "What donations have achieved, in figures.",
        ur: "آپ کے عطیات سے کیا کچھ ہو سکا، اعداد میں۔",
      },
      path: "/impact-report",
    },
  },
  {
    name: { en: "Services", ur: "خدمات" },
    isMega: true,
    sections: [
      {
        id: "our-programs",
        mainTitle: { en: "Our Programs", ur: "ہمارے پروگرام" },
        links: [
          {
            title: { en: "Health", ur: "صحت" },
            description: { en: "Clinics, medicine and hospital fees", ur: "کلینک، دوائیں اور ہسپتال کی فیس" },
            path: "/services/health",
            icon: "clinic",
          },
          {
            title: { en: "Education", ur: "تعلیم" },
            description: { en: "Fees, books and a desk", ur: "فیس، کتابیں اور کلاس میں جگہ" },
            path: "/services/education",
            icon: "book",
          },
          {
            title: { en: "Blood Donation", ur: "خون کا عطیہ" },
            description: {
              en: "We find a donor while the family waits",
              ur: "خون دینے والا ہم ڈھونڈتے ہیں",
            },
            path: "/services/blood-donation",
            icon: "drop",
          },
          {
            title: { en: "Food Program", ur: "خوراک پروگرام" },
            description: { en: "Cooked meals and monthly rations", ur: "پکا ہوا کھانا اور مہینے کا راشن" },
            path: "/services/food-program",
            icon: "bowl",
          },
        ],
      },
      {
        id: "community-support",
        mainTitle: { en: "Community Support", ur: "سماجی مدد" },
        links: [
          {
            title: { en: "Sadaqa Jaria", ur: "صدقۂ جاریہ" },
            description: { en: "A gift that lasts", ur: "نیکی جو جاری رہے" },
            path: "/services/sadaqa-jaria",
            icon: "sapling",
          },
          {
            title: { en: "Cloth Distribution", ur: "کپڑوں کی تقسیم" },
            description: { en: "Quilts, uniforms and Eid clothes", ur: "رضائیاں، یونیفارم اور عید کے جوڑے" },
            path: "/services/cloth-distribution",
            icon: "shirt",
          },
          {
            title: { en: "Employment", ur: "روزگار" },
            description: { en: "A trade, tools and a first customer", ur: "ہنر، اوزار اور پہلا گاہک" },
            path: "/services/employment",
            icon: "briefcase",
          },
          {
            title: { en: "Marriage", ur: "شادی" },
            description: { en: "Quiet help with a modest wedding", ur: "سادہ شادی میں خاموشی سے مدد" },
            path: "/services/marriage",
            icon: "rings",
          },
        ],
      },
    ],
    featured: {
      image: "/art/clinic.svg",
      alt: {
        en: "Patients wait on the veranda of a village clinic, the doctor come out to meet them",
        ur: "گاؤں کے کلینک کے برآمدے میں مریض بیٹھے ہیں، ڈاکٹر ان سے ملنے باہر آئے ہیں",
      },
      title: { en: "Learn About Our Work", ur: "ہمارا کام دیکھیں" },
      description: {
        en: "How we help, from the first call to the last visit.",
        ur: "پہلے فون سے آخری ملاقات تک، ہم مدد کیسے کرتے ہیں۔",
      },
      path: "/our-work",
    },
  },
  {
    name: { en: "Registration", ur: "شامل ہوں" },
    isMega: true,
    sections: [
      {
        id: "get-started",
        mainTitle: { en: "Get Started", ur: "آغاز کریں" },
        links: [
          ...registrationLinks("Get Started"),
          {
            title: { en: "Blood Donor", ur: "خون دینے والے" },
            description: {
              en: "We call when your group is needed",
              ur: "آپ کے گروپ کی ضرورت ہو تو ہم فون کرتے ہیں",
            },
            path: "/registration/blood-donor",
            icon: "drop",
          },
        ],
      },
      {
        id: "volunteer-career",
        mainTitle: { en: "Volunteer & Career", ur: "رضاکار اور ملازمت" },
        links: registrationLinks("Volunteer & Career"),
      },
    ],
    featured: {
      image: "/art/neighbours.svg",
      alt: {
        en: "A woman hands a covered dish to her neighbour in a lane of the old city, two men drink tea on a charpoy",
        ur: "پرانے شہر کی گلی میں ایک عورت پڑوسن کو ڈھکا ہوا برتن دے رہی ہے، دو آدمی چارپائی پر چائے پی رہے ہیں",
      },
      title: { en: "Join Our Community", ur: "ہمارے ساتھ شامل ہوں" },
      description: {
        en: "Meet the people who make our work possible.",
        ur: "ان لوگوں سے ملیں جن کے دم سے یہ کام چلتا ہے۔",
      },
      path: "/community",
    },
  },
  {
    name: { en: "Resources", ur: "معلومات" },
    isMega: true,
    sections: [
      {
        id: "discover-more",
        mainTitle: { en: "Discover More", ur: "مزید دیکھیں" },
        links: [
          {
            title: { en: "Gallery", ur: "تصاویر" },
            description: { en: "Pictures of our work", ur: "ہمارے کام کی تصویریں" },
            path: "/gallery",
            icon: "picture",
          },
          {
            title: { en: "Blogs", ur: "بلاگ" },
            description: { en: "Stories from our work", ur: "ہمارے کام کی کہانیاں" },
            path: "/blogs",
            icon: "pen",
          },
        ],
      },
      {
        id: "stay-connected",
        mainTitle: { en: "Stay Connected", ur: "رابطے میں رہیں" },
        links: [
          {
            title: { en: "Events", ur: "تقریبات" },
            description: {
              en: "Camps, drives and open days",
              ur: "میڈیکل کیمپ، عطیۂ خون کیمپ اور ملاقات کے دن",
            },
            path: "/events",
            icon: "calendar",
          },
          {
            title: { en: "Contact", ur: "رابطہ" },
            description: {
              en: "Write, call or visit us in Lahore",
              ur: "لکھیں، فون کریں یا لاہور میں ہم سے ملیں",
            },
            path: "/contact",
            icon: "mail",
          },
        ],
      },
    ],
    featured: {
      image: "/art/quilts.svg",
      alt: {
        en: "Quilts on the line in the morning fog, one laid round an old man's shoulders",
        ur: "صبح کی دھند میں رسی پر لٹکی رضائیاں، ایک رضائی ایک بزرگ کے کندھوں پر ڈالی گئی ہے",
      },
      title: { en: "Our Latest Campaign", ur: "ہماری تازہ مہم" },
      description: {
        en: "What we are raising money for now.",
        ur: "ان دنوں ہم کس کام کے لیے رقم جمع کر رہے ہیں۔",
      },
      path: "/latest-campaign",
    },
  },
];

/** The header's menu in one language. */
export const menuIn = (language: Language) => localize(entries, language);

type FooterLink = { title: Text; path: string };

/** For whoever is in need; parts add theirs. */
const doors: (FooterLink & { icon: DoorIcon })[] = [
  { title: { en: "I need blood", ur: "خون چاہیے" }, path: "/registration/blood-request", icon: "drop" },
];

const footer: { title: Text; links: FooterLink[] }[] = [
  {
    title: { en: "The foundation", ur: "فاؤنڈیشن" },
    links: [
      { title: { en: "About us", ur: "ہمارے بارے میں" }, path: "/about-us" },
      { title: { en: "Our mission", ur: "ہمارا مشن" }, path: "/about-us/mission" },
      { title: { en: "Our team", ur: "ہماری ٹیم" }, path: "/about-us/team" },
      { title: { en: "Impact report", ur: "اثرات کی رپورٹ" }, path: "/impact-report" },
      { title: { en: "Our work", ur: "ہمارا کام" }, path: "/our-work" },
      { title: { en: "Programs", ur: "پروگرام" }, path: "/programs" },
    ],
  },
  {
    title: { en: "Take part", ur: "ساتھ دیں" },
    links: [
      { title: { en: "Get involved", ur: "شامل ہوں" }, path: "/get-involved" },
      { title: { en: "I lost my receipt", ur: "میری رسید گم ہو گئی" }, path: "/lost-receipt" },
      { title: { en: "Volunteer", ur: "رضاکار بنیں" }, path: "/registration/volunteer" },
      { title: { en: "Give blood", ur: "خون دیں" }, path: "/donation-camps" },
      { title: { en: "I need blood", ur: "مجھے خون چاہیے" }, path: "/registration/blood-request" },
      { title: { en: "Partnerships", ur: "شراکت داری" }, path: "/partnerships" },
      { title: { en: "Share your story", ur: "اپنی کہانی سنائیں" }, path: "/share-story" },
      { title: { en: "Community", ur: "کمیونٹی" }, path: "/community" },
    ],
  },
  {
    title: { en: "Read and see", ur: "پڑھیں اور دیکھیں" },
    links: [
      { title: { en: "News", ur: "خبریں" }, path: "/news" },
      { title: { en: "Stories", ur: "کہانیاں" }, path: "/blogs" },
      { title: { en: "Latest campaign", ur: "تازہ مہم" }, path: "/latest-campaign" },
      { title: { en: "Events", ur: "تقریبات" }, path: "/events" },
      { title: { en: "Gallery", ur: "تصاویر" }, path: "/gallery" },
    ],
  },
];

const legal: FooterLink[] = [
  { title: { en: "Privacy policy", ur: "رازداری کی پالیسی" }, path: "/privacy-policy" },
  { title: { en: "Terms", ur: "شرائط" }, path: "/terms" },
  { title: { en: "Cookies", ur: "کوکیز" }, path: "/cookies" },
];

/**
 * The links of the frame in one language: the header's, the footer's lists, those at its foot, and the doors.
 * @param pages those of the parts that are on: a link of theirs stands after the one that they name
 */
export const siteLinksIn = (language: Language, pages: readonly PartPage[]) => ({
  header: menuIn(language),
  footer: localize(
    footer.map(({ title, links }) => ({
      title,
      links: links.flatMap((link) => [
        link,
        ...pages.flatMap(({ path, footer }) =>
          footer?.after === link.path ? [{ title: footer.title, path }] : [],
        ),
      ]),
    })),
    language,
  ),
  legal: localize(legal, language),
  doors: localize(
    [...doors, ...pages.flatMap(({ path, door }) => (door ? [{ ...door, path }] : []))],
    language,
  ),
});
export type SiteLinks = ReturnType<typeof siteLinksIn>;

/** The core's pages for the sitemap. */
export const openPages = [
  "/",
  "/blogs",
  "/events",
  "/programs",
  "/donate",
  "/donate-bank-form",
  "/contact",
  "/about-us",
  "/about-us/journey",
  "/about-us/president-message",
  "/about-us/chairman-message",
  "/about-us/mission",
  "/about-us/team",
  "/impact-report",
  "/our-work",
  "/community",
  "/news",
  "/privacy-policy",
  "/terms",
  "/cookies",
  "/gallery",
  "/donation-camps",
  "/get-involved",
  "/partnerships",
  "/share-story",
  "/registration/blood-donor",
  "/registration/blood-request",
  ...allRegistrationKinds.map(registrationPath),
  "/latest-campaign",
  "/donation-statement",
  "/lost-receipt",
] as const;
