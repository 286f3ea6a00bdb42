import { defineWords } from "#app/lib/words.ts";

/** The transparency page and its feed: BOOKS-01 to BOOKS-09. */
export const openBooksWords = defineWords("openBooks", {
  title: { en: "Open books", ur: "کھلا حساب" },
  description: {
    en: "What each fund has received, what it has paid out and its balance, taken from our books, with seals that show any later change.",
    ur: "ہر فنڈ میں کتنا آیا، کتنا خرچ ہوا اور کتنا باقی ہے، ہمارے اپنے حساب سے۔ اور وہ مہریں جن سے بعد کی ہر تبدیلی پکڑی جاتی ہے۔",
  },
  sealedDays: { en: "Sealed days", ur: "مہر بند دن" },
  heading: { en: "Every rupee in, every rupee out", ur: "جو روپیہ آیا، جو روپیہ گیا" },
  lead: {
    en: "These sums come from the same books as your receipt. They name no donor. As of {day}.",
    ur: "یہ رقمیں اسی حساب سے ہیں جس سے آپ کی رسید بنتی ہے۔ ان میں عطیہ دینے والے کسی فرد کا نام نہیں۔ {day} تک۔",
  },
  brokenSeals: {
    en: "{count, plural, one {One seal does not match} other {# seals do not match}}",
    ur: "{count, plural, one {ایک مہر نہیں ملتی} other {# مہریں نہیں ملتیں}}",
  },
  balances: { en: "The balance of each fund", ur: "ہر فنڈ میں کتنا باقی ہے" },
  nothing: { en: "No gifts have been entered yet.", ur: "ابھی تک کوئی عطیہ درج نہیں ہوا۔" },
  firstGift: { en: "Give the first gift", ur: "پہلا عطیہ آپ دیں" },
  seals: { en: "How the seals work", ur: "مہر کیسے کام کرتی ہے" },
  sealsText: {
    en: "Each morning we close the day before and seal it. The seal is a code calculated from every receipt, refund and payout of that day and from the seal of the day before. If anybody removed or changed an entry later, all seals from that day on would no longer match, and everybody could see it.",
    ur: "ہر صبح ہم پچھلے دن کا حساب بند کر کے اس پر مہر لگا دیتے ہیں۔ مہر ایک کوڈ ہے جو اس دن کی ہر رسید، واپسی اور ادائیگی سے اور اس سے پہلے کے دن کی مہر سے مل کر نکلتا ہے۔ اگر کوئی بعد میں کسی اندراج کو مٹائے یا بدلے تو اس دن سے آگے کی کوئی مہر نہیں ملے گی، اور یہ سب کو نظر آ جائے گا۔",
  },
  checkReceipt: { en: "Check a receipt", ur: "رسید کی تصدیق" },
  myYear: { en: "My gifts of a year", ur: "سال بھر کے میرے عطیات" },

  /* Funds and months. */
  inRupees: { en: "In rupees, since these books were opened.", ur: "روپوں میں، حساب شروع ہونے سے اب تک۔" },
  fundsCaption: {
    en: "Received, paid out and balance of each fund, in rupees",
    ur: "ہر فنڈ کی آمد، خرچ اور باقی رقم، روپوں میں",
  },
  untold: {
    en: "Help for families is added when a month is over and a fund has helped at least five families, so that nobody learns what one of them received. Until then it is not deducted here.",
    ur: "خاندانوں کی مدد کی رقم تب شامل ہوتی ہے جب مہینہ ختم ہو جائے اور فنڈ کم از کم پانچ خاندانوں کی مدد کر چکا ہو، تاکہ کسی کو پتا نہ چلے کہ ایک گھرانے کو کتنا ملا۔ تب تک وہ یہاں کم نہیں کی جاتی۔",
  },
  fund: { en: "Fund", ur: "فنڈ" },
  received: { en: "Received", ur: "آمد" },
  refunded: { en: "Refunded", ur: "واپس کیا گیا" },
  entered: { en: "Opening and transfers", ur: "ابتدائی رقم اور منتقلی" },
  paidOut: { en: "Paid out", ur: "خرچ" },
  balance: { en: "Balance", ur: "باقی" },
  allFunds: { en: "All funds", ur: "تمام فنڈ" },
  year: { en: "The tax year {year}", ur: "ٹیکس کا سال \u2066{year}\u2069" },
  yearText: {
    en: "The books of this year are closed: these sums stay as they are. Each gift counts on the day on which the money came.",
    ur: "اس سال کا حساب بند ہو چکا ہے، اس لیے یہ رقمیں اب نہیں بدلیں گی۔ ہر عطیہ اس دن گنا گیا ہے جس دن رقم پہنچی۔",
  },
  yearBefore: {
    en: "Below each sum stands that of {last}.",
    ur: "ہر رقم کے نیچے \u2066{last}\u2069 کی رقم ہے۔",
  },
  yearCaption: {
    en: "Each fund in the tax year {year}, in rupees",
    ur: "ٹیکس کے سال \u2066{year}\u2069 میں ہر فنڈ کا حساب، روپوں میں",
  },
  atStart: { en: "At the start", ur: "شروع میں" },
  atEnd: { en: "At the end", ur: "آخر میں" },
  byMonth: { en: "Month by month", ur: "مہینہ بہ مہینہ" },
  byMonthText: {
    en: "In rupees, for up to twelve months. Refunds are deducted in the month in which they were made.",
    ur: "روپوں میں، زیادہ سے زیادہ بارہ مہینے۔ واپس کی گئی رقم اسی مہینے سے کم کی جاتی ہے جس میں واپس ہوئی۔",
  },
  monthsCaption: {
    en: "Received and paid out by month, in rupees",
    ur: "ہر مہینے کی آمد اور خرچ، روپوں میں",
  },
  month: { en: "Month", ur: "مہینہ" },
  byFund: { en: "By fund", ur: "فنڈ کے حساب سے" },
  quietFund: {
    en: "Nothing was received or paid out in the last twelve months.",
    ur: "پچھلے بارہ مہینوں میں نہ کچھ آیا نہ خرچ ہوا۔",
  },
  fundCaption: { en: "{title} by month, in rupees", ur: "{title}، مہینہ بہ مہینہ، روپوں میں" },

  /* Payouts. */
  spent: { en: "What it was spent on", ur: "کس چیز پر خرچ ہوا" },
  payouts: {
    en: "{count, plural, one {The only payout so far, in rupees.} other {The last # payouts, in rupees.}}",
    ur: "{count, plural, one {اب تک کی واحد ادائیگی، روپوں میں۔} other {پچھلی # ادائیگیاں، روپوں میں۔}}",
  },

  /* Families that were helped. */
  helped: { en: "Families helped in {month}", ur: "{month} میں جن خاندانوں کی مدد ہوئی" },
  kindIn: { en: "{kind}, {district}", ur: "{kind}، {district}" },
  helpedText: {
    en: "Counted from sealed payments, without a name. Where fewer than five families of a fund got the same help in one district, they are counted together with others.",
    ur: "یہ گنتی مہر بند ادائیگیوں سے ہے، کسی کے نام کے بغیر۔ جہاں کسی فنڈ سے ایک ضلعے میں پانچ سے کم خاندانوں کو ایک جیسی مدد ملی، وہ دوسروں کے ساتھ ملا کر گنے گئے ہیں۔",
  },
  otherKinds: { en: "Other kinds and places", ur: "دوسری مدد اور دوسرے مقامات" },
  families: {
    en: "{families, plural, one {# family} other {# families}}",
    ur: "{families, plural, one {# خاندان} other {# خاندان}}",
  },
  earlierMonths: { en: "Earlier months", ur: "پچھلے مہینے" },
  helpJson: { en: "All payments, as JSON", ur: "تمام ادائیگیاں، ڈیٹا فائل میں" },
  howToCount: { en: "How to count them yourself", ur: "خود کیسے گنیں" },

  /* While the open books were off. */
  timesOff: { en: "When no day was sealed", ur: "جب کسی دن پر مہر نہیں لگی" },
  timesOffText: {
    en: "We had turned these pages off. No day was sealed meanwhile; those days were sealed afterwards.",
    ur: "ہم نے یہ صفحے بند رکھے تھے۔ اس دوران کسی دن پر مہر نہیں لگی، ان دنوں پر مہر بعد میں لگائی گئی۔",
  },
  timeOff: { en: "From {since} to {until}", ur: "{since} سے {until} تک" },

  /* Days that were sealed again. */
  replacedSeals: { en: "Days that were sealed again", ur: "جن دنوں پر دوبارہ مہر لگی" },
  replacedText: {
    en: "These days had been sealed before the day was over, because our server's clock was ahead, or follow one that had. They were sealed again with what came after. Nothing of the first seal was changed or taken away; both stay here and in the list of all days.",
    ur: "ان دنوں پر دن ختم ہونے سے پہلے مہر لگ گئی تھی کیونکہ ہمارے سرور کی گھڑی آگے تھی، یا یہ ایسے کسی دن کے بعد کے دن ہیں۔ بعد میں جو کچھ آیا اسے ملا کر ان پر دوبارہ مہر لگائی گئی۔ پہلی مہر میں سے نہ کچھ بدلا گیا، نہ نکالا گیا۔ دونوں مہریں یہاں اور تمام دنوں کی فہرست میں موجود رہیں گی۔",
  },
  replacedOn: { en: "Sealed again on {day}.", ur: "{day} کو دوبارہ مہر لگی۔" },
  replacedFirst: { en: "Seal before:", ur: "پہلے کی مہر:" },
  replacedNow: { en: "Seal after:", ur: "بعد کی مہر:" },

  /* The chain of days. */
  noDay: {
    en: "No day is sealed yet. The first one will be sealed in the morning after the first gift.",
    ur: "ابھی کسی دن پر مہر نہیں لگی۔ پہلی مہر پہلے عطیے کی اگلی صبح لگے گی۔",
  },
  lastDays: {
    en: "The last {count, plural, one {sealed day} other {# sealed days}}",
    ur: "{count, plural, one {پچھلا مہر بند دن} other {پچھلے # مہر بند دن}}",
  },
  day: { en: "Day", ur: "دن" },
  gifts: { en: "Gifts", ur: "عطیات" },
  currency: { en: "PKR", ur: "روپے" },
  seal: { en: "Seal", ur: "مہر" },
  noMatch: { en: "does not match", ur: "نہیں ملتی" },
  asJson: { en: "All days, as JSON", ur: "تمام دن، ڈیٹا فائل میں" },
  asFeed: { en: "As a feed", ur: "آر ایس ایس فیڈ" },
  feedTitle: { en: "{name}: sealed days", ur: "{name}: مہر بند دن" },
  feedDay: {
    en: "{day}: {receipts, plural, one {# receipt} other {# receipts}}, {amount}",
    ur: "{day}: {receipts, plural, one {# رسید} other {# رسیدیں}}، {amount}",
  },

  /* Seals that do not match. */
  brokenText: {
    en: "We recalculate the sealed days ourselves. For these days the books no longer match the seal. We publish this, and the seals below stay as they were.",
    ur: "مہر بند دنوں کا حساب ہم خود بھی دوبارہ لگاتے ہیں۔ ان دنوں کا حساب اب مہر سے نہیں ملتا۔ ہم یہ بات سب کے سامنے رکھتے ہیں، اور نیچے کی مہریں جیسی تھیں ویسی ہی رہتی ہیں۔",
  },
  brokenSince: {
    en: "{differences} Found on {found}; our staff are investigating it.",
    ur: "{differences} {found} کو معلوم ہوا۔ ہمارا عملہ اس کی جانچ کر رہا ہے۔",
  },
  brokenKnown: {
    en: "{differences} Found on {found}; our staff investigated it on {known}.",
    ur: "{differences} {found} کو معلوم ہوا۔ ہمارے عملے نے {known} کو اس کی جانچ کی۔",
  },
  brokenAdvice: {
    en: "Did you give on one of these days? Keep your receipt; it says what you gave. ''Check a receipt'' shows whether it is still in the books as it was sealed.",
    ur: "کیا آپ نے ان میں سے کسی دن عطیہ دیا؟ اپنی رسید سنبھال کر رکھیں، اس پر لکھا ہے کہ آپ نے کیا دیا۔ “رسید کی تصدیق” سے معلوم ہوتا ہے کہ وہ حساب میں اب بھی ویسی ہی ہے جیسی مہر لگتے وقت تھی۔",
  },
});

