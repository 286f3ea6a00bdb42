import { donationWords } from "#app/features/giving/donations/donations.words.ts";
import { defineWords } from "#app/lib/words.ts";

const { tooSmall, tooLarge, notPositive, noAmount, unreadableAmount, tooFine, badMethod } =
  donationWords.words;

/** The donor's page of monthly support, what the server answers to it, and its mails: PLEDGE-01 to PLEDGE-05. */
export const pledgeWords = defineWords("pledges", {
  pageTitle: { en: "Your monthly support", ur: "آپ کا ماہانہ امداد کا وعدہ" },
  name: { en: "Monthly support", ur: "ماہانہ امداد کا وعدہ" },

  /* The head of the page. */
  promise: { en: "{money} a month for {purpose}", ur: "{purpose} کے لیے ہر ماہ {money}" },
  promiseAnywhere: {
    en: "{money} a month, where it is needed most",
    ur: "ہر ماہ {money}، جہاں سب سے زیادہ ضرورت ہو",
  },
  waitingLabel: { en: "One step is left", ur: "بس ایک قدم باقی ہے" },
  waitingTitle: { en: "Confirm your monthly support", ur: "اپنے ماہانہ وعدے کی تصدیق کریں" },
  waitingText: {
    en: "{promise}, {mail, select, yes {with a reminder by email } other {}}on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}. We never take money automatically; you decide each month. Your first gift also confirms it.",
    ur: "{promise}۔ {mail, select, yes {ہر ماہ کی {day} تاریخ کو ای میل سے یاد دہانی ہو گی} other {ہر ماہ کی {day} تاریخ}}۔ ہم خود سے کبھی رقم نہیں لیتے، ہر ماہ فیصلہ آپ کا ہوتا ہے۔ آپ کے پہلے عطیے سے بھی تصدیق ہو جاتی ہے۔",
  },
  paused: { en: "Paused", ur: "رکا ہوا" },
  pausedTitle: { en: "Your monthly support is paused", ur: "آپ کا ماہانہ وعدہ رکا ہوا ہے" },
  pausedText: {
    en: "{promise}. You get no reminders until you resume.",
    ur: "{promise}۔ جب تک آپ دوبارہ شروع نہ کریں، یاد دہانی نہیں آئے گی۔",
  },
  stopped: { en: "Stopped", ur: "ختم" },
  stoppedTitle: { en: "Your monthly support has stopped", ur: "آپ کا ماہانہ وعدہ ختم ہو گیا" },
  stoppedText: {
    en: "You promised {promise}, on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}. We send no more reminders. Thank you for every month. Your receipts stay here.",
    ur: "آپ کا وعدہ تھا: {promise}، مہینے کی {day} تاریخ کو۔ اب یاد دہانی نہیں آئے گی۔ ہر مہینے کی مدد کا شکریہ۔ آپ کی رسیدیں یہیں رہیں گی۔",
  },
  activeText: {
    en: "{mail, select, yes {We remind you by email} other {It is due}} on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of each month. We never take money automatically.",
    ur: "ہر ماہ کی {day} تاریخ{mail, select, yes { کو ہم ای میل سے یاد دلاتے ہیں} other { مقرر ہے}}۔ ہم خود سے کبھی رقم نہیں لیتے۔",
  },
  activeNextText: {
    en: "{mail, select, yes {We remind you by email} other {It is due}} on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of each month, next on {next}. We never take money automatically.",
    ur: "ہر ماہ کی {day} تاریخ{mail, select, yes { کو ہم ای میل سے یاد دلاتے ہیں} other { مقرر ہے}}، اگلی بار {next} کو۔ ہم خود سے کبھی رقم نہیں لیتے۔",
  },
  noReminders: {
    en: "Our email is not set up yet, so you get no reminder. Please keep the address of this page.",
    ur: "ہماری ای میل سروس ابھی چالو نہیں ہوئی، اس لیے یاد دہانی نہیں آئے گی۔ اس صفحے کا پتا سنبھال کر رکھیں۔",
  },

  /* A key that opens nothing. */
  unknownTitle: {
    en: "There is no monthly support at this address",
    ur: "اس پتے پر ماہانہ امداد کا کوئی وعدہ نہیں",
  },
  unknownText: {
    en: "The link may be incomplete, or older than a year. Open it from our latest email about your monthly support. If that does not work, call us, and you will get a new one.",
    ur: "شاید لنک ادھورا ہے یا ایک سال سے پرانا ہے۔ ماہانہ وعدے کے بارے میں ہماری سب سے نئی ای میل سے لنک کھولیں۔ پھر بھی نہ کھلے تو ہمیں فون کریں، نیا لنک مل جائے گا۔",
  },
  start: { en: "Start monthly support", ur: "ہر ماہ دینا شروع کریں" },

  /** What a donor sends to himself. */
  kept: {
    en: "My monthly support of {name}, {money} a month. Its page:",
    ur: "{name} کے لیے میری ماہانہ امداد، ہر ماہ {money}۔ اس کا صفحہ:",
  },

  /* Month by month. */
  months: { en: "Month by month", ur: "مہینہ بہ مہینہ" },
  giftCount: {
    en: "{count, plural, one {# gift} other {# gifts}} in all",
    ur: "{count, plural, one {کل # عطیہ} other {کل # عطیات}}",
  },
  giftStarted: { en: "Not sent yet", ur: "ابھی نہیں بھیجا گیا" },
  giftPending: { en: "Being confirmed", ur: "تصدیق ہو رہی ہے" },
  giftPaid: { en: "Received", ur: "وصول ہوا" },
  giftPaidOn: { en: "Received<day> on {day}</day>", ur: "<day>{day} کو </day>وصول ہوا" },
  giftFailed: { en: "Did not go through", ur: "رقم نہیں پہنچی" },
  giftExpired: { en: "Not made in time", ur: "وقت پر نہیں ہوا" },
  giftRefunded: { en: "Refunded", ur: "واپس کر دیا گیا" },
  giftCorrected: { en: "Corrected", ur: "درست کر دیا گیا" },
  receipt: { en: "Receipt <number/>", ur: "رسید <number/>" },
  openGift: {
    en: "Open<unseen> the gift for {month}</unseen>",
    ur: "<unseen>{month} کا عطیہ </unseen>کھولیں",
  },

  /* This month's slip. */
  giftFor: { en: "Your gift for {month}", ur: "{month} کا عطیہ" },
  confirming: {
    en: "We are confirming it. You need not pay again.",
    ur: "ہم تصدیق کر رہے ہیں۔ دوبارہ ادائیگی کی ضرورت نہیں۔",
  },
  started: {
    en: "You have started it, but not sent the money yet.",
    ur: "آپ نے شروع کیا ہے، لیکن رقم ابھی نہیں بھیجی۔",
  },
  pausedGift: {
    en: "You get no reminder for it. You can still give.",
    ur: "اس کی یاد دہانی نہیں آئے گی، لیکن آپ پھر بھی دے سکتے ہیں۔",
  },
  ahead: {
    en: "It is due on {day}. If you give now, you get no reminder.",
    ur: "اس کی تاریخ {day} ہے۔ ابھی دے دیں تو یاد دہانی نہیں آئے گی۔",
  },
  dueToday: { en: "It is due today.", ur: "اس کی تاریخ آج ہے۔" },
  purpose: { en: "For <fund/>", ur: "<fund/> کے لیے" },
  howToPay: { en: "How would you like to pay this time?", ur: "اس بار ادائیگی کیسے کریں گے؟" },
  processing: { en: "Processing...", ur: "ذرا ٹھہریں..." },
  giveNow: { en: "Give {money} now", ur: "ابھی {money} دیں" },

  /* The question of a mail's link. */
  notMe: { en: "It was not me", ur: "یہ میں نے نہیں کیا" },
  again: { en: "Start it again", ur: "دوبارہ شروع کریں" },
  stopTitle: { en: "Stop your monthly support?", ur: "ماہانہ وعدہ ختم کریں؟" },
  stopText: {
    en: "You get no more reminders. Your gifts and receipts stay on this page, and you can start again at any time.",
    ur: "یاد دہانی نہیں آئے گی۔ آپ کے عطیات اور رسیدیں اسی صفحے پر رہیں گی، اور آپ جب چاہیں دوبارہ شروع کر سکتے ہیں۔",
  },
  stopReminders: { en: "Stop the reminders", ur: "یاد دہانی بند کریں" },
  back: { en: "Back", ur: "واپس" },
  keep: { en: "Keep it", ur: "جاری رکھیں" },
  confirm: { en: "Confirm my monthly support", ur: "میرے ماہانہ وعدے کی تصدیق کریں" },
  resume: { en: "Resume", ur: "دوبارہ شروع کریں" },
  pauseTitle: { en: "Pause your monthly support?", ur: "ماہانہ وعدہ کچھ عرصے کے لیے روکیں؟" },
  pauseText: {
    en: "You get no reminders until you resume on this page.",
    ur: "جب تک آپ اس صفحے پر دوبارہ شروع نہ کریں، یاد دہانی نہیں آئے گی۔",
  },
  pauseReminders: { en: "Pause the reminders", ur: "یاد دہانی روکیں" },
  keepAsIs: { en: "Keep it as it is", ur: "ایسے ہی رہنے دیں" },

  /* Amount and day. */
  change: { en: "Change your support", ur: "اپنا وعدہ بدلیں" },
  amount: { en: "Amount each month, in PKR", ur: "ہر ماہ کی رقم، روپوں میں" },
  amountHint: { en: "From 100 to 1,000,000.", ur: "100 سے 1,000,000 تک۔" },
  reminderOn: { en: "Reminder on the", ur: "یاد دہانی کی تاریخ" },
  reminderHint: { en: "Of each month, in the morning.", ur: "ہر ماہ، صبح کے وقت۔" },
  ordinal: {
    en: "{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    ur: "{day} تاریخ",
  },
  save: { en: "Save", ur: "محفوظ کریں" },
  pauseOrStop: { en: "Pause or stop?", ur: "روکنا یا ختم کرنا چاہتے ہیں؟" },
  stop: { en: "Stop...", ur: "ختم کریں..." },

  /* What is wrong with a form. */
  tooSmall,
  tooLarge,
  notPositive,
  noAmount,
  unreadableAmount,
  tooFine,
  badMethod,
  badDay: {
    en: "Please choose a day of the month from 1 to {last}.",
    ur: "مہینے کی 1 سے {last} تک کوئی تاریخ چنیں۔",
  },
  badAction: {
    en: "Please choose what to do with the monthly support.",
    ur: "بتائیں کہ ماہانہ وعدے کا کیا کرنا ہے۔",
  },
  badMonth: { en: "The month is not named.", ur: "مہینہ نہیں بتایا گیا۔" },
  unknown: {
    en: "There is no monthly support with this address.",
    ur: "اس پتے پر ماہانہ امداد کا کوئی وعدہ نہیں۔",
  },
  notNow: {
    en: "That is not possible in the present state of this monthly support.",
    ur: "اس ماہانہ وعدے کی موجودہ حالت میں یہ نہیں ہو سکتا۔",
  },
  notGiving: {
    en: "This monthly support has stopped. Start it again to give.",
    ur: "یہ ماہانہ وعدہ ختم ہو چکا ہے۔ عطیہ دینے کے لیے اسے دوبارہ شروع کریں۔",
  },
  closedFund: {
    en: "We no longer accept gifts for this purpose. Please stop it and start another one.",
    ur: "اس مد میں اب عطیات نہیں لیے جاتے۔ اسے ختم کر کے نیا وعدہ شروع کریں۔",
  },
  anotherGift: {
    en: "This gift looks like another one. Please reload the page.",
    ur: "یہ عطیہ کسی اور عطیے جیسا لگتا ہے۔ صفحہ دوبارہ کھولیں۔",
  },
  failed: { en: "This could not be done. Please try again.", ur: "یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔" },

  /* What was done. */
  silenced: { en: "You get no more reminders.", ur: "اب یاد دہانی نہیں آئے گی۔" },
  changed: {
    en: "Saved. The next reminder asks for the new amount.",
    ur: "محفوظ ہو گیا۔ اگلی یاد دہانی نئی رقم کی ہو گی۔",
  },
  doneConfirm: {
    en: "Confirmed. Thank you for giving each month.",
    ur: "تصدیق ہو گئی۔ ہر ماہ دینے کا شکریہ۔",
  },
  donePause: {
    en: "Paused. You get no reminders until you resume.",
    ur: "روک دیا گیا۔ جب تک آپ دوبارہ شروع نہ کریں، یاد دہانی نہیں آئے گی۔",
  },
  doneResume: {
    en: "Welcome back. Your monthly support continues.",
    ur: "خوش آمدید۔ آپ کا ماہانہ وعدہ جاری ہے۔",
  },
  doneStop: { en: "Stopped. We send no more reminders.", ur: "ختم ہو گیا۔ اب یاد دہانی نہیں آئے گی۔" },
  doneRestart: {
    en: "Welcome back. Your monthly support continues.",
    ur: "خوش آمدید۔ آپ کا ماہانہ وعدہ جاری ہے۔",
  },
});

