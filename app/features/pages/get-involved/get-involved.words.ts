import { defineWords } from "#app/lib/words.ts";

/** The pages /get-involved and /partnerships (FRAME-07). */
export const getInvolvedWords = defineWords("getInvolved", {
  title: { en: "Get involved", ur: "ساتھ دیں" },
  description: {
    en: "Ten minutes, an evening a week, a skill, three months or a whole firm: find a way to help that suits you.",
    ur: "دس منٹ، ہفتے کی ایک شام، کوئی ہنر، تین مہینے یا پورا ادارہ: مدد کا وہ طریقہ چنیں جو آپ کے لیے آسان ہو۔",
  },
  heading: { en: "How would you like to help?", ur: "آپ کس طرح مدد کرنا چاہیں گے؟" },
  lead: {
    en: "You can help without money, too. Start with what you have.",
    ur: "مدد رقم کے بغیر بھی ہو سکتی ہے۔ جو آپ کے پاس ہے، اسی سے شروع کریں۔",
  },
  whatYouHave: { en: "What you have", ur: "آپ کے پاس کیا ہے" },
  needHelp: { en: "Do you need help yourself?", ur: "کیا خود آپ کو مدد چاہیے؟" },
  pleaseAsk: { en: "Please ask us.", ur: "بلا جھجک ہم سے کہیں۔" },
  askForHelp: { en: "Ask for help", ur: "مدد کی درخواست" },
  needBlood: { en: "I need blood", ur: "خون چاہیے" },

  partnerships: { en: "Partnerships", ur: "شراکت داری" },
  partnershipsDescription: {
    en: "How firms, schools and hospitals run programmes with us: what each side contributes, what we agree, and who sees the accounts.",
    ur: "ادارے، اسکول اور ہسپتال ہمارے ساتھ پروگرام کیسے چلاتے ہیں: کون کیا دیتا ہے، کیا طے ہوتا ہے، اور حساب کون دیکھتا ہے۔",
  },
  strategic: { en: "Strategic partnerships", ur: "مستقل شراکت داری" },
  shareProgramme: { en: "Share a programme with us", ur: "ہمارے ساتھ مل کر پروگرام چلائیں" },
  workshopAlt: {
    en: "Apprentices at workbenches fit a motor and a solar panel",
    ur: "شاگرد کام کی میزوں پر موٹر اور سولر پینل لگانا سیکھ رہے ہیں",
  },
  partnerWithUs: { en: "Partner With Us", ur: "ہمارے شراکت دار بنیں" },
  whoBringsWhat: { en: "Who brings what", ur: "کون کیا دیتا ہے" },
  firms: { en: "Firms", ur: "ادارے" },
  firmsBring: {
    en: "A budget for a year or more, working hours, goods, transport, printing, an audit.",
    ur: "ایک سال یا زیادہ کا بجٹ، کام کے گھنٹے، سامان، گاڑی، چھپائی، آڈٹ۔",
  },
  firmsGet: {
    en: "A programme that they can visit, its accounts, and a report on the hours of their staff.",
    ur: "ایسا پروگرام جسے وہ آ کر دیکھ سکیں، اس کا حساب، اور ان کے عملے کے اوقات کی رپورٹ۔",
  },
  schools: { en: "Schools and universities", ur: "اسکول اور یونیورسٹیاں" },
  schoolsBring: {
    en: "Rooms after school hours, teachers, interns, a library, places for children whose fees we pay.",
    ur: "چھٹی کے بعد کمرے، استاد، انٹرن، لائبریری، اور ان بچوں کے لیے نشستیں جن کی فیس ہم دیتے ہیں۔",
  },
  schoolsGet: {
    en: "Useful work for their students, and a supervisor who writes them a reference.",
    ur: "طلبہ کے لیے کارآمد کام، اور ایک نگران جو انہیں سفارشی خط دیتا ہے۔",
  },
  hospitals: { en: "Hospitals and laboratories", ur: "ہسپتال اور لیبارٹریاں" },
  hospitalsBring: {
    en: "Beds, tests and medicine at cost, doctors for a camp, a blood bank that calls us first.",
    ur: "لاگت پر بستر، ٹیسٹ اور دوائیں، کیمپ کے لیے ڈاکٹر، اور بلڈ بینک جو پہلے ہمیں فون کرے۔",
  },
  hospitalsGet: {
    en: "Patients who come early and with their records, donors when they are needed, bills that are paid.",
    ur: "مریض جو وقت پر اور اپنے کاغذات کے ساتھ آتے ہیں، ضرورت پر خون دینے والے، اور بل جو ادا ہوتے ہیں۔",
  },
  bring: { en: "Bring", ur: "دیتے ہیں" },
  get: { en: "Get", ur: "پاتے ہیں" },
  howItBegins: { en: "How a partnership begins", ur: "شراکت کیسے شروع ہوتی ہے" },
  step1: {
    en: "Write to us about what you can offer and which programme interests you. One of our senior staff reads it within 24 hours.",
    ur: "ہمیں لکھیں کہ آپ کیا دے سکتے ہیں اور کس پروگرام میں دلچسپی ہے۔ ہمارے ایک ذمہ دار 24 گھنٹے کے اندر اسے پڑھتے ہیں۔",
  },
  step2: {
    en: "You visit the programme and we visit you. Either side can end it there.",
    ur: "آپ پروگرام دیکھنے آتے ہیں اور ہم آپ کے ہاں۔ دونوں میں سے کوئی بھی بات یہیں ختم کر سکتا ہے۔",
  },
  step3: {
    en: "Together we write the agreement, with the first payment or the first day of work.",
    ur: "ہم مل کر معاہدہ لکھتے ہیں، جس میں پہلی ادائیگی یا کام کا پہلا دن درج ہوتا ہے۔",
  },
  step4: {
    en: "After three months both sides review it, and continue, change or end it.",
    ur: "تین مہینے بعد دونوں جائزہ لیتے ہیں اور اسے جاری رکھتے، بدلتے یا ختم کرتے ہیں۔",
  },
  asked: { en: "What we ask of every partner", ur: "ہر شریک سے ہم کیا چاہتے ہیں" },
  asked1: { en: "Long-term: at least a year.", ur: "دیرپا ساتھ: کم از کم ایک سال۔" },
  asked2: {
    en: "A one-page agreement, signed by both sides: the programme, the money, the people, the end date.",
    ur: "ایک صفحے کا معاہدہ جس پر دونوں کے دستخط ہوں: پروگرام، رقم، لوگ، اور آخری تاریخ۔",
  },
  asked3: {
    en: "The partner sees the programme's accounts every quarter.",
    ur: "شریک ہر سہ ماہی میں پروگرام کا حساب دیکھتا ہے۔",
  },
  asked4: {
    en: "No exclusive rights, no patients' or children's faces in advertisements.",
    ur: "کسی کو خصوصی حق نہیں ملتا، اور اشتہاروں میں مریضوں یا بچوں کے چہرے نہیں دکھائے جاتے۔",
  },
  writeAbout: { en: "Write to us about a partnership", ur: "شراکت کے بارے میں ہمیں لکھیں" },
});
