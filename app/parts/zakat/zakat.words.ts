import { defineWords } from "#app/lib/words.ts";

/** The Zakat calculator: ZAKAT-01. */
export const zakatWords = defineWords("zakat", {
  title: { en: "Zakat calculator", ur: "زکوٰۃ کیلکولیٹر" },
  description: {
    en: "Calculate your Zakat on gold, silver, money and trade goods, with the nisab of gold and silver. We store nothing that you type.",
    ur: "سونے، چاندی، نقدی اور تجارت کے مال پر اپنی زکوٰۃ کا حساب لگائیں، سونے اور چاندی کے نصاب کے ساتھ۔ آپ کا لکھا ہوا ہم کہیں محفوظ نہیں کرتے۔",
  },
  lead: {
    en: "Fill in what you have owned for a lunar year and leave the rest empty. We store nothing that you type. With JavaScript it does not even leave your device.",
    ur: "جو کچھ قمری سال بھر آپ کی ملکیت میں رہا وہ لکھیں، باقی خالی چھوڑ دیں۔ آپ کا لکھا ہوا ہم کہیں محفوظ نہیں کرتے۔ جاوا اسکرپٹ چل رہا ہو تو یہ آپ کے فون سے باہر بھی نہیں جاتا۔",
  },

  /* What cannot be read. */
  badAmount: {
    en: "Please enter an amount in digits, such as 25000, or leave it empty.",
    ur: "رقم ہندسوں میں لکھیں، جیسے 25000، یا خانہ خالی چھوڑ دیں۔",
  },
  badWeight: {
    en: "Please enter a weight in digits, such as 12.5, or leave it empty.",
    ur: "وزن ہندسوں میں لکھیں، جیسے 12.5، یا خانہ خالی چھوڑ دیں۔",
  },
  tooHeavy: { en: "Please enter a weight of at most 100 kg.", ur: "وزن زیادہ سے زیادہ 100 کلو لکھیں۔" },
  badRate: {
    en: "Please enter the price of a gram in rupees, such as 293.",
    ur: "ایک گرام کی قیمت روپوں میں لکھیں، جیسے 293۔",
  },

  /* The sheet. */
  sheet: { en: "What you own and what you owe", ur: "آپ کا مال اور آپ کے قرض" },
  examplePrices: {
    en: "<strong>Example prices of {day}.</strong> Enter today's prices per gram. Any jeweller or newspaper has them.",
    ur: "<strong>یہ {day} کی قیمتیں مثال کے طور پر ہیں۔</strong> آج کی فی گرام قیمت لکھیں۔ کسی بھی صراف یا اخبار سے معلوم ہو جاتی ہے۔",
  },
  oldPrices: {
    en: "<strong>Prices of {day}.</strong> They are more than a month old. Enter today's prices per gram. Any jeweller or newspaper has them.",
    ur: "<strong>یہ {day} کی قیمتیں ہیں۔</strong> انہیں ایک مہینے سے زیادہ ہو گیا ہے۔ آج کی فی گرام قیمت لکھیں۔ کسی بھی صراف یا اخبار سے معلوم ہو جاتی ہے۔",
  },
  youOwn: { en: "What you own", ur: "آپ کے پاس کیا ہے" },
  gold: { en: "Gold", ur: "سونا" },
  goldHint: {
    en: "The pure gold only: for 22 karat, 22 parts in 24",
    ur: "صرف خالص سونا: 22 قیراط ہو تو 24 میں سے 22 حصے",
  },
  silver: { en: "Silver", ur: "چاندی" },
  silverHint: { en: "Coins, jewellery, plate", ur: "سکے، زیور، برتن" },
  weight: { en: "Weight", ur: "وزن" },
  weighedIn: { en: "{metal}: weighed in", ur: "{metal}: وزن کی اکائی" },
  grams: { en: "grams", ur: "گرام" },
  tola: { en: "tola", ur: "تولہ" },
  aGram: { en: "at PKR a gram", ur: "فی گرام، روپے" },
  priceOfGram: { en: "{metal}: price of a gram in PKR", ur: "{metal}: ایک گرام کی قیمت، روپوں میں" },
  rupees: { en: "PKR", ur: "روپے" },
  cash: { en: "Cash", ur: "نقد رقم" },
  cashHint: { en: "At home and in your pocket", ur: "گھر میں اور جیب میں" },
  bank: { en: "In banks and wallets", ur: "بینک اور والیٹ میں" },
  bankHint: { en: "Accounts, savings, {wallets}", ur: "اکاؤنٹ، بچت، {wallets}" },
  stock: { en: "Stock for trade", ur: "تجارت کا مال" },
  stockHint: {
    en: "At the price at which you would sell it today",
    ur: "اس قیمت پر جس پر آپ آج اسے بیچیں",
  },
  receivables: { en: "Owed to you", ur: "جو رقم آپ کو ملنی ہے" },
  receivablesHint: { en: "Loans that you expect to get back", ur: "وہ قرض جن کے واپس ملنے کی امید ہے" },
  allOwned: { en: "All that you own", ur: "کل مال" },
  youOwe: { en: "What you owe", ur: "آپ پر کیا واجب ہے" },
  debts: { en: "Debts that are due", ur: "واجب الادا قرض" },
  debtsHint: {
    en: "Loans, bills and wages that you must pay now",
    ur: "قرض، بل اور تنخواہیں جو ابھی ادا کرنی ہیں",
  },
  countedFor: { en: "Counted for Zakat", ur: "جس مال پر زکوٰۃ ہے" },
  whichNisab: { en: "Which nisab?", ur: "کون سا نصاب؟" },
  ofGold: { en: "{grams} g of gold", ur: "{grams} گرام سونا" },
  ofSilver: { en: "{grams} g of silver", ur: "{grams} گرام چاندی" },
  atThisPrice: { en: "{amount} at this price", ur: "اس قیمت پر {amount}" },
  noPriceYet: { en: "No price", ur: "قیمت نہیں لکھی" },
  nisabNote: {
    en: "The lower one helps more people in need. For comparison, the banks' nisab for {announcedFor} was {amount}.",
    ur: "جو نصاب کم ہو اس سے زیادہ ضرورت مندوں کا بھلا ہوتا ہے۔ موازنے کے لیے: {announcedFor} کو بینکوں کا نصاب {amount} تھا۔",
  },
  calculate: { en: "Calculate", ur: "حساب لگائیں" },

  /* The reckoning. */
  yourZakat: { en: "Your Zakat", ur: "آپ کی زکوٰۃ" },
  counted: { en: "Counted", ur: "مال" },
  nisabGold: { en: "Nisab, {grams} g of gold", ur: "نصاب، {grams} گرام سونا" },
  nisabSilver: { en: "Nisab, {grams} g of silver", ur: "نصاب، {grams} گرام چاندی" },
  noPrice: { en: "no price", ur: "قیمت نہیں" },
  fortieth: { en: "One part in forty (2.5 %)", ur: "چالیسواں حصہ (\u20662.5%\u2069)" },
  priceGold: {
    en: "Enter the price of a gram of gold to calculate the nisab.",
    ur: "نصاب کے حساب کے لیے ایک گرام سونے کی قیمت لکھیں۔",
  },
  priceSilver: {
    en: "Enter the price of a gram of silver to calculate the nisab.",
    ur: "نصاب کے حساب کے لیے ایک گرام چاندی کی قیمت لکھیں۔",
  },
  unsure: {
    en: "Part of the sheet could not be read and is not counted. It is marked there.",
    ur: "کچھ خانے پڑھے نہیں جا سکے اور حساب میں شامل نہیں۔ ان پر نشان لگا ہے۔",
  },
  empty: {
    en: "Fill in the sheet. The sum appears here as you type.",
    ur: "خانے بھریں۔ لکھتے ہی حساب یہاں آ جائے گا۔",
  },
  due: {
    en: "You own at least the nisab. If you have owned it for a lunar year, this Zakat is due.",
    ur: "آپ صاحبِ نصاب ہیں۔ اگر یہ مال قمری سال بھر آپ کے پاس رہا ہے تو یہ زکوٰۃ واجب ہے۔",
  },
  below: {
    en: "This is below the nisab, so no Zakat is due. You can give any amount as Sadqah.",
    ur: "یہ نصاب سے کم ہے، اس لیے زکوٰۃ واجب نہیں۔ آپ صدقے میں جتنا چاہیں دے سکتے ہیں۔",
  },
  give: { en: "Give {amount} as Zakat", ur: "{amount} زکوٰۃ دیں" },
  atMost: {
    en: "One gift on this site is at most {max}. Give the remaining {rest} in further gifts, or call us to make one transfer: <phone/>.",
    ur: "اس سائٹ پر ایک عطیہ زیادہ سے زیادہ {max} کا ہو سکتا ہے۔ باقی {rest} مزید عطیات میں دیں، یا ایک ہی بار بھیجنے کے لیے ہمیں فون کریں: <phone/>۔",
  },
  atLeast: {
    en: "A gift on this site is at least {min}.",
    ur: "اس سائٹ پر عطیہ کم از کم {min} کا ہوتا ہے۔",
  },
  intoFund: {
    en: "It goes into the Zakat fund, separate from all other gifts, and only to people who are entitled to it.",
    ur: "یہ زکوٰۃ فنڈ میں جاتی ہے، باقی سب عطیات سے الگ، اور صرف مستحق لوگوں کو ملتی ہے۔",
  },

  /* How it is counted. */
  method: { en: "How it is counted", ur: "حساب کیسے ہوتا ہے" },
  year: { en: "A year", ur: "ایک سال" },
  yearText: {
    en: "Zakat is due on what you have owned for a lunar year. Choose a day, such as 1 Ramzan, and count what you have on it.",
    ur: "زکوٰۃ اس مال پر ہے جو قمری سال بھر آپ کے پاس رہا ہو۔ کوئی ایک دن چن لیں، جیسے یکم رمضان، اور اس دن کے مال کا حساب کریں۔",
  },
  nisab: { en: "The nisab", ur: "نصاب" },
  nisabText: {
    en: "Below 52.5 tola of silver (612.36 g), or 7.5 tola of gold (87.48 g), nothing is due. Above that it is due on everything.",
    ur: "ساڑھے باون تولے چاندی (612.36 گرام) یا ساڑھے سات تولے سونے (87.48 گرام) سے کم پر کچھ واجب نہیں۔ اس سے زیادہ ہو تو سارے مال پر واجب ہے۔",
  },
  partTitle: { en: "One part in forty", ur: "چالیسواں حصہ" },
  partText: {
    en: "Gold, silver, money, stock for trade and what others owe you, less the debts that you must pay: 2.5 % of that sum.",
    ur: "سونا، چاندی، رقم، تجارت کا مال اور جو دوسروں سے ملنا ہے، اس میں سے واجب الادا قرض نکال کر: باقی کا ڈھائی فیصد۔",
  },
  eight: { en: "Eight groups", ur: "آٹھ مصارف" },
  eightText: {
    en: "The Quran names eight groups of people who may receive Zakat (9:60). We keep it separate from other gifts and give it only to them.",
    ur: "قرآن نے زکوٰۃ کے آٹھ مصارف بتائے ہیں (سورۂ توبہ، آیت 60)۔ ہم اسے باقی عطیات سے الگ رکھتے ہیں اور صرف انہی مستحقین کو دیتے ہیں۔",
  },
});
