/* Sample events. Days are relative to the installation; a negative number is in the past. */

import type { Art } from "./art-alt.ts";

type SampleEvent = {
  title: string;
  title_ur: string;
  inDays: number;
  /** Karachi time, none for all day. */
  time: string | null;
  location: string;
  location_ur: string;
  description: string;
  description_ur: string;
  image: Art;
};

export const sampleEvents: SampleEvent[] = [
  {
    title: "Back to school: bags and books",
    title_ur: "نئے تعلیمی سال کے بستے اور کتابیں",
    inDays: -62,
    time: "10:00",
    location: "Community school, Shahdara, Lahore",
    location_ur: "کمیونٹی اسکول، شاہدرہ، لاہور",
    description:
      "We handed out six hundred bags with books, pencils and a water bottle, class by class. The teachers had the lists ready, and nobody waited longer than ten minutes.",
    description_ur:
      "ہم نے چھ سو بستے بانٹے، کتابوں، پنسلوں اور پانی کی بوتل کے ساتھ، ایک ایک کلاس کر کے۔ استادوں نے فہرستیں تیار رکھی تھیں، اور کسی کو دس منٹ سے زیادہ انتظار نہیں کرنا پڑا۔",
    image: "/art/education-for-every-child.svg",
  },
  {
    title: "Clean water week",
    title_ur: "صاف پانی کا ہفتہ",
    inDays: -20,
    time: null,
    location: "Three villages near Mithi, Tharparkar",
    location_ur: "مٹھی کے قریب تین گاؤں، تھرپارکر",
    description:
      "In one week we built four hand pumps, tested the water, and trained a keeper for each pump, who has the spare parts and the mechanic's phone number.",
    description_ur:
      "ایک ہفتے میں ہم نے چار ہینڈ پمپ لگائے، پانی ٹیسٹ کرایا، اور ہر پمپ کے لیے ایک رکھوالا تیار کیا، جس کے پاس فالتو پرزے ہیں اور مکینک کا فون نمبر۔",
    image: "/art/clean-water-projects.svg",
  },
  {
    title: "Free eye and sugar camp",
    title_ur: "آنکھوں اور شوگر کا مفت کیمپ",
    inDays: 6,
    time: "09:00",
    location: "Union council hall, Township, Lahore",
    location_ur: "یونین کونسل ہال، ٹاؤن شپ، لاہور",
    description:
      "Two doctors, an optician and a small laboratory will be there. You need no papers and no appointment. Bring your old prescriptions if you have any; you get your glasses the same day.",
    description_ur:
      "دو ڈاکٹر، عینک ساز اور ایک چھوٹی لیبارٹری موجود ہو گی۔ نہ کاغذات چاہییں، نہ پہلے سے وقت لینا ہے۔ پرانے نسخے ہوں تو ساتھ لائیں؛ عینک اسی دن مل جاتی ہے۔",
    image: "/art/eye-camp.svg",
  },
  {
    title: "Winter blood drive",
    title_ur: "سردیوں کا عطیۂ خون کیمپ",
    inDays: 13,
    time: "11:30",
    location: "Main gate, Canal Road, Lahore",
    location_ur: "مین گیٹ، کینال روڈ، لاہور",
    description:
      "Giving blood takes about fifteen minutes, and there are tea and dates afterwards. We need O negative and B negative most.",
    description_ur:
      "خون دینے میں تقریباً پندرہ منٹ لگتے ہیں، اور بعد میں چائے اور کھجوریں ہوں گی۔ ہمیں سب سے زیادہ او نیگیٹو اور بی نیگیٹو چاہیے۔",
    image: "/art/blood-drive.svg",
  },
  {
    title: "Quilt night: sort, tag, carry",
    title_ur: "رضائیوں کی رات: چھانٹیں، پرچی لگائیں، اٹھائیں",
    inDays: 27,
    time: "16:00",
    location: "Store room, Ravi Road, Lahore",
    location_ur: "گودام، راوی روڈ، لاہور",
    description:
      "We need forty pairs of hands to tag two thousand quilts by lane and load the carts. There will be hot tea. Wear shoes that can get muddy.",
    description_ur:
      "چالیس لوگوں کا ہاتھ چاہیے، تاکہ دو ہزار رضائیوں پر گلی گلی کی پرچیاں لگیں اور گاڑیاں لادی جائیں۔ گرم چائے ملے گی۔ ایسے جوتے پہنیں جو کیچڑ میں خراب نہ ہوں۔",
    image: "/art/quilt-night.svg",
  },
  {
    title: "Open day of the sewing workshop",
    title_ur: "سلائی ورکشاپ میں ملاقات کا دن",
    inDays: 48,
    time: null,
    location: "Women's workshop, Kasur",
    location_ur: "عورتوں کی ورکشاپ، قصور",
    description:
      "See what the workshop has made this year, order a school uniform and meet the trainers. Families are welcome all day.",
    description_ur:
      "دیکھیں کہ ورکشاپ نے اس سال کیا بنایا، اسکول کا یونیفارم آرڈر کریں اور سکھانے والوں سے ملیں۔ دن بھر گھر والوں کے ساتھ آ سکتے ہیں۔",
    image: "/art/cutting-table.svg",
  },
];
