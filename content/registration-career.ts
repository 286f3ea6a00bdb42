import { choice, type RegistrationPageSource } from "./registration-page.ts";

export const career: RegistrationPageSource = {
  about: {
    en: "Paid posts in the office and in the field: the open ones, how to apply, and how to leave your name with us.",
    ur: "دفتر اور فیلڈ میں تنخواہ والی اسامیاں: کون سی خالی ہیں، درخواست کیسے دیں، اور ہمارے پاس نام کیسے لکھوائیں۔",
  },
  words: "careers jobs vacancies roles work cv resume apply registration form naukri nokri نوکری ملازمت",
  title: { en: "Work with us", ur: "ہمارے ساتھ کام کریں" },
  lead: {
    en: "We employ nurses, teachers, drivers and accountants in Lahore and in the field. All open posts are on this page.",
    ur: "لاہور میں اور فیلڈ میں ہمارے ہاں نرسیں، استاد، ڈرائیور اور اکاؤنٹنٹ ملازم ہیں۔ سب خالی اسامیاں اسی صفحے پر ہیں۔",
  },
  section: "positions",
  form: {
    title: { en: "Apply", ur: "درخواست دیں" },
    intro: {
      en: "Use this form for every post. You can add a link to your CV.",
      ur: "ہر اسامی کے لیے یہی فارم ہے۔ آپ اپنی سی وی کا لنک بھی دے سکتے ہیں۔",
    },
    submit: { en: "Send my application", ur: "درخواست بھیجیں" },
    otherwise: {
      title: { en: "Leave your name with us", ur: "ہمارے پاس نام لکھوائیں" },
      intro: {
        en: "When a suitable post opens, we write to you before we advertise it.",
        ur: "آپ کے لائق کوئی اسامی نکلے تو ہم اشتہار سے پہلے آپ کو لکھتے ہیں۔",
      },
      submit: { en: "Keep my name on file", ur: "میرا نام لکھ لیں" },
    },
    legend: { en: "Your work", ur: "آپ کا کام" },
    questions: [
      {
        field: "position",
        label: { en: "Position you apply for", ur: "کس اسامی کے لیے درخواست ہے" },
        required: true,
        max: 200,
        as: "list",
        none: { en: "Please choose", ur: "منتخب کریں" },
        choices: "positions",
        last: choice("Another: keep my name on file", "کوئی اور: میرا نام لکھ لیں"),
        // The question has another label while no position is open, and the server knows only one of them.
        ifEmpty: {
          en: "Please say which work you want to do.",
          ur: "بتائیں کہ آپ کون سا کام کرنا چاہتے ہیں۔",
        },
        otherwise: {
          label: { en: "The work you do", ur: "آپ کیا کام کرتے ہیں" },
          hint: {
            en: "Nurse, driver, accountant, teacher of mathematics ...",
            ur: "نرس، ڈرائیور، اکاؤنٹنٹ، ریاضی کے استاد …",
          },
        },
      },
      {
        field: "experience",
        label: { en: "Your experience", ur: "آپ کا تجربہ" },
        required: true,
        max: 3000,
        as: "text",
        rows: 6,
        hint: {
          en: "Where you worked, for how long, and what you did.",
          ur: "کہاں کام کیا، کتنا عرصہ، اور کیا کام کیا۔",
        },
      },
      {
        field: "portfolio",
        label: { en: "Link to your CV or work", ur: "سی وی یا اپنے کام کا لنک" },
        required: false,
        max: 500,
        as: "address",
      },
    ],
  },
  next: [
    {
      text: {
        en: "We never charge for a post. If anybody asks you for money, please tell us.",
        ur: "ہم نوکری کے پیسے کبھی نہیں لیتے۔ کوئی آپ سے رقم مانگے تو ہمیں ضرور بتائیں۔",
      },
    },
  ],
  steps: {
    title: { en: "How we choose", ur: "ہم انتخاب کیسے کرتے ہیں" },
    items: [
      {
        en: "Two people read your application, and we write to you within a week.",
        ur: "آپ کی درخواست دو لوگ پڑھتے ہیں، اور ہم ایک ہفتے کے اندر آپ کو لکھتے ہیں۔",
      },
      {
        en: "If you are suitable, we invite you to an interview and a day with the team.",
        ur: "آپ موزوں ہوں تو ہم انٹرویو اور ٹیم کے ساتھ ایک دن کے لیے بلاتے ہیں۔",
      },
      {
        en: "You get a yes or a no, with the reason.",
        ur: "جواب ہاں میں ہو یا نہ میں، وجہ ساتھ بتائی جاتی ہے۔",
      },
    ],
  },
  aside: {
    text: [
      { text: { en: "Would you rather work without pay? ", ur: "بلا معاوضہ کام کرنا چاہتے ہیں؟ " } },
      { text: { en: "Volunteer", ur: "رضاکار بنیں" }, path: "/registration/volunteer" },
      { text: { en: " or apply as an ", ur: " یا " } },
      { text: { en: "intern", ur: "انٹرن شپ" }, path: "/registration/internship" },
      { text: { en: ".", ur: " کی درخواست دیں۔" } },
    ],
  },
};
