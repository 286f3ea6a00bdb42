import { defineWords } from "#app/lib/words.ts";

/** CONTACT-01 to CONTACT-04. */
export const contactWords = defineWords("contact", {
  /* The form. */
  incomplete: { en: "Please fill out all fields.", ur: "براہِ مہربانی تمام خانے پُر کریں۔" },
  noName: { en: "Please enter your full name.", ur: "اپنا پورا نام لکھیں۔" },
  noEmail: { en: "Please enter your email address.", ur: "اپنی ای میل لکھیں۔" },
  noMessage: { en: "Please write your message.", ur: "اپنا پیغام لکھیں۔" },
  sent: {
    en: "Success! Thank you for contacting us. We will reply to your email shortly.",
    ur: "آپ کا پیغام پہنچ گیا۔ ہم جلد آپ کی ای میل پر جواب دیں گے۔",
  },
  sending: { en: "Sending your message...", ur: "آپ کا پیغام بھیجا جا رہا ہے..." },
  failed: {
    en: "Submission failed. Please try again.",
    ur: "پیغام نہیں بھیجا جا سکا۔ دوبارہ کوشش کریں۔",
  },
  unreachable: {
    en: "Unable to send message. Please try again later or contact us directly.",
    ur: "پیغام نہیں جا سکا۔ تھوڑی دیر بعد دوبارہ کوشش کریں یا براہِ راست ہم سے رابطہ کریں۔",
  },
  writeToUs: { en: "Write to us", ur: "ہمیں لکھیں" },
  subject: { en: "Subject: <subject/>", ur: "موضوع: <subject/>" },
  yourMessageLegend: { en: "Your message", ur: "آپ کا پیغام" },
  fullName: { en: "Full Name", ur: "پورا نام" },
  emailAddress: { en: "Email Address", ur: "ای میل" },
  yourMessage: { en: "Your Message", ur: "آپ کا پیغام" },
  submit: { en: "Submit Inquiry", ur: "پیغام بھیجیں" },
  tryAgain: { en: "Try Again", ur: "دوبارہ بھیجیں" },
  messageSent: { en: "Message Sent Successfully!", ur: "پیغام بھیج دیا گیا!" },

  /* The page. */
  title: { en: "Contact us", ur: "رابطہ" },
  description: {
    en: "Write, call or visit us in Lahore, or ask for a meeting with our senior staff.",
    ur: "ہمیں لکھیں، فون کریں، لاہور کے دفتر آئیں، یا ہمارے ذمہ داروں سے ملاقات کا وقت لیں۔",
  },
  heading: { en: "We read every message", ur: "ہم ہر پیغام پڑھتے ہیں" },
  lead: {
    en: "A person in our Lahore office reads your message and answers it.",
    ur: "لاہور کے دفتر میں ہمارا ایک ساتھی آپ کا پیغام خود پڑھتا ہے اور اس کا جواب دیتا ہے۔",
  },
  hours: { en: "Office hours", ur: "دفتر کے اوقات" },
  bloodNeeded: { en: "Does somebody need blood?", ur: "کیا کسی کو خون کی ضرورت ہے؟" },
  needBlood: { en: "I need blood", ur: "خون چاہیے" },
  helpNeeded: { en: "Does your family need help?", ur: "گھرانے کو مدد چاہیے؟" },
  askForHelp: { en: "Ask for help", ur: "مدد کی درخواست" },
  meetup: { en: "Prioritized Senior Meetup Process", ur: "ذمہ داروں سے ملاقات کا طریقہ" },
  meetupFor: {
    en: "For partners, donors and officials who need a decision.",
    ur: "ان اداروں، عطیہ دینے والوں اور افسروں کے لیے جنہیں کوئی فیصلہ درکار ہو۔",
  },
  proposal: { en: "Proposal submission", ur: "اپنی بات لکھیں" },
  proposalText: {
    en: "Tell us in the form what you would like to discuss and what you hope to achieve.",
    ur: "فارم میں بتائیں کہ آپ کس بارے میں بات کرنا چاہتے ہیں اور کیا حاصل کرنا چاہتے ہیں۔",
  },
  review: { en: "Senior review", ur: "ذمہ دار پڑھتے ہیں" },
  reviewText: {
    en: "One of our senior staff reads it within 24 hours and says yes, no, or asks a question.",
    ur: "ہمارے ایک ذمہ دار 24 گھنٹے کے اندر اسے پڑھ کر ہاں یا نہیں کہتے ہیں، یا کوئی سوال پوچھتے ہیں۔",
  },
  scheduling: { en: "Secure scheduling link", ur: "وقت چننے کا محفوظ لنک" },
  schedulingText: {
    en: "You get a personal link to choose a time for a 1:1 meeting, in Lahore or by phone.",
    ur: "آپ کو ایک ذاتی لنک ملتا ہے جس سے آپ لاہور میں یا فون پر بالمشافہ ملاقات کا وقت چنتے ہیں۔",
  },

  /* Channels, map and the floating menu. */
  visit: { en: "Visit", ur: "تشریف لائیں" },
  call: { en: "Call", ur: "فون کریں" },
  write: { en: "Write", ur: "لکھیں" },
  website: { en: "Website", ur: "ویب سائٹ" },
  officeOnMap: { en: "Our office on the map", ur: "نقشے پر ہمارا دفتر" },
  map: { en: "Map: {address}", ur: "نقشہ: {address}" },
  mapNote: {
    en: "The map comes from OpenStreetMap, which then sees your IP address. It is not contacted before you press the button.",
    ur: "نقشہ اوپن اسٹریٹ میپ سے آتا ہے، جسے اُس وقت آپ کا آئی پی ایڈریس معلوم ہو جاتا ہے۔ بٹن دبانے سے پہلے اس سے کوئی رابطہ نہیں ہوتا۔",
  },
  showMap: { en: "Show the map", ur: "نقشہ دکھائیں" },
  openMaps: { en: "Open in maps", ur: "نقشے میں کھولیں" },
  inNewTab: { en: "(in a new tab)", ur: "(نئے ٹیب میں)" },
});
