import { z } from "zod";
import { artPicture } from "./art-alt.ts";
import {
  defineContent,
  link,
  listOrNone,
  localText,
  paragraphs,
  picture,
  pictureAddress,
  slug,
  unique,
} from "./define-content.ts";

/** What became of people, by role and place: no person is named or shown. Sample content until staff replace it. */
export const stories = defineContent({
  title: "Success stories",
  description: "What became of people, on the home page.",
  pages: [{ title: "Home", path: "/" }],
  schema: z.object({
    opening: z.object({
      title: localText(60),
      lead: localText(200).meta({ title: "Introduction" }),
      join: link.meta({ title: "First button" }),
      share: link.meta({ title: "Second button" }),
    }),
    stories: unique(
      listOrNone(
        z
          .object({
            id: slug.meta({ control: "id" }),
            category: localText(40),
            name: localText(80).meta({ description: "Role and place, such as: A student, Kasur." }),
            role: localText(100),
            achievement: localText(120),
            story: localText(400),
            portrait: pictureAddress.meta({ title: "Portrait" }),
            rating: z.number().int().min(1).max(5).meta({ title: "Stars" }),
            told: z
              .object({
                title: localText(80),
                text: localText(1200).meta({ description: paragraphs }),
                picture,
                link,
              })
              .optional()
              .meta({
                title: "Told in full",
                description:
                  "The home page tells the first story that has this from its beginning to its end.",
              }),
          })
          .meta({ title: "Story" }),
        24,
      ),
      "id",
    ),
  }),
  defaults: {
    opening: {
      title: { en: "Success stories", ur: "کامیابی کی کہانیاں" },
      lead: {
        en: "Eight people tell how they are doing today.",
        ur: "آٹھ لوگ بتاتے ہیں کہ آج وہ کس حال میں ہیں۔",
      },
      join: { text: { en: "Get Involved Today", ur: "آج ہی شامل ہوں" }, path: "/get-involved" },
      share: { text: { en: "Share Your Story", ur: "اپنی کہانی سنائیں" }, path: "/share-story" },
    },
    stories: [],
  },
  sample: {
    stories: [
      {
        id: "student-kasur",
        category: { en: "Education", ur: "تعلیم" },
        name: { en: "A student, Kasur", ur: "ایک طالبہ، قصور" },
        role: { en: "First in her family at college", ur: "خاندان میں سب سے پہلے کالج پہنچی" },
        achievement: { en: "Passed her matriculation with an A", ur: "میٹرک اے گریڈ میں پاس کیا" },
        story: {
          en: "They paid my fees, but above all they came to our house and persuaded my father. They came twice.",
          ur: "انہوں نے میری فیس دی، مگر سب سے بڑھ کر یہ کہ گھر آ کر میرے ابو کو منایا۔ دو بار آئے۔",
        },
        portrait: "/art/portrait-student.svg",
        rating: 5,
        told: {
          title: { en: "They asked her father twice", ur: "دو بار اس کے والد سے بات کی" },
          text: {
            en: `She was twelve and first in her class when she stopped coming. Two of us went to the house. Her mother was ill, her father said, and somebody had to cook for the four younger ones.

Two weeks later we came back with a doctor. It was anaemia, and the tablets cost less than the bus to the city. Her mother got up again, and she went back to school.

We paid her fees and books until class ten. This spring she passed with an A.`,
            ur: `وہ بارہ سال کی تھی اور جماعت میں اول آتی تھی، کہ اچانک آنا چھوڑ دیا۔ ہم میں سے دو لوگ گھر گئے۔ والد نے بتایا کہ اس کی امی بیمار ہیں، اور چار چھوٹے بہن بھائیوں کے لیے کسی کو تو کھانا پکانا ہے۔

دو ہفتے بعد ہم ڈاکٹر کو ساتھ لے کر گئے۔ خون کی کمی نکلی، اور گولیاں شہر تک بس کے کرائے سے بھی سستی تھیں۔ امی پھر سے اٹھ کھڑی ہوئیں، اور وہ اسکول لوٹ آئی۔

دسویں تک ہم نے اس کی فیس اور کتابوں کا خرچ اٹھایا۔ اس بہار وہ اے گریڈ میں پاس ہوئی۔`,
          },
          picture: artPicture("/art/second-visit.svg"),
          link: { text: { en: "How a visit works", ur: "گھر پر ملاقات کیسے ہوتی ہے" }, path: "/our-work" },
        },
      },
      {
        id: "tailor-sheikhupura",
        category: { en: "Women Empowerment", ur: "خواتین کی خود مختاری" },
        name: { en: "A tailor, Sheikhupura", ur: "ایک درزن، شیخوپورہ" },
        role: { en: "Runs a workshop of four machines", ur: "چار مشینوں کی ورکشاپ چلاتی ہیں" },
        achievement: { en: "Employs three women from her lane", ur: "اپنی گلی کی تین عورتوں کو کام دیا" },
        story: {
          en: "They gave me an order instead of a certificate. The first uniforms paid for my second machine.",
          ur: "انہوں نے مجھے سرٹیفکیٹ کے بجائے آرڈر دیا۔ پہلے یونیفارموں کی کمائی سے دوسری مشین آئی۔",
        },
        portrait: "/art/portrait-tailor.svg",
        rating: 5,
      },
      {
        id: "farmer-rajanpur",
        category: { en: "Emergency Relief", ur: "ہنگامی امداد" },
        name: { en: "A farmer, Rajanpur", ur: "ایک کسان، راجن پور" },
        role: { en: "Lost two acres to the flood", ur: "دو ایکڑ زمین سیلاب میں گئی" },
        achievement: { en: "Harvested wheat the next spring", ur: "اگلی بہار گندم کاٹی" },
        story: {
          en: "The tent came on the second day. The seed came in November, when the other helpers had left.",
          ur: "خیمہ دوسرے دن آ گیا۔ بیج نومبر میں آیا، جب باقی مدد کرنے والے جا چکے تھے۔",
        },
        portrait: "/art/portrait-farmer.svg",
        rating: 5,
      },
      {
        id: "teacher-lahore",
        category: { en: "Orphan Support", ur: "یتیموں کی کفالت" },
        name: { en: "A teacher, Lahore", ur: "ایک استانی، لاہور" },
        role: { en: "Lived in the children's home", ur: "بچوں کے گھر میں رہیں" },
        achievement: {
          en: "Teaches class four in the same street",
          ur: "اسی گلی میں چوتھی جماعت پڑھاتی ہیں",
        },
        story: {
          en: "I lived there for seven years, with my brother. Now I teach children from the same street.",
          ur: "میں وہاں سات سال رہی، اپنے بھائی کے ساتھ۔ اب اسی گلی کے بچوں کو پڑھاتی ہوں۔",
        },
        portrait: "/art/portrait-teacher.svg",
        rating: 5,
      },
      {
        id: "nurse-bahawalpur",
        category: { en: "Healthcare", ur: "صحت" },
        name: { en: "A nurse, Bahawalpur", ur: "ایک نرس، بہاولپور" },
        role: { en: "Works on the clinic van", ur: "کلینک وین پر کام کرتی ہیں" },
        achievement: {
          en: "Trained at the camp where she was treated",
          ur: "جس کیمپ میں علاج ہوا، وہیں کام سیکھا",
        },
        story: {
          en: "I came to the camp with a fever. The doctor let me help with the register, and I stayed.",
          ur: "میں بخار میں کیمپ آئی تھی۔ ڈاکٹر نے رجسٹر میں ہاتھ بٹانے دیا، اور میں یہیں رہ گئی۔",
        },
        portrait: "/art/portrait-nurse.svg",
        rating: 5,
      },
      {
        id: "electrician-faisalabad",
        category: { en: "Skill Development", ur: "ہنر کی تربیت" },
        name: { en: "An electrician, Faisalabad", ur: "ایک الیکٹریشن، فیصل آباد" },
        role: { en: "Finished the six-month course", ur: "چھ مہینے کا کورس مکمل کیا" },
        achievement: {
          en: "Has his own business fitting solar panels",
          ur: "سولر پینل لگانے کا اپنا کام ہے",
        },
        story: {
          en: "They gave me my own tool kit on the first day. I still use it.",
          ur: "پہلے ہی دن مجھے اپنے اوزاروں کا تھیلا ملا۔ آج بھی اسی سے کام کرتا ہوں۔",
        },
        portrait: "/art/portrait-electrician.svg",
        rating: 5,
      },
      {
        id: "water-keeper-mithi",
        category: { en: "Water Projects", ur: "پانی کے منصوبے" },
        name: { en: "A water keeper, Mithi", ur: "پانی کا ایک رکھوالا، مٹھی" },
        role: { en: "Looks after four hand pumps", ur: "چار ہینڈ پمپ سنبھالتا ہے" },
        achievement: { en: "Repairs every pump within a day", ur: "ہر پمپ ایک دن کے اندر ٹھیک کرتا ہے" },
        story: {
          en: "I have a spanner, washers and a phone. When a pump breaks, I repair it the same day.",
          ur: "میرے پاس پانا، واشر اور فون ہے۔ پمپ خراب ہو تو اسی دن ٹھیک کر دیتا ہوں۔",
        },
        portrait: "/art/portrait-water-keeper.svg",
        rating: 5,
      },
      {
        id: "learner-multan",
        category: { en: "Adult Education", ur: "تعلیمِ بالغاں" },
        name: { en: "A grandmother, Multan", ur: "ایک دادی، ملتان" },
        role: { en: "Learned to read at sixty-one", ur: "اکسٹھ سال کی عمر میں پڑھنا سیکھا" },
        achievement: { en: "Signs her own name at the bank", ur: "بینک میں اپنے دستخط خود کرتی ہیں" },
        story: {
          en: "My grandson reads to me, and now I can correct him.",
          ur: "پوتا مجھے پڑھ کر سناتا ہے، اور اب میں اس کی غلطی پکڑ لیتی ہوں۔",
        },
        portrait: "/art/portrait-learner.svg",
        rating: 5,
      },
    ],
  },
});
