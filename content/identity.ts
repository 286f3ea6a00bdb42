import { z } from "zod";
import { address, defineContent, listOf, localText } from "./define-content.ts";

/** A profile on a network. Empty: the foundation has none, and no icon is shown. */
const profile = z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(500)]);

const wallet = z.object({
  title: z.string().trim().min(1).max(100),
  number: z.string().trim().min(1).max(20),
});

/** Who the foundation is, how it is reached, and where money for it goes. Shown in the frame of every page. */
export const identity = defineContent({
  title: "Identity and contact",
  schema: z.object({
    name: localText(80),
    shortName: localText(20),
    since: z.number().int().min(1900).max(2100),
    description: localText(300),
    email: z.email().max(254),
    /** As it is shown; the link to call it takes its digits. */
    phone: z
      .string()
      .trim()
      .max(30)
      .regex(/^\+?[\d\s()-]{7,}$/),
    hours: localText(100),
    address: z.object({
      street: localText(120),
      city: localText(60),
      region: localText(60),
      country: localText(60),
    }),
    /** The office on the map, in degrees. */
    location: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
    social: z.object({
      facebook: profile,
      instagram: profile,
      twitter: profile,
      youtube: profile,
      linkedin: profile,
      whatsapp: profile,
    }),
    /** The career pages: pages of ours until a separate career site takes over. */
    careers: z.object({
      internships: address,
      partnerships: address,
      volunteer: address,
      volunteerStories: address,
    }),
    /** Where the foundation is registered. `number` is empty until staff enter it. */
    registrations: listOf(
      z.object({ body: localText(120), number: z.string().trim().max(60), note: localText(300) }),
      10,
    ),
    /** Where money is sent to. Numbers of zeros alone are placeholders, and pages say that none is entered yet. */
    accounts: z.object({
      jazzcash: wallet,
      easypaisa: wallet,
      bank: z.object({
        bank: z.string().trim().min(1).max(100),
        title: z.string().trim().min(1).max(100),
        number: z.string().trim().min(1).max(34),
        iban: z.string().trim().min(1).max(34),
      }),
    }),
  }),
  defaults: {
    name: { en: "Umeed Welfare Foundation" },
    shortName: { en: "Umeed" },
    since: 2016,
    description: {
      en: "Umeed Welfare Foundation works from Lahore for families across Pakistan: clinics, classrooms, clean water, food, blood and a trade to live by.",
    },
    email: "salaam@umeed.example",
    phone: "+92 42 0000 0000",
    hours: { en: "Monday to Saturday, 9 am to 5 pm. The blood helpline is open day and night." },
    address: {
      street: { en: "12 Khatam Street, Gulberg" },
      city: { en: "Lahore" },
      region: { en: "Punjab" },
      country: { en: "Pakistan" },
    },
    location: { latitude: 31.514, longitude: 74.348 },
    social: {
      facebook: "https://social.umeed.example/facebook",
      instagram: "https://social.umeed.example/instagram",
      twitter: "https://social.umeed.example/twitter",
      youtube: "https://social.umeed.example/youtube",
      linkedin: "https://social.umeed.example/linkedin",
      whatsapp: "https://social.umeed.example/whatsapp",
    },
    careers: {
      internships: "/registration/internship",
      partnerships: "/partnerships",
      volunteer: "/registration/volunteer",
      volunteerStories: "/blogs?category=volunteers",
    },
    registrations: [
      {
        body: { en: "Government of the Punjab, as a welfare society" },
        number: "",
        note: { en: "The certificate hangs in our office. Ask for a copy, and we send it the same day." },
      },
      {
        body: { en: "Federal Board of Revenue, as a non-profit organisation" },
        number: "",
        note: { en: "A gift to us is deductible from taxable income; the receipt names the ruling." },
      },
    ],
    accounts: {
      jazzcash: { title: "Umeed Welfare Foundation", number: "0000 0000000" },
      easypaisa: { title: "Umeed Welfare Foundation", number: "0000 0000000" },
      bank: {
        bank: "Name of the bank, Lahore",
        title: "Umeed Welfare Foundation",
        number: "0000 0000 0000 0000",
        iban: "PK00 0000 0000 0000 0000 0000",
      },
    },
  },
});
