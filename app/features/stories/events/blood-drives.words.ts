import { defineWords } from "#app/lib/words.ts";

/** The page of the blood drives (EVENT-12). */
export const bloodDrivesWords = defineWords("bloodDrives", {
  title: { en: "Blood drives", ur: "عطیۂ خون کیمپ" },
  description: {
    en: "The next blood drives: date, time and place. What to bring, who can give, and which blood groups match.",
    ur: "عطیۂ خون کے اگلے کیمپ: تاریخ، وقت اور جگہ۔ کیا ساتھ لائیں، کون خون دے سکتا ہے، اور کون سے بلڈ گروپ ملتے ہیں۔",
  },
  giveBlood: { en: "Give blood", ur: "خون دیں" },
  lead: {
    en: "It takes about 15 minutes, and one pint of blood can save up to 3 lives. A patient needs blood every 2 seconds.",
    ur: "تقریباً 15 منٹ لگتے ہیں، اور ایک بوتل خون سے 3 تک جانیں بچ سکتی ہیں۔ ہر 2 سیکنڈ میں کسی مریض کو خون کی ضرورت پڑتی ہے۔",
  },
  register: { en: "Register as a donor", ur: "خون دینے کے لیے نام لکھوائیں" },
  registerMe: { en: "Register me as a donor", ur: "میرا نام لکھ لیں" },
  needBlood: { en: "I need blood", ur: "خون چاہیے" },
  donorAlt: {
    en: "A donor holds out an arm in a chair, a nurse beside it, juice and dates ready for afterwards",
    ur: "کرسی پر بیٹھا ایک شخص خون دینے کے لیے بازو آگے بڑھائے ہوئے ہے، ساتھ نرس ہے، بعد کے لیے جوس اور کھجوریں رکھی ہیں",
  },
  between: { en: "Between two drives", ur: "دو کیمپوں کے درمیان" },
  betweenText: {
    en: "Most patients need blood on a day without a drive. Register, and we call you when a patient near you needs your blood group. You can always say no.",
    ur: "اکثر مریضوں کو خون اس دن چاہیے ہوتا ہے جب کوئی کیمپ نہیں ہوتا۔ نام لکھوا دیں، جب آپ کے قریب کسی مریض کو آپ کے گروپ کا خون چاہیے ہو گا تو ہم فون کریں گے۔ آپ ہمیشہ انکار بھی کر سکتے ہیں۔",
  },
  now: { en: "Somebody needs blood now", ur: "کسی کو ابھی خون چاہیے" },
  nowText: {
    en: "Tell us the blood group, the hospital and when it is needed. The helpline is open 24/7, and we call donors until one says yes.",
    ur: "ہمیں بلڈ گروپ، ہسپتال اور وقت بتائیں۔ ہیلپ لائن دن رات کھلی ہے، اور ہم اس وقت تک فون کرتے رہتے ہیں جب تک کوئی ہاں نہ کہہ دے۔",
  },
  next: { en: "The next drives", ur: "اگلے کیمپ" },
  subscribeAll: { en: "Subscribe to all events", ur: "تمام تقریبات کے کیلنڈر سے جڑیں" },
  none: {
    en: "No blood drive is planned at the moment",
    ur: "اس وقت عطیۂ خون کا کوئی کیمپ طے نہیں",
  },
  noneText: {
    en: "We announce each drive here as soon as the place is fixed. You can also register now, and we call you when you are needed.",
    ur: "جگہ طے ہوتے ہی ہم ہر کیمپ کا اعلان یہاں کرتے ہیں۔ آپ ابھی نام بھی لکھوا سکتے ہیں، ضرورت پڑنے پر ہم فون کریں گے۔",
  },
  host: { en: "Host one with us", ur: "اپنے ہاں کیمپ لگوائیں" },
  holdDrive: { en: "Hold a blood drive", ur: "عطیۂ خون کیمپ" },

  /* Giving. */
  howItWorks: { en: "How it works", ur: "خون دینے کا طریقہ" },
  before: { en: "Before you come", ur: "آنے سے پہلے" },
  beforeText: {
    en: "Eat something and drink two glasses of water. Bring your identity card, the date of your last donation and the names of any medicines you take.",
    ur: "کچھ کھا لیں اور دو گلاس پانی پی لیں۔ شناختی کارڈ، پچھلی بار خون دینے کی تاریخ، اور جو دوائیں لیتے ہیں ان کے نام ساتھ لائیں۔",
  },
  questions: { en: "Some questions and a small test", ur: "چند سوال اور ایک چھوٹا سا ٹیسٹ" },
  questionsText: {
    en: "A doctor asks about your health, measures your blood pressure and takes a drop from your finger. Your answers stay confidential. The doctor decides whether you can give.",
    ur: "ڈاکٹر صحت کے بارے میں پوچھتا ہے، بلڈ پریشر دیکھتا ہے اور انگلی سے ایک قطرہ لیتا ہے۔ آپ کے جواب راز میں رہتے ہیں۔ خون دیا جا سکتا ہے یا نہیں، یہ فیصلہ ڈاکٹر کرتا ہے۔",
  },
  chair: { en: "About 15 minutes in a chair", ur: "تقریباً 15 منٹ کرسی پر" },
  chairText: {
    en: "You give one pint, with a new sterile needle. Somebody stays with you.",
    ur: "آپ نئی اور جراثیم سے پاک سوئی سے ایک بوتل خون دیتے ہیں۔ کوئی نہ کوئی آپ کے ساتھ رہتا ہے۔",
  },
  tea: { en: "Tea and dates", ur: "چائے اور کھجوریں" },
  teaText: {
    en: "Rest until you feel steady, and drink more than usual that day. Do not carry anything heavy with that arm until tomorrow.",
    ur: "جب تک طبیعت سنبھل نہ جائے آرام کریں، اور اس دن معمول سے زیادہ پانی پئیں۔ اگلے دن تک اس بازو سے بھاری چیز نہ اٹھائیں۔",
  },
  whoCanGive: { en: "Who can give", ur: "کون خون دے سکتا ہے" },
  ageAndWeight: {
    en: "You are between {youngest} and {oldest} years old and weigh at least 50 kg.",
    ur: "آپ کی عمر {youngest} سے {oldest} سال اور وزن کم از کم 50 کلو ہے۔",
  },
  well: {
    en: "You are well today, without fever, cough or antibiotics.",
    ur: "آج آپ کی طبیعت ٹھیک ہے: نہ بخار، نہ کھانسی، نہ اینٹی بائیوٹک۔",
  },
  lastDonation: {
    en: "Your last donation was at least {men} days ago if you are a man, {women} if you are a woman. Your body needs that time to replace the iron, and we never call you earlier.",
    ur: "پچھلی بار خون دیے مرد کو کم از کم {men} دن اور عورت کو {women} دن ہو چکے ہیں۔ جسم کو فولاد کی کمی پوری کرنے میں اتنا وقت لگتا ہے، اور ہم اس سے پہلے کبھی فون نہیں کرتے۔",
  },
  wait: { en: "Wait, or ask the doctor", ur: "انتظار کریں، یا ڈاکٹر سے پوچھیں" },
  operation: {
    en: "You had an operation, a tattoo or a piercing in the last months.",
    ur: "پچھلے چند مہینوں میں آپریشن ہوا، ٹیٹو بنوایا یا ناک کان چھدوائے۔",
  },
  pregnant: { en: "You are pregnant or breastfeeding.", ur: "آپ حاملہ ہیں یا بچے کو دودھ پلاتی ہیں۔" },
  condition: {
    en: "You have had hepatitis or have a heart, blood or liver condition. Ask the doctor first.",
    ur: "آپ کو یرقان ہو چکا ہے، یا دل، خون یا جگر کی کوئی بیماری ہے۔ پہلے ڈاکٹر سے پوچھیں۔",
  },

  /* Which groups match. */
  groups: { en: "Which blood groups match", ur: "کون سے بلڈ گروپ ملتے ہیں" },
  groupsText: {
    en: "Find the patient's blood group in the left column. Each drop in its row marks a group that can give.",
    ur: "پہلے خانے میں مریض کا بلڈ گروپ دیکھیں۔ اس کی سطر میں ہر قطرہ بتاتا ہے کہ کون سا گروپ خون دے سکتا ہے۔",
  },
  toAll: {
    en: "<group>O-</group> can give to everybody, so hospitals use it first in an emergency.",
    ur: "<group>O-</group> سب کو دیا جا سکتا ہے، اس لیے ہنگامی حالت میں ہسپتال پہلے یہی لگاتے ہیں۔",
  },
  fromAll: {
    en: "<group>AB+</group> can receive from everybody.",
    ur: "<group>AB+</group> ہر گروپ سے خون لے سکتا ہے۔",
  },
  unknown: {
    en: "You do not know your blood group? It is tested when you give, and we tell you.",
    ur: "اپنا بلڈ گروپ معلوم نہیں؟ خون دیتے وقت ٹیسٹ ہو جاتا ہے اور ہم آپ کو بتا دیتے ہیں۔",
  },
  compatible: { en: "Compatible groups", ur: "ملنے والے گروپ" },
  caption: {
    en: "Compatible groups for red cells: a row for each patient's group, a column for each donor's",
    ur: "سرخ خلیوں کے لیے ملنے والے گروپ: ہر سطر مریض کا گروپ، ہر ستون خون دینے والے کا",
  },
  patient: { en: "patient", ur: "مریض" },
  donor: { en: "donor", ur: "خون دینے والا" },
  yes: { en: "yes", ur: "ہاں" },
  no: { en: "no", ur: "نہیں" },
});
