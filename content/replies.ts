import { z } from "zod";
import { defineContent, localText, paragraphs } from "./define-content.ts";

const mail = z.object({
  subject: localText(120),
  text: localText(3000).meta({
    description: `The greeting with the name stands above it, the foundation's name below. ${paragraphs}`,
  }),
});

/** The mails about registrations of one kind, each by the state that it tells of. */
const repliesOf = (title: string) =>
  z
    .object({
      touch: mail.meta({ title: "In touch", description: "Goes only where staff tick it." }),
      approved: mail.meta({ title: "Approved" }),
      declined: mail.meta({ title: "Declined" }),
    })
    .meta({ title });

/** What people who registered are told by mail when staff say how far it has come: REG-11. */
export const replies = defineContent({
  title: "Mails about registrations",
  description:
    "What volunteers, members, interns and applicants get when you are in touch, approve or decline.",
  pages: [],
  schema: z.object({
    volunteer: repliesOf("Volunteers"),
    membership: repliesOf("Members"),
    internship: repliesOf("Interns"),
    career: repliesOf("Applicants for work"),
  }),
  defaults: {
    volunteer: {
      touch: {
        subject: { en: "Your registration as a volunteer", ur: "رضاکاروں میں آپ کا نام" },
        text: {
          en: "thank you for offering your time. We have read your registration and will call you in the next days to find a task near you.",
          ur: "وقت دینے کی پیشکش کا شکریہ۔ ہم نے آپ کا فارم پڑھ لیا ہے، اور چند دن میں آپ کو فون کریں گے تاکہ آپ کے قریب کوئی کام ڈھونڈ سکیں۔",
        },
      },
      approved: {
        subject: { en: "Welcome among our volunteers", ur: "رضاکاروں میں خوش آمدید" },
        text: {
          en: "we are glad to have you with us. From today you are one of our volunteers.\n\nWe will write to you as soon as there is a task that fits your time. On your first day somebody experienced works with you. If your plans change, an answer to this mail is enough.",
          ur: "خوشی ہے کہ آپ ہمارے ساتھ ہیں۔ آج سے آپ ہمارے رضاکار ہیں۔\n\nجیسے ہی آپ کے وقت کے مطابق کوئی کام ہو گا، ہم آپ کو لکھیں گے۔ پہلے دن کوئی تجربہ کار آپ کے ساتھ کام کرے گا۔ ارادہ بدل جائے تو اسی ای میل کا جواب دے دینا کافی ہے۔",
        },
      },
      declined: {
        subject: { en: "Your registration as a volunteer", ur: "رضاکاروں میں آپ کا نام" },
        text: {
          en: "thank you for offering your time. At the moment we have no task near you that fits what you can do, and we do not want to let you wait for one.\n\nYou are welcome to register again later, or to come to one of our open days.",
          ur: "وقت دینے کی پیشکش کا شکریہ۔ ابھی آپ کے قریب ایسا کوئی کام نہیں جو آپ کے ہنر کے مطابق ہو، اور ہم نہیں چاہتے کہ آپ انتظار کرتے رہیں۔\n\nآپ بعد میں پھر نام لکھوا سکتے ہیں، یا ملاقات کے کسی دن ہمارے ہاں آ سکتے ہیں۔",
        },
      },
    },
    membership: {
      touch: {
        subject: { en: "Your wish to become a member", ur: "ممبر بننے کی آپ کی درخواست" },
        text: {
          en: "thank you for asking to join us. We have read your lines and will invite you to meet our staff.",
          ur: "ہمارے ساتھ شامل ہونے کی خواہش کا شکریہ۔ ہم نے آپ کی تحریر پڑھ لی ہے، اور آپ کو اپنے عملے سے ملنے کے لیے بلائیں گے۔",
        },
      },
      approved: {
        subject: { en: "Welcome as a member", ur: "ممبروں میں خوش آمدید" },
        text: {
          en: "we are glad to welcome you as a member. You have a voice and a vote, and we will invite you to the next members' meeting.\n\nIf you have a question about the work or the accounts, an answer to this mail reaches us.",
          ur: "ہم خوشی سے آپ کو ممبر بناتے ہیں۔ اب یہاں آپ کی آواز ہے اور آپ کا ووٹ، اور ہم آپ کو ممبروں کے اگلے اجلاس میں بلائیں گے۔\n\nکام یا حساب کے بارے میں کوئی سوال ہو تو اس ای میل کا جواب ہم تک پہنچتا ہے۔",
        },
      },
      declined: {
        subject: { en: "Your wish to become a member", ur: "ممبر بننے کی آپ کی درخواست" },
        text: {
          en: "thank you for asking to join us. We cannot take you as a member at the moment.\n\nIf you want to know why, please answer this mail. Our events and open days are for everybody.",
          ur: "ہمارے ساتھ شامل ہونے کی خواہش کا شکریہ۔ فی الحال ہم آپ کو ممبر نہیں بنا سکتے۔\n\nوجہ جاننا چاہیں تو اس ای میل کا جواب دیں۔ ہماری تقریبات اور ملاقات کے دن سب کے لیے ہیں۔",
        },
      },
    },
    internship: {
      touch: {
        subject: { en: "Your application for an internship", ur: "انٹرن شپ کی آپ کی درخواست" },
        text: {
          en: "thank you for your application. We are looking for a supervisor for you and will write again with a day to talk.",
          ur: "درخواست کا شکریہ۔ ہم آپ کے لیے نگران ڈھونڈ رہے ہیں، اور بات کرنے کا دن طے کرنے کے لیے پھر لکھیں گے۔",
        },
      },
      approved: {
        subject: { en: "Your internship with us", ur: "ہمارے ہاں آپ کی انٹرن شپ" },
        text: {
          en: "we would like to work with you. Your supervisor will write to you in the next days to agree on the months, the days of the week and your project.\n\nIf something has changed on your side, please answer this mail.",
          ur: "ہم آپ کے ساتھ کام کرنا چاہتے ہیں۔ آپ کے نگران چند دن میں آپ کو لکھیں گے، تاکہ مہینے، ہفتے کے دن اور آپ کا پروجیکٹ طے ہو سکے۔\n\nآپ کی طرف سے کچھ بدل گیا ہو تو اس ای میل کا جواب دے دیں۔",
        },
      },
      declined: {
        subject: { en: "Your application for an internship", ur: "انٹرن شپ کی آپ کی درخواست" },
        text: {
          en: "thank you for your application. We have no supervisor free in the months that you named, so we cannot offer you a place this time.\n\nYou are welcome to apply again.",
          ur: "درخواست کا شکریہ۔ آپ نے جو مہینے لکھے ہیں ان میں ہمارا کوئی نگران فارغ نہیں، اس لیے اس بار ہم آپ کو جگہ نہیں دے سکتے۔\n\nآپ پھر درخواست دے سکتے ہیں۔",
        },
      },
    },
    career: {
      touch: {
        subject: { en: "Your application", ur: "آپ کی درخواست" },
        text: {
          en: "thank you for your application. Two of us have read it, and we will call you to agree on a day for an interview.",
          ur: "درخواست کا شکریہ۔ ہم میں سے دو لوگوں نے اسے پڑھا ہے، اور انٹرویو کا دن طے کرنے کے لیے ہم آپ کو فون کریں گے۔",
        },
      },
      approved: {
        subject: { en: "Your application: yes", ur: "آپ کی درخواست منظور ہو گئی" },
        text: {
          en: "we would like to work with you, and are glad that you want to work with us. We will call you about the contract and your first day.\n\nWe never charge for a post. If anybody asks you for money, please tell us.",
          ur: "ہم آپ کے ساتھ کام کرنا چاہتے ہیں، اور خوشی ہے کہ آپ بھی یہی چاہتے ہیں۔ معاہدے اور پہلے دن کے بارے میں ہم آپ کو فون کریں گے۔\n\nہم نوکری کے پیسے کبھی نہیں لیتے۔ کوئی آپ سے رقم مانگے تو ہمیں ضرور بتائیں۔",
        },
      },
      declined: {
        subject: { en: "Your application", ur: "آپ کی درخواست" },
        text: {
          en: "thank you for your application and the time that you put into it. We have given the post to somebody else.\n\nWe wish you well, and would be glad to hear from you about another post.",
          ur: "درخواست کا شکریہ، اور اس وقت کا بھی جو آپ نے اس پر لگایا۔ یہ اسامی ہم نے کسی اور کو دے دی ہے۔\n\nآپ کے لیے نیک تمنائیں؛ کسی اور اسامی کے لیے آپ کی درخواست آئے تو ہمیں خوشی ہو گی۔",
        },
      },
    },
  },
});
