import type { Policy } from "./policy.ts";

export const termsPolicy: Policy = {
  title: { en: "Terms", ur: "شرائط" },
  summary: {
    en: "What you can expect of this site, what we ask of you, and the rules for gifts.",
    ur: "آپ اس سائٹ سے کیا توقع رکھ سکتے ہیں، ہم آپ سے کیا چاہتے ہیں، اور عطیات کے اصول۔",
  },
  changed: "2026-11-24",
  sections: [
    {
      id: "site",
      heading: { en: "This site", ur: "یہ سائٹ" },
      paragraphs: [
        {
          en: "This site informs you about the foundation and about ways to give, and takes messages and registrations. It is free of charge, and you need no account. We try to keep it correct and available, but cannot promise that it always is.",
          ur: "یہ سائٹ آپ کو فاؤنڈیشن اور عطیہ دینے کے طریقوں کے بارے میں بتاتی ہے، اور پیغام اور شامل ہونے کے فارم لیتی ہے۔ یہ مفت ہے، اور آپ کو کسی اکاؤنٹ کی ضرورت نہیں۔ ہم کوشش کرتے ہیں کہ یہ درست رہے اور چلتی رہے، مگر وعدہ نہیں کر سکتے کہ ہمیشہ ایسا ہی ہو گا۔",
        },
      ],
      list: [],
    },
    {
      id: "figures",
      heading: { en: "Figures and stories", ur: "اعداد اور کہانیاں" },
      paragraphs: [
        {
          en: "The figures are the foundation's own. The impact report explains how we count them. Our stories name people by role and place, unless they have asked us to use their name.",
          ur: "اعداد فاؤنڈیشن کے اپنے ہیں۔ اثرات کی رپورٹ میں لکھا ہے کہ ہم انہیں کیسے گنتے ہیں۔ ہماری کہانیوں میں لوگوں کا ذکر ان کے کام اور جگہ سے ہوتا ہے، سوائے ان کے جنہوں نے اپنا نام لکھنے کو کہا ہو۔",
        },
        {
          en: "If you find a mistake in a figure, please tell us. We correct it and say so.",
          ur: "کسی عدد میں غلطی نظر آئے تو ہمیں ضرور بتائیں۔ ہم اسے درست کرتے ہیں اور بتا بھی دیتے ہیں۔",
        },
      ],
      list: [],
    },
    {
      id: "gifts",
      heading: { en: "Gifts", ur: "عطیات" },
      paragraphs: [
        {
          en: "A gift is voluntary, and you get nothing in return for it. We spend it on the purpose that you choose, or where it is needed most if you choose none. If the purpose is fulfilled or has become impossible, we ask you what to do. If we cannot reach you, we use the gift for the most similar purpose.",
          ur: "عطیہ آپ اپنی خوشی سے دیتے ہیں، اور اس کے بدلے آپ کو کچھ نہیں ملتا۔ ہم اسے اسی مقصد پر خرچ کرتے ہیں جو آپ چنتے ہیں، اور آپ نہ چنیں تو وہاں جہاں سب سے زیادہ ضرورت ہو۔ مقصد پورا ہو چکا ہو یا اب ممکن نہ رہا ہو تو ہم آپ سے پوچھتے ہیں کہ کیا کریں۔ آپ سے رابطہ نہ ہو سکے تو ہم عطیہ اس کے قریب ترین مقصد پر لگاتے ہیں۔",
        },
        {
          en: "If you have given by mistake or twice, write to us with the reference as soon as you can, and we will look into it.",
          ur: "غلطی سے یا دو بار دے دیا ہو تو جتنی جلدی ہو سکے حوالہ نمبر کے ساتھ ہمیں لکھیں، ہم دیکھیں گے۔",
        },
      ],
      list: [],
    },
    {
      id: "help",
      heading: { en: "Asking for help", ur: "مدد کی درخواست" },
      paragraphs: [
        {
          en: "Anybody can ask us for help, and owes us nothing for it. We cannot promise to meet every request. What this site says about health is information, not medical advice. In an emergency do not write to us: call an ambulance or go to the nearest hospital.",
          ur: "مدد کی درخواست کوئی بھی دے سکتا ہے، اور اس کے بدلے اس پر ہمارا کچھ واجب نہیں۔ ہم وعدہ نہیں کر سکتے کہ ہر درخواست پوری کریں گے۔ صحت کے بارے میں یہ سائٹ جو کہتی ہے وہ معلومات ہیں، ڈاکٹر کا مشورہ نہیں۔ ہنگامی صورت میں ہمیں نہ لکھیں: ایمبولینس بلائیں یا قریب ترین ہسپتال جائیں۔",
        },
      ],
      list: [],
    },
    {
      id: "what-you-send",
      heading: { en: "What you send us", ur: "جو آپ ہمیں بھیجتے ہیں" },
      paragraphs: [],
      list: [
        {
          en: "Send only what is true and what you have a right to send.",
          ur: "صرف وہی بھیجیں جو سچ ہو اور جسے بھیجنے کا آپ کو حق ہو۔",
        },
        {
          en: "If you register as a blood donor, a volunteer or a member, you make an offer, not a contract. You can withdraw it at any time.",
          ur: "خون دینے والے، رضاکار یا ممبر کے طور پر نام لکھوانا ایک پیشکش ہے، معاہدہ نہیں۔ آپ جب چاہیں اسے واپس لے سکتے ہیں۔",
        },
        {
          en: "We publish a story or a picture of yours only after we have talked to you about it. If other people can be recognised in it, they must agree too.",
          ur: "آپ کی کہانی یا تصویر ہم تبھی شائع کرتے ہیں جب اس پر آپ سے بات ہو چکی ہو۔ اس میں دوسرے لوگ پہچانے جا سکتے ہوں تو ان کی رضامندی بھی لازم ہے۔",
        },
      ],
    },
    {
      id: "our-work",
      heading: { en: "Our texts and pictures", ur: "ہماری تحریریں اور تصویریں" },
      paragraphs: [
        {
          en: "You may quote our texts with our name and a link, and print any page for yourself, a class or a newspaper. You need our written consent to use our pictures, our name or our logo to collect money. Everybody who collects for us from door to door has a letter from us with their name on it. If in doubt, call us.",
          ur: "آپ ہماری تحریریں ہمارے نام اور لنک کے ساتھ نقل کر سکتے ہیں، اور کوئی بھی صفحہ اپنے لیے، کلاس کے لیے یا اخبار کے لیے چھاپ سکتے ہیں۔ رقم جمع کرنے کے لیے ہماری تصویریں، نام یا لوگو استعمال کرنے ہوں تو ہماری تحریری اجازت لازم ہے۔ جو کوئی ہمارے لیے گھر گھر جا کر رقم جمع کرتا ہے، اس کے پاس ہمارا خط ہوتا ہے جس پر اس کا نام لکھا ہوتا ہے۔ شک ہو تو ہمیں فون کریں۔",
        },
      ],
      list: [],
    },
    {
      id: "misuse",
      heading: { en: "What is not allowed", ur: "کیا منع ہے" },
      paragraphs: [],
      list: [
        {
          en: "Trying to get into the staff area or to see other people's data.",
          ur: "عملے کے حصے میں گھسنے یا دوسروں کی معلومات دیکھنے کی کوشش کرنا۔",
        },
        {
          en: "Flooding the forms, or sending advertising through them. The server stops accepting forms from anybody who sends too many.",
          ur: "فارموں کی بھرمار کرنا، یا ان سے اشتہار بھیجنا۔ جو بہت زیادہ فارم بھیجے، سرور اس سے فارم لینا بند کر دیتا ہے۔",
        },
        {
          en: "Using the phone number of a donor, a patient or a member of our staff for anything else.",
          ur: "خون دینے والے، مریض یا ہمارے عملے کے کسی فرد کا فون نمبر کسی اور کام کے لیے استعمال کرنا۔",
        },
      ],
    },
    {
      id: "links",
      heading: { en: "Links to other sites", ur: "دوسری سائٹوں کے لنک" },
      paragraphs: [
        {
          en: "We are not responsible for other sites that we link to. We check them when we set the link, but not every day.",
          ur: "جن دوسری سائٹوں کے ہم لنک دیتے ہیں، ان کے ہم ذمہ دار نہیں۔ لنک دیتے وقت ہم انہیں دیکھتے ہیں، مگر روز نہیں۔",
        },
      ],
      list: [],
    },
    {
      id: "law",
      heading: { en: "Law", ur: "قانون" },
      paragraphs: [
        {
          en: "The law of Pakistan applies. Please talk to us before you go to court.",
          ur: "پاکستان کا قانون لاگو ہوتا ہے۔ عدالت جانے سے پہلے ہم سے بات ضرور کریں۔",
        },
      ],
      list: [],
    },
  ],
};
