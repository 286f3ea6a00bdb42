import { z } from "zod";
import { artImage } from "./art-alt.ts";
import { alternativeText, defineContent, link, listOf, localText, pictureAddress } from "./define-content.ts";

export const community = defineContent({
  title: "Community",
  description: "Neighbours, volunteers, members and blood donors, and where they meet.",
  pages: [{ title: "Community", path: "/community" }],
  schema: z.object({
    opening: z.object({
      title: localText(80),
      lead: localText(400).meta({ title: "Introduction" }),
      image: pictureAddress,
      alt: alternativeText,
    }),
    circles: listOf(
      z
        .object({
          name: localText(60),
          who: localText(300),
          brings: localText(200).meta({ title: "What they bring" }),
          link,
        })
        .meta({ title: "Group" }),
      6,
    ).meta({ description: "The groups, each with a link to join." }),
    meeting: z
      .object({
        title: localText(80),
        occasions: listOf(
          z.object({ when: localText(60), text: localText(400) }).meta({ title: "Occasion" }),
          8,
        ),
      })
      .meta({ title: "Where we meet" }),
    remark: localText(300),
  }),
  defaults: {
    opening: {
      title: { en: "The people who make our work possible", ur: "وہ لوگ جن کے دم سے یہ کام چلتا ہے" },
      lead: {
        en: "Few of us are paid. Most are neighbours who give an evening, a ride, a skill or a pint of blood.",
        ur: "ہم میں سے تنخواہ بہت کم لوگ لیتے ہیں۔ زیادہ تر پڑوسی ہیں جو ایک شام، اپنی سواری، کوئی ہنر یا خون کی ایک بوتل دیتے ہیں۔",
      },
      ...artImage("/art/neighbours.svg"),
    },
    circles: [
      {
        name: { en: "Neighbours", ur: "پڑوسی" },
        who: {
          en: "People who tell us when a family in their street needs help.",
          ur: "وہ لوگ جو ہمیں بتاتے ہیں کہ ان کی گلی میں کسی خاندان کو مدد چاہیے۔",
        },
        brings: { en: "Most of the calls that we get.", ur: "ہمیں آنے والے زیادہ تر فون۔" },
        link: {
          text: { en: "Tell us about somebody", ur: "کسی ضرورت مند کا بتائیں" },
          path: "/contact?subject=Somebody%20who%20needs%20help",
        },
      },
      {
        name: { en: "Volunteers", ur: "رضاکار" },
        who: {
          en: "People who visit, teach, drive, sort and cook, some for an evening, some for years.",
          ur: "وہ لوگ جو گھروں میں ملنے جاتے ہیں، پڑھاتے ہیں، گاڑی چلاتے ہیں، سامان چھانٹتے ہیں اور کھانا پکاتے ہیں، کوئی ایک شام، کوئی برسوں تک۔",
        },
        brings: {
          en: "Their time and skills, close to home if possible.",
          ur: "اپنا وقت اور ہنر، جہاں ہو سکے گھر کے قریب۔",
        },
        link: { text: { en: "Become a volunteer", ur: "رضاکار بنیں" }, path: "/registration/volunteer" },
      },
      {
        name: { en: "Members", ur: "ممبر" },
        who: {
          en: "People who look at the accounts, ask questions and vote.",
          ur: "وہ لوگ جو حساب دیکھتے ہیں، سوال پوچھتے ہیں اور ووٹ دیتے ہیں۔",
        },
        brings: {
          en: "Control: they decide with us how the foundation is run.",
          ur: "نگرانی: فاؤنڈیشن کیسے چلے، یہ وہ ہمارے ساتھ مل کر طے کرتے ہیں۔",
        },
        link: { text: { en: "Become a member", ur: "ممبر بنیں" }, path: "/registration/membership" },
      },
      {
        name: { en: "Blood donors", ur: "خون دینے والے" },
        who: {
          en: "People of every blood group who come when we call, at most a few times a year.",
          ur: "ہر بلڈ گروپ کے لوگ جو ہمارے فون پر آ جاتے ہیں، سال میں زیادہ سے زیادہ چند بار۔",
        },
        brings: {
          en: "One pint of blood, which can save up to three lives.",
          ur: "خون کی ایک بوتل، جس سے تین تک جانیں بچ سکتی ہیں۔",
        },
        link: {
          text: { en: "Register as a blood donor", ur: "خون دینے کے لیے نام لکھوائیں" },
          path: "/registration/blood-donor",
        },
      },
    ],
    meeting: {
      title: { en: "Where we meet", ur: "ہم کہاں ملتے ہیں" },
      occasions: [
        {
          when: { en: "On a visit", ur: "کسی کے گھر" },
          text: {
            en: "Two people visit a family: one of our staff, and a volunteer who lives nearby. The neighbour who called introduces them.",
            ur: "خاندان سے ملنے دو لوگ جاتے ہیں: ایک ہمارے عملے سے، اور ایک رضاکار جو پاس ہی رہتا ہو۔ جس پڑوسی نے فون کیا تھا، وہی انہیں ملواتا ہے۔",
          },
        },
        {
          when: { en: "In the store", ur: "گودام میں" },
          text: {
            en: "Before winter we pack quilts, and before Ramzan food. It takes an evening, and members help too.",
            ur: "سردیوں سے پہلے ہم رضائیاں باندھتے ہیں اور رمضان سے پہلے راشن۔ ایک شام لگتی ہے، اور ممبر بھی ہاتھ بٹاتے ہیں۔",
          },
        },
        {
          when: { en: "At a camp", ur: "کیمپ میں" },
          text: {
            en: "Donors give blood, volunteers make the tea, and many people bring a friend.",
            ur: "لوگ خون دیتے ہیں، رضاکار چائے بناتے ہیں، اور بہت سے لوگ کسی دوست کو ساتھ لاتے ہیں۔",
          },
        },
        {
          when: { en: "Once a year", ur: "سال میں ایک بار" },
          text: {
            en: "At the members' meeting we report what we did and what it cost. Volunteers and neighbours can come and ask questions.",
            ur: "ممبروں کے اجلاس میں ہم بتاتے ہیں کہ کیا کیا اور کتنا خرچ ہوا۔ رضاکار اور پڑوسی بھی آ سکتے ہیں اور سوال پوچھ سکتے ہیں۔",
          },
        },
      ],
    },
    remark: {
      en: "Many of our volunteers first came to know us when they needed help themselves.",
      ur: "ہمارے بہت سے رضاکاروں نے ہمیں تب جانا جب انہیں خود مدد کی ضرورت تھی۔",
    },
  },
});