/** The mails about monthly support: PLEDGE-02. */
export const pledgeMailWords = defineWords("pledgeMails", {
  amount: { en: "Amount", ur: "رقم" },
  aMonth: { en: "{money} a month", ur: "ہر ماہ {money}" },
  for: { en: "For", ur: "مد" },
  anywhere: { en: "where it is needed most", ur: "جہاں سب سے زیادہ ضرورت ہو" },
  reminder: { en: "Reminder", ur: "یاد دہانی" },
  onDay: {
    en: "on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of each month",
    ur: "ہر ماہ کی {day} تاریخ کو",
  },
  pauseIt: { en: "Pause it", ur: "کچھ عرصے کے لیے روکیں" },
  stopIt: { en: "Stop it", ur: "ختم کریں" },
  see: { en: "See my monthly support", ur: "میرا ماہانہ وعدہ دیکھیں" },

  startSubject: { en: "Please confirm your monthly support", ur: "اپنے ماہانہ امداد کے وعدے کی تصدیق کریں" },
  startAsked: {
    en: "Somebody, we hope you, started monthly support on our site with this address.",
    ur: "کسی نے، امید ہے کہ آپ ہی نے، ہماری سائٹ پر اس ای میل سے ماہانہ امداد کا وعدہ کیا ہے۔",
  },
  startConfirm: {
    en: "Confirm it below. Your first gift also confirms it.",
    ur: "نیچے تصدیق کریں۔ پہلے عطیے سے بھی تصدیق ہو جاتی ہے۔",
  },
  startIgnore: {
    en: "If it was not you, you need not do anything. Without a confirmation or a gift we send no reminders.",
    ur: "اگر یہ آپ نہیں تھے تو کچھ کرنے کی ضرورت نہیں۔ تصدیق یا عطیے کے بغیر ہم یاد دہانی نہیں بھیجتے۔",
  },
  confirm: { en: "Confirm my monthly support", ur: "میرے ماہانہ وعدے کی تصدیق کریں" },

  begunSubject: { en: "Your monthly support has begun", ur: "آپ کا ماہانہ وعدہ شروع ہو گیا" },
  begunArrived: { en: "Your first gift has arrived.", ur: "آپ کا پہلا عطیہ پہنچ گیا۔" },
  begunNext: {
    en: "Your first gift has arrived. We remind you of the next one on {day}.",
    ur: "آپ کا پہلا عطیہ پہنچ گیا۔ اگلے کی یاد دہانی {day} کو ہو گی۔",
  },
  begunLink: {
    en: "We never take money automatically; you decide each month. The link shows your gifts and receipts, and lets you change the amount or the day.",
    ur: "ہم خود سے کبھی رقم نہیں لیتے، ہر ماہ فیصلہ آپ کا ہوتا ہے۔ لنک سے آپ اپنے عطیات اور رسیدیں دیکھ سکتے ہیں، اور رقم یا تاریخ بدل سکتے ہیں۔",
  },

  reminderSubject: { en: "Your gift for {month}: {money}", ur: "{month} کا عطیہ: {money}" },
  reminderAsked: {
    en: "You asked us to remind you of your gift of {money} a month, for: {purpose}.",
    ur: "آپ نے ہمیں ہر ماہ {money} کے عطیے کی یاد دہانی کے لیے کہا تھا۔ مد: {purpose}۔",
  },
  reminderFree: {
    en: "We never take money automatically. If you have already sent it, you need not do anything.",
    ur: "ہم خود سے کبھی رقم نہیں لیتے۔ اگر آپ بھیج چکے ہیں تو کچھ کرنے کی ضرورت نہیں۔",
  },
  giveNow: { en: "Give {money} now", ur: "ابھی {money} دیں" },
  changeIt: { en: "Change the amount or the day", ur: "رقم یا تاریخ بدلیں" },

  pausedSubject: { en: "Your monthly support is paused", ur: "آپ کا ماہانہ وعدہ روک دیا گیا" },
  pausedText: {
    en: "You get no reminders until you resume. You can open your page with the link at any time.",
    ur: "جب تک آپ دوبارہ شروع نہ کریں، یاد دہانی نہیں آئے گی۔ لنک سے آپ اپنا صفحہ جب چاہیں کھول سکتے ہیں۔",
  },
  goOn: { en: "Go on", ur: "دوبارہ شروع کریں" },

  stoppedSubject: { en: "Your monthly support has stopped", ur: "آپ کا ماہانہ وعدہ ختم ہو گیا" },
  stoppedText: {
    en: "We send no more reminders. Thank you for what you have given; your receipts stay on your page.",
    ur: "اب یاد دہانی نہیں آئے گی۔ آپ نے جو کچھ دیا اس کا شکریہ۔ آپ کی رسیدیں آپ کے صفحے پر رہیں گی۔",
  },
  stoppedAgain: {
    en: "If you change your mind, you can start again with the link.",
    ur: "اگر ارادہ بدل جائے تو اسی لنک سے دوبارہ شروع کر سکتے ہیں۔",
  },
  seePage: { en: "See my page", ur: "میرا صفحہ دیکھیں" },

  linkSubject: { en: "The link to your monthly support", ur: "آپ کے ماہانہ وعدے کا لنک" },
  linkText: {
    en: "The link shows your gifts and receipts. Keep it to yourself: anybody who has it can change your support.",
    ur: "اس لنک سے آپ کے عطیات اور رسیدیں کھلتی ہیں۔ اسے اپنے پاس رکھیں: جس کے پاس یہ ہو وہ آپ کا وعدہ بدل سکتا ہے۔",
  },
});
