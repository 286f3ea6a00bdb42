import { storedTable } from "./policies-privacy-stored.ts";
import type { Policy } from "./policy.ts";

export const privacyPolicy: Policy = {
  title: { en: "Privacy policy", ur: "رازداری کی پالیسی" },
  summary: {
    en: "What we learn about you on this site, why, where and for how long we keep it, who sees it, and how to have it erased.",
    ur: "اس سائٹ پر ہمیں آپ کے بارے میں کیا معلوم ہوتا ہے اور کیوں، ہم اسے کہاں اور کب تک رکھتے ہیں، کون دیکھتا ہے، اور آپ اسے کیسے مٹوا سکتے ہیں۔",
  },
  changed: "2026-11-24",
  sections: [
    {
      id: "in-short",
      heading: { en: "In short", ur: "مختصر یہ کہ" },
      paragraphs: [],
      list: [
        {
          en: "You can read every page without telling us who you are. We do not track you, and show no advertising for other companies.",
          ur: "آپ ہر صفحہ یہ بتائے بغیر پڑھ سکتے ہیں کہ آپ کون ہیں۔ ہم آپ پر نظر نہیں رکھتے، اور دوسری کمپنیوں کے اشتہار نہیں دکھاتے۔",
        },
        {
          en: "We keep what you send us through a form so that a person can answer it. We do not sell it or pass it on to advertisers.",
          ur: "جو آپ فارم سے بھیجتے ہیں وہ ہم رکھتے ہیں، تاکہ کوئی انسان اس کا جواب دے سکے۔ ہم اسے نہ بیچتے ہیں، نہ اشتہار دینے والوں کو دیتے ہیں۔",
        },
        {
          en: "No other company learns of your visit until you click on something that comes from it: a map, a film or a link.",
          ur: "کسی اور کمپنی کو آپ کے یہاں آنے کا پتا تبھی چلتا ہے جب آپ اس کی کسی چیز پر کلک کریں: نقشہ، فلم یا لنک۔",
        },
        {
          en: "You may ask to see what we keep about you, have it corrected, or have it erased.",
          ur: "آپ پوچھ سکتے ہیں کہ ہمارے پاس آپ کے بارے میں کیا لکھا ہے، اسے درست کرا سکتے ہیں، اور مٹوا سکتے ہیں۔",
        },
      ],
    },
    {
      id: "who",
      heading: { en: "Who is responsible", ur: "ذمہ دار کون ہے" },
      paragraphs: [
        {
          en: "The foundation that runs this site. You find its address, phone number and email address at the end of this page and on the contact page.",
          ur: "وہ فاؤنڈیشن جو یہ سائٹ چلاتی ہے۔ اس کا پتا، فون نمبر اور ای میل اس صفحے کے آخر میں اور رابطے کے صفحے پر ہے۔",
        },
      ],
      list: [],
    },
    {
      id: "visiting",
      heading: { en: "When you only read", ur: "جب آپ صرف پڑھتے ہیں" },
      paragraphs: [
        {
          en: "The server counts page views by day and page. For this it stores neither your IP address nor your browser and sets no cookie, so it cannot tell whether two views came from the same person.",
          ur: "سرور دن اور صفحے کے حساب سے گنتا ہے کہ صفحے کتنی بار کھلے۔ اس کے لیے وہ نہ آپ کا آئی پی ایڈریس رکھتا ہے نہ براؤزر، اور کوئی کوکی نہیں لگاتا، اس لیے اسے معلوم نہیں ہو سکتا کہ دو بار کھولنے والا ایک ہی شخص تھا یا نہیں۔",
        },
        {
          en: "For each request its log records the time, the page's address without anything after a question mark, and whether the request succeeded. It holds no names, no email addresses and no IP addresses. The company that hosts the server may keep logs of its own.",
          ur: "ہر درخواست پر سرور کے لاگ میں وقت، صفحے کا پتا (سوالیہ نشان کے بعد کے حصے کے بغیر) اور یہ لکھا جاتا ہے کہ درخواست کامیاب ہوئی یا نہیں۔ اس میں نہ نام ہوتے ہیں، نہ ای میل پتے، نہ آئی پی ایڈریس۔ جس کمپنی کے ہاں سرور چلتا ہے، وہ اپنے لاگ رکھ سکتی ہے۔",
        },
        {
          en: "When you send a form, the server counts how often your IP address and the email address or phone number in the form were used within the hour, so that robots cannot flood us. It also counts how often we write to an email address within the day, so that nobody can flood it through us. It counts with codes from which the addresses cannot be read, and which are useless after the hour or the day. Depending on how the server is set up, they are held in memory or in the database.",
          ur: "جب آپ کوئی فارم بھیجتے ہیں تو سرور گنتا ہے کہ آپ کا آئی پی ایڈریس اور فارم میں لکھا ای میل پتا یا فون نمبر اس گھنٹے میں کتنی بار استعمال ہوا، تاکہ روبوٹ ہمیں فارموں سے بھر نہ دیں۔ وہ یہ بھی گنتا ہے کہ ہم نے ایک دن میں کسی ای میل پتے پر کتنی بار لکھا، تاکہ کوئی ہمارے ذریعے کسی کو تنگ نہ کر سکے۔ گنتی ایسے کوڈ سے ہوتی ہے جس سے پتا پڑھا نہیں جا سکتا، اور جو ایک گھنٹے یا ایک دن کے بعد بے کار ہو جاتا ہے۔ سرور کی ترتیب کے مطابق یہ کوڈ میموری میں رہتے ہیں یا ڈیٹا بیس میں۔",
        },
      ],
      list: [],
    },
    {
      id: "stored",
      heading: { en: "What we store", ur: "ہم کیا محفوظ رکھتے ہیں" },
      paragraphs: [
        {
          en: "Everything listed here is in one database on the server that runs this site. Ask us where that server is and who hosts it. With what you send we also keep the language of the page, so that we answer in it.",
          ur: "یہاں لکھی ہر چیز ایک ہی ڈیٹا بیس میں ہے، اسی سرور پر جو یہ سائٹ چلاتا ہے۔ ہم سے پوچھیں کہ وہ سرور کہاں ہے اور کس کے پاس ہے۔ جو آپ بھیجتے ہیں، اس کے ساتھ صفحے کی زبان بھی لکھی رہتی ہے، تاکہ جواب اسی میں دیا جائے۔",
        },
        {
          en: "What you send us is deleted when its time is over; the table gives the usual times, and our staff may set others. They delete it earlier when it is no longer needed. When you ask, they delete everything under your email address or phone number. Backups of the database, if we keep any, hold it until they are replaced.",
          ur: "جو آپ بھیجتے ہیں، اس کی مدت پوری ہونے پر مٹا دیا جاتا ہے؛ جدول میں عام مدتیں لکھی ہیں، اور ہمارا عملہ اور مدت مقرر کر سکتا ہے۔ ضرورت نہ رہے تو وہ اس سے پہلے مٹا دیتے ہیں۔ آپ کہیں تو وہ سب کچھ مٹا دیتے ہیں جو آپ کے ای میل پتے یا فون نمبر سے درج ہے۔ ڈیٹا بیس کے بیک اپ میں، اگر ہم رکھتے ہوں، یہ تب تک رہتا ہے جب تک ان کی جگہ نئے بیک اپ نہ آ جائیں۔",
        },
      ],
      list: [],
      table: storedTable,
    },
    {
      id: "gifts",
      heading: { en: "When you give", ur: "جب آپ عطیہ دیتے ہیں" },
      paragraphs: [
        {
          en: "You never type a card number or a PIN on this site. You send the money from your own bank or wallet, or on the page of the bank, JazzCash or EasyPaisa that we link to. From us they learn the amount and our reference, but not your name. We keep what they tell us about the payment with your gift.",
          ur: "اس سائٹ پر آپ کو کارڈ نمبر یا پن کبھی نہیں لکھنا پڑتا۔ رقم آپ اپنے بینک یا والیٹ سے بھیجتے ہیں، یا بینک، جاز کیش یا ایزی پیسہ کے صفحے پر، جس کا ہم لنک دیتے ہیں۔ ہماری طرف سے انہیں رقم اور ہمارا حوالہ نمبر معلوم ہوتا ہے، آپ کا نام نہیں۔ ادائیگی کے بارے میں وہ ہمیں جو کچھ بتاتے ہیں، وہ ہم آپ کے عطیے کے ساتھ رکھتے ہیں۔",
        },
        {
          en: "Our open books show totals by purpose and month, and for each day a code calculated from all its receipts. Neither reveals any donor. Anybody who has your receipt and its code can check the amount, but learns nothing about you.",
          ur: "ہمارے کھلے حساب میں مقصد اور مہینے کے حساب سے کل رقم ہوتی ہے، اور ہر دن کا ایک کوڈ جو اس دن کی سب رسیدوں سے نکلتا ہے۔ دونوں میں سے کسی سے عطیہ دینے والے کا پتا نہیں چلتا۔ جس کے پاس آپ کی رسید اور اس کا کوڈ ہو وہ رقم کی تصدیق کر سکتا ہے، مگر آپ کے بارے میں کچھ نہیں جان سکتا۔",
        },
      ],
      list: [],
    },
    {
      id: "mail",
      heading: { en: "Emails that we send", ur: "ای میل جو ہم بھیجتے ہیں" },
      paragraphs: [
        {
          en: "Where our email is set up, the office gets an email when something arrives. It contains the whole message, registration or request for blood, so that we can answer at once. For a blood donor it contains only the blood group and the city, for a story the city and the programme, and for a reported transfer the amount and our reference. These emails stay in the office's mailbox until they are deleted.",
          ur: "جہاں ہماری ای میل چالو ہو، وہاں کچھ آنے پر دفتر کو ای میل جاتی ہے۔ اس میں پورا پیغام، شامل ہونے کا فارم یا خون کی درخواست ہوتی ہے، تاکہ ہم فوراً جواب دے سکیں۔ خون دینے والے کے بارے میں اس میں صرف بلڈ گروپ اور شہر ہوتا ہے، کہانی کے بارے میں شہر اور پروگرام، اور بھیجی ہوئی رقم کی اطلاع میں رقم اور ہمارا حوالہ نمبر۔ یہ ای میل دفتر کے میل باکس میں رہتی ہیں جب تک مٹائی نہ جائیں۔",
        },
        {
          en: "Our newsletters count nothing: they contain no hidden picture, and their links lead straight to where they say. Their pictures come from our own server, at addresses that are the same for every reader. Only the link to unsubscribe is your own.",
          ur: "ہمارے خبرنامے کچھ نہیں گنتے: ان میں کوئی چھپی ہوئی تصویر نہیں ہوتی، اور لنک سیدھے وہیں لے جاتے ہیں جہاں لکھا ہو۔ تصویریں ہمارے اپنے سرور سے آتی ہیں، ایسے پتوں سے جو ہر پڑھنے والے کے لیے ایک ہیں۔ صرف خبرنامہ بند کرنے کا لنک آپ کا اپنا ہوتا ہے۔",
        },
        {
          en: "You may get an email from us when somebody, we hope you, enters your address for the newsletter, a yearly statement of gifts or monthly support; with the receipt for a gift that was given with your address; when we cannot find a transfer that you reported; once a month for monthly support, and when it changes; when we ask whether you want to stay registered; and when one of us answers you.",
          ur: "ہماری ای میل آپ کو تب آ سکتی ہے جب کوئی، امید ہے آپ خود، آپ کا پتا خبرنامے، سال بھر کے عطیات کے گوشوارے یا ماہانہ امداد کے لیے لکھے؛ اس عطیے کی رسید کے ساتھ جو آپ کے پتے سے دیا گیا؛ جب ہمیں وہ رقم نہ ملے جس کی آپ نے اطلاع دی؛ ماہانہ امداد کے لیے مہینے میں ایک بار، اور جب وہ بدلے؛ جب ہم پوچھیں کہ آپ کا نام لکھا رہے یا نہیں؛ اور جب ہم میں سے کوئی آپ کو جواب دے۔",
        },
      ],
      list: [],
    },
    {
      id: "who-sees-it",
      heading: { en: "Who sees it", ur: "کون دیکھتا ہے" },
      paragraphs: [
        {
          en: "The members of our staff who have an account on this site. Each of them sees only what their work there needs. Those who may see entries can also export them as a file, for example to make a list of calls. Each export is recorded.",
          ur: "ہمارے عملے کے وہ لوگ جن کا اس سائٹ پر اکاؤنٹ ہے۔ ہر ایک صرف وہی دیکھتا ہے جس کی اسے اپنے کام کے لیے ضرورت ہے۔ جو اندراج دیکھ سکتے ہیں، وہ انہیں فائل میں برآمد بھی کر سکتے ہیں، مثلاً فون کرنے کی فہرست بنانے کے لیے۔ ہر برآمد کا ریکارڈ رہتا ہے۔",
        },
        {
          en: "Blood donors never appear on a page. We use their number to call them, and do not give it to the patient's family.",
          ur: "خون دینے والوں کا نام کسی صفحے پر نہیں آتا۔ ان کا نمبر ہم انہیں فون کرنے کے لیے استعمال کرتے ہیں، اور مریض کے گھر والوں کو نہیں دیتے۔",
        },
        {
          en: "The companies that host our server and carry our email could technically read what passes through them. Nobody else gets it, unless a court in Pakistan orders it.",
          ur: "جن کمپنیوں کے ہاں ہمارا سرور ہے اور جو ہماری ای میل پہنچاتی ہیں، وہ تکنیکی طور پر وہ سب پڑھ سکتی ہیں جو ان سے گزرتا ہے۔ اور کسی کو کچھ نہیں دیا جاتا، سوائے اس کے کہ پاکستان کی کوئی عدالت حکم دے۔",
        },
      ],
      list: [],
    },
    {
      id: "others",
      heading: { en: "Other companies", ur: "دوسری کمپنیاں" },
      paragraphs: [
        {
          en: "No page loads anything from another company when it opens: pictures and fonts come from our own server. Only after you click do these companies learn your IP address and what your browser tells them:",
          ur: "کوئی صفحہ کھلتے وقت کسی دوسری کمپنی سے کچھ نہیں منگواتا: تصویریں اور فونٹ ہمارے اپنے سرور سے آتے ہیں۔ صرف آپ کے کلک کے بعد ان کمپنیوں کو آپ کا آئی پی ایڈریس اور وہ معلوم ہوتا ہے جو آپ کا براؤزر انہیں بتاتا ہے:",
        },
      ],
      list: [
        {
          en: "OpenStreetMap, when you click 'Show the map' on the contact page.",
          ur: "اوپن اسٹریٹ میپ، جب آپ رابطے کے صفحے پر “نقشہ دکھائیں” دبائیں۔",
        },
        {
          en: "YouTube, when you start a film. We use its address that sets no cookies before the film plays.",
          ur: "یوٹیوب، جب آپ کوئی فلم چلائیں۔ ہم اس کا وہ پتا استعمال کرتے ہیں جو فلم چلنے سے پہلے کوئی کوکی نہیں لگاتا۔",
        },
        {
          en: "Facebook, Twitter, LinkedIn, Instagram or WhatsApp, when you follow a link to them. Our links are plain links without any of their code.",
          ur: "فیس بک، ایکس (ٹوئٹر)، لنکڈ اِن، انسٹاگرام یا واٹس ایپ، جب آپ ان کے کسی لنک پر جائیں۔ ہمارے لنک سادہ لنک ہیں، ان میں ان کا کوئی کوڈ نہیں۔",
        },
      ],
    },
    {
      id: "children",
      heading: { en: "Children", ur: "بچے" },
      paragraphs: [
        {
          en: "This site asks children for nothing. Blood donors are 18 to 60 years old. If a child has sent us something, tell us and we will erase it.",
          ur: "یہ سائٹ بچوں سے کچھ نہیں مانگتی۔ خون دینے والوں کی عمر 18 سے 60 سال ہوتی ہے۔ کسی بچے نے ہمیں کچھ بھیجا ہو تو بتائیں، ہم مٹا دیں گے۔",
        },
      ],
      list: [],
    },
    {
      id: "erasure",
      heading: {
        en: "How to see, correct or erase it",
        ur: "اپنی معلومات کیسے دیکھیں، درست کرائیں یا مٹوائیں",
      },
      paragraphs: [
        {
          en: "Write, call or visit us. Say what you sent us and roughly when, and write from the email address or call from the number that you gave us, so that we know it is yours. A member of staff looks it up and corrects or deletes it, here and in the office's mailbox. You need not give a reason, it costs nothing, and we tell you when it is done.",
          ur: "ہمیں لکھیں، فون کریں یا ملنے آئیں۔ بتائیں کہ آپ نے ہمیں کیا بھیجا تھا اور اندازاً کب، اور اسی ای میل پتے سے لکھیں یا اسی نمبر سے فون کریں جو آپ نے ہمیں دیا تھا، تاکہ ہمیں معلوم ہو کہ یہ آپ ہی کا ہے۔ عملے کا ایک فرد اسے ڈھونڈتا ہے اور درست کرتا یا مٹا دیتا ہے، یہاں بھی اور دفتر کے میل باکس میں بھی۔ آپ کو وجہ نہیں بتانی پڑتی، کوئی خرچ نہیں، اور کام ہو جائے تو ہم آپ کو بتا دیتے ہیں۔",
        },
        {
          en: "To unsubscribe from the newsletter, use the link at the end of any issue. If you also want your address erased, tell us.",
          ur: "خبرنامہ بند کرنے کے لیے کسی بھی شمارے کے آخر میں دیا ہوا لنک استعمال کریں۔ اپنا پتا بھی مٹوانا چاہیں تو ہمیں بتائیں۔",
        },
      ],
      list: [],
    },
    {
      id: "changes",
      heading: { en: "Changes to this page", ur: "اس صفحے میں تبدیلیاں" },
      paragraphs: [
        {
          en: "When our practice changes, we change this page and the date at its top first.",
          ur: "ہمارا طریقہ بدلے تو ہم پہلے یہ صفحہ اور اس کے اوپر لکھی تاریخ بدلتے ہیں۔",
        },
      ],
      list: [],
    },
  ],
};
