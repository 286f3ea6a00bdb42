import { z } from "zod";
import { defineContent, listOrNone, localText, pictureAddress, unique } from "./define-content.ts";

/** What people say of the foundation, by role and place: no person is named. Sample content until staff replace it. */
export const testimonials = defineContent({
  title: "Testimonials",
  description: "What people say of the foundation.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    title: localText(60),
    testimonials: unique(
      listOrNone(
        z
          .object({
            id: z.number().int().meta({ control: "id" }),
            text: localText(400),
            author: localText(80).meta({ description: "Role and place, such as: A mother, Gujranwala." }),
            /** A Karachi day. */
            date: z.iso.date(),
            avatar: pictureAddress.meta({ title: "Portrait" }),
          })
          .meta({ title: "Testimonial" }),
        24,
      ),
      "id",
    ),
  }),
  defaults: {
    title: { en: "What people tell us", ur: "لوگ ہم سے کیا کہتے ہیں" },
    testimonials: [],
  },
  sample: {
    testimonials: [
      {
        id: 1,
        text: {
          en: "I give a little on the first of every month, and they tell me what it was spent on.",
          ur: "میں ہر مہینے کی پہلی کو تھوڑا سا دیتا ہوں، اور یہ مجھے بتاتے ہیں کہ کس کام پر لگا۔",
        },
        author: { en: "A shopkeeper, Anarkali", ur: "ایک دکاندار، انارکلی" },
        date: "2026-08-14",
        avatar: "/art/portrait-shopkeeper.svg",
      },
      {
        id: 2,
        text: {
          en: "At two in the morning they found a donor with my daughter's blood group. He did not even want to be thanked.",
          ur: "رات کے دو بجے انہوں نے میری بیٹی کے گروپ کا خون دینے والا ڈھونڈ لیا۔ اسے تو شکریہ بھی نہیں چاہیے تھا۔",
        },
        author: { en: "A mother, Gujranwala", ur: "ایک ماں، گوجرانوالہ" },
        date: "2026-07-02",
        avatar: "/art/portrait-mother.svg",
      },
      {
        id: 3,
        text: {
          en: "Their volunteers come when they say they will, do the work, and note what is still missing.",
          ur: "ان کے رضاکار جب کہتے ہیں تب آتے ہیں، کام کرتے ہیں، اور لکھ لیتے ہیں کہ کیا کمی رہ گئی۔",
        },
        author: { en: "A head teacher, Shahdara", ur: "ایک ہیڈ ماسٹر، شاہدرہ" },
        date: "2026-05-21",
        avatar: "/art/portrait-head-teacher.svg",
      },
      {
        id: 4,
        text: {
          en: "We got the whole course of medicine at the camp, and nobody asked us for a card.",
          ur: "کیمپ سے دوا کا پورا کورس ملا، اور کسی نے ہم سے کارڈ نہیں مانگا۔",
        },
        author: { en: "A brick-kiln worker, Kasur", ur: "بھٹے کا ایک مزدور، قصور" },
        date: "2026-04-09",
        avatar: "/art/portrait-kiln-worker.svg",
      },
      {
        id: 5,
        text: {
          en: "Before our firm donated, I asked for the accounts. They came the same afternoon, with the receipts.",
          ur: "کمپنی کے عطیے سے پہلے میں نے حساب مانگا۔ اسی سہ پہر آ گیا، رسیدوں سمیت۔",
        },
        author: { en: "An accountant, Karachi", ur: "ایک اکاؤنٹنٹ، کراچی" },
        date: "2026-02-17",
        avatar: "/art/portrait-accountant.svg",
      },
      {
        id: 6,
        text: {
          en: "I came for a three-month internship and stayed three years. You can see what your work is good for.",
          ur: "تین مہینے کی انٹرن شپ پر آیا تھا، تین سال رہا۔ یہاں نظر آتا ہے کہ آپ کا کام کس کے کام آ رہا ہے۔",
        },
        author: { en: "A student, Lahore", ur: "ایک طالب علم، لاہور" },
        date: "2026-01-30",
        avatar: "/art/portrait-intern.svg",
      },
    ],
  },
});
