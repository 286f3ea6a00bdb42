import { defineWords } from "#app/lib/words.ts";

/** DONOR-01 to DONOR-03. */
export const bloodDonorWords = defineWords("blood-donors", {
  /* The page. */
  title: { en: "Blood donor registration", ur: "خون دینے والوں میں نام لکھوائیں" },
  description: {
    en: "Register as a blood donor: who can give, how long it takes, and when we call you. We never publish donors.",
    ur: "خون دینے والوں میں اپنا نام لکھوائیں: کون خون دے سکتا ہے، کتنا وقت لگتا ہے، اور ہم کب فون کرتے ہیں۔ ہم کسی کا نام شائع نہیں کرتے۔",
  },
  label: { en: "Blood donor", ur: "خون کا عطیہ" },
  heading: {
    en: "Give blood when somebody near you needs it",
    ur: "آپ کے قریب کسی کو ضرورت ہو تو خون دیں",
  },
  lead: {
    en: "Hospitals often ask families to find blood within hours. We keep a list of donors whom we can call. Please add your name.",
    ur: "ہسپتال اکثر گھر والوں سے چند گھنٹوں میں خون لانے کو کہتے ہیں۔ ہمارے پاس ایسے لوگوں کی فہرست ہے جنہیں ہم فون کر سکتے ہیں۔ اس میں اپنا نام بھی لکھوائیں۔",
  },
  pictureAlt: {
    en: "A donor lies on a couch under a striped awning, a nurse beside him, tea on the table",
    ur: "دھاری دار سائبان کے نیچے ایک آدمی لیٹا خون دے رہا ہے، ساتھ نرس ہے اور میز پر چائے",
  },
  needBlood: {
    en: "Need blood for a patient? <link>Tell us here</link>",
    ur: "کسی مریض کے لیے خون چاہیے؟ <link>یہاں بتائیں</link>",
  },
  lives: { en: "Up to 3", ur: "3 تک" },
  livesName: { en: "lives saved by one pint", ur: "جانیں ایک بوتل خون سے بچتی ہیں" },
  minutes: { en: "15 min", ur: "15 منٹ" },
  minutesName: { en: "for the donation itself", ur: "خون دینے میں لگتے ہیں" },
  seconds: { en: "2 s", ur: "2 سیکنڈ" },
  secondsName: {
    en: "pass before the next patient needs blood",
    ur: "بعد ایک اور مریض کو خون چاہیے ہوتا ہے",
  },
  mayGiveTitle: { en: "Who can give", ur: "کون خون دے سکتا ہے" },
  mayGiveAge: {
    en: "You are between {youngest} and {oldest} years old, and weigh at least 50 kg.",
    ur: "آپ کی عمر {youngest} سے {oldest} سال کے درمیان ہو، اور وزن کم از کم 50 کلو۔",
  },
  mayGiveWell: {
    en: "You are well today, with no fever, no antibiotics and no recent operation.",
    ur: "آج طبیعت ٹھیک ہو: نہ بخار ہو، نہ اینٹی بائیوٹک چل رہی ہو، نہ حال میں کوئی آپریشن ہوا ہو۔",
  },
  mayGiveRest: {
    en: "Your last donation was {men} days ago if you are a man, {others} if you are not.",
    ur: "پچھلی بار خون دیے مردوں کو {men} دن ہو گئے ہوں، اور باقی سب کو {others} دن۔",
  },
  mayGiveEaten: {
    en: "You have eaten and drunk something. A doctor at the blood bank decides in the end.",
    ur: "کچھ کھا پی کر آئیں۔ آخری فیصلہ بلڈ بینک کا ڈاکٹر کرتا ہے۔",
  },
  afterTitle: { en: "What happens after", ur: "اس کے بعد کیا ہو گا" },
  afterPrivate: {
    en: "Only our staff can see your entry. We never publish it or give it to a family.",
    ur: "آپ کا نام اور نمبر صرف ہمارا عملہ دیکھتا ہے۔ ہم اسے نہ شائع کرتے ہیں، نہ کسی خاندان کو دیتے ہیں۔",
  },
  afterCall: {
    en: "When a patient near you needs your blood group, we call you. You can say no, and nobody asks why.",
    ur: "جب آپ کے قریب کسی مریض کو آپ کے گروپ کا خون چاہیے ہو، ہم فون کرتے ہیں۔ آپ منع کر سکتے ہیں، کوئی وجہ نہیں پوچھے گا۔",
  },
  afterGiving: {
    en: "You go to the blood bank that we tell you. Giving blood takes about 15 minutes, and you rest afterwards.",
    ur: "جو بلڈ بینک ہم بتائیں، آپ وہاں جاتے ہیں۔ خون دینے میں کوئی 15 منٹ لگتے ہیں، پھر ذرا آرام کرتے ہیں۔",
  },
  afterRest: {
    en: "After that we do not call you until you can give again.",
    ur: "اس کے بعد ہم تب تک فون نہیں کرتے جب تک آپ دوبارہ خون نہ دے سکیں۔",
  },

  /* The form. */
  formTitle: { en: "Register as a donor", ur: "اپنا نام لکھوائیں" },
  intro: {
    en: "It takes two minutes. We need four answers; the others help us to call at the right time.",
    ur: "دو منٹ لگتے ہیں۔ چار جواب ضروری ہیں؛ باقی سے ہمیں صحیح وقت پر فون کرنے میں مدد ملتی ہے۔",
  },
  needed: { en: "What we need to call you", ur: "آپ کو فون کرنے کے لیے" },
  groupLabel: { en: "Blood group", ur: "بلڈ گروپ" },
  groupHint: {
    en: "Not sure? Look on a hospital slip or an old donor card.",
    ur: "یقین نہیں؟ ہسپتال کی کسی پرچی یا خون دینے کے پرانے کارڈ پر دیکھ لیں۔",
  },
  fullName: { en: "Full name", ur: "پورا نام" },
  when: { en: "When we can call you", ur: "ہم آپ کو کب فون کریں" },
  birthday: { en: "Date of birth", ur: "تاریخِ پیدائش" },
  gender: { en: "Gender", ur: "جنس" },
  choose: { en: "Please choose", ur: "چنیں" },
  Male: { en: "Male", ur: "مرد" },
  Female: { en: "Female", ur: "عورت" },
  Other: { en: "Other", ur: "کوئی اور" },
  "Prefer Not To Say": { en: "Prefer Not To Say", ur: "بتانا نہیں چاہتے" },
  lastDonation: { en: "Last donation", ur: "پچھلی بار خون کب دیا" },
  lastHint: {
    en: "Leave it empty if you have never given.",
    ur: "کبھی خون نہ دیا ہو تو خالی چھوڑ دیں۔",
  },
  /** What a donor agrees to. It is stored with the entry. */
  consent: {
    en: "I am healthy, weigh at least 50 kg, and agree that the foundation keeps these details and calls me when my blood group is needed.",
    ur: "میری صحت ٹھیک ہے، وزن کم از کم 50 کلو ہے، اور مجھے منظور ہے کہ فاؤنڈیشن یہ معلومات اپنے پاس رکھے اور جب میرے گروپ کا خون چاہیے ہو، مجھے فون کرے۔",
  },
  submit: { en: "Register as a blood donor", ur: "خون دینے والوں میں نام لکھوائیں" },
  incomplete: {
    en: "Please complete all required fields (Name, Phone, Blood Group, City).",
    ur: "تمام ضروری خانے پُر کریں (نام، فون نمبر، بلڈ گروپ، شہر)۔",
  },
  notConfirmed: {
    en: "You must confirm the medical eligibility statement to register.",
    ur: "نام لکھوانے کے لیے صحت والے بیان پر نشان لگانا ضروری ہے۔",
  },
  noName: { en: "Please enter your name.", ur: "اپنا نام لکھیں۔" },
  noPhone: { en: "Please enter your phone number.", ur: "اپنا فون نمبر لکھیں۔" },
  noGroup: { en: "Please choose your blood group.", ur: "اپنا بلڈ گروپ چنیں۔" },
  noCity: { en: "Please enter your city.", ur: "اپنے شہر کا نام لکھیں۔" },
  badGender: {
    en: "Please choose one of the options for gender.",
    ur: "جنس کے لیے دیے ہوئے جوابوں میں سے ایک چنیں۔",
  },
  badDay: {
    en: "Please enter dates as YYYY-MM-DD.",
    ur: "تاریخیں یوں لکھیں: سال، مہینہ، دن، جیسے \u20661990-05-21\u2069۔",
  },
  badAge: {
    en: "Blood donors must be between {youngest} and {oldest} years old.",
    ur: "خون وہی دے سکتے ہیں جن کی عمر {youngest} سے {oldest} سال کے درمیان ہو۔",
  },
  futureDonation: {
    en: "The last donation cannot be in the future.",
    ur: "پچھلی بار خون دینے کی تاریخ آئندہ کی نہیں ہو سکتی۔",
  },
  theDay: { en: "The day", ur: "تاریخ" },
  theGender: { en: "The gender", ur: "جنس" },
  sending: { en: "Sending your registration...", ur: "آپ کا فارم بھیجا جا رہا ہے..." },
  failed: {
    en: "Failed to submit the form. Please check your network or try again later.",
    ur: "فارم نہیں بھیجا جا سکا۔ انٹرنیٹ دیکھ لیں، یا تھوڑی دیر بعد دوبارہ کوشش کریں۔",
  },
  serverError: { en: "Server error occurred", ur: "ہماری طرف کچھ خرابی ہوئی" },

  /* What comes of it. */
  registered: {
    en: "Success! Your registration has been securely sent. Our team will contact you when your blood group is urgently needed.",
    ur: "آپ کا نام محفوظ طریقے سے ہم تک پہنچ گیا۔ جب آپ کے گروپ کے خون کی فوری ضرورت ہو گی، ہم آپ سے رابطہ کریں گے۔",
  },
  restUntil: {
    en: "You may give again from {day}. We will not call you before then.",
    ur: "آپ {day} سے دوبارہ خون دے سکتے ہیں۔ ہم اس سے پہلے فون نہیں کریں گے۔",
  },
  afterwards: {
    en: "Keep your phone within reach. If your number changes, please send the form again.",
    ur: "فون اپنے پاس رکھیں۔ نمبر بدل جائے تو فارم دوبارہ بھیج دیں۔",
  },
});
