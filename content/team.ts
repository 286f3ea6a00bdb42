import { z } from "zod";
import { emailPattern } from "#app/contract/email-address.ts";
import { artPicture } from "./art-alt.ts";
import {
  alternativeText,
  defineContent,
  listOf,
  localText,
  picture,
  pictureAddress,
} from "./define-content.ts";

/** A post in the foundation. Without a name, only the role is shown. */
const post = z
  .object({
    role: localText(80),
    place: localText(60),
    name: localText(80).optional().meta({ description: "Without a name, only the role is shown." }),
    sentence: localText(200).optional().meta({ description: "What this person does, in a sentence." }),
    portrait: z.object({ src: pictureAddress, alt: alternativeText }).optional().meta({ title: "Portrait" }),
  })
  .meta({ title: "Post" });

export const team = defineContent({
  title: "Our team",
  description: "Departments, their posts and offices.",
  pages: [{ title: "Our team", path: "/about-us/team" }],
  schema: z.object({
    opening: z.object({ title: localText(80), lead: localText(400).meta({ title: "Introduction" }) }),
    picture,
    departments: listOf(
      z
        .object({
          name: localText(60),
          task: localText(300),
          posts: listOf(post, 30),
          subject: localText(80).meta({
            description: "The subject that a message to this desk gets in the contact form.",
          }),
          email: z.email({ pattern: emailPattern }).max(200).optional().meta({ title: "Email" }),
        })
        .meta({ title: "Department" }),
      12,
    ),
    offices: listOf(z.object({ place: localText(60), task: localText(300) }).meta({ title: "Office" }), 30),
    remark: z.array(localText(500)).max(2).meta({
      description: "Why there are no names, while there are none. Without a paragraph it is left out.",
    }),
  }),
  defaults: {
    opening: {
      title: { en: "Our staff and offices", ur: "ہمارا عملہ اور دفاتر" },
      lead: {
        en: "We have a small staff and many volunteers. Write to the department you need; it answers you itself.",
        ur: "ہمارا عملہ مختصر ہے اور رضاکار بہت۔ جس شعبے سے کام ہو اسی کو لکھیں؛ جواب وہی دیتا ہے۔",
      },
    },
    picture: artPicture("/art/first-call.svg"),
    departments: [
      {
        name: { en: "The board", ur: "بورڈ" },
        task: {
          en: "Decides which programmes start and end, and is responsible for the money.",
          ur: "فیصلہ کرتا ہے کہ کون سا پروگرام شروع ہو اور کون سا ختم، اور رقم کا ذمہ دار ہے۔",
        },
        posts: [
          { role: { en: "The President", ur: "صدر" }, place: { en: "Lahore", ur: "لاہور" } },
          { role: { en: "The Chairman", ur: "چیئرمین" }, place: { en: "Lahore", ur: "لاہور" } },
          {
            role: { en: "Secretary to the board", ur: "بورڈ کے سیکریٹری" },
            place: { en: "Lahore", ur: "لاہور" },
          },
        ],
        subject: { en: "For the board", ur: "بورڈ کے نام" },
      },
      {
        name: { en: "Programmes", ur: "پروگرام" },
        task: {
          en: "Plans and runs the home visits, classes, clinics, food and relief.",
          ur: "گھر گھر ملاقاتوں، کلاسوں، کلینکوں، کھانے اور امدادی کام کا انتظام کرتا ہے۔",
        },
        posts: [
          {
            role: { en: "Programme lead, education", ur: "سربراہ، تعلیم کے پروگرام" },
            place: { en: "Lahore", ur: "لاہور" },
          },
          {
            role: { en: "Programme lead, health", ur: "سربراہ، صحت کے پروگرام" },
            place: { en: "Lahore", ur: "لاہور" },
          },
          {
            role: { en: "Programme lead, food and relief", ur: "سربراہ، خوراک اور امداد کے پروگرام" },
            place: { en: "Lahore", ur: "لاہور" },
          },
          {
            role: { en: "Clinic van: doctor, nurse, dispenser", ur: "کلینک وین: ڈاکٹر، نرس، ڈسپنسر" },
            place: { en: "on the road", ur: "مختلف علاقوں میں" },
          },
          {
            role: { en: "Home visits: field officers", ur: "گھر گھر ملاقات: فیلڈ افسر" },
            place: { en: "Kasur and Lahore", ur: "قصور اور لاہور" },
          },
        ],
        subject: { en: "About a programme", ur: "کسی پروگرام کے بارے میں" },
      },
      {
        name: { en: "Blood desk", ur: "بلڈ ڈیسک" },
        task: { en: "Finds blood donors, day and night.", ur: "دن رات خون دینے والے ڈھونڈتا ہے۔" },
        posts: [
          {
            role: { en: "Blood desk officer, day", ur: "بلڈ ڈیسک افسر، دن" },
            place: { en: "Lahore", ur: "لاہور" },
          },
          {
            role: { en: "Blood desk officer, night", ur: "بلڈ ڈیسک افسر، رات" },
            place: { en: "Lahore", ur: "لاہور" },
          },
        ],
        subject: { en: "Blood desk", ur: "بلڈ ڈیسک" },
      },
      {
        name: { en: "People", ur: "رضاکار اور عملہ" },
        task: {
          en: "Looks after volunteers, interns, members and applicants.",
          ur: "رضاکاروں، انٹرنوں، ممبروں اور درخواست دینے والوں کا خیال رکھتا ہے۔",
        },
        posts: [
          {
            role: { en: "Volunteer coordinator", ur: "رضاکاروں کے رابطہ کار" },
            place: { en: "Lahore", ur: "لاہور" },
          },
          {
            role: { en: "Internship supervisor", ur: "انٹرن شپ کے نگران" },
            place: { en: "Lahore", ur: "لاہور" },
          },
        ],
        subject: { en: "Working with you", ur: "آپ کے ساتھ کام" },
      },
      {
        name: { en: "Accounts and donors", ur: "حسابات اور عطیہ دینے والے" },
        task: {
          en: "Answers questions about gifts, receipts and reports.",
          ur: "عطیات، رسیدوں اور رپورٹوں کے بارے میں سوالوں کے جواب دیتا ہے۔",
        },
        posts: [
          { role: { en: "Accountant", ur: "اکاؤنٹنٹ" }, place: { en: "Lahore", ur: "لاہور" } },
          {
            role: { en: "Donor relations", ur: "عطیہ دینے والوں سے رابطہ" },
            place: { en: "Lahore", ur: "لاہور" },
          },
        ],
        subject: { en: "About a gift", ur: "کسی عطیے کے بارے میں" },
      },
    ],
    offices: [
      {
        place: { en: "Lahore", ur: "لاہور" },
        task: {
          en: "Our main office, with the board, all departments and the store. Visitors are welcome.",
          ur: "ہمارا مرکزی دفتر، جہاں بورڈ، سب شعبے اور گودام ہیں۔ ملنے والوں کو خوش آمدید۔",
        },
      },
      {
        place: { en: "Kasur", ur: "قصور" },
        task: {
          en: "Home visits, classes, the women's workshop, and the clinic van's first stop.",
          ur: "گھر گھر ملاقاتیں، کلاسیں، عورتوں کی ورکشاپ، اور کلینک وین کا پہلا پڑاؤ۔",
        },
      },
      {
        place: { en: "Rajanpur", ur: "راجن پور" },
        task: {
          en: "Flood relief, and rebuilding after it.",
          ur: "سیلاب میں امداد، اور اس کے بعد دوبارہ تعمیر۔",
        },
      },
      {
        place: { en: "Tharparkar", ur: "تھرپارکر" },
        task: {
          en: "Wells and pumps, and the training of their keepers.",
          ur: "کنویں اور پمپ، اور ان کے رکھوالوں کی تربیت۔",
        },
      },
    ],
    remark: [
      {
        en: "This page lists posts, not names. Call us, and we tell you who holds a post.",
        ur: "اس صفحے پر عہدے لکھے ہیں، نام نہیں۔ فون کریں، ہم بتا دیں گے کہ کس عہدے پر کون ہے۔",
      },
    ],
  },
});
