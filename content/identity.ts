import { z } from "zod";
import { emailPattern } from "#app/contract/email-address.ts";
import { accountKinds, forWallets } from "#app/contract/payment-methods.ts";
import { cleanCode, cleanText } from "#app/contract/typed-text.ts";
import {
  address,
  defineContent,
  listOf,
  listOrNone,
  localText,
  paper,
  slug,
  unique,
} from "./define-content.ts";

/** A profile on a network. Empty: the foundation has none, and no icon is shown. */
const profile = z.union([z.literal(""), z.url({ protocol: /^https$/ }).max(500)]);
const profiles = "Web addresses that start with https://. An empty one shows no icon.";

const wallet = z.object({
  title: z.string().overwrite(cleanText).min(1).max(100).meta({ title: "Account title" }),
  number: z.string().overwrite(cleanCode).min(1).max(20).meta({ title: "Number" }),
});

/** The funds that always are. An account may be for some of them. */
const accountFunds = ["general", "zakat", "sadqah", "fitrana"] as const;

const shortText = (max: number) => z.string().overwrite(cleanText).max(max);
const code = (max: number) => z.string().overwrite(cleanCode).max(max);

/** An account beside the first of its kind. Statements, and the lines that are read from them, know it by its id. */
const furtherAccount = z
  .object({
    id: slug
      .refine(
        (id) => ![...accountKinds, "cash", "clearing"].includes(id),
        "Another account has this already.",
      )
      .meta({ control: "id" }),
    kind: z.enum(accountKinds),
    bank: shortText(100).min(1).meta({ title: "Name of the bank or wallet" }),
    title: shortText(100).min(1).meta({ title: "Account title" }),
    number: code(34).min(1).meta({ title: "Number" }),
    iban: code(34).meta({ title: "IBAN", description: "Empty for a wallet." }),
    shown: z.boolean().meta({
      title: "Shown to donors",
      description: "Otherwise it is only compared with its statements.",
    }),
    funds: listOrNone(z.enum(accountFunds), accountFunds.length).meta({
      title: "For gifts to",
      description: "Empty: for every gift.",
    }),
  })
  .meta({ title: "Account" });

