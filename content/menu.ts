/* The header's menu (FRAME-03), and the footer's lists (FRAME-06). */

import { allRegistrationKinds, registrationLinks, registrationPath } from "./registrations.ts";

/** A link of a mega menu; the icon is one of app/site/mega-menu.tsx. */
export type MenuLink = { title: string; description: string; path: string; icon: MenuIcon };
export type MenuSection = { mainTitle: string; links: MenuLink[] };
export type MenuFeature = { image: string; alt: string; title: string; description: string; path: string };
export type MegaMenu = { name: string; isMega: true; sections: MenuSection[]; featured: MenuFeature };
export type MenuEntry = { name: string; path: string; isMega?: false } | MegaMenu;

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

export const menu: MenuEntry[] = [
  { name: "Home", path: "/" },
  {
    name: "About Us",
    isMega: true,
    sections: [
      {
        mainTitle: "Our Journey",
        links: [
          {
            title: "Our Journey",
            description: "What we have built since 2016",
            path: "/about-us/journey",
            icon: "road",
          },
          {
            title: "President's Message",
            description: "Why we opened our doors",
            path: "/about-us/president-message",
            icon: "quote",
          },
          {
            title: "Chairman's Message",
            description: "How we look after your money",
            path: "/about-us/chairman-message",
            icon: "letter",
          },
        ],
      },
      {
        mainTitle: "Our Impact",
        links: [
          {
            title: "Our Team",
            description: "Who does the work, and where",
            path: "/about-us/team",
            icon: "people",
          },
          {
            title: "Our Mission",
            description: "What we promise, and to whom",
            path: "/about-us/mission",
            icon: "compass",
          },
        ],
      },
    ],
    featured: {
      image: "/art/hero-classroom.svg",
      alt: "A full classroom, a pupil writing on the blackboard beside her teacher",
      title: "A Story of Impact",
      description: "What donations have achieved, in figures.",
      path: "/impact-report",
    },
  },
  {
    name: "Services",
    isMega: true,
    sections: [
      {
        mainTitle: "Our Programs",
        links: [
          {
            title: "Health",
            description: "Clinics, medicine and hospital fees",
            path: "/services/health",
            icon: "clinic",
          },
          {
            title: "Education",
            description: "Fees, books and a desk",
            path: "/services/education",
            icon: "book",
          },
          {
            title: "Blood Donation",
            description: "We find a donor while the family waits",
            path: "/services/blood-donation",
            icon: "drop",
          },
          {
            title: "Food Program",
            description: "Cooked meals and monthly rations",
            path: "/services/food-program",
            icon: "bowl",
          },
        ],
      },
      {
        mainTitle: "Community Support",
        links: [
          {
            title: "Sadaqa Jaria",
            description: "A gift that lasts",
            path: "/services/sadaqa-jaria",
            icon: "sapling",
          },
          {
            title: "Cloth Distribution",
            description: "Quilts, uniforms and Eid clothes",
            path: "/services/cloth-distribution",
            icon: "shirt",
          },
          {
            title: "Employment",
            description: "A trade, tools and a first customer",
            path: "/services/employment",
            icon: "briefcase",
          },
          {
            title: "Marriage",
            description: "Quiet help with a modest wedding",
            path: "/services/marriage",
            icon: "rings",
          },
        ],
      },
    ],
    featured: {
      image: "/art/clinic.svg",
      alt: "Patients wait on the veranda of a village clinic, the doctor come out to meet them",
      title: "Learn About Our Work",
      description: "How we help, from the first call to the last visit.",
      path: "/our-work",
    },
  },
  {
    name: "Registration",
    isMega: true,
    sections: [
      {
        mainTitle: "Get Started",
        links: [
          ...registrationLinks("Get Started"),
          {
            title: "Blood Donor",
            description: "We call when your group is needed",
            path: "/registration/blood-donor",
            icon: "drop",
          },
        ],
      },
      {
        mainTitle: "Volunteer & Career",
        links: registrationLinks("Volunteer & Career"),
      },
    ],
    featured: {
      image: "/art/neighbours.svg",
      alt: "A woman hands a covered dish to her neighbour in a lane of the old city, two men drink tea on a charpoy",
      title: "Join Our Community",
      description: "Meet the people who make our work possible.",
      path: "/community",
    },
  },
  {
    name: "Resources",
    isMega: true,
    sections: [
      {
        mainTitle: "Discover More",
        links: [
          {
            title: "Gallery",
            description: "Pictures of our work",
            path: "/gallery",
            icon: "picture",
          },
          {
            title: "Blogs",
            description: "Stories from our work",
            path: "/blogs",
            icon: "pen",
          },
        ],
      },
      {
        mainTitle: "Stay Connected",
        links: [
          {
            title: "Events",
            description: "Camps, drives and open days",
            path: "/events",
            icon: "calendar",
          },
          {
            title: "Contact",
            description: "Write, call or visit us in Lahore",
            path: "/contact",
            icon: "mail",
          },
        ],
      },
    ],
    featured: {
      image: "/art/quilts.svg",
      alt: "Quilts on the line in the morning fog, one laid round an old man's shoulders",
      title: "Our Latest Campaign",
      description: "What we are raising money for now.",
      path: "/latest-campaign",
    },
  },
];

type FooterList = { title: string; links: { title: string; path: string }[] };

/** The footer's links, in four lists. */
export const footerLists: FooterList[] = [
  {
    title: "The foundation",
    links: [
      { title: "About us", path: "/about-us" },
      { title: "Our mission", path: "/about-us/mission" },
      { title: "Our team", path: "/about-us/team" },
      { title: "Impact report", path: "/impact-report" },
      { title: "Open books", path: "/transparency" },
      { title: "Our work", path: "/our-work" },
      { title: "Programs", path: "/programs" },
    ],
  },
  {
    title: "Take part",
    links: [
      { title: "Get involved", path: "/get-involved" },
      { title: "Zakat calculator", path: "/zakat-calculator" },
      { title: "Volunteer", path: "/registration/volunteer" },
      { title: "Give blood", path: "/donation-camps" },
      { title: "I need blood", path: "/registration/blood-request" },
      { title: "Partnerships", path: "/partnerships" },
      { title: "Share your story", path: "/share-story" },
      { title: "Community", path: "/community" },
    ],
  },
  {
    title: "Read and see",
    links: [
      { title: "News", path: "/news" },
      { title: "Stories", path: "/blogs" },
      { title: "Latest campaign", path: "/latest-campaign" },
      { title: "Events", path: "/events" },
      { title: "Gallery", path: "/gallery" },
    ],
  },
];

export const legalLinks = [
  { title: "Privacy policy", path: "/privacy-policy" },
  { title: "Terms", path: "/terms" },
  { title: "Cookies", path: "/cookies" },
] as const;

/** The pages for the sitemap. The other pages of this file are added as they are built. */
export const openPages = [
  "/",
  "/blogs",
  "/events",
  "/programs",
  "/donate",
  "/donate-bank-form",
  "/zakat-calculator",
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
  "/transparency",
  "/verify-receipt",
  "/donation-statement",
] as const;
