import { defineWords } from "#app/lib/words.ts";

/** What became of a gift: /donation-success (DONATE-09), and the page between two steps at a gateway. */
export const donationStateWords = defineWords("donationState", {
  /* The states, as label and as stamp. */
  received: { en: "Received", ur: "وصول ہو گیا" },
  notReceived: { en: "Not received", ur: "وصول نہیں ہوا" },
  expired: { en: "Expired", ur: "وقت گزر گیا" },
  refunded: { en: "Refunded", ur: "رقم واپس" },
  confirming: { en: "Confirming", ur: "تصدیق ہو رہی ہے" },
  checked: { en: "Being checked", ur: "جانچ ہو رہی ہے" },
  recorded: { en: "Recorded", ur: "درج ہو گیا" },
  notSent: { en: "Not sent yet", ur: "ابھی نہیں بھیجا" },

  receivedTitle: { en: "Thank you. Your gift has arrived.", ur: "شکریہ۔ آپ کا عطیہ پہنچ گیا۔" },
  receivedMailed: {
    en: "It is in our books under the purpose you chose, and we spend it on nothing else. Your receipt is ready. If you gave an email address, we are sending it there.",
    ur: "یہ آپ کی چنی ہوئی مد میں درج ہے، اور کسی اور کام پر خرچ نہیں ہو گا۔ رسید تیار ہے۔ اگر آپ نے ای میل لکھی تھی تو رسید وہاں بھیجی جا رہی ہے۔",
  },
  receivedHere: {
    en: "It is in our books under the purpose you chose, and we spend it on nothing else. Your receipt is ready. Open it here, and keep it.",
    ur: "یہ آپ کی چنی ہوئی مد میں درج ہے، اور کسی اور کام پر خرچ نہیں ہو گا۔ رسید تیار ہے۔ اسے یہاں کھولیں اور سنبھال کر رکھیں۔",
  },
  /** What a donor sends to himself. */
  kept: {
    en: "My gift to {name}: {amount} for {purpose}, reference {reference}. Its state and receipt:",
    ur: "{name} کو میرا عطیہ: {amount}، مد: {purpose}، حوالہ نمبر \u2066{reference}\u2069۔ یہاں دیکھیں:",
  },
  lostReceipt: { en: "I lost my receipt", ur: "میری رسید گم ہو گئی" },
  failedTitle: { en: "The payment did not go through", ur: "ادائیگی نہیں ہو سکی" },
  notFound: {
    en: "We did not find this money in our account.",
    ur: "یہ رقم ہمیں اپنے اکاؤنٹ میں نہیں ملی۔",
  },
  refused: {
    en: "{provider} says that it was cancelled or refused, so no money has reached us. You can try again, or choose another way to pay.",
    ur: "{provider} کے مطابق ادائیگی منسوخ ہوئی یا منظور نہیں ہوئی، اس لیے کوئی رقم ہم تک نہیں پہنچی۔ آپ دوبارہ کوشش کر سکتے ہیں یا ادائیگی کا کوئی اور طریقہ چن سکتے ہیں۔",
  },
  callUs: {
    en: "If money has left your account all the same, do not pay again. Call us with the reference, and we will find it.",
    ur: "اگر پھر بھی آپ کے اکاؤنٹ سے رقم کٹ گئی ہے تو دوبارہ ادا نہ کریں۔ حوالہ نمبر کے ساتھ ہمیں فون کریں، ہم اسے ڈھونڈ لیں گے۔",
  },
  expiredTitle: { en: "This payment was not made in time", ur: "یہ ادائیگی وقت پر نہیں ہوئی" },
  expiredText: {
    en: "No money has reached us, and the payment is closed. You can start again.",
    ur: "کوئی رقم ہم تک نہیں پہنچی، اور یہ ادائیگی بند ہو چکی ہے۔ آپ نئے سرے سے شروع کر سکتے ہیں۔",
  },
  refundedTitle: { en: "This gift was refunded", ur: "اس عطیے کی رقم واپس کر دی گئی" },
  refundedText: {
    en: "We have sent the money back to the account it came from. It can take some working days to arrive.",
    ur: "رقم اسی اکاؤنٹ میں واپس بھیج دی گئی ہے جہاں سے آئی تھی۔ پہنچنے میں چند کاروباری دن لگ سکتے ہیں۔",
  },
  cameBackTitle: { en: "Your payment came back from the bank", ur: "آپ کی ادائیگی بینک سے واپس آ گئی" },
  cameBackText: {
    en: "It was not paid, as when a cheque bounces, so your gift has not reached us and its receipt is void. You can give again.",
    ur: "رقم ادا نہیں ہوئی، جیسے چیک باؤنس ہو جائے۔ اس لیے آپ کا عطیہ ہم تک نہیں پہنچا، اور رسید منسوخ ہے۔ آپ دوبارہ عطیہ دے سکتے ہیں۔",
  },
  reportedTitle: { en: "Your report is with our staff", ur: "آپ کی اطلاع مل گئی" },
  reportedText: {
    en: "They check it against the account within one working day. Keep the address of this page: the receipt appears here as soon as the money is found.",
    ur: "وہ ایک کاروباری دن کے اندر اسے اکاؤنٹ سے ملائیں گے۔ اس صفحے کا پتا سنبھال کر رکھیں: رقم ملتے ہی رسید یہیں آ جائے گی۔",
  },
  sendTitle: { en: "Now send the money", ur: "اب رقم بھیجیں" },
  sendText: {
    en: "Your gift is in our books, and waits for the money. You send it yourself by {method}.",
    ur: "آپ کا عطیہ ہمارے ہاں درج ہے، اب رقم کا انتظار ہے۔ رقم آپ خود {method} سے بھیجیں گے۔",
  },
  yourBank: { en: "Your bank", ur: "آپ کے بینک" },
  confirmingTitle: { en: "We are confirming your payment", ur: "آپ کی ادائیگی کی تصدیق ہو رہی ہے" },
  notTwice: {
    en: "If you have paid, please do not pay a second time.",
    ur: "اگر آپ ادا کر چکے ہیں تو دوبارہ ادا نہ کریں۔",
  },
  bankIsSilent: {
    en: "Your bank does not notify us. Our staff find the payment on the statement by its reference within one working day.",
    ur: "آپ کا بینک ہمیں خود اطلاع نہیں دیتا۔ ہمارا عملہ ایک کاروباری دن کے اندر حوالہ نمبر سے آپ کی رقم بینک اسٹیٹمنٹ میں ڈھونڈ لیتا ہے۔",
  },
  slow: {
    en: "{provider} has not told us yet whether the money has arrived. Our server keeps asking for three days; after that our staff check.",
    ur: "{provider} سے ابھی جواب نہیں آیا کہ رقم پہنچی یا نہیں۔ ہمارا سرور تین دن تک پوچھتا رہے گا؛ اس کے بعد ہمارا عملہ خود دیکھے گا۔",
  },
  asking: {
    en: "Our server is asking {provider} whether the money has arrived. This takes a moment, sometimes a few minutes.",
    ur: "ہمارا سرور {provider} سے پوچھ رہا ہے کہ رقم پہنچی یا نہیں۔ اس میں چند لمحے لگتے ہیں، کبھی چند منٹ۔",
  },
  reviewTitle: { en: "Our staff are checking your payment", ur: "ہمارا عملہ آپ کی ادائیگی دیکھ رہا ہے" },
  reviewText: {
    en: "{provider} has told us of a payment that does not match this gift, for example a different amount. A member of our staff checks it within one working day and either books what arrived or sends it back.",
    ur: "{provider} سے ایسی ادائیگی کی اطلاع آئی ہے جو اس عطیے سے نہیں ملتی، جیسے رقم کا فرق۔ ہمارا ایک ساتھی ایک کاروباری دن کے اندر اسے دیکھے گا، پھر جو رقم آئی وہ درج کرے گا یا واپس بھیج دے گا۔",
  },
  nothingToDo: {
    en: "Please do not pay a second time. You need not do anything.",
    ur: "براہِ مہربانی دوبارہ ادا نہ کریں۔ آپ کو کچھ کرنے کی ضرورت نہیں۔",
  },

  /* The monthly support that the gift belongs to. */
  monthly: { en: "{money} each month", ur: "ہر ماہ {money}" },
  monthlyWaiting: {
    en: "Your monthly support is not confirmed yet. {mail, select, yes {Confirm it by the link in our email, or by this first gift. The same link lets you change or stop it.} other {This first gift confirms it.}}",
    ur: "آپ کے ماہانہ وعدے کی تصدیق ابھی باقی ہے۔ {mail, select, yes {ہماری ای میل کے لنک سے، یا اس پہلے عطیے سے تصدیق ہو جائے گی۔ اسی لنک سے آپ وعدہ بدل یا روک بھی سکتے ہیں۔} other {اس پہلے عطیے سے تصدیق ہو جائے گی۔}}",
  },
  monthlyConfirmed: {
    en: "Your monthly support is confirmed. We never take money automatically; you decide each month.",
    ur: "آپ کے ماہانہ وعدے کی تصدیق ہو گئی۔ ہم خود سے کبھی رقم نہیں لیتے، ہر ماہ فیصلہ آپ کا ہوتا ہے۔",
  },
  changeMonthly: { en: "Change or stop it", ur: "وعدہ بدلیں یا روکیں" },

  /* What there is to do. */
  openReceipt: { en: "Open the receipt", ur: "رسید کھولیں" },
  seeWhatGiftsDo: { en: "See what gifts do", ur: "دیکھیں کہ عطیات سے کیا ہوتا ہے" },
  giveAgain: { en: "Give again", ur: "دوبارہ عطیہ دیں" },
  tryAgain: { en: "Try again", ur: "دوبارہ کوشش کریں" },
  anotherWay: { en: "Another way to pay", ur: "ادائیگی کا کوئی اور طریقہ" },
  refreshesItself: {
    en: "This page refreshes itself. You can also close it; its address stays valid.",
    ur: "یہ صفحہ خود تازہ ہوتا ہے۔ آپ اسے بند بھی کر سکتے ہیں؛ اس کا پتا کام کرتا رہے گا۔",
  },
  takesLonger: {
    en: "This is taking longer than usual. Nothing is lost: our server keeps asking, and you can check again.",
    ur: "اس بار معمول سے زیادہ دیر لگ رہی ہے۔ کچھ ضائع نہیں ہوا: ہمارا سرور پوچھتا رہے گا، اور آپ پھر دیکھ سکتے ہیں۔",
  },
  pressRefresh: {
    en: "Press Refresh in a minute. You can also close this page; its address stays valid.",
    ur: "ایک منٹ بعد “تازہ کریں” دبائیں۔ آپ یہ صفحہ بند بھی کر سکتے ہیں؛ اس کا پتا کام کرتا رہے گا۔",
  },
  refresh: { en: "Refresh", ur: "تازہ کریں" },
  notPaid: { en: "I have not paid: back to the gift", ur: "میں نے ادائیگی نہیں کی: عطیے پر واپس" },
  sendStep: { en: "Send it to this account", ur: "رقم اس اکاؤنٹ میں بھیجیں" },
  tellStep: { en: "Tell us", ur: "ہمیں بتائیں" },
  tellText: {
    en: "Please tell us, so that we know which money is yours. It takes a minute.",
    ur: "ہمیں بتائیں، تاکہ ہم آپ کی رقم پہچان سکیں۔ ایک منٹ لگتا ہے۔",
  },

  /* A key that opens nothing. */
  unknownTitle: { en: "There is no gift at this address", ur: "اس پتے پر کوئی عطیہ نہیں" },
  unknownText: {
    en: "The link may be incomplete, or it has expired after a year. Open it again from the email or message that you got. If you have given and see this, call us. We can find a gift by its reference, day and amount.",
    ur: "شاید لنک ادھورا ہے، یا ایک سال بعد ختم ہو گیا ہے۔ جو ای میل یا پیغام آپ کو ملا تھا اس سے دوبارہ کھولیں۔ اگر عطیہ دینے کے بعد بھی یہی صفحہ کھلے تو ہمیں فون کریں۔ حوالہ نمبر، دن اور رقم سے ہم عطیہ ڈھونڈ سکتے ہیں۔",
  },
  unknownTextMail: {
    en: "The link may be incomplete, or it has expired after a year. Open it again from the email or message that you got, or <links>get the links to your receipts by email</links>. If you have given and see this, call us. We can find a gift by its reference, day and amount.",
    ur: "شاید لنک ادھورا ہے، یا ایک سال بعد ختم ہو گیا ہے۔ جو ای میل یا پیغام آپ کو ملا تھا اس سے دوبارہ کھولیں، یا <links>اپنی رسیدوں کے لنک ای میل سے منگوائیں</links>۔ اگر عطیہ دینے کے بعد بھی یہی صفحہ کھلے تو ہمیں فون کریں۔ حوالہ نمبر، دن اور رقم سے ہم عطیہ ڈھونڈ سکتے ہیں۔",
  },
  toDonate: { en: "To the donation page", ur: "عطیے کے صفحے پر" },

  /* Between two steps at a gateway: server/form-page.server.ts. */
  oneMoreStep: { en: "One more step at {name}", ur: "{name} پر ایک اور قدم" },
  notPaidYet: {
    en: "You have not paid yet: approve the payment on the next page. If it does not open automatically, press the button.",
    ur: "ابھی ادائیگی نہیں ہوئی: اگلے صفحے پر اس کی منظوری دیں۔ اگر وہ خود نہ کھلے تو یہ بٹن دبائیں۔",
  },
  goOnTo: { en: "Go on to {name}", ur: "{name} پر جائیں" },
  aBank: { en: "your bank", ur: "اپنے بینک" },
});
