/* Sample events. Days are relative to the installation; a negative number is in the past. */

import type { Art } from "./art-alt.ts";

type SampleEvent = {
  title: string;
  inDays: number;
  /** Karachi time, none for all day. */
  time: string | null;
  location: string;
  description: string;
  image: Art;
  /** The same event as a row of its own, which names this one as its translation. */
  urdu: { title: string; location: string; description: string };
};

export const sampleEvents: SampleEvent[] = [
  {
    title: "Back to school: bags and books",
    inDays: -62,
    time: "10:00",
    location: "Community school, Shahdara, Lahore",
    description:
      "We handed out six hundred bags with books, pencils and a water bottle, class by class. The teachers had the lists ready, and nobody waited longer than ten minutes.",
    image: "/art/education-for-every-child.svg",
    urdu: {
      title: "نئے تعلیمی سال کے بستے اور کتابیں",
      location: "کمیونٹی اسکول، شاہدرہ، لاہور",
      description:
        "ہم نے چھ سو بستے بانٹے، کتابوں، پنسلوں اور پانی کی بوتل کے ساتھ، ایک ایک کلاس کر کے۔ استادوں نے فہرستیں تیار رکھی تھیں، اور کسی کو دس منٹ سے زیادہ انتظار نہیں کرنا پڑا۔",
    },
  },
  {
    title: "Clean water week",
    inDays: -20,
    time: null,
    location: "Three villages near Mithi, Tharparkar",
    description:
      "In one week we built four hand pumps, tested the water, and trained a keeper for each pump, who has the spare parts and the mechanic's phone number.",
    image: "/art/clean-water-projects.svg",
    urdu: {
      title: "صاف پانی کا ہفتہ",
      location: "مٹھی کے قریب تین گاؤں، تھرپارکر",
      description:
        "ایک ہفتے میں ہم نے چار ہینڈ پمپ لگائے، پانی ٹیسٹ کرایا، اور ہر پمپ کے لیے ایک رکھوالا تیار کیا، جس کے پاس فالتو پرزے ہیں اور مکینک کا فون نمبر۔",
    },
  },
  {
    title: "Free eye and sugar camp",
    inDays: 6,
    time: "09:00",
    location: "Union council hall, Township, Lahore",
    description:
      "Two doctors, an optician and a small laboratory will be there. You need no papers and no appointment. Bring your old prescriptions if you have any; you get your glasses the same day.",
    image: "/art/eye-camp.svg",
    urdu: {
      title: "آنکھوں اور شوگر کا مفت کیمپ",
      location: "یونین کونسل ہال، ٹاؤن شپ، لاہور",
      description:
        "دو ڈاکٹر، عینک ساز اور ایک چھوٹی لیبارٹری موجود ہو گی۔ نہ کاغذات چاہییں، نہ پہلے سے وقت لینا ہے۔ پرانے نسخے ہوں تو ساتھ لائیں؛ عینک اسی دن مل جاتی ہے۔",
    },
  },
  {
    title: "Winter blood drive",
    inDays: 13,
    time: "11:30",
    location: "Main gate, Canal Road, Lahore",
    description:
      "Giving blood takes about fifteen minutes, and there are tea and dates afterwards. We need O negative and B negative most.",
    image: "/art/blood-drive.svg",
    urdu: {
      title: "سردیوں کا عطیۂ خون کیمپ",
      location: "مین گیٹ، کینال روڈ، لاہور",
      description:
        "خون دینے میں تقریباً پندرہ منٹ لگتے ہیں، اور بعد میں چائے اور کھجوریں ہوں گی۔ ہمیں سب سے زیادہ او نیگیٹو اور بی نیگیٹو چاہیے۔",
    },
  },
  {
    title: "Quilt night: sort, tag, carry",
    inDays: 27,
    time: "16:00",
    location: "Store room, Ravi Road, Lahore",
    description:
      "We need forty pairs of hands to tag two thousand quilts by lane and load the carts. There will be hot tea. Wear shoes that can get muddy.",
    image: "/art/quilt-night.svg",
    urdu: {
      title: "رضائیوں کی رات: چھانٹیں، پرچی لگائیں، اٹھائیں",
      location: "گودام، راوی روڈ، لاہور",
      description:
        "چالیس لوگوں کا ہاتھ چاہیے، تاکہ دو ہزار رضائیوں پر گلی گلی کی پرچیاں لگیں اور گاڑیاں لادی جائیں۔ گرم چائے ملے گی۔ ایسے جوتے پہنیں جو کیچڑ میں خراب نہ ہوں۔",
    },
  },
  {
    title: "Open day of the sewing workshop",
    inDays: 48,
    time: null,
    location: "Women's workshop, Kasur",
    description:
      "See what the workshop has made this year, order a school uniform and meet the trainers. Families are welcome all day.",
    image: "/art/cutting-table.svg",
    urdu: {
      title: "سلائی ورکشاپ میں ملاقات کا دن",
      location: "عورتوں کی ورکشاپ، قصور",
      description:
        "دیکھیں کہ ورکشاپ نے اس سال کیا بنایا، اسکول کا یونیفارم آرڈر کریں اور سکھانے والوں سے ملیں۔ دن بھر گھر والوں کے ساتھ آ سکتے ہیں۔",
    },
  },
];
