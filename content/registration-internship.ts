import { artPicture } from "./art-alt.ts";
import { choice, type RegistrationPageSource } from "./registration-page.ts";

export const internship: RegistrationPageSource = {
  about: {
    en: "Work with our staff for three to six months: one supervisor, a project of your own, and a reference at the end.",
    ur: "تین سے چھ مہینے ہمارے عملے کے ساتھ کام کریں: ایک نگران، آپ کا اپنا پروجیکٹ، اور آخر میں سفارشی خط۔",
  },
  words: "intern student university registration apply form",
  title: { en: "An internship with a project of your own", ur: "انٹرن شپ، آپ کے اپنے پروجیکٹ کے ساتھ" },
  lead: { offer: "internship" },
  picture: artPicture("/art/internship.svg"),
  section: {
    title: { en: "What an intern does", ur: "انٹرن کیا کرتا ہے" },
    steps: [
      {
        title: { en: "The first two weeks", ur: "پہلے دو ہفتے" },
        text: {
          en: "You see a camp, a classroom and the office, and ask questions. Then you and your supervisor choose your project.",
          ur: "آپ ایک کیمپ، ایک کلاس اور دفتر دیکھتے ہیں اور سوال پوچھتے ہیں۔ پھر آپ اور آپ کے نگران مل کر پروجیکٹ چنتے ہیں۔",
        },
      },
      {
        title: { en: "The following months", ur: "اگلے مہینے" },
        text: {
          en: "You work on your project: a survey, a ledger, a lesson plan, a campaign, a database. Your supervisor looks at it with you once a week.",
          ur: "آپ اپنے پروجیکٹ پر کام کرتے ہیں: کوئی سروے، کھاتہ، سبق کا منصوبہ، مہم یا ڈیٹا بیس۔ ہفتے میں ایک بار نگران آپ کے ساتھ بیٹھ کر اسے دیکھتے ہیں۔",
        },
      },
      {
        title: { en: "The last week", ur: "آخری ہفتہ" },
        text: {
          en: "You present your work to the people who will use it, and hand it over. You get a reference that says what you did.",
          ur: "آپ اپنا کام ان لوگوں کو دکھاتے اور سونپتے ہیں جو اسے استعمال کریں گے۔ آپ کو سفارشی خط ملتا ہے جس میں لکھا ہوتا ہے کہ آپ نے کیا کیا۔",
        },
      },
    ],
  },
  form: {
    title: { en: "Apply for an internship", ur: "انٹرن شپ کی درخواست دیں" },
    intro: {
      en: "You need no CV yet. Tell us what you want to learn.",
      ur: "ابھی سی وی کی ضرورت نہیں۔ بس بتائیں کہ آپ کیا سیکھنا چاہتے ہیں۔",
    },
    submit: { en: "Send my application", ur: "درخواست بھیجیں" },
    legend: { en: "Your studies", ur: "آپ کی تعلیم" },
    questions: [
      {
        field: "institution",
        label: { en: "University or college", ur: "یونیورسٹی یا کالج" },
        required: true,
        max: 200,
        as: "line",
        autoComplete: "organization",
        half: true,
      },
      {
        field: "subject",
        label: { en: "Subject of study", ur: "مضمون" },
        required: true,
        max: 200,
        as: "line",
        half: true,
      },
      {
        field: "months",
        label: { en: "How long (3 to 6 months)", ur: "کتنا عرصہ (3 سے 6 مہینے)" },
        required: true,
        max: 60,
        as: "list",
        none: { en: "Please choose", ur: "منتخب کریں" },
        choices: [
          choice("3 months", "3 مہینے"),
          choice("4 months", "4 مہینے"),
          choice("5 months", "5 مہینے"),
          choice("6 months", "6 مہینے"),
        ],
        half: true,
      },
      {
        field: "motivation",
        label: { en: "What you hope to learn", ur: "آپ کیا سیکھنا چاہتے ہیں" },
        required: false,
        max: 3000,
        as: "text",
      },
    ],
  },
  next: [
    {
      text: {
        en: "Until then, have a look at our programmes and their stories.",
        ur: "تب تک ہمارے پروگرام اور ان کی کہانیاں دیکھ لیں۔",
      },
    },
  ],
  steps: {
    title: { en: "What happens next", ur: "اس کے بعد کیا ہو گا" },
    items: [
      {
        en: "We write to you within a week and suggest a supervisor.",
        ur: "ہم ایک ہفتے کے اندر آپ کو لکھتے ہیں اور ایک نگران تجویز کرتے ہیں۔",
      },
      {
        en: "You and the supervisor talk for half an hour, in our Lahore office or on the phone.",
        ur: "آپ اور نگران آدھا گھنٹہ بات کرتے ہیں، لاہور کے دفتر میں یا فون پر۔",
      },
      {
        en: "You agree on the months, the days of the week and the project.",
        ur: "آپ مل کر مہینے، ہفتے کے دن اور پروجیکٹ طے کرتے ہیں۔",
      },
    ],
  },
  aside: {
    title: { en: "Who can apply", ur: "کون درخواست دے سکتا ہے" },
    text: [
      {
        text: {
          en: "Students and graduates of any subject. We need medicine and social work, but just as much accounting, engineering, languages and design. We plan around your exams.",
          ur: "ہر مضمون کے طلبہ اور گریجویٹ۔ ہمیں طب اور سماجی کام والے چاہییں، اور اتنے ہی اکاؤنٹنگ، انجینئرنگ، زبانوں اور ڈیزائن والے بھی۔ ہم آپ کے امتحان دیکھ کر دن رکھتے ہیں۔",
        },
      },
    ],
  },
};
