import { defineWords } from "#app/lib/words.ts";

/** EVENT-03 to EVENT-14. */
export const eventsWords = defineWords("events", {
  /* An event. */
  Today: { en: "Today", ur: "آج" },
  Upcoming: { en: "Upcoming", ur: "آنے والی" },
  Completed: { en: "Completed", ur: "ہو چکی" },
  cancelled: { en: "Cancelled", ur: "منسوخ" },
  event: { en: "Event", ur: "تقریب" },
  bloodDrive: { en: "Blood drive", ur: "عطیۂ خون کیمپ" },
  allDay: { en: "All Day", ur: "سارا دن" },
  dayAndTime: { en: "{day}, {time}", ur: "{day}، {time}" },
  pakistanTime: { en: "{time}, Pakistan time", ur: "{time}، پاکستانی وقت" },
  when: { en: "When", ur: "کب" },
  where: { en: "Where", ur: "کہاں" },
  viewDetails: { en: "View Details", ur: "تفصیل دیکھیں" },
  of: { en: "of <title/>", ur: "بابت: <title/>" },
  openMap: { en: "Open the map", ur: "نقشے میں کھولیں" },
  inNewTab: { en: "(in a new tab)", ur: "(نئے ٹیب میں)" },
  addToCalendar: { en: "Add to calendar", ur: "کیلنڈر میں شامل کریں" },

  /* Its page, and the list. */
  events: { en: "Events", ur: "تقریبات" },
  listDescription: {
    en: "Camps, drives and open days of the foundation: when, where, and how to come.",
    ur: "فاؤنڈیشن کے میڈیکل کیمپ، عطیۂ خون کیمپ اور ملاقات کے دن: کب، کہاں، اور کیسے آئیں۔",
  },
  allEvents: { en: "All events", ur: "تمام تقریبات" },
  seeAllEvents: { en: "See all events", ur: "تمام تقریبات دیکھیں" },
  earlier: { en: "Earlier events", ur: "اس سے پہلے کی تقریبات" },
  notFound: { en: "Event Not Found", ur: "تقریب نہیں ملی" },
  isCancelled: {
    en: "This event has been cancelled. We are sorry if you had planned to come.",
    ur: "یہ تقریب منسوخ ہو گئی ہے۔ اگر آپ نے آنے کا ارادہ کیا تھا تو ہم معذرت چاہتے ہیں۔",
  },
  countMeIn: { en: "Count me in", ur: "میں آؤں گا / آؤں گی" },
  askAbout: { en: "Ask about this event", ur: "اس تقریب کے بارے میں پوچھیں" },
  whoCanGive: { en: "Who can give blood", ur: "خون کون دے سکتا ہے" },
  comesNext: { en: "What comes next", ur: "اگلی تقریبات" },
  host: { en: "Host one with us", ur: "اپنے ہاں تقریب رکھیں" },
  hostText: {
    en: "Do you have a courtyard, a school or an office floor? We can hold a camp wherever there is room for a table and a queue.",
    ur: "کیا آپ کے پاس صحن، اسکول یا دفتر کی جگہ ہے؟ جہاں ایک میز اور قطار کی گنجائش ہو، ہم وہیں کیمپ لگا سکتے ہیں۔",
  },
  partnerWithUs: { en: "Partner With Us", ur: "ہمارے شراکت دار بنیں" },
  contactTeam: { en: "Contact Our Team", ur: "ہماری ٹیم سے رابطہ کریں" },
  subscribe: { en: "Subscribe to the calendar", ur: "کیلنڈر سے جڑیں" },

  /* Count me in. */
  calendarName: { en: "{foundation}: events", ur: "{foundation}: تقریبات" },
  countMeInFor: { en: "Count me in: {title}", ur: "شرکت: {title}" },
  comingOn: { en: "Tell us that you are coming on {day}.", ur: "ہمیں بتائیں کہ آپ {day} کو آ رہے ہیں۔" },
  aboutEvent: { en: "About this event", ur: "اس تقریب کے بارے میں" },
  countIntro: {
    en: "Tell us that you are coming. It costs nothing and needs no account.",
    ur: "ہمیں بتا دیں کہ آپ آ رہے ہیں۔ نہ کوئی خرچ ہے، نہ اکاؤنٹ کی ضرورت۔",
  },
  yourName: { en: "Your name", ur: "آپ کا نام" },
  phoneHint: { en: "0300 1234567 or +92 300 1234567", ur: "مثلاً 0300 1234567" },
  cannotCome: {
    en: "If you cannot come after all, call us on <phone/> and we take you off the list.",
    ur: "اگر آپ نہ آ سکیں تو <phone/> پر فون کر دیں، ہم آپ کا نام فہرست سے نکال دیں گے۔",
  },
  incomplete: {
    en: "Please enter your name and your phone number.",
    ur: "اپنا نام اور فون نمبر لکھیں۔",
  },
  noName: { en: "Please enter your name.", ur: "اپنا نام لکھیں۔" },
  noPhone: { en: "Please enter your phone number.", ur: "اپنا فون نمبر لکھیں۔" },
  badPhone: {
    en: "Please enter a valid phone number (7-15 digits).",
    ur: "درست فون نمبر لکھیں (7 سے 15 ہندسے)۔",
  },
  noEvent: { en: "The event is not named.", ur: "تقریب کا نام نہیں دیا گیا۔" },
  thePhone: { en: "The phone number", ur: "فون نمبر" },
  theEvent: { en: "The event", ur: "تقریب" },
  over: {
    en: "This event is over or has been cancelled.",
    ur: "یہ تقریب ہو چکی ہے یا منسوخ کر دی گئی ہے۔",
  },
  counted: {
    en: "You are on the list. We call you if the day or the place changes.",
    ur: "آپ کا نام فہرست میں آ گیا۔ دن یا جگہ بدلی تو ہم آپ کو فون کریں گے۔",
  },
  sending: { en: "Sending...", ur: "بھیجا جا رہا ہے..." },
  failed: {
    en: "Your name could not be sent. Please call us, or try again.",
    ur: "آپ کا نام نہیں بھیجا جا سکا۔ ہمیں فون کریں یا دوبارہ کوشش کریں۔",
  },
});
