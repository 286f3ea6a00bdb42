import type { Policy } from "./policy.ts";

/** What the database holds of people: a row of the privacy policy for each kind (LEGAL-02). */
export const storedTable: Policy["sections"][number]["table"] = {
  head: [
    { en: "What", ur: "کیا" },
    { en: "What it holds", ur: "اس میں کیا ہے" },
    { en: "What for", ur: "کس لیے" },
    { en: "Until when", ur: "کب تک" },
  ],
  rows: [
    [
      { en: "Messages from the contact form", ur: "رابطے کے فارم کے پیغام" },
      {
        en: "Name, email address, subject, message, the time, whether it was read, what we answered, and a note by staff.",
        ur: "نام، ای میل پتا، موضوع، پیغام، وقت، پڑھا گیا یا نہیں، ہم نے کیا جواب دیا، اور عملے کا نوٹ۔",
      },
      { en: "To answer you.", ur: "آپ کو جواب دینے کے لیے۔" },
      {
        en: "Two years after it came or was last worked on.",
        ur: "آنے یا اس پر آخری کام ہونے کے دو سال بعد تک۔",
      },
    ],
    [
      {
        en: "Registrations: internship, membership, volunteers, career",
        ur: "شامل ہونے کے فارم: انٹرن شپ، ممبرشپ، رضاکار، ملازمت",
      },
      {
        en: "Name, email address, phone number, city, your answers, the time, a note by staff, what we decided, and when we asked whether you stay.",
        ur: "نام، ای میل پتا، فون نمبر، شہر، آپ کے جواب، وقت، عملے کا نوٹ، ہم نے کیا فیصلہ کیا، اور ہم نے کب پوچھا کہ آپ ساتھ رہنا چاہتے ہیں یا نہیں۔",
      },
      {
        en: "To answer you, and to work with you.",
        ur: "آپ کو جواب دینے اور آپ کے ساتھ کام کرنے کے لیے۔",
      },
      {
        en: "Two years after we last had to do with it, we ask by email whether you want to stay. Without an answer we ask once more and then delete it.",
        ur: "آخری بار واسطہ پڑنے کے دو سال بعد ہم ای میل سے پوچھتے ہیں کہ آپ ساتھ رہنا چاہتے ہیں یا نہیں۔ جواب نہ آئے تو ایک بار اور پوچھتے ہیں، پھر مٹا دیتے ہیں۔",
      },
    ],
    [
      { en: "Blood donors", ur: "خون دینے والے" },
      {
        en: "Name, phone number, blood group and city; email address, date of birth, gender and last donation if you gave them; the statement that you agreed to, and when. Our calls to you: when, by whom, and the outcome.",
        ur: "نام، فون نمبر، بلڈ گروپ اور شہر؛ ای میل پتا، تاریخِ پیدائش، جنس اور پچھلی بار خون دینے کا دن، اگر آپ نے بتایا ہو؛ وہ بیان جس پر آپ نے ہاں کی، اور کب۔ آپ کو کیے گئے فون: کب، کس نے، اور نتیجہ۔",
      },
      {
        en: "To call you when your group is needed, and not too soon after a donation.",
        ur: "تاکہ آپ کے گروپ کی ضرورت ہو تو آپ کو فون کریں، اور پچھلی بار کے بعد بہت جلد نہ کریں۔",
      },
      {
        en: "Two years after we last called you, we ask by email whether you want to stay. Without an answer we ask once more and then delete it. Without an email address, until staff delete it. If the same phone number registers again, the new entry replaces the old one, which stays in the log of calls.",
        ur: "آخری فون کے دو سال بعد ہم ای میل سے پوچھتے ہیں کہ آپ فہرست میں رہنا چاہتے ہیں یا نہیں۔ جواب نہ آئے تو ایک بار اور پوچھتے ہیں، پھر مٹا دیتے ہیں۔ ای میل پتا نہ ہو تو نام تب تک رہتا ہے جب تک عملہ اسے نہ مٹائے۔ اگر اسی فون نمبر سے دوبارہ نام لکھوایا جائے تو نیا اندراج پرانے کی جگہ لے لیتا ہے، اور پرانا فون کے ریکارڈ میں رہتا ہے۔",
      },
    ],
    [
      { en: "Requests for blood", ur: "خون کی درخواستیں" },
      {
        en: "The patient's blood group, the number of bags, the hospital and city, the day and hour by which it is needed, the name and phone number of the person who asks, an email address if one was given, a note, the time, and a note by staff.",
        ur: "مریض کا بلڈ گروپ، کتنی بوتلیں، ہسپتال اور شہر، کس دن اور کس وقت تک چاہیے، مانگنے والے کا نام اور فون نمبر، ای میل پتا اگر دیا ہو، نوٹ، وقت، اور عملے کا نوٹ۔",
      },
      {
        en: "To find donors, and to call you back.",
        ur: "خون دینے والے ڈھونڈنے، اور آپ کو واپس فون کرنے کے لیے۔",
      },
      {
        en: "Two years after it came or was last worked on.",
        ur: "آنے یا اس پر آخری کام ہونے کے دو سال بعد تک۔",
      },
    ],
    [
      { en: "Requests for help", ur: "مدد کی درخواستیں" },
      {
        en: "What is needed and for whom, name, phone number, city and area, the number of people in the household, the CNIC and photos of papers if you gave them, your words, the statement that you agreed to; what was said at the visit: income, rent, debts, illness, children at school, the answers about Zakat; what we decided and why, the account to which help is paid, and notes by staff.",
        ur: "کیا چاہیے اور کس کے لیے، نام، فون نمبر، شہر اور محلہ، گھر کے افراد کی تعداد، شناختی کارڈ نمبر اور کاغذات کی تصویریں اگر آپ نے دی ہوں، آپ کی تحریر، وہ بیان جس پر آپ نے ہاں کی؛ ملاقات میں کہی گئی باتیں: آمدنی، کرایہ، قرض، بیماری، اسکول جانے والے بچے، زکوٰۃ کے سوالوں کے جواب؛ ہمارا فیصلہ اور اس کی وجہ، وہ اکاؤنٹ جس میں مدد بھیجی جاتی ہے، اور عملے کے نوٹ۔",
      },
      {
        en: "To visit you, to decide, and to help. Only the staff who help families read it; whoever pays sees the account.",
        ur: "آپ کے گھر آنے، فیصلہ کرنے اور مدد کرنے کے لیے۔ اسے صرف وہی عملہ پڑھتا ہے جو گھرانوں کی مدد کرتا ہے؛ رقم بھیجنے والا صرف اکاؤنٹ دیکھتا ہے۔",
      },
      {
        en: "Six months after we could not help; three years after help has ended. Then, or when you ask, all that names or describes you goes; what was paid stays, without you.",
        ur: "مدد نہ ہو سکی ہو تو چھ مہینے بعد تک؛ مدد ہوئی ہو تو ختم ہونے کے تین سال بعد تک۔ پھر، یا جب آپ کہیں، آپ سے متعلق سب کچھ مٹا دیا جاتا ہے؛ جو رقم دی گئی وہ آپ کے نام کے بغیر حساب میں رہتی ہے۔",
      },
    ],
    [
      { en: "Stories that you share", ur: "کہانیاں جو آپ سناتے ہیں" },
      {
        en: "Your story, the programme and city, your name unless you leave it out, your email address or phone number, whether we may publish it, the time, and a note by staff.",
        ur: "آپ کی کہانی، پروگرام اور شہر، آپ کا نام اگر آپ نے لکھا ہو، ای میل پتا یا فون نمبر، ہم اسے شائع کر سکتے ہیں یا نہیں، وقت، اور عملے کا نوٹ۔",
      },
      {
        en: "To read it, and to publish it only as you have allowed.",
        ur: "اسے پڑھنے کے لیے، اور صرف اسی طرح شائع کرنے کے لیے جس کی آپ نے اجازت دی۔",
      },
      {
        en: "Until staff delete it. We take a published story down when you ask.",
        ur: "جب تک عملہ نہ مٹائے۔ آپ کہیں تو شائع ہوئی کہانی ہم ہٹا دیتے ہیں۔",
      },
    ],
    [
      { en: "Guests of events", ur: "تقریبات کے مہمان" },
      {
        en: "Your name and phone, the event and its day, the time, a note by staff.",
        ur: "آپ کا نام اور فون، تقریب اور اس کا دن، وقت، اور عملے کا نوٹ۔",
      },
      {
        en: "To plan the event, and to call you if its day or place changes.",
        ur: "تقریب کی تیاری کے لیے، اور دن یا جگہ بدل جائے تو آپ کو فون کرنے کے لیے۔",
      },
      {
        en: "Two years after the event, or until it is taken off the site.",
        ur: "تقریب کے دو سال بعد تک، یا جب تک تقریب سائٹ سے ہٹا نہ دی جائے۔",
      },
    ],
    [
      { en: "What our staff delete", ur: "جو ہمارا عملہ مٹاتا ہے" },
      {
        en: "Messages, registrations, and events with their guests, as they were.",
        ur: "پیغام، شامل ہونے کے فارم، اور تقریبات اپنے مہمانوں سمیت، جیسے وہ تھے۔",
      },
      {
        en: "To bring back what was deleted by mistake.",
        ur: "تاکہ غلطی سے مٹایا ہوا واپس لایا جا سکے۔",
      },
      {
        en: "Thirty days after it was deleted. When you ask, we delete it at once.",
        ur: "مٹانے کے تیس دن بعد تک۔ آپ کہیں تو ہم فوراً مٹا دیتے ہیں۔",
      },
    ],
    [
      { en: "Newsletter subscribers", ur: "خبرنامہ لینے والے" },
      {
        en: "The email address, whether and when you confirmed it; which newsletters went to it and when, and whether your mail server took them. Not whether you open them or what you click: nothing in them is tracked.",
        ur: "ای میل پتا، آپ نے اس کی تصدیق کی یا نہیں اور کب؛ کون سے خبرنامے اس پر گئے اور کب، اور آپ کے میل سرور نے انہیں لیا یا نہیں۔ یہ نہیں کہ آپ انہیں کھولتے ہیں یا کس چیز پر کلک کرتے ہیں: ان میں کسی چیز سے آپ پر نظر نہیں رکھی جاتی۔",
      },
      {
        en: "To send you the newsletter, once you have confirmed, and to stop writing to an address that does not exist.",
        ur: "تاکہ آپ کی تصدیق کے بعد آپ کو خبرنامہ بھیجیں، اور جو پتا موجود نہ ہو اس پر لکھنا بند کر دیں۔",
      },
      {
        en: "After you unsubscribe, the address stays, marked as unsubscribed, until staff delete it. So does an address that was never confirmed. Which newsletters went to it is deleted with the address, and in any case after a year.",
        ur: "خبرنامہ بند کرنے کے بعد پتا اسی نشان کے ساتھ رہتا ہے، جب تک عملہ نہ مٹائے۔ جس پتے کی تصدیق کبھی نہ ہوئی، وہ بھی۔ اس پر کون سے خبرنامے گئے، یہ پتے کے ساتھ مٹ جاتا ہے، اور ہر حال میں ایک سال بعد۔",
      },
    ],
    [
      { en: "Gifts", ur: "عطیات" },
      {
        en: "The amount, the purpose, how and when it was sent and received, its reference and every step of the payment; your name, email address, phone, dedication and own reference if you gave them; your CNIC or NTN and postal address, only if you want to claim tax; a note by staff.",
        ur: "رقم، مقصد، کیسے اور کب بھیجی اور ملی، اس کا حوالہ نمبر اور ادائیگی کا ہر مرحلہ؛ آپ کا نام، ای میل پتا، فون، کس کے نام پر دیا اور آپ کا اپنا حوالہ، اگر آپ نے لکھا ہو؛ شناختی کارڈ یا ٹیکس نمبر اور ڈاک کا پتا، صرف اگر آپ ٹیکس کریڈٹ لینا چاہیں؛ عملے کا نوٹ۔",
      },
      {
        en: "To book the money, to answer your questions, and to show what we did with it.",
        ur: "رقم درج کرنے، آپ کے سوالوں کا جواب دینے، اور یہ دکھانے کے لیے کہ ہم نے اس کا کیا کیا۔",
      },
      {
        en: "Permanently, because accounts must be kept. A gift that was started and never arrived is deleted after a year. When you ask, we remove your name, your addresses and numbers and your words; the sum stays.",
        ur: "ہمیشہ، کیونکہ حساب رکھنا لازم ہے۔ جو عطیہ شروع ہوا اور کبھی نہ پہنچا، ایک سال بعد مٹا دیا جاتا ہے۔ آپ کہیں تو ہم آپ کا نام، پتے، نمبر اور آپ کے الفاظ ہٹا دیتے ہیں؛ رقم درج رہتی ہے۔",
      },
    ],
    [
      { en: "Receipts", ur: "رسیدیں" },
      {
        en: "Its number, the day, the amount, the purpose, how it was paid, and your name and tax number if you gave them.",
        ur: "رسید کا نمبر، دن، رقم، مقصد، ادائیگی کا طریقہ، اور آپ کا نام اور ٹیکس نمبر اگر آپ نے بتایا ہو۔",
      },
      {
        en: "For your tax return, and so that anybody to whom you show it can check it.",
        ur: "آپ کے ٹیکس ریٹرن کے لیے، اور تاکہ جسے آپ رسید دکھائیں وہ اس کی تصدیق کر سکے۔",
      },
      {
        en: "Permanently, because accounts must be kept. We remove your name and tax number when you ask.",
        ur: "ہمیشہ، کیونکہ حساب رکھنا لازم ہے۔ آپ کہیں تو ہم آپ کا نام اور ٹیکس نمبر ہٹا دیتے ہیں۔",
      },
    ],
    [
      { en: "Reports of transfers", ur: "رقم بھیجنے کی اطلاعات" },
      {
        en: "The name and number of the account from which you sent the money, the bank, the transaction, the day, and the picture of the slip if you sent one. From our bank statements: the lines with money for us or from us.",
        ur: "جس اکاؤنٹ سے آپ نے رقم بھیجی اس کا نام اور نمبر، بینک، ٹرانزیکشن، دن، اور بینک کی رسید کی تصویر اگر آپ نے بھیجی ہو۔ ہماری بینک اسٹیٹمنٹ سے: وہ سطریں جن میں ہمیں ملی ہوئی یا ہماری بھیجی ہوئی رقم لکھی ہے۔",
      },
      {
        en: "To find your transfer in our bank statement.",
        ur: "تاکہ بینک اسٹیٹمنٹ میں آپ کی بھیجی ہوئی رقم مل سکے۔",
      },
      {
        en: "The picture: a year after we found the money. The account: until you ask us to erase it. The sum stays with the gift.",
        ur: "تصویر: رقم ملنے کے ایک سال بعد تک۔ اکاؤنٹ: جب تک آپ مٹانے کو نہ کہیں۔ رقم عطیے کے ساتھ درج رہتی ہے۔",
      },
    ],
    [
      { en: "Monthly support", ur: "ماہانہ امداد" },
      {
        en: "Your name and email address, the amount, the purpose, the day of the month, and whether it is paused or stopped.",
        ur: "آپ کا نام اور ای میل پتا، رقم، مقصد، مہینے کا دن، اور یہ کہ امداد روکی ہوئی ہے یا بند کر دی گئی ہے۔",
      },
      {
        en: "To remind you once a month, until you stop it.",
        ur: "مہینے میں ایک بار یاد دلانے کے لیے، جب تک آپ اسے بند نہ کریں۔",
      },
      {
        en: "Until you ask us to erase it. Once you have stopped it, we send no reminders.",
        ur: "جب تک آپ مٹانے کو نہ کہیں۔ آپ اسے بند کر دیں تو ہم یاد دہانی نہیں بھیجتے۔",
      },
    ],
    [
      { en: "Mails that we send (outbox)", ur: "ای میل جو ہم بھیجتے ہیں (آؤٹ باکس)" },
      {
        en: "The recipient's address, the address for replies, the subject, and the text until the mail has been sent.",
        ur: "پانے والے کا پتا، جواب کا پتا، موضوع، اور ای میل جانے تک اس کا متن۔",
      },
      {
        en: "So that no mail is lost while the mail server is unavailable.",
        ur: "تاکہ میل سرور بند ہو تو کوئی ای میل ضائع نہ ہو۔",
      },
      {
        en: "The text is deleted once the mail is sent; the subject, the addresses and the times after 90 days. A mail that could not be sent is deleted after 90 days.",
        ur: "متن ای میل جاتے ہی مٹا دیا جاتا ہے؛ موضوع، پتے اور وقت 90 دن بعد۔ جو ای میل نہ جا سکے، وہ 90 دن بعد مٹا دی جاتی ہے۔",
      },
    ],
    [
      { en: "Page views", ur: "صفحے کتنی بار کھلے" },
      { en: "A number for each day and page.", ur: "ہر دن اور ہر صفحے کا ایک عدد۔" },
      { en: "To know which pages are read.", ur: "یہ جاننے کے لیے کہ کون سے صفحے پڑھے جاتے ہیں۔" },
      {
        en: "By day for 90 days, then by month. It contains no personal data.",
        ur: "90 دن تک دن کے حساب سے، پھر مہینے کے حساب سے۔ اس میں کوئی ذاتی معلومات نہیں ہوتیں۔",
      },
    ],
    [
      { en: "Accounts and sessions of our staff", ur: "ہمارے عملے کے اکاؤنٹ اور سیشن" },
      {
        en: "Name, email address, the password as a code from which it cannot be read, open sessions, who is invited, and what proves a second factor: the encrypted secret of an authenticator app, recovery codes as codes from which they cannot be read, and public keys of passkeys.",
        ur: "نام، ای میل پتا، پاس ورڈ ایسے کوڈ کی شکل میں جس سے وہ پڑھا نہیں جا سکتا، کھلے سیشن، کسے دعوت دی گئی ہے، اور دوسری تصدیق کے لیے جو چاہیے: تصدیقی ایپ کا خفیہ کیا ہوا کوڈ، بحالی کے کوڈ ایسی شکل میں جس سے وہ پڑھے نہیں جا سکتے، اور پاس کیز کی عوامی کلیدیں۔",
      },
      { en: "So that only staff see all this.", ur: "تاکہ یہ سب صرف عملہ دیکھ سکے۔" },
      {
        en: "Sessions end after 12 hours without use and after 7 days in any case, and are deleted daily. Links for a new password work for 30 minutes, invitations for 72 hours; one that nobody takes up is deleted 30 days later.",
        ur: "سیشن 12 گھنٹے استعمال نہ ہونے پر، اور ہر حال میں 7 دن بعد ختم ہو جاتے ہیں، اور روز مٹائے جاتے ہیں۔ نئے پاس ورڈ کے لنک 30 منٹ چلتے ہیں، دعوتیں 72 گھنٹے؛ جو دعوت کوئی قبول نہ کرے، وہ 30 دن بعد مٹا دی جاتی ہے۔",
      },
    ],
    [
      { en: "The log of changes (audit log)", ur: "تبدیلیوں کا ریکارڈ (آڈٹ لاگ)" },
      {
        en: "Which member of staff changed what, and when. For your entries it records only that one was changed, exported or deleted, not what it said.",
        ur: "عملے کے کس فرد نے کیا بدلا، اور کب۔ آپ کے اندراج کا صرف یہ لکھا جاتا ہے کہ وہ بدلا گیا، برآمد ہوا یا مٹایا گیا، یہ نہیں کہ اس میں کیا تھا۔",
      },
      { en: "To be able to account for every change.", ur: "تاکہ ہر تبدیلی کا حساب دیا جا سکے۔" },
      {
        en: "Three years. Entries about refunds stay, because accounts must be kept.",
        ur: "تین سال۔ رقم واپس کرنے کے اندراج رہتے ہیں، کیونکہ حساب رکھنا لازم ہے۔",
      },
    ],
  ],
};
