import type { TwoTexts } from "./local-text.ts";

/*
 * What somebody can register for. A kind is its entry here and its page in registration-pages.ts: its path,
 * its place in the menu, the sitemap and the search, its page, its form, its rules and its name in the dashboard
 * follow from them.
 */

type Kind = {
  title: TwoTexts;
  description: TwoTexts;
  /** Where it stands in the menu, and its icon there (content/menu.ts). */
  section: "Get Started" | "Volunteer & Career";
  icon: string;
};

/** By the last part of the path, which is also how it is stored. */
export const registrationKinds = {
  internship: {
    title: { en: "Internship", ur: "انٹرن شپ" },
    description: { en: "Three to six months with our staff", ur: "تین سے چھ مہینے ہمارے عملے کے ساتھ" },
    section: "Get Started",
    icon: "cap",
  },
  membership: {
    title: { en: "Membership", ur: "ممبرشپ" },
    description: { en: "A voice and a vote in the foundation", ur: "فاؤنڈیشن میں آپ کی آواز اور آپ کا ووٹ" },
    section: "Get Started",
    icon: "card",
  },
  volunteer: {
    title: { en: "Volunteer", ur: "رضاکار" },
    description: { en: "An evening, a weekend or a skill", ur: "ایک شام، ایک چھٹی یا کوئی ہنر" },
    section: "Volunteer & Career",
    icon: "hand",
  },
  career: {
    title: { en: "Career", ur: "ملازمت" },
    description: {
      en: "Paid posts in the office and in the field",
      ur: "دفتر اور فیلڈ میں تنخواہ والی اسامیاں",
    },
    section: "Volunteer & Career",
    icon: "steps",
  },
} as const satisfies Record<string, Kind>;
export type RegistrationKind = keyof typeof registrationKinds;

export const registrationPath = <Name extends RegistrationKind>(kind: Name) =>
  `/registration/${kind}` as const;

export const allRegistrationKinds = Object.keys(registrationKinds) as [
  RegistrationKind,
  ...RegistrationKind[],
];

/** The links of one section of the menu. */
export const registrationLinks = (wanted: Kind["section"]) =>
  allRegistrationKinds
    .filter((kind) => registrationKinds[kind].section === wanted)
    .map((kind) => {
      const { section: _place, ...link } = registrationKinds[kind];
      return { ...link, path: registrationPath(kind) };
    });
