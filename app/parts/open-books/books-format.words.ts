import { defineWords } from "#app/lib/words.ts";

/** The format of the sealed days in words: the same as docs/open-books.md. The formulas are code, in either language. */
export const booksFormatWords = defineWords("booksFormat", {
  title: { en: "For those who want to compute it", ur: "جو خود حساب لگانا چاہیں" },
  tree: {
    en: "The entries of a day are the leaves of a Merkle tree, the days are a chain. A hash is written as 64 small hexadecimal digits, and <code>\\n</code> is one line feed.",
    ur: "ہر دن کے اندراجات ایک مرکل درخت کے پتے ہیں اور دن ایک زنجیر ہیں۔ ہیش 64 چھوٹے ہیکساڈیسیمل ہندسوں میں لکھا جاتا ہے، اور <code>\\n</code> سے مراد نئی سطر کا نشان ہے۔",
  },
  leaf: { en: "Leaf of an entry", ur: "اندراج کا پتا" },
  leafAbout: {
    en: "An entry is a receipt, a refund, a payout or a cancelled payout; its parts are joined by bars. Each has a salt of 32 random hexadecimal digits, so that nobody can find it by trying amounts.",
    ur: "اندراج کوئی رسید، واپسی، ادائیگی یا منسوخ ادائیگی ہوتا ہے، اور اس کے حصے کھڑی لکیروں سے جڑے ہوتے ہیں۔ ہر ایک میں 32 بے ترتیب ہیکساڈیسیمل ہندسوں کا نمک ہوتا ہے تاکہ کوئی رقمیں آزما آزما کر اسے ڈھونڈ نہ سکے۔",
  },
  text: { en: "Text of a receipt", ur: "رسید کی عبارت" },
  textAbout: {
    en: "Document is the hash of what the receipt says, person the hash of the donor's name and words with a salt of their own. When a person asks to be taken out of our books, name and salt go, and this hash stays.",
    ur: "یہاں document رسید کی عبارت کا ہیش ہے، اور person عطیہ دینے والے کے نام اور الفاظ کا ہیش، جس کا نمک الگ ہے۔ جب کوئی اپنا نام ہمارے حساب سے نکلوائے تو نام اور نمک مٹ جاتے ہیں اور یہ ہیش رہ جاتا ہے۔",
  },
  node: { en: "Two neighbours", ur: "دو پڑوسی" },
  nodeAbout: {
    en: "Receipts stand in the order of their serial numbers, then refunds, payouts and cancellations. One without a neighbour moves up as it is; it is not hashed with itself, which would give a list with its last receipts doubled the same root.",
    ur: "پہلے رسیدیں اپنے نمبروں کی ترتیب سے آتی ہیں، پھر واپسیاں، ادائیگیاں اور منسوخیاں۔ جس کا پڑوسی نہ ہو وہ جوں کا توں اوپر چلا جاتا ہے۔ اسے اپنے آپ سے ملا کر ہیش نہیں کیا جاتا، ورنہ جس فہرست کی آخری رسیدیں دہرا دی جائیں اس کی جڑ بھی وہی نکلتی۔",
  },
  day: { en: "Link of a day", ur: "دن کا جوڑ" },
  dayAbout: {
    en: "The link before the first day is 64 zeros. A day without an entry has the root SHA-256 of “umeed-books/2/empty” and a line feed, and is sealed like any other.",
    ur: "پہلے دن سے پہلے کا جوڑ 64 صفر ہے۔ جس دن کوئی اندراج نہ ہو اس کی جڑ “umeed-books/2/empty” اور نئی سطر کے نشان کا SHA-256 ہے، اور اس پر بھی باقی دنوں کی طرح مہر لگتی ہے۔",
  },
  extended: { en: "A day with corrections or fund entries", ur: "وہ دن جس میں تصحیح یا فنڈ کا اندراج ہو" },
  extendedAbout: {
    en: "A receipt that was wrong is an entry of the day on which a corrected one replaced it. Opening balances and transfers between funds are entries, too. Such a day is of version 3, and what came in is the sum less refunds and corrections.",
    ur: "جو رسید غلط تھی وہ اس دن کا اندراج ہے جس دن درست رسید نے اس کی جگہ لی۔ فنڈ کی ابتدائی رقم اور فنڈوں کے درمیان منتقلی بھی اندراج ہیں۔ ایسا دن نسخہ 3 کا ہوتا ہے، اور آئی ہوئی رقم وہ ہے جو واپسیاں اور تصحیحات نکال کر بچے۔",
  },
  help: { en: "A day with help for families", ur: "وہ دن جس میں خاندانوں کی مدد ہوئی" },
  helpAbout: {
    en: "A payout that helps a family has an entry of its own, after all others: <code>help|payout|fund|day|family|group|people</code>. Family, group and people are salted hashes: the same family has the same hash within a month and another in the next. Such a day is of version 5; its paid-out paisa have the help of that day where it went to five families or more. The file help.json has these entries, and what opens the group where it holds five families or more.",
    ur: "جو ادائیگی کسی خاندان کی مدد ہو اس کا الگ اندراج سب سے آخر میں ہوتا ہے: <code>help|payout|fund|day|family|group|people</code>۔ family، group اور people نمک والے ہیش ہیں: ایک مہینے میں ایک خاندان کا ہیش وہی رہتا ہے اور اگلے مہینے بدل جاتا ہے۔ ایسا دن نسخہ 5 کا ہوتا ہے، اور اس کی خرچ کی رقم میں مدد تبھی شامل ہے جب وہ پانچ یا زیادہ خاندانوں کو ملی ہو۔ فائل help.json میں یہ اندراج ہیں، اور جہاں گروہ میں پانچ یا زیادہ خاندان ہوں وہاں اسے کھولنے کا نمک بھی۔",
  },
  note: {
    en: "A day is sealed six hours after midnight in Karachi, and later where the server has just started or its clock is in doubt. A gift counts on the day on which its payment was confirmed, so a sealed day never gets another one; its receipt also names the day on which the money came. A gift that was given back keeps its place in its day; the refund is an entry of the day on which it was made, the receipt says that it is void, and the sums above take it off. What the chain cannot show is a gift that never got a receipt: who gives without one should ask us for it.",
    ur: "دن پر مہر کراچی کے وقت کے مطابق آدھی رات کے چھ گھنٹے بعد لگتی ہے، اور اگر سرور ابھی چلا ہو یا اس کی گھڑی پر شک ہو تو اس کے بھی بعد۔ عطیہ اس دن میں گنا جاتا ہے جس دن ادائیگی کی تصدیق ہوئی، اس لیے مہر بند دن میں کبھی نیا عطیہ نہیں آتا۔ رسید پر وہ دن بھی لکھا ہوتا ہے جس دن رقم آئی۔ جو عطیہ واپس کیا جائے وہ اپنے دن میں اپنی جگہ رہتا ہے، واپسی اس دن کا اندراج بنتی ہے جس دن ہوئی، رسید پر لکھا آتا ہے کہ منسوخ ہے، اور اوپر کی رقموں سے وہ کم ہو جاتا ہے۔ یہ زنجیر وہ عطیہ نہیں دکھا سکتی جس کی رسید ہی نہ بنی ہو: جو کوئی رسید کے بغیر عطیہ دے، ہم سے رسید ضرور مانگے۔",
  },
});