/** Who the foundation is, how it is reached, and where money for it goes. Shown in the frame of every page. */
export const identity = defineContent({
  title: "Identity and contact",
  description:
    "Name, phone, email, address and office hours; social profiles, registrations, accounts for gifts.",
  pages: [
    { title: "Contact", path: "/contact" },
    { title: "Donate", path: "/donate" },
    { title: "About us", path: "/about-us" },
    { title: "Home", path: "/" },
  ],
  schema: z.object({
    name: localText(80),
    shortName: localText(20).meta({ title: "Short name", description: "Where the whole name has no room." }),
    since: z.number().int().min(1900).max(2100).meta({ title: "Founded in" }),
    description: localText(300).meta({
      title: "In one or two sentences",
      description: "For search engines and shared links.",
    }),
    email: z.email({ pattern: emailPattern }).max(254).meta({ title: "Email" }),
    phone: z
      .string()
      .overwrite(cleanCode)
      .max(30)
      .regex(/^\+?[\d\s()-]{7,}$/, "Digits and spaces, such as +92 42 1234 5678.")
      .meta({
        title: "Phone",
        control: "phone",
        description: "As visitors see it. A tap on it calls the number.",
      }),
    hours: localText(100).meta({ title: "Office hours" }),
    website: z
      .url({ protocol: /^https?$/ })
      .max(500)
      .optional()
      .meta({ title: "Website", description: "Shown on the contact page. Empty: the address of this site." }),
    address: z.object({
      street: localText(120),
      city: localText(60),
      region: localText(60),
      country: localText(60),
    }),
    location: z
      .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .meta({ title: "The office on the map", description: "In degrees, as map services give them." }),
    social: z
      .object({
        facebook: profile,
        instagram: profile,
        twitter: profile.meta({ title: "X (Twitter)" }),
        youtube: profile.meta({ title: "YouTube" }),
        linkedin: profile.meta({ title: "LinkedIn" }),
        whatsapp: profile.meta({ title: "WhatsApp" }),
      })
      .meta({ title: "Social profiles", description: profiles }),
    careers: z
      .object({
        internships: address,
        partnerships: address,
        volunteer: address,
        volunteerStories: address,
      })
      .meta({
        title: "Career pages",
        description:
          "Where the career links lead: pages of this site, until a separate career site takes over.",
      }),
    registrations: listOf(
      z
        .object({
          body: localText(120).meta({ title: "Registered with" }),
          number: z
            .string()
            .overwrite(cleanCode)
            .max(60)
            .meta({ description: "Not shown while it is empty." }),
          scan: paper.optional().meta({ title: "Scan of the certificate" }),
          register: z
            .url({ protocol: /^https?$/ })
            .max(500)
            .optional()
            .meta({
              title: "Where the register is searched",
              description: "The register's own page: a stranger looks the number up there.",
            }),
          note: localText(300),
          otherwise: localText(300).optional().meta({
            title: "Note without an approval",
            description: "In the note's place while no approval for tax credits (under Receipts) is valid.",
          }),
        })
        .meta({ title: "Registration" }),
      10,
    ).meta({ description: "Where the foundation is registered." }),
    /** Numbers of zeros alone are placeholders, and pages say that none is entered yet. */
    accounts: z
      .object({
        ...forWallets(({ name }) => wallet.meta({ title: name })),
        bank: z
          .object({
            bank: z.string().overwrite(cleanText).min(1).max(100).meta({ title: "Name of the bank" }),
            title: z.string().overwrite(cleanText).min(1).max(100).meta({ title: "Account title" }),
            number: z.string().overwrite(cleanCode).min(1).max(34).meta({ title: "Account number" }),
            iban: z.string().overwrite(cleanCode).min(1).max(34).meta({ title: "IBAN" }),
          })
          .meta({ title: "Bank" }),
        others: unique(listOrNone(furtherAccount, 12), "id").meta({
          title: "Further accounts",
          description: "Other bank accounts and wallets, each with statements of its own.",
        }),
      })
      .meta({
        title: "Accounts for gifts",
        description:
          "The accounts that donors send money to. A second person approves a change. While a number has only zeros, the site asks donors not to use it.",
      }),
  }),
  held: { field: "accounts", limit: "accounts" },
  defaults: {
    name: { en: "Umeed Welfare Foundation", ur: "امید ویلفیئر فاؤنڈیشن" },
    shortName: { en: "Umeed", ur: "امید" },
    since: 2016,
    description: {
      en: "Umeed Welfare Foundation works from Lahore for families across Pakistan: clinics, classrooms, clean water, food, blood and a trade to live by.",
      ur: "امید ویلفیئر فاؤنڈیشن لاہور سے پورے پاکستان کے خاندانوں کے لیے کام کرتی ہے: کلینک، کلاسیں، صاف پانی، کھانا، خون اور ایسا ہنر جس سے گھر چلے۔",
    },
    email: "salaam@umeed.example",
    phone: "+92 42 0000 0000",
    hours: {
      en: "Monday to Saturday, 9 am to 5 pm. The blood helpline is open day and night.",
      ur: "پیر سے ہفتہ، صبح 9 سے شام 5 بجے تک۔ خون کی ہیلپ لائن دن رات کھلی رہتی ہے۔",
    },
    address: {
      street: { en: "12 Khatam Street, Gulberg", ur: "12 خاتم اسٹریٹ، گلبرگ" },
      city: { en: "Lahore", ur: "لاہور" },
      region: { en: "Punjab", ur: "پنجاب" },
      country: { en: "Pakistan", ur: "پاکستان" },
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
        body: { en: "Government of the Punjab, as a welfare society", ur: "حکومتِ پنجاب، بطور فلاحی انجمن" },
        number: "",
        note: { en: "Ask us for a copy of the certificate.", ur: "سرٹیفکیٹ کی نقل ہم سے مانگی جا سکتی ہے۔" },
      },
      {
        body: {
          en: "Federal Board of Revenue, as a non-profit organisation",
          ur: "فیڈرل بورڈ آف ریونیو، بطور غیر منافع بخش ادارہ",
        },
        number: "",
        note: {
          en: "A gift to us is tax-deductible in Pakistan. You get an official receipt.",
          ur: "ہمیں دیے گئے عطیے پر پاکستان میں ٹیکس کی چھوٹ ملتی ہے۔ آپ کو باقاعدہ رسید دی جاتی ہے۔",
        },
        otherwise: {
          en: "You get an official receipt for every gift.",
          ur: "ہر عطیے کی باقاعدہ رسید دی جاتی ہے۔",
        },
      },
    ],
    accounts: {
      ...forWallets(() => ({ title: "Umeed Welfare Foundation", number: "0000 0000000" })),
      bank: {
        bank: "Name of the bank, Lahore",
        title: "Umeed Welfare Foundation",
        number: "0000 0000 0000 0000",
        iban: "PK00 0000 0000 0000 0000 0000",
      },
      others: [],
    },
  },
});
