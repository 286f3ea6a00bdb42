import { defineWords } from "#app/lib/words.ts";

/** FAMILY-01 to FAMILY-05: a family asks, adds photos of papers, and looks how far it has come. */
export const helpWords = defineWords("help", {
  /* The page. */
  title: { en: "Ask for help", ur: "مدد کی درخواست" },
  description: {
    en: "Does your family need help? Tell us what is needed and where you live. We visit you, and what you write stays with us.",
    ur: "آپ کے گھرانے کو مدد چاہیے؟ بتائیں کیا چاہیے اور آپ کہاں رہتے ہیں۔ ہم آپ کے گھر آتے ہیں، اور آپ کی بات ہمارے پاس ہی رہتی ہے۔",
  },
  heading: { en: "Tell us what your family needs", ur: "بتائیں، آپ کے گھرانے کو کیا چاہیے" },
  lead: {
    en: "Fill in this form, or call us and we fill it in for you. Asking costs nothing, and nobody outside learns of it.",
    ur: "یہ فارم بھریں، یا ہمیں فون کریں تو ہم خود بھر دیتے ہیں۔ درخواست دینے پر کوئی خرچ نہیں، اور باہر کسی کو خبر نہیں ہوتی۔",
  },
  callUs: { en: "Call us: <phone/>", ur: "ہمیں فون کریں: <phone/>" },
  toStatus: {
    en: "You have asked already? See how far it is",
    ur: "درخواست دے چکے ہیں؟ دیکھیں کہاں تک پہنچی",
  },
  howTitle: { en: "What happens then", ur: "پھر کیا ہوتا ہے" },
  howRead: { en: "We read your request the same day.", ur: "ہم آپ کی درخواست اسی دن پڑھتے ہیں۔" },
  howVisit: {
    en: "We call you, and visit you within {days, plural, one {# day} other {# days}}.",
    ur: "ہم آپ کو فون کرتے ہیں، اور {days, plural, one {# دن} other {# دن}} کے اندر آپ کے گھر آتے ہیں۔",
  },
  howDecide: {
    en: "After the visit we decide, never the visitors alone, and tell you. If we cannot help, you hear why and where else to ask.",
    ur: "گھر آنے کے بعد ہم فیصلہ کرتے ہیں، ملنے والے اکیلے نہیں، اور آپ کو بتاتے ہیں۔ مدد نہ کر سکیں تو وجہ بھی بتاتے ہیں، اور یہ بھی کہ اور کہاں پوچھیں۔",
  },
  howMoney: {
    en: "Where we can, we pay the hospital, the school or the shop directly.",
    ur: "جہاں ہو سکے، ہم رقم سیدھی ہسپتال، اسکول یا دکان کو دیتے ہیں۔",
  },
  howZakat: {
    en: "We ask about faith and possessions for Zakat alone, and you need not answer: other help does not depend on it.",
    ur: "مذہب اور مال کا ہم صرف زکوٰۃ کے لیے پوچھتے ہیں، اور جواب دینا لازم نہیں: باقی مدد اس پر موقوف نہیں۔",
  },
  dignityTitle: { en: "Your dignity", ur: "آپ کی عزت" },
  dignity: {
    en: "We take no photographs of you and never show your name. Nobody may ask you for money for our help.",
    ur: "ہم آپ کی تصویر نہیں لیتے اور آپ کا نام کہیں نہیں دکھاتے۔ ہماری مدد کے بدلے آپ سے پیسے مانگنے کا حق کسی کو نہیں۔",
  },

  /* The form. */
  formTitle: { en: "Your request", ur: "آپ کی درخواست" },
  kindLabel: { en: "What do you need?", ur: "کیا چاہیے؟" },
  choose: { en: "Choose…", ur: "چنیں" },
  personLabel: { en: "Who needs it?", ur: "کس کو چاہیے؟" },
  personSelf: { en: "I do", ur: "مجھے" },
  personFamily: { en: "My family", ur: "میرے گھر والوں کو" },
  personOther: { en: "Somebody else whom I know", ur: "کسی اور کو، جسے میں جانتا/جانتی ہوں" },
  askerLabel: { en: "Your own name", ur: "آپ کا اپنا نام" },
  askerHint: {
    en: "The name and phone below are then those of whoever needs help. Ask them first, please.",
    ur: "نیچے نام اور فون نمبر اُن کا لکھیں جنہیں مدد چاہیے۔ پہلے اُن سے پوچھ لیں۔",
  },
  nameLabel: { en: "Name", ur: "نام" },
  cnicLabel: { en: "CNIC (not needed)", ur: "شناختی کارڈ نمبر (ضروری نہیں)" },
  areaLabel: { en: "Area and street, so that we find you", ur: "محلہ اور گلی، تاکہ ہم گھر ڈھونڈ سکیں" },
  householdLabel: { en: "How many people live in the household?", ur: "گھر میں کتنے لوگ ہیں؟" },
  wordsLabel: { en: "In a few words: what has happened?", ur: "چند لفظوں میں: کیا ہوا ہے؟" },
  consentLabel: { en: "I agree", ur: "میں متفق ہوں" },
  photosLater: {
    en: "Photos of papers, such as a prescription or a bill, can be added after this.",
    ur: "کاغذات کی تصویریں، جیسے ڈاکٹر کی پرچی یا بل، اس کے بعد بھیجی جا سکتی ہیں۔",
  },
  submit: { en: "Ask for help", ur: "درخواست بھیجیں" },
  sending: { en: "Sending…", ur: "بھیجا جا رہا ہے…" },
  failed: {
    en: "Your request did not reach us. Please try again, or call us.",
    ur: "آپ کی درخواست ہم تک نہیں پہنچی۔ دوبارہ کوشش کریں، یا ہمیں فون کریں۔",
  },

  /* What is wrong. */
  noKind: { en: "Please choose what you need.", ur: "چنیں کہ کیا چاہیے۔" },
  noPerson: { en: "Please choose who needs it.", ur: "چنیں کہ کس کو چاہیے۔" },
  noAsker: { en: "Please write your own name, too.", ur: "اپنا نام بھی لکھیں۔" },
  noName: { en: "Please write the name.", ur: "نام لکھیں۔" },
  noPhone: {
    en: "Please write a phone number on which we reach you.",
    ur: "وہ فون نمبر لکھیں جس پر آپ سے بات ہو سکے۔",
  },
  badCnic: {
    en: "A CNIC has 13 digits. You can also leave it out.",
    ur: "شناختی کارڈ نمبر میں 13 ہندسے ہوتے ہیں۔ اسے خالی بھی چھوڑ سکتے ہیں۔",
  },
  noCity: { en: "Please write the city or village.", ur: "شہر یا گاؤں لکھیں۔" },
  noArea: { en: "Please write the area, so that we find you.", ur: "محلہ لکھیں، تاکہ ہم گھر ڈھونڈ سکیں۔" },
  noHousehold: {
    en: "Please write how many people live in the household.",
    ur: "لکھیں کہ گھر میں کتنے لوگ ہیں۔",
  },
  badHousehold: { en: "The number must be from 1 to {most}.", ur: "1 سے {most} تک کا عدد لکھیں۔" },
  noWords: { en: "Please write a few words.", ur: "چند لفظ لکھیں۔" },
  noConsent: { en: "Please tick that you agree.", ur: "اجازت کے خانے پر نشان لگائیں۔" },
  badKind: { en: "Please choose one of the kinds of help.", ur: "مدد کی فہرست میں سے ایک چنیں۔" },
  theKind: { en: "The kind of help", ur: "مدد کی قسم" },
  thePerson: { en: "Who needs it", ur: "کس کو چاہیے" },
  theAsker: { en: "Your name", ur: "آپ کا نام" },
  theCnic: { en: "The CNIC", ur: "شناختی کارڈ نمبر" },
  theArea: { en: "The area", ur: "محلہ" },
  theHousehold: { en: "The number of people", ur: "لوگوں کی تعداد" },
  theWords: { en: "The text", ur: "تحریر" },

  /* After it was sent. */
  received: {
    en: "We have your request. Write down the reference.",
    ur: "آپ کی درخواست ہمیں مل گئی۔ یہ نمبر لکھ لیں۔",
  },
  reference: { en: "Your reference", ur: "آپ کا نمبر" },
  kept: {
    en: "My request for help to {name}: {reference}. How far it is, with my phone's last four digits:",
    ur: "{name} کو مدد کی میری درخواست: \u2066{reference}\u2069۔ فون کے آخری چار ہندسوں کے ساتھ یہاں دیکھیں کہاں تک پہنچی:",
  },
  nextTitle: { en: "What happens now", ur: "اب کیا ہو گا" },
  today: { en: "Today", ur: "آج" },
  todayText: { en: "We read your request.", ur: "ہم آپ کی درخواست پڑھتے ہیں۔" },
  urgentText: {
    en: "Medicine and hospital cannot wait: please call us now.",
    ur: "دوا اور ہسپتال کا معاملہ رک نہیں سکتا: ہمیں ابھی فون کریں۔",
  },
  until: { en: "By {day}", ur: "{day} تک" },
  untilText: {
    en: "We call {phone} and agree on a day to visit you.",
    ur: "ہم \u2066{phone}\u2069 پر فون کر کے گھر آنے کا دن طے کرتے ہیں۔",
  },
  later: { en: "After the visit", ur: "گھر آنے کے بعد" },
  laterText: { en: "We decide, and tell you.", ur: "ہم فیصلہ کر کے آپ کو بتاتے ہیں۔" },
  addPapers: { en: "Add photos of papers", ur: "کاغذات کی تصویریں بھیجیں" },
  seeStatus: { en: "See how far it is", ur: "دیکھیں کہاں تک پہنچی" },

  /* Photos of papers. */
  papersTitle: { en: "Photos of papers", ur: "کاغذات کی تصویریں" },
  papersLead: {
    en: "Up to three photos: a prescription, a bill, a school's letter. Nobody needs a photo of a person. Only the staff who help you see them.",
    ur: "زیادہ سے زیادہ تین تصویریں: ڈاکٹر کی پرچی، بل، اسکول کا خط۔ کسی شخص کی تصویر نہیں چاہیے۔ انہیں صرف وہی لوگ دیکھتے ہیں جو آپ کی مدد کریں گے۔",
  },
  paper: { en: "Photo {number}", ur: "تصویر {number}" },
  sendPapers: { en: "Send the photos", ur: "تصویریں بھیجیں" },
  papersAdded: { en: "We have your photos.", ur: "تصویریں ہمیں مل گئیں۔" },
  papersEnded: {
    en: "This link takes no more photos. You need not do anything: we look at papers when we visit you, too.",
    ur: "اس لنک پر اب تصویریں نہیں بھیجی جا سکتیں۔ آپ کو کچھ نہیں کرنا: کاغذات ہم گھر آ کر بھی دیکھ لیتے ہیں۔",
  },
  noPaper: { en: "Please choose a photo.", ur: "تصویر چنیں۔" },
  wrongPaper: { en: "Please choose photos (JPEG, PNG or WebP).", ur: "تصویر چنیں (JPEG، PNG یا WebP)۔" },
  largePaper: {
    en: "A photo may have up to 5MB and 13 megapixels. Take a screenshot of it, and send that.",
    ur: "ایک تصویر 5MB اور 13 میگا پکسل تک کی ہو سکتی ہے۔ اس کا اسکرین شاٹ لے کر وہ بھیج دیں۔",
  },
  papersLater: {
    en: "Very many photos are coming in just now. Please try again later. You can also wait: we look at papers when we visit you, too.",
    ur: "اس وقت بہت زیادہ تصویریں آ رہی ہیں۔ تھوڑی دیر بعد کوشش کریں۔ انتظار بھی کر سکتے ہیں: کاغذات ہم گھر آ کر بھی دیکھ لیتے ہیں۔",
  },
  papersFailed: {
    en: "The photos did not reach us. Please try again.",
    ur: "تصویریں ہم تک نہیں پہنچیں۔ دوبارہ کوشش کریں۔",
  },

  /* The status. */
  statusTitle: { en: "How far is my request?", ur: "میری درخواست کہاں تک پہنچی؟" },
  statusDescription: {
    en: "See how far your request for help has come, with its reference and the last four digits of your phone number.",
    ur: "اپنی درخواست کا نمبر اور فون کے آخری چار ہندسے لکھ کر دیکھیں کہ مدد کی درخواست کہاں تک پہنچی۔",
  },
  referenceLabel: { en: "Reference", ur: "درخواست کا نمبر" },
  referenceHint: { en: "It begins with HELP.", ur: "یہ نمبر آپ کو درخواست بھیجنے پر ملا تھا۔" },
  digitsLabel: { en: "The last four digits of your phone number", ur: "فون نمبر کے آخری چار ہندسے" },
  noReference: { en: "Please write the reference.", ur: "درخواست کا نمبر لکھیں۔" },
  noDigits: { en: "Please write the last four digits.", ur: "آخری چار ہندسے لکھیں۔" },
  badDigits: { en: "Please write four digits.", ur: "چار ہندسے لکھیں۔" },
  theReference: { en: "The reference", ur: "درخواست کا نمبر" },
  theDigits: { en: "The digits", ur: "ہندسے" },
  look: { en: "See how far it is", ur: "دیکھیں" },
  looking: { en: "Looking…", ur: "دیکھا جا رہا ہے…" },
  statusFailed: {
    en: "We could not look. Please try again.",
    ur: "ابھی دیکھا نہیں جا سکا۔ دوبارہ کوشش کریں۔",
  },
  notFound: {
    en: "We find no request with this reference and these digits. Look at both again, or call us.",
    ur: "اس نمبر اور ان ہندسوں سے کوئی درخواست نہیں ملی۔ دونوں پھر دیکھ لیں، یا ہمیں فون کریں۔",
  },
  stepReceived: { en: "Received", ur: "درخواست مل گئی" },
  stepVisit: { en: "Visit planned", ur: "گھر آنے کا دن طے ہے" },
  stepDecided: { en: "Decided", ur: "فیصلہ ہو گیا" },
  stepHelping: { en: "Being helped", ur: "مدد ہو رہی ہے" },
  stepClosed: { en: "Closed", ur: "درخواست مکمل" },
  stepText: {
    en: "We call you before each step. You need not come to us.",
    ur: "ہر مرحلے سے پہلے ہم آپ کو فون کرتے ہیں۔ آپ کو آنے کی ضرورت نہیں۔",
  },
});