/** In what a sealed day differs from its seal. In English for staff, too. */
export const sealWords = defineWords("seals", {
  sum: {
    en: "{receipts, plural, one {# gift} other {# gifts}}, {amount}",
    ur: "{receipts, plural, one {# عطیہ} other {# عطیات}}، {amount}",
  },
  sums: {
    en: "Sealed: {sealed}. In the books now: {found}.",
    ur: "مہر کے وقت: {sealed}۔ اب حساب میں: {found}۔",
  },
  refunds: {
    en: "The refunds or corrections of that day differ from those that were sealed.",
    ur: "اس دن کی واپسیاں مہر بند واپسیوں سے مختلف ہیں۔",
  },
  payouts: {
    en: "The payouts of that day differ from those that were sealed.",
    ur: "اس دن کی ادائیگیاں مہر بند ادائیگیوں سے مختلف ہیں۔",
  },
  contents: {
    en: "The number and the total are as sealed ({sealed}), but something has changed since that day was sealed: a receipt's number, amount, purpose, day, name or wording, or a refund or payout.",
    ur: "تعداد اور کل رقم مہر کے مطابق ہے ({sealed})، لیکن مہر لگنے کے بعد کچھ بدلا ہے: کسی رسید کا نمبر، رقم، مد، دن، نام یا عبارت، یا کوئی واپسی یا ادائیگی۔",
  },
  chain: {
    en: "It does not match the seal of the day before.",
    ur: "یہ پچھلے دن کی مہر سے نہیں ملتا۔",
  },
  seal: {
    en: "The stored seal does not match its own values.",
    ur: "محفوظ کی گئی مہر اپنے ہی اندراجات سے نہیں ملتی۔",
  },
  replaced: {
    en: "The published seal of that day was removed or replaced.",
    ur: "اس دن کی شائع شدہ مہر ہٹا دی گئی یا بدل دی گئی۔",
  },
});

/** The section of the home page. */
export const homeBooksWords = defineWords("homeBooks", {
  cameIn: { en: "Came in", ur: "آمد" },
  wentOut: { en: "Went out", ur: "خرچ" },
  balance: { en: "Balance", ur: "باقی" },
  checkReceipt: { en: "Check any receipt", ur: "کوئی بھی رسید جانچیں" },
  seeFunds: { en: "See every fund", ur: "ہر فنڈ دیکھیں" },
});
