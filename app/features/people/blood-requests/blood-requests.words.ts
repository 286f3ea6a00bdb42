import { defineWords } from "#app/lib/words.ts";

/**
 * REQUEST-01 to REQUEST-05. In the Urdu of what is sent on, U+2066 or U+2068 and U+2069 stand around what has its own
 * direction: a group, a phone number, a name in either script.
 */
export const bloodRequestWords = defineWords("blood-requests", {
  /* The page. */
  title: { en: "I need blood", ur: "خون چاہیے" },
  description: {
    en: "Does a patient need blood? Call us, or send the blood group, the hospital and a phone number. What to have ready, and whom else to call.",
    ur: "کسی مریض کو خون چاہیے؟ ہمیں فون کریں، یا بلڈ گروپ، ہسپتال اور فون نمبر لکھ بھیجیں۔ کیا تیار رکھیں اور کسے فون کریں، سب یہاں لکھا ہے۔",
  },
  heading: { en: "We help you find a donor", ur: "خون دینے والا ڈھونڈنے میں ہم آپ کے ساتھ ہیں" },
  lead: {
    en: "Call us, or fill in the form. We look for matching donors in your city and call you back. It costs nothing, and we publish none of it.",
    ur: "ہمیں فون کریں یا فارم بھریں۔ ہم آپ کے شہر میں ایسے لوگ ڈھونڈتے ہیں جن کا خون مریض کو لگ سکے، اور آپ کو فون کرتے ہیں۔ اس کا کوئی خرچ نہیں، اور آپ کی کوئی بات کہیں شائع نہیں ہوتی۔",
  },
  minutesTitle: { en: "Is it a matter of minutes?", ur: "کیا چند منٹ بھی نہیں رک سکتے؟" },
  minutes: {
    en: "Ask the ward to call its blood bank, and for an ambulance call <number>1122</number>. Do not wait for us.",
    ur: "وارڈ سے کہیں کہ اپنے بلڈ بینک کو فون کرے۔ ایمبولینس کے لیے <number>1122</number> ملائیں۔ ہمارا انتظار نہ کریں۔",
  },
  callUs: { en: "Call us: <phone/>", ur: "ہمیں فون کریں: <phone/>" },
  onWhatsApp: { en: "Write on WhatsApp", ur: "واٹس ایپ پر لکھیں" },
  readyTitle: { en: "Have this ready", ur: "یہ باتیں تیار رکھیں" },
  readyGroup: {
    en: "The blood group as the hospital wrote it, if you have it, and the number of bags.",
    ur: "بلڈ گروپ، جیسا ہسپتال نے لکھا ہے (معلوم ہو تو)، اور یہ کہ کتنی بوتلیں چاہییں۔",
  },
  readyHospital: {
    en: "The hospital, the ward, and when the blood is needed.",
    ur: "ہسپتال اور وارڈ کا نام، اور یہ کہ خون کب تک چاہیے۔",
  },
  readyPhone: {
    en: "A phone number that somebody answers, and a second one in case the battery runs out.",
    ur: "ایسا فون نمبر جس پر کوئی جواب دے، اور ایک دوسرا نمبر بھی، کہیں بیٹری ختم نہ ہو جائے۔",
  },
  readyPerson: {
    en: "Somebody who can take the hospital's slip to the blood bank.",
    ur: "کوئی ایسا شخص جو ہسپتال کی پرچی لے کر بلڈ بینک جا سکے۔",
  },
  promiseTitle: { en: "What we can promise", ur: "ہم کیا وعدہ کر سکتے ہیں" },
  promise: {
    en: "We read your request and call donors until one says yes. We cannot promise to find one in time, so ask your relatives and the hospital's own blood bank as well. Nobody may ask you for money in our name.",
    ur: "ہم آپ کی درخواست پڑھتے ہیں اور خون دینے والوں کو فون کرتے رہتے ہیں، یہاں تک کہ کوئی ہاں کہہ دے۔ وقت پر کسی کے مل جانے کا وعدہ ہم نہیں کر سکتے، اس لیے رشتہ داروں سے اور ہسپتال کے اپنے بلڈ بینک سے بھی کہیں۔ ہمارے نام پر آپ سے پیسے مانگنے کا حق کسی کو نہیں۔",
  },
  giveYourself: { en: "Can you give blood yourself?", ur: "کیا آپ خود خون دے سکتے ہیں؟" },

  /* The form. */
  formTitle: { en: "Tell us what the hospital asks for", ur: "بتائیں، ہسپتال کو کیا چاہیے" },
  phoneLabel: {
    en: "Phone number that somebody answers now",
    ur: "فون نمبر، جس پر ابھی کوئی جواب دے",
  },
  contactLabel: { en: "Name of the person we call", ur: "جنہیں ہم فون کریں، ان کا نام" },
  groupLabel: { en: "The patient's blood group", ur: "مریض کا بلڈ گروپ" },
  groupUnknown: { en: "I don't know the group", ur: "گروپ معلوم نہیں" },
  unitsLabel: { en: "How many bags", ur: "خون کی کتنی بوتلیں" },
  whenLabel: { en: "When the blood is needed", ur: "خون کب چاہیے" },
  whenNow: { en: "Now", ur: "ابھی" },
  whenTonight: { en: "Tonight", ur: "آج رات" },
  whenTomorrow: { en: "Tomorrow", ur: "کل" },
  whenDay: { en: "On a later day", ur: "کسی اور دن" },
  dayLabel: { en: "Which day", ur: "کس دن" },
  chooseDay: { en: "Choose the day", ur: "دن چنیں" },
  hospitalLabel: { en: "Hospital or blood bank", ur: "ہسپتال یا بلڈ بینک" },
  remarksLabel: { en: "Anything we should know", ur: "کوئی اور بات جو ہمیں معلوم ہونی چاہیے" },
  remarksHint: {
    en: "The ward, the doctor's name, or whether you need platelets or plasma. We do not need the patient's name.",
    ur: "وارڈ، ڈاکٹر کا نام، یا یہ کہ پلیٹ لیٹس یا پلازما چاہیے۔ مریض کا نام بتانا ضروری نہیں۔",
  },
  emailHint: {
    en: "You may leave it out. We ask there once, after the day, whether blood is still needed.",
    ur: "چاہیں تو خالی چھوڑ دیں۔ اس پر ہم صرف ایک بار، وہ دن گزرنے کے بعد، پوچھیں گے کہ خون اب بھی چاہیے یا نہیں۔",
  },
  submit: { en: "Send the request", ur: "درخواست بھیجیں" },
  noPhone: {
    en: "Please enter a phone number that somebody answers now.",
    ur: "ایسا فون نمبر لکھیں جس پر ابھی کوئی جواب دے۔",
  },
  noName: {
    en: "Please enter the name of the person we call.",
    ur: "جنہیں ہم فون کریں، ان کا نام لکھیں۔",
  },
  noGroup: {
    en: "Please choose the patient's blood group, or say that you don't know it.",
    ur: "مریض کا بلڈ گروپ چنیں، یا بتا دیں کہ معلوم نہیں۔",
  },
  noUnits: {
    en: "Please enter the number of bags that the hospital asks for.",
    ur: "لکھیں کہ ہسپتال کو خون کی کتنی بوتلیں چاہییں۔",
  },
  badUnits: {
    en: "Please enter a number of bags from 1 to {most}.",
    ur: "بوتلوں کی تعداد 1 سے {most} تک لکھیں۔",
  },
  noTime: { en: "Please say when the blood is needed.", ur: "بتائیں کہ خون کب چاہیے۔" },
  noDay: {
    en: "Please choose the day on which the blood is needed.",
    ur: "وہ دن چنیں جس دن خون چاہیے۔",
  },
  badDay: { en: "Please choose a day of the calendar.", ur: "ایسی تاریخ چنیں جو کیلنڈر میں ہو۔" },
  pastDay: { en: "That day has passed.", ur: "یہ تاریخ گزر چکی ہے۔" },
  noHospital: {
    en: "Please name the hospital or the blood bank.",
    ur: "ہسپتال یا بلڈ بینک کا نام لکھیں۔",
  },
  noCity: { en: "Please enter the city.", ur: "شہر کا نام لکھیں۔" },
  theBags: { en: "The bags", ur: "بوتلوں کی تعداد" },
  theDay: { en: "The day", ur: "تاریخ" },
  theHospital: { en: "The hospital", ur: "ہسپتال کا نام" },
  theNote: { en: "The note", ur: "آپ کی بات" },
  sending: { en: "Sending your request...", ur: "آپ کی درخواست بھیجی جا رہی ہے..." },
  failed: {
    en: "Your request could not be sent. Please call us, or try again.",
    ur: "آپ کی درخواست نہیں بھیجی جا سکی۔ ہمیں فون کریں، یا دوبارہ کوشش کریں۔",
  },

  /* What comes of it. */
  received: {
    en: "Your request has reached us. As soon as we have read it, we look for donors in your city and call you on the number you gave. Please keep the phone free.",
    ur: "آپ کی درخواست ہم تک پہنچ گئی ہے۔ پڑھتے ہی ہم آپ کے شہر میں خون دینے والے ڈھونڈیں گے اور آپ کے دیے ہوئے نمبر پر فون کریں گے۔ فون مصروف نہ رکھیں۔",
  },
  needed: {
    en: "Blood needed: {group}, {units, plural, one {# bag} other {# bags}}, {hospital}, {city}, {when}.",
    ur: "خون چاہیے: \u2066{group}\u2069، {units, plural, one {# بوتل} other {# بوتلیں}}، \u2068{hospital}\u2069، \u2068{city}\u2069، {when}۔",
  },
  groupToAsk: { en: "group not known yet", ur: "گروپ ابھی معلوم نہیں" },
  atOnce: { en: "at once ({time})", ur: "فوراً ({time})" },
  tonight: { en: "tonight ({day})", ur: "آج رات ({day})" },
  byDay: { en: "until {day}", ur: "{day} تک" },
  contact: { en: "Call {name}: {phone}", ur: "فون کریں: \u2068{name}\u2069، \u2066{phone}\u2069" },
  yourReference: { en: "Your reference", ur: "آپ کا حوالہ نمبر" },
  callNow: { en: "Call us now: <phone/>", ur: "ابھی فون کریں: <phone/>" },
  writeOnWhatsApp: { en: "Write to us on WhatsApp", ur: "ہمیں واٹس ایپ پر لکھیں" },
  whatWhen: { en: "What happens when", ur: "کب کیا ہو گا" },
  now: { en: "Now", ur: "ابھی" },
  nowText: {
    en: "Your request is on the blood desk's list, marked as new. What is needed soonest stands at the top.",
    ur: "آپ کی درخواست نئی درخواست کے نشان کے ساتھ ہماری فہرست میں ہے۔ جسے خون سب سے جلدی چاہیے، اس کی درخواست سب سے اوپر ہوتی ہے۔",
  },
  read: { en: "When we read it", ur: "جب ہم اسے پڑھیں گے" },
  readText: {
    en: "We call donors in <city/> whose group fits and who may give today, one after another.",
    ur: "ہم <city/> میں ان لوگوں کو باری باری فون کریں گے جن کا گروپ مریض سے ملتا ہے اور جو آج خون دے سکتے ہیں۔",
  },
  readUnknown: {
    en: "We call you to ask for the group, and then donors in <city/> whose group fits. Meanwhile ask the ward or the laboratory: it is on the patient's slip.",
    ur: "پہلے ہم آپ سے گروپ پوچھیں گے، پھر <city/> میں ان لوگوں کو فون کریں گے جن کا گروپ ملتا ہے۔ اتنے میں وارڈ یا لیبارٹری سے پوچھ لیں: گروپ مریض کی پرچی پر لکھا ہوتا ہے۔",
  },
  yourCity: { en: "your city", ur: "آپ کے شہر" },
  yes: { en: "When one says yes", ur: "جب کوئی ہاں کہے گا" },
  yesText: {
    en: "We call <phone/>. Keep the phone free, and have somebody ready to go to the blood bank with the hospital's slip.",
    ur: "ہم <phone/> پر فون کریں گے۔ فون مصروف نہ رکھیں، اور کسی کو تیار رکھیں جو ہسپتال کی پرچی لے کر بلڈ بینک جائے۔",
  },
  yourNumber: { en: "the number you gave", ur: "آپ کے دیے ہوئے نمبر" },
  silence: { en: "If you hear nothing", ur: "اگر ہمارا فون نہ آئے" },
  silenceText: {
    en: "Call us. Meanwhile ask your relatives and the hospital's own blood bank.",
    ur: "ہمیں فون کریں۔ اس دوران رشتہ داروں سے اور ہسپتال کے اپنے بلڈ بینک سے پوچھتے رہیں۔",
  },
  silenceNamed: {
    en: "Call us and say <reference/>. Meanwhile ask your relatives and the hospital's own blood bank.",
    ur: "ہمیں فون کریں اور حوالہ نمبر <reference/> بتائیں۔ اس دوران رشتہ داروں سے اور ہسپتال کے اپنے بلڈ بینک سے پوچھتے رہیں۔",
  },
  until: { en: "Until {day}", ur: "{day} تک" },
  untilFound: { en: "Until it is found", ur: "خون ملنے تک" },
  untilText: {
    en: "If blood is found elsewhere, tell us: another family is waiting for the same donor.",
    ur: "اگر خون کہیں اور سے مل جائے تو ہمیں بتا دیں: اسی خون دینے والے کی راہ کوئی اور گھرانا بھی دیکھ رہا ہے۔",
  },
  afterDay: { en: "Three days after that day", ur: "اس دن کے تین دن بعد" },
  afterDayText: {
    en: "A request that is still open closes by itself within a day. If blood is needed then, call us or send a new one.",
    ur: "جو درخواست تب بھی کھلی ہو، وہ ایک دن کے اندر خود بند ہو جاتی ہے۔ خون پھر بھی چاہیے ہو تو ہمیں فون کریں یا نئی درخواست بھیجیں۔",
  },
  afterDayMailed: {
    en: "If your request is still open, we ask you once by email whether blood is still needed. A day later it closes by itself.",
    ur: "درخواست تب بھی کھلی ہو تو ہم ایک بار ای میل سے پوچھیں گے کہ خون اب بھی چاہیے یا نہیں۔ اس کے ایک دن بعد وہ خود بند ہو جاتی ہے۔",
  },
});
