import { defineWords } from "#app/lib/words.ts";

/** /donate: DONATE-01 to DONATE-07. */
export const donateWords = defineWords("donate", {
  title: { en: "Donate", ur: "عطیہ دیں" },
  description: {
    en: "Give once or every month by {wallets} or bank transfer: choose what your gift is for, and get a receipt.",
    ur: "{wallets} یا بینک ٹرانسفر سے ایک بار یا ہر مہینے عطیہ دیں: خود چنیں کہ عطیہ کس لیے ہے، اور رسید پائیں۔",
  },
  secure: { en: "100% Secure", ur: "\u2066100%\u2069 محفوظ" },
  beforeYouGive: { en: "Before you give", ur: "عطیہ دینے سے پہلے" },
  keeper: { en: "Who answers for your gift", ur: "آپ کے عطیے کا ذمہ دار" },
  notSure: {
    en: "Each account is in the name of {name}. We never ask you to send money to a person. Not sure? Call <phone/> or write to <email/>.",
    ur: "ہر اکاؤنٹ {name} کے نام پر ہے۔ ہم کبھی کسی شخص کو رقم بھیجنے کے لیے نہیں کہتے۔ تسلی کرنی ہو تو <phone/> پر فون کریں یا <email/> پر لکھیں۔",
  },

  /* The amount. */
  howOften: { en: "How often", ur: "کتنی بار" },
  once: { en: "One-Time Donation", ur: "ایک بار عطیہ" },
  monthly: { en: "Monthly Support", ur: "ماہانہ امداد" },
  howMuch: { en: "How much?", ur: "کتنی رقم؟" },
  howMuchMonthly: { en: "How much each month?", ur: "ہر مہینے کتنی رقم؟" },
  monthlyByMail: {
    en: "You give now. Each month we send you a link to give again. We never take money automatically, and you can stop with one click.",
    ur: "آپ ابھی عطیہ دیتے ہیں۔ پھر ہر مہینے ہم آپ کو دوبارہ دینے کا لنک بھیجتے ہیں۔ رقم کبھی خود بخود نہیں کٹتی، اور آپ ایک کلک سے یہ سلسلہ روک سکتے ہیں۔",
  },
  monthlyWithoutMail: {
    en: "You give now, and once each month after that. We never take money automatically. Our email is not set up yet: reminders begin once it is.",
    ur: "آپ ابھی عطیہ دیتے ہیں، پھر ہر مہینے ایک بار۔ رقم کبھی خود بخود نہیں کٹتی۔ ہماری ای میل ابھی شروع نہیں ہوئی: شروع ہوتے ہی یاد دہانی آنے لگے گی۔",
  },
  range: { en: "From {min} to {max}.", ur: "{min} سے {max} تک۔" },
  amounts: { en: "Amounts", ur: "رقمیں" },
  preset: { en: "<unit>PKR</unit> <number/>", ur: "<number/> <unit>روپے</unit>" },
  rupees: { en: "PKR", ur: "روپے" },
  customAmount: { en: "Custom amount in PKR", ur: "کوئی اور رقم، روپوں میں" },
  anyAmount: { en: "Any amount", ur: "جتنی آپ چاہیں" },

  /* What it is for. */
  whatFor: { en: "What is it for?", ur: "یہ عطیہ کس لیے ہے؟" },
  aboutGeneral: { en: "Where it is needed most.", ur: "جہاں ضرورت سب سے زیادہ ہو۔" },
  aboutZakat: { en: "Only for people who are entitled to it.", ur: "صرف ان کے لیے جو زکوٰۃ کے حق دار ہیں۔" },
  aboutSadqah: { en: "For people in need today.", ur: "آج کے ضرورت مندوں کے لیے۔" },
  aboutFitrana: { en: "Food on the table for Eid.", ur: "تاکہ عید پر ہر گھر میں کھانا ہو۔" },
  oneProgramme: { en: "One of our programmes", ur: "ہمارا کوئی ایک پروگرام" },
  keptSeparate: {
    en: "We keep each purpose separate and spend the money on nothing else.",
    ur: "ہر مد کا حساب الگ ہے، اور اس کی رقم کسی اور کام پر خرچ نہیں ہوتی۔",
  },
  howMuchZakat: { en: "How much Zakat do I owe?", ur: "مجھ پر کتنی زکوٰۃ بنتی ہے؟" },

  /* From whom. */
  donorFold: { en: "Name and email, for the receipt", ur: "نام اور ای میل، رسید کے لیے" },
  fromWhom: { en: "From whom?", ur: "کس کی طرف سے؟" },
  monthlyNeedsEmail: {
    en: "We need your email address to send you a reminder each month.",
    ur: "ہر مہینے یاد دہانی بھیجنے کے لیے ہمیں آپ کی ای میل چاہیے۔",
  },
  monthlyNeedsEmailLater: {
    en: "We need your email address to send you a reminder each month, once our email is set up.",
    ur: "ہر مہینے یاد دہانی بھیجنے کے لیے ہمیں آپ کی ای میل چاہیے۔ یاد دہانی تب آئے گی جب ہماری ای میل شروع ہو جائے۔",
  },
  mayBeEmpty: {
    en: "You can leave all of this empty. Then we enter your gift as Anonymous.",
    ur: "آپ یہ سب خالی چھوڑ سکتے ہیں۔ پھر ہم عطیہ بغیر نام کے درج کریں گے۔",
  },
  fullName: { en: "Full Name", ur: "پورا نام" },
  nameHint: { en: "As it should appear on the receipt.", ur: "جیسا رسید پر لکھا جائے۔" },
  email: { en: "Email", ur: "ای میل" },
  emailMonthly: {
    en: "Each reminder has a link to stop.",
    ur: "ہر یاد دہانی میں سلسلہ روکنے کا لنک ہوتا ہے۔",
  },
  emailReceipt: { en: "The receipt goes there.", ur: "رسید اسی پر آئے گی۔" },
  emailNotNeeded: {
    en: "Not needed: the receipt is on the page that comes next.",
    ur: "ضروری نہیں: رسید اگلے صفحے پر مل جائے گی۔",
  },
  anonymous: { en: "Do not publish my name.", ur: "میرا نام شائع نہ کریں۔" },
  addMore: {
    en: "Add a dedication or a reference of your own",
    ur: "کسی کے نام کریں، یا اپنا حوالہ لکھیں",
  },
  claimTax: { en: "I want to claim a tax credit", ur: "مجھے ٹیکس میں چھوٹ لینی ہے" },
  taxNumber: { en: "CNIC or NTN", ur: "شناختی کارڈ نمبر یا این ٹی این" },
  taxNumberHint: {
    en: "It is printed on your receipt and your yearly statement, and shown to nobody else.",
    ur: "یہ صرف آپ کی رسید اور سالانہ گوشوارے پر چھپتا ہے، کسی اور کو نظر نہیں آتا۔",
  },
  postalAddress: { en: "Postal address", ur: "ڈاک کا پتا" },
  postalAddressHint: {
    en: "For our yearly list of donors for the tax office. It is not on the receipt, and never public.",
    ur: "عطیہ دینے والوں کی اس سالانہ فہرست کے لیے جو ٹیکس کے محکمے کو جاتی ہے۔ یہ نہ رسید پر چھپتا ہے، نہ شائع ہوتا ہے۔",
  },
  dedication: { en: "Dedication", ur: "کس کے نام" },
  dedicationHint: {
    en: "For example: In memory of my grandmother.",
    ur: "مثال کے طور پر: میری نانی کی یاد میں۔",
  },
  inMemoryOf: { en: "In memory of {whom}", ur: "{whom} کی یاد میں" },
  inHonourOf: { en: "In honour of {whom}", ur: "{whom} کے اعزاز میں" },
  ownReference: { en: "Your own reference", ur: "آپ کا اپنا حوالہ" },
  ownReferenceHint: {
    en: "It appears on the receipt, for your records.",
    ur: "یہ رسید پر لکھا جائے گا، آپ کے ریکارڈ کے لیے۔",
  },

  /* The slip. */
  complete: { en: "Complete Your Donation", ur: "عطیہ مکمل کریں" },
  eachMonth: { en: ", each month", ur: "، ہر مہینے" },
  ssl: { en: "256-bit SSL Secure", ur: "256 بٹ ایس ایس ایل سے محفوظ" },
  sslText: {
    en: "Pages come over https: what you type is encrypted on its way to us, with keys of up to 256 bits. The lock beside the address in your browser shows it.",
    ur: "جو کچھ آپ لکھتے ہیں وہ خفیہ ہو کر ہم تک پہنچتا ہے، 256 بٹ تک کی کلید سے۔ آپ کے براؤزر میں پتے کے ساتھ بنا تالا یہی بتاتا ہے۔",
  },
  pci: { en: "PCI DSS Compliant", ur: "پی سی آئی ڈی ایس ایس کے مطابق" },
  pciText: {
    en: "PCI DSS is the standard of the card companies. Your bank or wallet takes the payment and keeps to it: no card number is typed on this site, and none reaches our server.",
    ur: "پی سی آئی ڈی ایس ایس کارڈ کمپنیوں کا معیار ہے۔ ادائیگی آپ کا بینک یا والیٹ لیتا ہے اور اس کا پابند ہے: اس سائٹ پر نہ کارڈ نمبر لکھا جاتا ہے، نہ ہمارے سرور تک پہنچتا ہے۔",
  },

  /* The ways to pay. */
  aboutWallet: { en: "From any wallet or shop, at once", ur: "کسی بھی والیٹ یا دکان سے، فوراً" },
  aboutBank: { en: "From any bank's app, or at a counter", ur: "کسی بھی بینک کی ایپ سے، یا کاؤنٹر پر" },
  leadsToWallet: {
    en: "You go on to {name}'s own page, approve the payment there, and come back here.",
    ur: "آپ {name} کے اپنے صفحے پر جا کر ادائیگی کی منظوری دیں گے، پھر یہاں واپس آئیں گے۔",
  },
  leadsToBank: {
    en: "You go on to the bank's own page, approve the payment there, and come back here.",
    ur: "آپ بینک کے اپنے صفحے پر جا کر ادائیگی کی منظوری دیں گے، پھر یہاں واپس آئیں گے۔",
  },
  orYourself: { en: "Or send it yourself", ur: "یا رقم خود بھیجیں" },
  throughBank: { en: "Pay through the bank", ur: "بینک کے ذریعے ادا کریں" },
  continueWithBank: { en: "Continue with Bank Transfer", ur: "بینک ٹرانسفر سے آگے چلیں" },
  amountFirst: { en: "Enter an amount first", ur: "پہلے رقم لکھیں" },
  toAmount: { en: "Go to the amount", ur: "رقم کے خانے پر جائیں" },
  payWith: { en: "Pay with {name}", ur: "{name} سے ادا کریں" },
  open: { en: "Open {name}", ur: "{name} کھولیں" },
  wasOpened: {
    en: "{name} has opened in a new tab. When you have sent the money, come back to this page and tell us, so that we know which money is yours.",
    ur: "{name} نئے ٹیب میں کھل گیا ہے۔ رقم بھیج کر اسی صفحے پر واپس آئیں اور ہمیں بتائیں، تاکہ ہم آپ کی رقم پہچان سکیں۔",
  },
  recordAndGo: { en: "Record this gift and continue", ur: "عطیہ درج کریں اور آگے چلیں" },
  atOffice: { en: "Cash or cheque, at the office", ur: "نقد یا چیک، دفتر میں" },
  hoursAndMap: { en: "Opening hours and map", ur: "اوقات اور نقشہ" },
  leftDonation: {
    en: "You continued to {method} with a gift of <amount/>. <status>See its status</status> before you pay again.",
    ur: "آپ <amount/> کے عطیے کے ساتھ {method} پر گئے تھے۔ دوبارہ ادا کرنے سے پہلے <status>دیکھ لیں کہ اس کا کیا بنا</status>۔",
  },

  /* The step to a gateway without JavaScript. */
  recorded: { en: "Your gift is recorded", ur: "آپ کا عطیہ درج ہو گیا" },
  oneStepLeft: {
    en: "One step is left: pay on your bank's or wallet's page.",
    ur: "ایک قدم باقی ہے: اپنے بینک یا والیٹ کے صفحے پر ادا کریں۔",
  },
  toPayment: { en: "Continue to the payment", ur: "ادائیگی کی طرف چلیں" },
});
