import { donationWords } from "#app/features/giving/donations/donations.words.ts";
import { defineWords } from "#app/lib/words.ts";
import { proofLinkEnded } from "./transfer-reports.limits.ts";

const { tooSmall, tooLarge, notPositive, noAmount, unreadableAmount, tooFine } = donationWords.words;
const { badMethod, badEmail, badFund, shortName } = donationWords.words;

/** The report of a transfer: DONATE-08, TRANSFER-04. */
export const transferWords = defineWords("transfers", {
  /* What the form refuses. */
  tooSmall,
  tooLarge,
  notPositive,
  noAmount,
  unreadableAmount,
  tooFine,
  badMethod,
  badEmail,
  badFund,
  shortName,
  noAccountName: { en: "Account name required", ur: "اکاؤنٹ کا نام لکھیں۔" },
  badAccountNumber: { en: "Valid account number required", ur: "درست اکاؤنٹ نمبر لکھیں۔" },
  noBankName: { en: "Bank name required", ur: "بینک کا نام لکھیں۔" },
  noDay: { en: "Please enter the day of the transfer.", ur: "لکھیں کہ رقم کس دن بھیجی۔" },
  futureDay: {
    en: "The day of the transfer cannot be in the future.",
    ur: "رقم بھیجنے کی تاریخ آئندہ کی نہیں ہو سکتی۔",
  },
  oldDay: {
    en: "The transfer is more than a year old. Please write to us about it.",
    ur: "یہ رقم ایک سال سے زیادہ پہلے بھیجی گئی تھی۔ اس بارے میں ہمیں لکھیں۔",
  },
  noConsent: {
    en: "We can look for your transfer only if you agree to it.",
    ur: "آپ کی اجازت ہو تو ہی ہم آپ کی رقم ڈھونڈ سکتے ہیں۔",
  },
  badKey: { en: "This link does not name a gift.", ur: "اس لنک سے کوئی عطیہ نہیں ملتا۔" },
  /** How a text that is too long calls its field. */
  thePurpose: { en: "The purpose", ur: "مد" },
  theAccount: { en: "The account", ur: "اکاؤنٹ" },
  theDay: { en: "The day", ur: "دن" },
  theAccountName: { en: "The account name", ur: "اکاؤنٹ کا نام" },
  theAccountNumber: { en: "The account number", ur: "اکاؤنٹ نمبر" },
  theBankName: { en: "The bank name", ur: "بینک کا نام" },
  theTransactionId: { en: "The transaction id", ur: "ٹرانزیکشن آئی ڈی" },

  /* What is answered. */
  received: {
    en: "We have your report and are looking for the transfer in our account. This takes one working day at most.",
    ur: "آپ کی اطلاع مل گئی، اور ہم اپنے اکاؤنٹ میں یہ رقم دیکھ رہے ہیں۔ اس میں زیادہ سے زیادہ ایک کاروباری دن لگتا ہے۔",
  },
  proofLeftOut: {
    en: "We have your report and are looking for the transfer in our account. The photo is missing because too many arrived at once. You can add it in a minute.",
    ur: "آپ کی اطلاع مل گئی، اور ہم اپنے اکاؤنٹ میں یہ رقم دیکھ رہے ہیں۔ تصویر نہیں آ سکی کیونکہ ایک ساتھ بہت سی تصویریں آ گئیں۔ آپ اسے ایک منٹ بعد بھیج سکتے ہیں۔",
  },
  proofUnreadable: {
    en: "We have your report and are looking for the transfer in our account. The photo is missing: the file could not be read as a photo (JPEG, PNG, WebP, at most 40 megapixels) or a PDF. You can send another one, such as a screenshot.",
    ur: "آپ کی اطلاع مل گئی، اور ہم اپنے اکاؤنٹ میں یہ رقم دیکھ رہے ہیں۔ تصویر نہیں آ سکی: یہ فائل تصویر یا پی ڈی ایف کے طور پر نہیں پڑھی جا سکی۔ آپ کوئی اور بھیج سکتے ہیں، مثلاً اسکرین شاٹ۔",
  },
  proofTooLarge: {
    en: "We have your report and are looking for the transfer in our account. The photo is missing: the file is larger than 5MB. You can send a smaller one, such as a screenshot.",
    ur: "آپ کی اطلاع مل گئی، اور ہم اپنے اکاؤنٹ میں یہ رقم دیکھ رہے ہیں۔ تصویر نہیں آ سکی: فائل 5 ایم بی سے بڑی ہے۔ آپ چھوٹی فائل بھیج سکتے ہیں، مثلاً اسکرین شاٹ۔",
  },
  failed: {
    en: "Your report could not be sent. Please try again later.",
    ur: "آپ کی اطلاع نہیں جا سکی۔ تھوڑی دیر بعد دوبارہ کوشش کریں۔",
  },
  already: {
    en: "This transfer has been reported already, and we are looking for it. Write to us if something in it was wrong.",
    ur: "اس رقم کی اطلاع پہلے سے ہمارے پاس ہے، اور ہم اسے دیکھ رہے ہیں۔ اگر اس میں کچھ غلط تھا تو ہمیں لکھیں۔",
  },
  arrived: {
    en: "This gift has arrived already. There is nothing more to report.",
    ur: "یہ عطیہ پہنچ چکا ہے۔ اب کچھ اور بتانے کی ضرورت نہیں۔",
  },
  wasRefunded: {
    en: "This gift was refunded. If you have sent it again, report it as a new one.",
    ur: "اس عطیے کی رقم واپس کی جا چکی ہے۔ اگر آپ نے دوبارہ بھیجی ہے تو نئے عطیے کے طور پر بتائیں۔",
  },

  /* The photo of the slip. */
  proof: { en: "Photo of the slip", ur: "بینک کی رسید کی تصویر" },
  proofHint: {
    en: "Optional. A screenshot or a photo (JPEG, PNG, WebP) or the PDF of your bank's app, at most 5MB. Only our staff see it.",
    ur: "اختیاری۔ اسکرین شاٹ، تصویر یا آپ کے بینک کی ایپ کی پی ڈی ایف، زیادہ سے زیادہ 5 ایم بی۔ اسے صرف ہمارا عملہ دیکھتا ہے۔",
  },
  wrongProof: {
    en: "Please select a photo (JPEG, PNG, WebP) or a PDF of the slip.",
    ur: "بینک کی رسید کی تصویر یا پی ڈی ایف چنیں۔",
  },
  refusedProof: {
    en: "This file could not be read as a photo (JPEG, PNG, WebP, at most 40 megapixels) or a PDF. Please send another one.",
    ur: "یہ فائل تصویر یا پی ڈی ایف کے طور پر نہیں پڑھی جا سکی۔ کوئی اور فائل بھیجیں۔",
  },
  manyProofs: {
    en: "Too many photos came from your network. Please try again in an hour.",
    ur: "آپ کے نیٹ ورک سے بہت سی تصویریں آ چکی ہیں۔ ایک گھنٹے بعد دوبارہ کوشش کریں۔",
  },
  largeProof: { en: "The slip must be at most 5MB.", ur: "فائل زیادہ سے زیادہ 5 ایم بی کی ہو۔" },
  noProof: {
    en: "Please choose a photo or a PDF of the slip.",
    ur: "بینک کی رسید کی تصویر یا پی ڈی ایف چنیں۔",
  },
  proofAdded: { en: "We have added the photo to your report.", ur: "تصویر آپ کی اطلاع کے ساتھ لگ گئی۔" },
  proofAddFailed: {
    en: "The photo could not be sent. Please try again.",
    ur: "تصویر نہیں جا سکی۔ دوبارہ کوشش کریں۔",
  },
  proofsFull: {
    en: "We cannot store photos at the moment. Your report is safe. Please try again tomorrow.",
    ur: "اس وقت ہم تصویریں محفوظ نہیں کر سکتے۔ آپ کی اطلاع محفوظ ہے۔ کل دوبارہ کوشش کریں۔",
  },
  proofLinkEnded: {
    en: proofLinkEnded,
    ur: "یہ لنک اب کام نہیں کرتا: یا تو تصویر لگ چکی ہے، یا لنک کی مدت ختم ہو گئی، یا اطلاع نمٹ چکی ہے۔ آپ کو کچھ کرنے کی ضرورت نہیں۔",
  },
  shrinking: { en: "Making the photo smaller...", ur: "تصویر چھوٹی کی جا رہی ہے..." },
  shrinkingWaits: {
    en: "Making the photo smaller. The form is sent as soon as that is done.",
    ur: "تصویر چھوٹی کی جا رہی ہے۔ ہوتے ہی فارم چلا جائے گا۔",
  },
  shrunk: {
    en: "The photo was {was}, so it was reduced to {is}.",
    ur: "تصویر {was} کی تھی، اس لیے {is} کی کر دی گئی۔",
  },
  goesAlong: { en: "<file/> goes along.", ur: "<file/> ساتھ جائے گی۔" },
  remove: { en: "Remove", ur: "ہٹائیں" },
  proofWithoutScript: {
    en: "Without JavaScript you send the photo after the report: the next page has a link to its form.",
    ur: "آپ کے براؤزر میں جاوا اسکرپٹ بند ہے، اس لیے تصویر اطلاع کے بعد بھیجیں: اگلے صفحے پر اس کے فارم کا لنک ہو گا۔",
  },
  addProof: { en: "Add the photo of the slip", ur: "بینک کی رسید کی تصویر بھیجیں" },
  sendProof: { en: "Send the photo", ur: "تصویر بھیجیں" },
  haveReport: {
    en: "We have your report of {amount}. With the photo we find the transfer sooner.",
    ur: "{amount} کی اطلاع ہمارے پاس ہے۔ تصویر ہو تو رقم جلدی مل جاتی ہے۔",
  },
  toDonate: { en: "Back to the donation page", ur: "عطیے کے صفحے پر واپس" },

  /* The page. */
  title: { en: "Transfer and report", ur: "رقم بھیجیں اور بتائیں" },
  description: {
    en: "Our accounts for a gift by bank, {wallets}. Once you have sent it, tell us from which account: we find it and make the receipt.",
    ur: "بینک، {wallets} سے عطیہ بھیجنے کے لیے ہمارے اکاؤنٹ۔ رقم بھیج کر ہمیں بتائیں کہ کس اکاؤنٹ سے بھیجی: ہم اسے ڈھونڈ کر رسید بناتے ہیں۔",
  },
  yourTransfer: { en: "Your transfer", ur: "آپ کی رقم" },
  sendThenTell: { en: "Send it, then tell us", ur: "رقم بھیجیں، پھر ہمیں بتائیں" },
  lead: {
    en: "Send the money from your own bank or wallet, and come back to this page. With the few lines below we find it in our account and make your receipt.",
    ur: "اپنے بینک یا والیٹ سے رقم بھیجیں اور اس صفحے پر واپس آئیں۔ نیچے کی چند سطروں سے ہم رقم اپنے اکاؤنٹ میں پہچان لیتے ہیں اور آپ کی رسید بناتے ہیں۔",
  },
  nothingLeft: { en: "Nothing left to do", ur: "اب کچھ کرنا باقی نہیں" },
  canStillReport: { en: "You can still report the transfer.", ur: "پھر بھی آپ رقم کی اطلاع دے سکتے ہیں۔" },
  notFound: {
    en: "We could not find the transfer that you reported:",
    ur: "جس رقم کی آپ نے اطلاع دی تھی وہ ہمیں نہیں ملی:",
  },
  canReportAgain: { en: "You can report it again.", ur: "آپ دوبارہ اطلاع دے سکتے ہیں۔" },
  otherAmount: {
    en: "Sent another amount? <separate>Report it as a separate gift</separate>",
    ur: "کوئی اور رقم بھیجی ہے؟ <separate>اسے الگ عطیے کے طور پر بتائیں</separate>",
  },
  onceTold: { en: "Once you have told us", ur: "آپ کے بتانے کے بعد" },
  stepSeen: {
    en: "You see that your report has reached us, with the reference of your gift.",
    ur: "آپ دیکھتے ہیں کہ اطلاع پہنچ گئی، اور عطیے کا حوالہ نمبر بھی۔",
  },
  stepLooked: {
    en: "Within one working day our staff look for the money in our account.",
    ur: "ایک کاروباری دن کے اندر ہمارا عملہ اکاؤنٹ میں رقم دیکھتا ہے۔",
  },
  stepMailed: {
    en: "When they find it, the gift is in our books and we send the receipt to your address.",
    ur: "رقم ملتے ہی عطیہ ہمارے حساب میں درج ہوتا ہے اور ہم رسید آپ کی ای میل پر بھیجتے ہیں۔",
  },
  stepOnPage: {
    en: "When they find it, the gift is in our books, and its receipt is on the page of your report.",
    ur: "رقم ملتے ہی عطیہ ہمارے حساب میں درج ہوتا ہے، اور رسید آپ کی اطلاع کے صفحے پر آ جاتی ہے۔",
  },
  beforeYouSend: { en: "Before you send", ur: "بھیجنے سے پہلے" },
  inOurName: {
    en: "Each account is in the name of {name}: your app shows it before you confirm. We never ask you to send money to a person.",
    ur: "ہر اکاؤنٹ {name} کے نام پر ہے: تصدیق سے پہلے آپ کی ایپ یہ نام دکھاتی ہے۔ ہم کبھی کسی شخص کو رقم بھیجنے کے لیے نہیں کہتے۔",
  },
  question: { en: "A question? <phone/>", ur: "کوئی سوال ہے؟ <phone/>" },

  /* The account. */
  sendAmount: { en: "Send {amount} to this account", ur: "اس اکاؤنٹ میں {amount} بھیجیں" },
  sendIt: { en: "Send it to this account", ur: "رقم اس اکاؤنٹ میں بھیجیں" },
  writeReference: {
    en: "Write the reference into the note or the message of the transfer: we find your gift by it.",
    ur: "رقم بھیجتے وقت پیغام کے خانے میں حوالہ نمبر لکھیں: ہم اسی سے آپ کا عطیہ پہچانتے ہیں۔",
  },
  writeWho: {
    en: "Write into the note of the transfer who you are and what the gift is for.",
    ur: "رقم بھیجتے وقت پیغام کے خانے میں لکھیں کہ آپ کون ہیں اور عطیہ کس لیے ہے۔",
  },
  nameAndPurpose: { en: "Your name, and what the gift is for", ur: "آپ کا نام، اور عطیہ کس لیے ہے" },
  ratherBy: { en: "Rather by", ur: "یا کسی اور طریقے سے:" },

  /* The form. */
  sentIt: { en: "Sent it?", ur: "رقم بھیج دی؟" },
  sentItIntro: {
    en: "Tell us from which account, as shown on your bank's slip or in your app.",
    ur: "بتائیں کہ کس اکاؤنٹ سے بھیجی، جیسا آپ کے بینک کی رسید یا ایپ میں لکھا ہے۔",
  },
  report: { en: "Report the transfer", ur: "رقم کی اطلاع دیں" },
  sending: { en: "Sending...", ur: "بھیجا جا رہا ہے..." },
  amountField: { en: "Amount in PKR", ur: "رقم، روپوں میں" },
  amountHint: { en: "The amount that left your account.", ur: "وہ رقم جو آپ کے اکاؤنٹ سے گئی۔" },
  day: { en: "Day of the transfer", ur: "رقم کس دن بھیجی" },
  whatFor: { en: "What it is for", ur: "عطیہ کس لیے ہے" },
  sentTo: { en: "Sent to our", ur: "ہمارے کس اکاؤنٹ میں بھیجی" },
  ourBank: { en: "Bank account", ur: "بینک اکاؤنٹ" },
  ourWallet: { en: "{name} account", ur: "{name} اکاؤنٹ" },
  fromAccount: { en: "From which account", ur: "کس اکاؤنٹ سے" },
  accountName: { en: "Account name", ur: "اکاؤنٹ کا نام" },
  accountNumber: { en: "Account number", ur: "اکاؤنٹ نمبر" },
  accountNumberHint: {
    en: "Your account number or IBAN, or the mobile number of a wallet.",
    ur: "آپ کا اکاؤنٹ نمبر یا IBAN، یا والیٹ کا موبائل نمبر۔",
  },
  bankName: { en: "Bank name", ur: "بینک کا نام" },
  bankNameHint: { en: "Or {wallets}, another wallet.", ur: "یا {wallets}، یا کوئی اور والیٹ۔" },
  transactionId: { en: "Transaction id", ur: "ٹرانزیکشن آئی ڈی" },
  transactionIdHint: {
    en: "Optional, but it is the quickest way to find your transfer: the TID, RRN or reference on the slip.",
    ur: "اختیاری، مگر رقم سب سے جلدی اسی سے ملتی ہے: رسید پر لکھا ٹرانزیکشن نمبر یا حوالہ۔",
  },
  forReceipt: { en: "For the receipt", ur: "رسید کے لیے" },
  name: { en: "Name on the receipt", ur: "رسید پر نام" },
  nameHint: {
    en: "Optional. Empty: the receipt is in no name.",
    ur: "اختیاری۔ خالی چھوڑیں تو رسید بغیر نام کے بنے گی۔",
  },
  emailReceipt: { en: "Optional. We send the receipt there.", ur: "اختیاری۔ رسید اسی پر بھیجیں گے۔" },
  emailReach: { en: "Optional. So that we can reach you.", ur: "اختیاری۔ تاکہ ہم آپ سے رابطہ کر سکیں۔" },
  consent: {
    en: "By sending this report you say that you have sent the transfer, and agree that the foundation keeps what you write here, and the photo, to find the money in its account and to answer you.",
    ur: "یہ اطلاع بھیج کر آپ بتاتے ہیں کہ آپ نے رقم بھیج دی ہے، اور اجازت دیتے ہیں کہ فاؤنڈیشن آپ کا لکھا اور تصویر اپنے پاس رکھے، تاکہ اکاؤنٹ میں رقم ڈھونڈ سکے اور آپ کو جواب دے سکے۔",
  },
  keepReference: { en: "Keep this reference", ur: "یہ حوالہ نمبر سنبھال کر رکھیں" },
  kept: {
    en: "My gift to {name}, reference {reference}. Its state and receipt:",
    ur: "{name} کو میرا عطیہ، حوالہ نمبر \u2066{reference}\u2069۔ یہاں دیکھیں:",
  },
});

/** The mail to a donor whose transfer was not found. */
export const transferMailWords = defineWords("transferMail", {
  subject: { en: "Your transfer of {amount}", ur: "آپ کی بھیجی ہوئی رقم: {amount}" },
  notFound: {
    en: "You reported a transfer to us, and we could not find it in our account.",
    ur: "آپ نے ہمیں رقم بھیجنے کی اطلاع دی تھی، مگر وہ ہمیں اپنے اکاؤنٹ میں نہیں ملی۔",
  },
  checkIt: {
    en: "If the money has left your account, please check the details and report it again, or reply to this email.",
    ur: "اگر رقم آپ کے اکاؤنٹ سے جا چکی ہے تو تفصیل دیکھ کر دوبارہ اطلاع دیں، یا اسی ای میل کا جواب دیں۔",
  },
  reference: { en: "Reference", ur: "حوالہ نمبر" },
  reportAgain: { en: "Report it again", ur: "دوبارہ اطلاع دیں" },
});
